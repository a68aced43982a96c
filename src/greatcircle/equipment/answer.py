"""This file is typed answers: what a name written by a person may mean, forgiving of manner and of small slips.

A text is compared with every accepted name in steps, and the first step that finds something decides: as it stands;
without small words and articles; with its words in any order; without the form of state, such as "Republic of"; and
last with slips. Case, accents, punctuation and spaces never count.
"""

import unicodedata
from collections.abc import Iterable, Mapping
from typing import Final, final

LONGEST: Final = 200
"""A text with more characters than this is no name."""
SHORTEST_REST: Final = 2
"""What is left of a name when words are dropped has at least so many letters."""
ONE_SLIP_FROM: Final = 5
TWO_SLIPS_FROM: Final = 8
"""From so many letters up a name forgives one slip, and two; a shorter one has to be exact."""

LETTERS: Final = {
    "æ": "ae",
    "œ": "oe",
    "ø": "o",
    "ł": "l",
    "đ": "d",
    "ð": "d",
    "þ": "th",
    "ħ": "h",
    "ı": "i",
    "ŋ": "ng",
    "ə": "e",
}
"""Letters that no accent explains, as they are written by people whose keyboard lacks them."""
SILENT: Final = frozenset("'’‘ʼʻʹ`´.·")
"""Signs that stand inside a word."""
AND_SIGNS: Final = frozenset("&+")

SPELLINGS: Final = {
    "saint": "st",
    "sainte": "st",
    "ste": "st",
    "rep": "republic",
    "dem": "democratic",
    "is": "islands",
}
"""Words that are often cut short, each with the one way in which it is compared."""
COMPASS: Final = {"n": "north", "s": "south", "e": "east", "w": "west"}
"""What a single letter before a name stands for."""
ARTICLES: Final = frozenset({"la", "le", "les", "el", "los", "las", "al", "il", "die", "der", "das"})
"""Articles of other languages; they are dropped in front of a name only."""
OF: Final = "of"
SMALL_WORDS: Final = frozenset({"the", OF, "and"})
FORMS_OF_STATE: Final = frozenset(
    {
        "arab",
        "bolivarian",
        "commonwealth",
        "democratic",
        "duchy",
        "emirate",
        "federal",
        "federated",
        "federation",
        "federative",
        "grand",
        "hashemite",
        "independent",
        "islamic",
        "kingdom",
        "peoples",
        "plurinational",
        "principality",
        "republic",
        "socialist",
        "sovereign",
        "state",
        "sultanate",
        "union",
        "united",
    }
)
"""Words that say what kind of state a country is, not which."""


@final
class NameBook:
    """The names under which things are known, and what a text may mean by them."""

    def __init__(self, names: Mapping[str, Iterable[str]]) -> None:
        self.ids: list[str] = list(names)
        self._places: dict[str, int] = {one: place for place, one in enumerate(self.ids)}
        self._written: dict[str, set[str]] = {}
        self._short: dict[str, set[str]] = {}
        self._sorted: dict[str, set[str]] = {}
        self._slip_limits: dict[str, int] = {}
        """How many slips each key forgives: what counts is what is left without the form of state."""
        self._cores: dict[str, set[str]] = {}
        """Names without a form of state in front of them: Gambia for Islamic Republic of the Gambia."""
        self._stems: dict[str, set[str]] = {}
        """Names without any form of state: Dominican for Dominican Republic; half a name is no better than a slip."""
        for one, accepted in names.items():
            for name in accepted:
                self._add(one, _words(name), name)

    def recognise(self, text: str) -> list[str]:
        """List the ids that a text may mean: one is understood, several are equally near, none is not understood."""
        text = text.strip()
        if len(text) > LONGEST:
            return []
        words = _words(text)
        short = _without_small_words(words)
        core = _core(words)
        for book, key in (
            (self._written, "".join(words)),
            (self._short, "".join(short)),
            (self._sorted, " ".join(sorted(short))),
            (self._cores, "".join(core)),
        ):
            if key in book:
                return self._in_order(book[key])
        return self._in_order(self._within_slips([words, short, core]))

    def _add(self, one: str, words: list[str], name: str) -> None:
        short = _without_small_words(words)
        stem = "".join(_stem(short))
        if not stem:
            raise ValueError(f"The name {name!r} of {one!r} has no letters.")
        self._written.setdefault("".join(words), set()).add(one)
        self._short.setdefault("".join(short), set()).add(one)
        self._sorted.setdefault(" ".join(sorted(short)), set()).add(one)
        self._cores.setdefault("".join(_core(words)), set()).add(one)
        self._stems.setdefault(stem, set()).add(one)
        for key in ("".join(words), "".join(short), stem):
            limit = slip_limit(len(stem))
            self._slip_limits[key] = min(limit, self._slip_limits.get(key, limit))

    def _within_slips(self, readings: list[list[str]]) -> set[str]:
        """Find the ids nearest to any reading of a text; a stem counts as one slip even when it is exact."""
        from rapidfuzz.distance import OSA  # noqa: PLC0415  it takes longer to load than most commands take to run

        nearest = slip_limit(LONGEST)
        found: set[str] = set()
        for text in {"".join(reading) for reading in readings}:
            for key, limit in self._slip_limits.items():
                if abs(len(key) - len(text)) > nearest:
                    continue
                slips = OSA.distance(text, key, score_cutoff=min(limit, nearest))
                if slips > limit:
                    continue
                for ids, cost in (
                    (self._written.get(key), slips),
                    (self._short.get(key), slips),
                    (self._stems.get(key), max(slips, 1)),
                ):
                    if ids is None or cost > nearest:
                        continue
                    if cost < nearest:
                        nearest = cost
                        found = set()
                    found |= ids
        return found

    def _in_order(self, ids: set[str]) -> list[str]:
        return sorted(ids, key=self._places.__getitem__)


def slip_limit(letters: int) -> int:
    """Give the number of slips that a name of so many letters forgives."""
    if letters < ONE_SLIP_FROM:
        return 0
    return 1 if letters < TWO_SLIPS_FROM else 2


def _words(text: str) -> list[str]:
    """Split a text into plain words: lower case, without accents, abbreviations written one way."""
    words = _join_initials("".join([_plain(sign) for sign in unicodedata.normalize("NFKD", text).casefold()]).split())
    words = [SPELLINGS.get(word, word) for word in words]
    if len(words) > 1:
        words[0] = COMPASS.get(words[0], words[0])
    return words


def _plain(sign: str) -> str:
    if sign in AND_SIGNS:
        return " and "
    if sign in SILENT or unicodedata.category(sign) in ("Mn", "Cf"):
        return ""
    return LETTERS.get(sign, sign) if sign.isalnum() else " "


def _join_initials(words: list[str]) -> list[str]:
    """Join single letters that follow each other: "U S A" is one word."""
    joined: list[str] = []
    previous_is_single = False
    for word in words:
        if len(word) == 1 and previous_is_single:
            joined[-1] += word
        else:
            joined.append(word)
        previous_is_single = len(word) == 1
    return joined


def _without_small_words(words: list[str]) -> list[str]:
    rest = words[1:] if words and words[0] in ARTICLES else words
    return _unless_too_short([word for word in rest if word not in SMALL_WORDS], words)


def _core(words: list[str]) -> list[str]:
    """Drop a form of state in front of a name, if "of" parts them."""
    start = 0
    while start < len(words) and (words[start] in FORMS_OF_STATE or words[start] in SMALL_WORDS):
        start += 1
    return _without_small_words(words[start:] if OF in words[:start] else words)


def _stem(words: list[str]) -> list[str]:
    return _unless_too_short([word for word in words if word not in FORMS_OF_STATE], words)


def _unless_too_short(rest: list[str], words: list[str]) -> list[str]:
    return rest if sum([len(word) for word in rest]) >= SHORTEST_REST else words

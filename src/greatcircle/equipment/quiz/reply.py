"""This file is the reading of what was typed in reply to a quiz question: which of its four answers is meant, if any.

A text is compared with every way to say each answer, in steps; the first step that finds something decides, and if it
finds more than one answer, none is meant. The steps: as it stands; without small words; in any order, one or many;
without words of the question, titles and units; and last with slips of spelling. Case, accents and punctuation never
count, numbers are read however they are written, and a number is never forgiven a slip.
"""

import re
import unicodedata
from collections.abc import Iterable
from typing import Final, final

from greatcircle.equipment.answer import LETTERS, SILENT
from greatcircle.equipment.quiz.numeral import is_number, read_figures, read_numbers
from greatcircle.equipment.quiz.question import QuizQuestion
from greatcircle.equipment.quiz.wordlist import (
    ERA,
    FRONT_WORDS,
    PLURALS,
    SMALL_WORDS,
    SPELLINGS,
    TITLES,
    UNITS,
    UNITS_IN_FRONT,
)

STEPS: Final = 4
"""How many comparisons there are before slips are forgiven."""
NO_OPTION: Final = -1
"""What was typed means none of the answers."""
LONGEST: Final = 200
"""A text with more characters than this is no answer."""
SHORTEST_REST: Final = 2
"""What is left of a text when words are dropped has at least so many letters, unless it is a number."""
SLIPS_FROM: Final = (5, 8, 12)
"""From so many letters up an answer forgives one slip, two, and three."""
WORD_SLIPS_FROM: Final = (4, 8, 12)
"""The same for each of several words; a shorter word has to be exact."""
JOINED_SLIPS: Final = 1
"""How many slips are forgiven when words were joined or torn apart besides."""

TOKENS: Final = re.compile(
    r"(?P<figures>\d{1,3}(?:[ ,]\d{3})+(?!\d)(?:\.\d+)?|\d+(?:[.,]\d+)?)(?:st|nd|rd|th|s)?\b"
    r"|(?P<joined>\d+)|[^\W\d_]+"
)
DECIMAL_COMMA: Final = re.compile(r"\d+,(?!\d{3}$)\d+")
SIGNS: Final = {
    "&": " and ",
    "+": " and ",
    "@": " at ",
    "#": " hash ",
    "%": " percent ",
    "°": " degree ",
    "$": " dollar ",
    "€": " euro ",
    "£": " pound ",
    "√": " root ",
}
"""Signs that are read as words."""
PLAIN_SIGNS: Final = str.maketrans({**SIGNS, **LETTERS, **dict.fromkeys(SILENT - {"."}, "")})
SILENT_KINDS: Final = ("Mn", "Cf")
"""The kinds of signs that are accents, or cannot be seen."""


@final
class Reading:
    """A text as words to be compared."""

    def __init__(self, text: str, asked: frozenset[str]) -> None:
        self.spelt = _spelt_words(text)
        """As it is spelt, before numbers are read."""
        self.words = read_numbers([SPELLINGS.get(word, word) for word in self.spelt])
        self.short = _short(self.words)
        self.written = "".join(self.words)
        self.briefly = "".join(self.short)
        stems = [stem(word) for word in self.short]
        self.in_order = " ".join(stems)
        self.key = " ".join(sorted(stems))
        """Whatever order its words are in, and whether it speaks of one or many."""
        self.units = _units(stems)
        self.asked_units = _units(list(asked))
        self.core = _core(stems, asked)
        self.core_key = " ".join(sorted(self.core))
        self.numbers = sorted([word for word in self.words if is_number(word)])

    def agrees_on_units(self, other: "Reading") -> bool:
        """Tell whether no unit speaks against both meaning the same: of a name, or else of the question."""
        expected = other.units or self.asked_units
        return not self.units or not expected or bool(self.units & expected)


@final
class Lexicon:
    """Everything that is an answer somewhere: what has a name of its own is no slip of another name."""

    def __init__(self, questions: Iterable[QuizQuestion]) -> None:
        self._things: dict[str, set[int]] = {}
        """For each name the things that it is the right name of."""
        for number, question in enumerate(questions):
            for name in (question.answer, *question.accept):
                self._things.setdefault(_entry(name), set()).add(number)
            for name in question.wrong:
                self._things.setdefault(_entry(name), set())

    def is_another(self, text: str, names: Iterable[str]) -> bool:
        """Tell whether a text is the name of something, and not of what these names mean."""
        things = self._things.get(_entry(text))
        return things is not None and all(things.isdisjoint(self._things.get(_entry(name), ())) for name in names)


def _entry(name: str) -> str:
    """Write a name as it stands in the lexicon, which is too long for a closer reading."""
    words = name.casefold().replace("-", " ").split()
    return "".join([sign for sign in "".join(words[len(words) > 1 and words[0] in SMALL_WORDS :]) if sign.isalnum()])


def meant_option(question: QuizQuestion, text: str, lexicon: Lexicon | None = None) -> int:
    """Give the place of the answer that a text means among a question's options, or NO_OPTION."""
    if len(text) > LONGEST:
        return NO_OPTION
    asked = frozenset([stem(word) for word in plain_words(question.text)])
    typed = Reading(text, asked)
    if not typed.words:
        return NO_OPTION
    options = question.options()
    place = options.index(question.answer)
    names = [[Reading(option, asked)] for option in options]
    names[place] += [Reading(name, asked) for name in question.accept]
    for step in range(STEPS):
        found = [at for at, ways in enumerate(names) if _is_any(step, typed, ways)]
        if found:
            return found[0] if len(found) == 1 else NO_OPTION
    found = _within_slips(typed, names)
    if len(found) != 1:
        return NO_OPTION
    is_another = lexicon is not None and lexicon.is_another(text, _ways_to_say(question, options[found[0]]))
    return NO_OPTION if is_another else found[0]


def _ways_to_say(question: QuizQuestion, option: str) -> list[str]:
    return [option, *question.accept] if option == question.answer else [option]


def is_same_answer(one: str, other: str) -> bool:
    """Tell whether two answers are the same but for their manner."""
    asked: frozenset[str] = frozenset()
    first, second = Reading(one, asked), Reading(other, asked)
    return first.written == second.written or first.in_order == second.in_order


def _is_any(step: int, typed: Reading, ways: list[Reading]) -> bool:
    for way in ways:
        if _is_same(step, typed, way):
            return True
    return False


def _is_same(step: int, typed: Reading, name: Reading) -> bool:
    if step == 0:
        return typed.written == name.written
    if step == 1:
        return typed.briefly == name.briefly
    if step == 2:
        return typed.key == name.key
    return bool(name.core_key) and typed.core_key == name.core_key and typed.agrees_on_units(name)


def _within_slips(typed: Reading, names: list[list[Reading]]) -> list[int]:
    """List the options nearest to a text of all that are near enough."""
    nearest = len(SLIPS_FROM) + 1
    found: list[int] = []
    for at, ways in enumerate(names):
        slips = min([_slips(typed, way) for way in ways])
        if slips < nearest:
            nearest = slips
            found = [at]
        elif slips == nearest and slips <= len(SLIPS_FROM):
            found.append(at)
    return found


def _slips(typed: Reading, name: Reading) -> int:
    """Count the slips between a text and a name; more than are ever forgiven when they are too many."""
    too_many = len(SLIPS_FROM) + 1
    if typed.numbers and typed.numbers != name.numbers:
        return too_many
    fewest = _word_slips(typed.spelt, name.spelt)
    if typed.numbers != name.numbers:
        return fewest
    fewest = min(fewest, _word_slips(typed.short, name.short))
    fewest = min(fewest, _word_slips([stem(word) for word in typed.short], [stem(word) for word in name.short]))
    has_core = typed.core and name.core and typed.agrees_on_units(name)
    return min(fewest, _word_slips(typed.core, name.core)) if has_core else fewest


def _word_slips(typed: list[str], name: list[str]) -> int:
    from rapidfuzz.distance import OSA  # noqa: PLC0415  it takes longer to load than most commands take to run

    too_many = len(SLIPS_FROM) + 1
    typed = [word for word in typed if not is_number(word)]
    name = [word for word in name if not is_number(word)]
    limit = _limit(SLIPS_FROM, sum([len(word) for word in name]))
    if len(typed) != len(name):
        slips = OSA.distance("".join(typed), "".join(name), score_cutoff=too_many)
        return slips if slips <= min(limit, JOINED_SLIPS) else too_many
    total = 0
    for one, other in zip(typed, name, strict=True):
        slips = OSA.distance(one, other, score_cutoff=too_many)
        if slips > (limit if len(name) == 1 else _limit(WORD_SLIPS_FROM, len(other))):
            return too_many
        total += slips
    return total if total <= limit else too_many


def _limit(steps: tuple[int, int, int], letters: int) -> int:
    return sum([letters >= step for step in steps])


def plain_words(text: str) -> list[str]:
    """Split a text into plain words: lower case, without accents, numbers read, spellings written one way."""
    return read_numbers([SPELLINGS.get(word, word) for word in _spelt_words(text)])


def _spelt_words(text: str) -> list[str]:
    words: list[str] = []
    for token in TOKENS.finditer(_plain_text(text)):
        figures = token["figures"] or token["joined"]
        if figures is None:
            words.append(token[0])
        elif "." in figures or DECIMAL_COMMA.fullmatch(figures):
            words.append(read_figures(figures.replace(" ", "").replace(",", "" if "." in figures else ".")))
        else:
            words.append(read_figures(figures.replace(",", "").replace(" ", "")))
    return words


def _plain_text(text: str) -> str:
    """Write a text in lower case without accents, and signs as words."""
    if text.isascii():
        return text.lower().translate(PLAIN_SIGNS)
    signs = [
        sign
        for sign in unicodedata.normalize("NFKD", text).casefold()
        if unicodedata.category(sign) not in SILENT_KINDS
    ]
    return "".join(signs).translate(PLAIN_SIGNS)


def stem(word: str) -> str:
    """Write a word as one of its kind; what it leaves of words that only look like many does no harm."""
    if is_number(word) or len(word) < 4:
        return word
    if word in PLURALS:
        return PLURALS[word]
    if not word.endswith("s") or word.endswith(("ss", "us", "is")):
        return word
    if word.endswith("ies") and len(word) > 4:
        return f"{word[:-3]}y"
    if word.endswith(("ches", "shes", "xes", "sses", "zes", "oes")):
        return word[:-2]
    return word[:-1]


def _short(words: list[str]) -> list[str]:
    """Drop what people say before they come to the point, and small words, unless hardly anything is left."""
    start = 0
    while start < len(words) and (words[start] in FRONT_WORDS or words[start] in SMALL_WORDS):
        start += 1
    rest = [word for word in words[start:] if word not in SMALL_WORDS]
    return rest if _is_enough(rest) else words


def _core(stems: list[str], asked: frozenset[str]) -> list[str]:
    """Drop titles, what the question says itself, and the units of a number; nothing when hardly anything is left."""
    rest: list[str] = []
    for at, word in enumerate(stems):
        if is_number(word) or not (word in TITLES or word in asked or _is_unit(stems, at)):
            rest.append(word)
    return rest if _is_enough(rest) else []


def _is_unit(stems: list[str], at: int) -> bool:
    """Tell whether a word is the unit of the number beside it."""
    unit = UNITS.get(stems[at])
    if unit is None:
        return False
    is_behind = at > 0 and is_number(stems[at - 1])
    return is_behind or (unit in UNITS_IN_FRONT and at + 1 < len(stems) and is_number(stems[at + 1]))


def _units(stems: list[str]) -> set[str]:
    units = {UNITS[word] for word in stems if word in UNITS}
    units.discard(ERA)
    return units


def _is_enough(words: list[str]) -> bool:
    return sum([len(word) for word in words]) >= SHORTEST_REST

"""This file is quiz questions, and packs of people's own; where packs are kept is told from outside."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, final

from greatcircle.kernel.refusal import BadInput

CHILD: Final = 0
STANDARD: Final = 1
HARD: Final = 2
LEVELS: Final[tuple[Literal["child", "standard", "hard"], ...]] = ("child", "standard", "hard")
OPTIONS: Final = 4
"""How many answers a multiple choice has."""
WORLD: Final = "world"
"""The region of what belongs to no continent."""
CONTINENTS: Final = ("europe", "africa", "asia", "australasia", "americas")
NAMES_APART: Final = ","
"""What stands between the ids of packs in an option."""


@final
@dataclass(frozen=True)
class QuizQuestion:
    """A question of a box."""

    id: str
    field: str
    """What it is about: a word such as history."""
    level: int
    region: str
    """The continent it is about, or WORLD."""
    text: str
    answer: str
    accept: tuple[str, ...]
    """Other ways to say the right answer."""
    wrong: tuple[str, ...]
    note: str
    as_of: int
    """The year in which it is true; 0 when it does not age."""

    def options(self) -> list[str]:
        """List the answers of a multiple choice in the order in which they are shown."""
        return sorted([self.answer, *self.wrong], key=_order)

    def place(self) -> int:
        """Give the place of the right answer among the options."""
        return self.options().index(self.answer)


@final
@dataclass(frozen=True)
class PackQuestion:
    """A question of a pack, with the levels it is for."""

    question: QuizQuestion
    levels: tuple[int, ...]

    def at(self, level: int) -> QuizQuestion:
        """Give the question as it is asked at a level."""
        one = self.question
        return QuizQuestion(
            one.id,
            one.field,
            level,
            one.region,
            one.text,
            one.answer,
            one.accept,
            one.wrong,
            one.note,
            one.as_of,
        )


@final
@dataclass(frozen=True)
class Pack:
    """A pack of questions that people have written themselves; its id changes with whatever is in it."""

    id: str
    title: str
    questions: tuple[PackQuestion, ...]

    def count_about_continents(self) -> int:
        """Count the questions that are about a continent."""
        return sum([one.question.region != WORLD for one in self.questions])


PackFinder = Callable[[str], Pack | None]


@final
class FoundPacks:
    """The packs that were found; a pack never changes under its id, so each is looked for once."""

    def __init__(self) -> None:
        self.finder: PackFinder | None = None
        self.found: dict[str, Pack] = {}


FOUND_PACKS: Final = FoundPacks()


def install_finder(finder: PackFinder | None) -> None:
    """Say how packs are found by their ids; what was found before is forgotten."""
    FOUND_PACKS.finder = finder
    FOUND_PACKS.found = {}


def find_pack(pack_id: str) -> Pack:
    """Find a pack; `BadInput` says what to do when it is not here."""
    known = FOUND_PACKS.found.get(pack_id)
    if known is not None:
        return known
    pack = None if FOUND_PACKS.finder is None else FOUND_PACKS.finder(pack_id)
    if pack is None:
        raise BadInput(
            f"There is no question pack {pack_id!r} here; add its file with the options of a new table in the browser, "
            "or by `greatcircle questions add FILE`."
        )
    FOUND_PACKS.found[pack_id] = pack
    return pack


def pack_ids(names: str) -> list[str]:
    """Read the ids of packs in an option."""
    ids: list[str] = []
    for name in names.split(NAMES_APART):
        name = name.strip()
        if name and name not in ids:
            ids.append(name)
    return ids


def _order(text: str) -> tuple[float, str]:
    """Let numbers stand by their size, then words by the alphabet."""
    digits = text.replace(",", "").replace(" ", "")
    number = float(digits) if digits.isascii() and digits.isdigit() else float("inf")
    return (number, text.casefold())

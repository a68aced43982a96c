"""This file is every kind of move of Trap the Cap: its code, its wire form and its name."""

from typing import Final

from greatcircle.games.trap_the_cap.board import CAPS, COLOURS, DIE_FACES, PLACES_MAX, SEATS_MAX, Board
from greatcircle.kernel.refusal import BadInput
from greatcircle.kernel.state import Wire

CAP_NUMBERS: Final = SEATS_MAX * CAPS + 1
"""Six caps of six colours, and the Golden Cap."""

# Each kind of move has a run of codes of its own.
GO: Final = 0
"""The picked cap goes to this place; these codes are the places themselves, so a list of places is a list of moves."""
STEP: Final = GO + PLACES_MAX
"""The Golden Cap takes one step to this place."""
PICK: Final = STEP + PLACES_MAX
"""A seat picks this cap to move."""
TRAP: Final = PICK + CAP_NUMBERS
"""The Golden Cap traps this cap in passing, or where it has a choice."""
THROW: Final = TRAP + CAP_NUMBERS
"""Chance: the die shows this face; the codes begin with face 1."""
LOT: Final = THROW + DIE_FACES
"""Chance: this seat begins."""
PASS: Final = LOT + SEATS_MAX
"""The Golden Cap traps nothing more here."""
STAY: Final = PASS + 1
"""The cap that came home stays there."""
AGAIN: Final = STAY + 1
"""Throw again after a 6."""
END: Final = AGAIN + 1
"""Do not throw again."""
MOVE_COUNT: Final = END + 1

WORDS: Final = {PASS: "pass", STAY: "stay", AGAIN: "again", END: "end"}
GOLDEN_NAME: Final = "golden"


def cap_name(cap: int, caps: int, golden: int) -> str:
    """Name a cap by colour and number, when every seat has so many caps."""
    if cap == golden:
        return GOLDEN_NAME
    return f"{COLOURS[cap // caps]}-{cap % caps + 1}"


def wire(move: int, board: Board, caps: int, golden: int) -> Wire:
    """Give the wire form of a move."""
    if move < STEP:
        return {"move": "go", "to": board.labels[move - GO]}
    if move < PICK:
        return {"move": "step", "to": board.labels[move - STEP]}
    if move < TRAP:
        return {"move": "pick", "cap": cap_name(move - PICK, caps, golden)}
    if move < THROW:
        return {"move": "trap", "cap": cap_name(move - TRAP, caps, golden)}
    if move < LOT:
        return {"move": "throw", "die": move - THROW + 1}
    if move < PASS:
        return {"move": "lot", "seat": move - LOT}
    return {"move": WORDS[move]}


def parse_move(form: object, board: Board, names: dict[str, int], seats: int) -> int:
    """Read a wire form; `names` holds the caps of this match by name."""
    if not isinstance(form, dict):
        raise BadInput('A move is an object such as {"move": "go", "to": "A4"}.')
    kind = form.get("move")
    argument = {"lot": "seat", "throw": "die", "pick": "cap", "trap": "cap", "go": "to", "step": "to"}.get(str(kind))
    expected = {"move"} if argument is None else {"move", argument}
    if form.keys() != expected:
        raise BadInput(f"A move of kind {kind!r} has the fields {', '.join(sorted(expected))}.")
    if argument is None:
        for code, word in WORDS.items():
            if word == kind:
                return code
        raise BadInput(f"There is no kind of move {kind!r}.")
    return _parse_argument(str(kind), form[argument], board, names, seats)


def _parse_argument(kind: str, value: object, board: Board, names: dict[str, int], seats: int) -> int:
    if kind in ("lot", "throw"):
        first, count, code = (0, seats, LOT) if kind == "lot" else (1, DIE_FACES, THROW)
        if not isinstance(value, int) or isinstance(value, bool) or not first <= value < first + count:
            raise BadInput(f"A {kind} gives a whole number from {first} to {first + count - 1}, not {value!r}.")
        return code + value - first
    if not isinstance(value, str):
        raise BadInput(f"A move of kind {kind!r} names its cap or place by a text.")
    if kind in ("pick", "trap"):
        if value not in names:
            raise BadInput(f"There is no cap {value!r} in this match.")
        return (PICK if kind == "pick" else TRAP) + names[value]
    if value not in board.number_of:
        raise BadInput(f"There is no place {value!r} on this board.")
    return (GO if kind == "go" else STEP) + board.number_of[value]

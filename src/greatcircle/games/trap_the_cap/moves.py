"""This file is every kind of move of Trap the Cap: its code, its wire form and its name."""

from typing import Final

from greatcircle.equipment.wire_form import parse_form, parse_name, parse_number, parse_seat
from greatcircle.games.trap_the_cap import payload
from greatcircle.games.trap_the_cap.board import CAPS, DIE_FACES, PLACES_MAX, SEATS_MAX, Board

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

FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "go": ("to",),
    "step": ("to",),
    "pick": ("cap",),
    "trap": ("cap",),
    "throw": ("die",),
    "lot": ("seat",),
    "pass": (),
    "stay": (),
    "again": (),
    "end": (),
}
"""The kinds of moves on the wire, with their fields."""
WORDS: Final[dict[int, payload.Word]] = {PASS: "pass", STAY: "stay", AGAIN: "again", END: "end"}
"""The moves that are known by their kind alone."""
CODES: Final[dict[str, int]] = {word: move for move, word in WORDS.items()}
GOLDEN_NAME: Final = "golden"


def cap_name(cap: int, caps: int, golden: int, colours: list[str]) -> str:
    """Name a cap by colour and number, when every seat has so many caps."""
    if cap == golden:
        return GOLDEN_NAME
    return f"{colours[cap // caps]}-{cap % caps + 1}"


def wire(move: int, board: Board, caps: int, golden: int, colours: list[str]) -> payload.Move:
    """Give the wire form of a move."""
    if move < STEP:
        return {"move": "go", "to": board.labels[move - GO]}
    if move < PICK:
        return {"move": "step", "to": board.labels[move - STEP]}
    if move < TRAP:
        return {"move": "pick", "cap": cap_name(move - PICK, caps, golden, colours)}
    if move < THROW:
        return {"move": "trap", "cap": cap_name(move - TRAP, caps, golden, colours)}
    if move < LOT:
        return {"move": "throw", "die": move - THROW + 1}
    if move < PASS:
        return {"move": "lot", "seat": move - LOT}
    return {"move": WORDS[move]}


def parse_move(form: object, board: Board, caps: dict[str, int], seats: int) -> int:
    """Read a wire form; `caps` holds the caps of this match by name."""
    kind, fields = parse_form(form, FIELDS, '{"move": "go", "to": "A4"}')
    if kind in CODES:
        return CODES[kind]
    if kind in ("go", "step"):
        return (GO if kind == "go" else STEP) + parse_name("place", fields["to"], board.number_of)
    if kind in ("pick", "trap"):
        return (PICK if kind == "pick" else TRAP) + parse_name("cap", fields["cap"], caps)
    if kind == "throw":
        return THROW + parse_number("die", fields["die"], 1, DIE_FACES) - 1
    return LOT + parse_seat(fields["seat"], seats)

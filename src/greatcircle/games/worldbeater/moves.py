"""This file is every kind of move of Worldbeater: its code and its wire form."""

from typing import Final

from greatcircle.equipment.wire_form import parse_form, parse_name, parse_seat
from greatcircle.games.worldbeater import payload
from greatcircle.games.worldbeater.board import BOARD, NOTHING, SEATS_MAX
from greatcircle.games.worldbeater.card import FIRST_HARM, HARM_IDS, HELP_IDS, KIND_IDS, KIND_NUMBERS, KINDS
from greatcircle.kernel.refusal import BadInput
from greatcircle.kernel.state import Wire

TOWNS: Final = len(BOARD.towns)

# Each kind of move has a run of codes of its own.
DRIVE: Final = 0
"""The car drives in a line to this hexagon."""
CLAIM: Final = DRIVE + BOARD.count
"""It drives to this town and takes its token."""
CROSS: Final = CLAIM + TOWNS
"""It drives to this frontier or seaport, or stands there already, and crosses over."""
FLY: Final = CROSS + len(BOARD.exits)
"""It flies to this airport."""
PUT_BACK: Final = FLY + len(BOARD.airports)
"""It lays a token back on this town, where it stands."""
PLAY: Final = PUT_BACK + TOWNS
"""The seat plays a card of this kind that helps it."""
HARM: Final = PLAY + FIRST_HARM
"""It plays a card of this kind on another seat; the codes of a kind's targets stand together."""
END: Final = HARM + (KINDS - FIRST_HARM) * SEATS_MAX
"""The seat ends its turn."""
DEAL: Final = END + 1
"""Chance: a card of this kind is dealt."""
LOSE: Final = DEAL + KINDS
"""Chance: a card of this kind is lost."""
LOT: Final = LOSE + KINDS
"""Chance: this seat begins."""
FINISH: Final = LOT + SEATS_MAX
"""The last car ends the match."""
MOVE_COUNT: Final = FINISH + 1

FIELDS: Final = {
    "drive": ("to",),
    "claim": ("at",),
    "cross": ("at",),
    "fly": ("to",),
    "put-back": ("at",),
    "play": ("card",),
    "end": (),
    "deal": ("card",),
    "lose": ("card",),
    "lot": ("seat",),
    "finish": (),
}
"""The kinds of moves on the wire, with their fields."""
HARM_FIELDS: Final = {**FIELDS, "play": ("card", "on")}
"""The same when a card is played that harms: it is played on a seat."""


def card_of(move: int) -> int:
    """Give the kind of card that a move plays."""
    return move - PLAY if move < HARM else FIRST_HARM + (move - HARM) // SEATS_MAX


def target_of(move: int) -> int:
    """Give the seat on which a move plays a card, or NOTHING."""
    return NOTHING if move < HARM else (move - HARM) % SEATS_MAX


def play_code(kind: int, target: int) -> int:
    """Give the move that plays a card on a seat, or on NOTHING."""
    return PLAY + kind if kind < FIRST_HARM else HARM + (kind - FIRST_HARM) * SEATS_MAX + target


def wire(move: int) -> payload.Move:
    """Give the wire form of a move."""
    if move < CLAIM:
        return {"move": "drive", "to": BOARD.ids[move - DRIVE]}
    if move < CROSS:
        return {"move": "claim", "at": BOARD.ids[BOARD.towns[move - CLAIM].hexagon]}
    if move < FLY:
        return {"move": "cross", "at": BOARD.ids[BOARD.exits[move - CROSS]]}
    if move < PUT_BACK:
        return {"move": "fly", "to": BOARD.ids[BOARD.airports[move - FLY]]}
    if move < PLAY:
        return {"move": "put-back", "at": BOARD.ids[BOARD.towns[move - PUT_BACK].hexagon]}
    if move < HARM:
        return {"move": "play", "card": HELP_IDS[card_of(move)]}
    if move < END:
        return {"move": "play", "card": HARM_IDS[card_of(move) - FIRST_HARM], "on": target_of(move)}
    if move == END:
        return {"move": "end"}
    if move < LOSE:
        return {"move": "deal", "card": KIND_IDS[move - DEAL]}
    if move < LOT:
        return {"move": "lose", "card": KIND_IDS[move - LOSE]}
    if move < FINISH:
        return {"move": "lot", "seat": move - LOT}
    return {"move": "finish"}


def parse_move(form: object, seats: int) -> int:
    """Read a wire form of a match with so many seats."""
    is_harm = isinstance(form, dict) and "on" in form
    kind, fields = parse_form(form, HARM_FIELDS if is_harm else FIELDS, '{"move": "drive", "to": "UK01"}')
    if kind == "end":
        return END
    if kind == "finish":
        return FINISH
    if kind == "lot":
        return LOT + parse_seat(fields["seat"], seats)
    if kind == "drive":
        return DRIVE + parse_name("hexagon", fields["to"], BOARD.number_of)
    if kind == "play":
        return _parse_card(fields, seats)
    if kind in ("deal", "lose"):
        return (DEAL if kind == "deal" else LOSE) + parse_name("card", fields["card"], KIND_NUMBERS)
    return _parse_place(kind, fields["to" if kind == "fly" else "at"])


def _parse_place(kind: str, name: object) -> int:
    """Read the place of a claim, a crossing, a flight or a token laid back."""
    hexagon = parse_name("hexagon", name, BOARD.number_of)
    if kind == "cross":
        return _numbered(CROSS, BOARD.exit[hexagon], f"{name} is neither a frontier nor a seaport.")
    if kind == "fly":
        return _numbered(FLY, BOARD.airport[hexagon], f"{name} is no airport.")
    return _numbered(CLAIM if kind == "claim" else PUT_BACK, BOARD.town[hexagon], f"{name} is no town.")


def _numbered(first: int, number: int, fault: str) -> int:
    if number == NOTHING:
        raise BadInput(fault)
    return first + number


def _parse_card(fields: Wire, seats: int) -> int:
    card = parse_name("card", fields["card"], KIND_NUMBERS)
    if (card >= FIRST_HARM) != ("on" in fields):
        wanted = 'names a seat under "on"' if card >= FIRST_HARM else 'names no seat under "on"'
        raise BadInput(f"Playing {fields['card']} {wanted}.")
    return play_code(card, parse_seat(fields["on"], seats) if "on" in fields else NOTHING)

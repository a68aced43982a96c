"""This file is every kind of move of Take Off!: its code, its wire form and its name."""

from itertools import combinations_with_replacement
from typing import Final

from greatcircle.equipment.wire_form import parse_form, parse_name, parse_number, parse_seat
from greatcircle.games.take_off import payload
from greatcircle.games.take_off.board import BOARD, DICE_MAX, DICE_MIN, FLEET_MAX, JET, SEATS_MAX
from greatcircle.games.take_off.deck import CARD_IDS, CARD_NUMBERS, COUNTRY_IDS, COUNTRY_NUMBERS
from greatcircle.kernel.refusal import BadInput
from greatcircle.kernel.state import Wire

HOPS: Final = BOARD.hop_count
CARDS: Final = len(CARD_IDS)
ROLLS: Final[list[tuple[int, ...]]] = [
    roll
    for dice in range(DICE_MIN, DICE_MAX + 1)
    for roll in combinations_with_replacement(range(len(BOARD.facet_names)), dice)
]
"""Everything that two or three dice can show; the order of the dice does not matter."""

# Each kind of move has a run of codes of its own.
FLY: Final = 0
"""A jet flies this hop by the colour of a die; the codes of jet 1 come first, then those of jet 2."""
WILD: Final = FLY + FLEET_MAX * HOPS
"""The same by the jet symbol, or by an extra move."""
LAND: Final = WILD + FLEET_MAX * HOPS
"""A jet takes off to the capital of this card and lands there."""
NAME: Final = LAND + FLEET_MAX * CARDS
"""A seat names this country."""
SILENT: Final = NAME + len(COUNTRY_IDS)
"""A seat names no country."""
ROLL: Final = SILENT + 1
"""Chance: the dice show this roll."""
DRAW: Final = ROLL + len(ROLLS)
"""Chance: this card is drawn."""
LOT: Final = DRAW + CARDS
"""Chance: this seat begins."""
ROLL_NOW: Final = LOT + SEATS_MAX
"""A seat rolls the dice: those of a further turn, or before it flies the card that opened its turn."""
DECLINE: Final = ROLL_NOW + 1
"""A seat leaves what it earned: a further turn, or its extra moves."""
MOVE_COUNT: Final = DECLINE + 1

FIELDS: Final = {
    "fly": ("jet", "from", "to", "by"),
    "take-off": ("jet", "to"),
    "name": ("country",),
    "silent": (),
    "roll": ("dice",),
    "draw": ("card",),
    "lot": ("seat",),
    "roll-now": (),
    "decline": (),
}
"""The kinds of moves on the wire, with their fields."""


def wire(move: int) -> payload.Move:
    """Give the wire form of a move."""
    if move < LAND:
        by_die = move < WILD
        jet, hop = divmod(move - (FLY if by_die else WILD), HOPS)
        return {
            "move": "fly",
            "jet": jet + 1,
            "from": BOARD.cities[BOARD.hop_from[hop]].id,
            "to": BOARD.cities[BOARD.hop_to[hop]].id,
            "by": BOARD.facet_names[BOARD.hop_colour[hop] if by_die else JET],
        }
    if move < NAME:
        jet, card = divmod(move - LAND, CARDS)
        return {"move": "take-off", "jet": jet + 1, "to": CARD_IDS[card]}
    if move < SILENT:
        return {"move": "name", "country": COUNTRY_IDS[move - NAME]}
    if move == SILENT:
        return {"move": "silent"}
    if move < DRAW:
        return {"move": "roll", "dice": [BOARD.facet_names[facet] for facet in ROLLS[move - ROLL]]}
    if move < LOT:
        return {"move": "draw", "card": CARD_IDS[move - DRAW]}
    if move < ROLL_NOW:
        return {"move": "lot", "seat": move - LOT}
    return {"move": "roll-now"} if move == ROLL_NOW else {"move": "decline"}


def parse_move(form: object, seats: int, fleet: int) -> int:
    """Read a wire form of a match with so many seats and jets."""
    kind, fields = parse_form(form, FIELDS, '{"move": "take-off", "jet": 1, "to": "lima"}')
    if kind == "fly":
        return _parse_flight(fields, parse_number("jet", fields["jet"], 1, fleet))
    if kind == "take-off":
        card = parse_name("card", fields["to"], CARD_NUMBERS)
        return LAND + (parse_number("jet", fields["jet"], 1, fleet) - 1) * CARDS + card
    if kind == "name":
        return NAME + parse_name("country", fields["country"], COUNTRY_NUMBERS)
    if kind == "silent":
        return SILENT
    if kind == "roll":
        return _parse_roll(fields["dice"])
    if kind == "draw":
        return DRAW + parse_name("card", fields["card"], CARD_NUMBERS)
    if kind == "lot":
        return LOT + parse_seat(fields["seat"], seats)
    return ROLL_NOW if kind == "roll-now" else DECLINE


def _parse_flight(fields: Wire, jet: int) -> int:
    here = parse_name("city", fields["from"], BOARD.number_of)
    there = parse_name("city", fields["to"], BOARD.number_of)
    hop = BOARD.hop_number.get((here, there))
    if hop is None:
        raise BadInput(f"No route joins {fields['from']} and {fields['to']}.")
    colour = BOARD.facet_names[BOARD.hop_colour[hop]]
    symbol = BOARD.facet_names[JET]
    if fields["by"] not in (colour, symbol):
        raise BadInput(f"The route from {fields['from']} to {fields['to']} is flown by {colour} or {symbol}.")
    return (FLY if fields["by"] == colour else WILD) + (jet - 1) * HOPS + hop


def _parse_roll(dice: object) -> int:
    names = BOARD.facet_names
    if not isinstance(dice, list) or not all(isinstance(facet, str) and facet in names for facet in dice):
        raise BadInput(f"A roll lists the facets of its dice: {', '.join(names)}.")
    roll = tuple(names.index(facet) for facet in dice)
    if roll not in ROLLS:
        raise BadInput(f"A roll has {DICE_MIN} or {DICE_MAX} dice, in the order {', '.join(names)}.")
    return ROLL + ROLLS.index(roll)

"""This file is every kind of move of Take Off!: its code, its wire form and its name."""

from itertools import combinations_with_replacement
from typing import Final

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
MOVE_COUNT: Final = LOT + SEATS_MAX

FIELDS: Final = {
    "fly": ("jet", "from", "to", "by"),
    "take-off": ("jet", "to"),
    "name": ("country",),
    "silent": (),
    "roll": ("dice",),
    "draw": ("card",),
    "lot": ("seat",),
}
"""The kinds of moves on the wire, with their fields."""


def wire(move: int) -> Wire:
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
    return {"move": "lot", "seat": move - LOT}


def parse_move(form: object, seats: int, fleet: int) -> int:
    """Read a wire form of a match with so many seats and jets."""
    if not isinstance(form, dict):
        raise BadInput('A move is an object such as {"move": "take-off", "jet": 1, "to": "lima"}.')
    kind = str(form.get("move"))
    if kind not in FIELDS:
        raise BadInput(f"There is no kind of move {kind!r}; the kinds are {', '.join(FIELDS)}.")
    if form.keys() != {"move", *FIELDS[kind]}:
        raise BadInput(f"A move of kind {kind!r} has the fields {', '.join(['move', *FIELDS[kind]])}.")
    if kind == "fly":
        return _parse_flight(form, _parse_number("jet", form["jet"], 1, fleet))
    if kind == "take-off":
        card = _parse_id("card", form["to"], CARD_NUMBERS)
        return LAND + (_parse_number("jet", form["jet"], 1, fleet) - 1) * CARDS + card
    if kind == "name":
        return NAME + _parse_id("country", form["country"], COUNTRY_NUMBERS)
    if kind == "silent":
        return SILENT
    if kind == "roll":
        return _parse_roll(form["dice"])
    if kind == "draw":
        return DRAW + _parse_id("card", form["card"], CARD_NUMBERS)
    return LOT + _parse_number("seat", form["seat"], 0, seats - 1)


def _parse_flight(form: dict[str, object], jet: int) -> int:
    here = _parse_id("city", form["from"], BOARD.number_of)
    there = _parse_id("city", form["to"], BOARD.number_of)
    hop = BOARD.hop_number.get((here, there))
    if hop is None:
        raise BadInput(f"No route joins {form['from']} and {form['to']}.")
    colour = BOARD.facet_names[BOARD.hop_colour[hop]]
    symbol = BOARD.facet_names[JET]
    if form["by"] not in (colour, symbol):
        raise BadInput(f"The route from {form['from']} to {form['to']} is flown by {colour} or {symbol}.")
    return (FLY if form["by"] == colour else WILD) + (jet - 1) * HOPS + hop


def _parse_roll(dice: object) -> int:
    names = BOARD.facet_names
    if not isinstance(dice, list) or not all(isinstance(facet, str) and facet in names for facet in dice):
        raise BadInput(f"A roll lists the facets of its dice: {', '.join(names)}.")
    roll = tuple(names.index(facet) for facet in dice)
    if roll not in ROLLS:
        raise BadInput(f"A roll has {DICE_MIN} or {DICE_MAX} dice, in the order {', '.join(names)}.")
    return ROLL + ROLLS.index(roll)


def _parse_id(what: str, value: object, numbers: dict[str, int]) -> int:
    if not isinstance(value, str) or value not in numbers:
        raise BadInput(f"There is no {what} {value!r} in this game.")
    return numbers[value]


def _parse_number(what: str, value: object, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadInput(f"A {what} is a whole number from {least} to {most}, not {value!r}.")
    return value

"""This file is the moves of Captivade as numbers, and their wire forms.

An escapee's trip is one move, known by its end and its number of flights, so that whoever sees it sealed learns
nothing of its length; an agent's trip is known by the places that it calls.
"""

from typing import Final

from greatcircle.equipment.wire_form import parse_form, parse_name, parse_number, parse_seat
from greatcircle.games.captivade import payload
from greatcircle.games.captivade.board import AGENTS, COLOURS, FACES, FLIGHTS_MOST, PLACES, SEATS_MIN
from greatcircle.games.captivade.card import CARD_NUMBERS, CARDS
from greatcircle.kernel.refusal import BadInput

RUN: Final = 0
"""An escapee travels: the ends of trips without a flight come first, then of those with one, and so on."""
CHASE: Final = RUN + (FLIGHTS_MOST + 1) * PLACES
"""An agent travels and calls two places, the first times the count of places plus the last; both alike: it stays."""
ATTACK: Final = CHASE + PLACES * PLACES
"""The assassin attacks this agent."""
SPARE: Final = ATTACK + len(AGENTS)
"""The assassin attacks nobody."""
ROLL: Final = SPARE + 1
"""Chance: the die shows this face."""
DRAW: Final = ROLL + len(FACES)
"""Chance: this event card is turned up."""
ASSIGN: Final = DRAW + len(CARDS)
"""Chance: the first of the two assistants goes to this seat."""
CAST: Final = ASSIGN + SEATS_MIN
"""Chance: the next seat that chose no escapee plays the one of this colour."""
MOVE_COUNT: Final = CAST + len(COLOURS)

FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "run": ("to", "flights"),
    "chase": ("calls",),
    "attack": ("agent",),
    "spare": (),
    "roll": ("face",),
    "draw": ("card",),
    "assign": ("seat",),
    "cast": ("colour",),
}
"""The kinds of moves on the wire, with their fields."""
AGENT_NUMBERS: Final[dict[str, int]] = {name: agent for agent, name in enumerate(AGENTS)}
COLOUR_NUMBERS: Final[dict[str, int]] = {name: colour for colour, name in enumerate(COLOURS)}
FACE_NUMBERS: Final[dict[str, int]] = {name: face for face, name in enumerate(FACES)}


def run_code(place: int, flights: int) -> int:
    """Give the move of a trip that ends in a place after so many flights."""
    return RUN + flights * PLACES + place


def chase_code(first: int, last: int) -> int:
    """Give the move of an agent's trip that calls two places, or one twice when it stays."""
    return CHASE + first * PLACES + last


def wire(move: int) -> payload.Move:
    """Give the wire form of a move."""
    if move < CHASE:
        return {"move": "run", "to": move % PLACES + 1, "flights": move // PLACES}
    if move < ATTACK:
        first, last = divmod(move - CHASE, PLACES)
        return {"move": "chase", "calls": [last + 1] if first == last else [first + 1, last + 1]}
    if move < SPARE:
        return {"move": "attack", "agent": AGENTS[move - ATTACK]}
    if move == SPARE:
        return {"move": "spare"}
    if move < DRAW:
        return {"move": "roll", "face": FACES[move - ROLL]}
    if move < ASSIGN:
        return {"move": "draw", "card": CARDS[move - DRAW].id}
    if move < CAST:
        return {"move": "assign", "seat": move - ASSIGN}
    return {"move": "cast", "colour": COLOURS[move - CAST]}


def parse_move(form: object) -> int:
    """Read a wire form."""
    kind, fields = parse_form(form, FIELDS, '{"move": "run", "to": 13, "flights": 1}')
    if kind == "run":
        flights = parse_number("number of flights", fields["flights"], 0, FLIGHTS_MOST)
        return run_code(_parse_place(fields["to"]), flights)
    if kind == "chase":
        return _parse_calls(fields["calls"])
    if kind == "attack":
        return ATTACK + parse_name("agent", fields["agent"], AGENT_NUMBERS)
    if kind == "roll":
        return ROLL + parse_name("face", fields["face"], FACE_NUMBERS)
    if kind == "draw":
        return DRAW + parse_name("card", fields["card"], CARD_NUMBERS)
    if kind == "assign":
        return ASSIGN + parse_seat(fields["seat"], SEATS_MIN)
    if kind == "cast":
        return CAST + parse_name("colour", fields["colour"], COLOUR_NUMBERS)
    return SPARE


def _parse_calls(calls: object) -> int:
    if not isinstance(calls, list) or not 1 <= len(calls) <= 2:
        raise BadInput('An agent calls one place or two, such as "calls": [88, 87].')
    places = [_parse_place(place) for place in calls]
    if len(places) == 2 and places[0] == places[1]:
        raise BadInput("An agent that stays calls its place once.")
    return chase_code(places[0], places[-1])


def _parse_place(value: object) -> int:
    return parse_number("place", value, 1, PLACES) - 1

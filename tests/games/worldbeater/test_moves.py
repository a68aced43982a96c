"""This file is the tests of Worldbeater's moves on the wire."""

import pytest

from greatcircle.games.worldbeater.board import BOARD, SEATS_MAX
from greatcircle.games.worldbeater.card import FIRST_HARM, KIND_IDS
from greatcircle.games.worldbeater.moves import MOVE_COUNT, parse_move, wire
from greatcircle.kernel.refusal import BadInput

HELP = KIND_IDS[0]
HARM = KIND_IDS[FIRST_HARM]
AIRPORT = BOARD.ids[BOARD.airports[0]]
EXIT = BOARD.ids[BOARD.exits[0]]


def test_every_move_is_read_as_it_is_written() -> None:
    assert [parse_move(wire(move), SEATS_MAX) for move in range(MOVE_COUNT)] == list(range(MOVE_COUNT))


@pytest.mark.parametrize(
    ("form", "message"),
    [
        (7, 'A move is an object such as {"move": "drive", "to": "UK01"}'),
        ({"move": "walk"}, "There is no kind of move 'walk'"),
        ({"move": "drive", "at": "UK01"}, "A move of kind 'drive' has the fields move, to."),
        ({"move": "drive", "to": "UK01", "on": 1}, "A move of kind 'drive' has the fields move, to."),
        ({"move": "drive", "to": "UK99"}, "There is no hexagon 'UK99'"),
        ({"move": "play", "on": 1}, "A move of kind 'play' has the fields move, card, on."),
        ({"move": "play", "card": HELP, "on": 1}, f'Playing {HELP} names no seat under "on".'),
        ({"move": "play", "card": HARM}, f'Playing {HARM} names a seat under "on".'),
        ({"move": "play", "card": HARM, "on": 2}, "A seat is a whole number from 0 to 1, not 2"),
        ({"move": "claim", "at": AIRPORT}, f"{AIRPORT} is no town."),
        ({"move": "fly", "to": EXIT}, f"{EXIT} is no airport."),
        ({"move": "cross", "at": AIRPORT}, f"{AIRPORT} is neither a frontier nor a seaport."),
        ({"move": "deal", "card": "ace"}, "There is no card 'ace'"),
        ({"move": "lot", "seat": False}, "A seat is a whole number from 0 to 1, not False"),
    ],
)
def test_what_is_no_move_is_refused_with_a_sentence(form: object, message: str) -> None:
    with pytest.raises(BadInput) as refused:
        parse_move(form, 2)
    assert str(refused.value).startswith(message)

"""This file is the tests of Take Off!'s moves on the wire."""

import pytest

from greatcircle.games.take_off.board import FLEET_MAX, SEATS_MAX
from greatcircle.games.take_off.moves import MOVE_COUNT, parse_move, wire
from greatcircle.kernel.refusal import BadInput
from greatcircle.kernel.state import Wire


def test_every_move_is_read_as_it_is_written() -> None:
    assert [parse_move(wire(move), SEATS_MAX, FLEET_MAX) for move in range(MOVE_COUNT)] == list(range(MOVE_COUNT))


@pytest.mark.parametrize(
    ("form", "message"),
    [
        (None, 'A move is an object such as {"move": "take-off", "jet": 1, "to": "lima"}'),
        ({"move": "land"}, "There is no kind of move 'land'"),
        ({"move": "take-off", "to": "lima"}, "A move of kind 'take-off' has the fields move, jet, to."),
        ({"move": "take-off", "jet": 3, "to": "lima"}, "A jet is a whole number from 1 to 2, not 3"),
        ({"move": "take-off", "jet": 1, "to": "atlantis"}, "There is no card 'atlantis'"),
        ({"move": "name", "country": 12}, "There is no country 12"),
        ({"move": "roll", "dice": "red"}, "A roll lists the facets of its dice"),
        ({"move": "roll", "dice": []}, "A roll has"),
        ({"move": "lot", "seat": 4}, "A seat is a whole number from 0 to 3, not 4"),
    ],
)
def test_what_is_no_move_is_refused_with_a_sentence(form: object, message: str) -> None:
    with pytest.raises(BadInput) as refused:
        parse_move(form, 4, 2)
    assert str(refused.value).startswith(message)


def test_a_flight_follows_a_route_by_its_colour_or_by_the_jet_symbol() -> None:
    flight: Wire = wire(0)
    with pytest.raises(BadInput, match="No route joins"):
        parse_move({**flight, "to": flight["from"]}, 4, 2)
    with pytest.raises(BadInput, match="is flown by"):
        parse_move({**flight, "by": "plaid"}, 4, 2)

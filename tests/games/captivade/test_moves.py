"""Moves on the wire: every number has a form that reads back, and what is no move is said to be none."""

import pytest

from greatcircle.games.captivade.moves import MOVE_COUNT, parse_move, wire
from greatcircle.kernel.refusal import BadInput


def test_every_move_survives_its_wire_form() -> None:
    forms = [wire(move) for move in range(MOVE_COUNT)]
    assert [parse_move(form) for form in forms] == list(range(MOVE_COUNT))
    assert len({str(form) for form in forms}) == MOVE_COUNT


def test_the_forms_of_all_kinds() -> None:
    for form in (
        {"move": "run", "to": 12, "flights": 1},
        {"move": "chase", "calls": [89, 90]},
        {"move": "chase", "calls": [87]},
        {"move": "attack", "agent": "white"},
        {"move": "spare"},
        {"move": "roll", "face": "!"},
        {"move": "draw", "card": "quiet-week"},
        {"move": "assign", "seat": 1},
    ):
        assert wire(parse_move(form)) == form


@pytest.mark.parametrize(
    ("form", "message"),
    [
        ("run", "A move is an object"),
        ({"move": "fly"}, "There is no kind of move 'fly'"),
        ({"move": "run", "to": 12}, "has the fields move, to, flights"),
        ({"move": "run", "to": 93, "flights": 0}, "A place is a whole number from 1 to 92, not 93"),
        ({"move": "run", "to": 0, "flights": 0}, "A place is a whole number from 1 to 92, not 0"),
        ({"move": "run", "to": True, "flights": 0}, "A place is a whole number"),
        ({"move": "run", "to": "12", "flights": 0}, "A place is a whole number"),
        ({"move": "run", "to": 12, "flights": 5}, "A number of flights is a whole number from 0 to 4, not 5"),
        ({"move": "chase", "calls": 87}, "An agent calls one place or two"),
        ({"move": "chase", "calls": []}, "An agent calls one place or two"),
        ({"move": "chase", "calls": [87, 88, 89]}, "An agent calls one place or two"),
        ({"move": "chase", "calls": [87, 87]}, "An agent that stays calls its place once"),
        ({"move": "attack", "agent": "pink"}, "There is no agent 'pink'"),
        ({"move": "roll", "face": 4}, "There is no face 4"),
        ({"move": "draw", "card": "ace"}, "There is no card 'ace'"),
        ({"move": "assign", "seat": 2}, "A seat is a whole number from 0 to 1, not 2"),
        ({"move": "spare", "agent": "white"}, "has the fields move"),
    ],
)
def test_what_is_no_move_is_refused_with_a_sentence(form: object, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        parse_move(form)

"""Moves on the wire: every number has a form that reads back, and what is no move is said to be none."""

import pytest

from greatcircle.games.capital_adventure.moves import MOVE_COUNT, parse_move, wire
from greatcircle.kernel.refusal import BadInput


def test_every_move_survives_its_wire_form() -> None:
    forms = [wire(move) for move in range(MOVE_COUNT)]
    assert [parse_move(form) for form in forms] == list(range(MOVE_COUNT))
    assert len({str(form) for form in forms}) == MOVE_COUNT


def test_the_forms_of_all_kinds() -> None:
    for form in (
        {"move": "order", "die": 4},
        {"move": "start", "total": 7},
        {"move": "die", "number": 3},
        {"move": "card", "box": "two", "card": 17},
        {"move": "card", "box": "visa", "card": 5},
        {"move": "hazard", "card": "africa-01"},
        {"move": "telex", "card": "telex-01"},
        {"move": "luck", "right": True},
        {"move": "cash", "continent": "africa"},
        {"move": "double"},
        {"move": "roll"},
        {"move": "go", "to": "cairo"},
        {"move": "pay", "tokens": 0},
        {"move": "visa", "crossing": "athens-cairo", "tokens": 1},
        {"move": "sail", "by": "fare", "tokens": 2},
        {"move": "sail", "by": "answer", "tokens": 0},
        {"move": "end"},
        {"move": "say", "option": 3},
        {"move": "pass"},
        {"move": "chance"},
        {"move": "reveal"},
        {"move": "judge", "right": False},
        {"move": "trust"},
        {"move": "go-on"},
        {"move": "overrule"},
        {"move": "propose"},
        {"move": "agree"},
        {"move": "refuse"},
    ):
        assert wire(parse_move(form)) == form


@pytest.mark.parametrize(
    ("form", "message"),
    [
        ("roll", "A move is an object"),
        ({"move": "fly"}, "There is no kind of move 'fly'"),
        ({"move": "go"}, "has the fields move, to"),
        ({"move": "roll", "die": 1}, "has the fields move"),
        ({"move": "go", "to": "atlantis"}, "There is no city 'atlantis'"),
        ({"move": "go", "to": 7}, "There is no city 7"),
        ({"move": "cash", "continent": "antarctica"}, "There is no continent 'antarctica'"),
        ({"move": "pay", "tokens": 3}, "A number of tokens is a whole number from 0 to 2, not 3"),
        ({"move": "pay", "tokens": True}, "A number of tokens is a whole number"),
        ({"move": "visa", "crossing": "athens-delhi", "tokens": 0}, "There is no crossing 'athens-delhi'"),
        ({"move": "visa", "crossing": "athens-cairo", "tokens": "1"}, "A number of tokens is a whole number"),
        ({"move": "sail", "by": "raft", "tokens": 0}, "There is no way to sail 'raft'"),
        ({"move": "say", "option": 4}, "A number of an answer is a whole number from 0 to 3, not 4"),
        ({"move": "judge", "right": 1}, '"right" is true or false, not 1'),
        ({"move": "luck", "right": "yes"}, '"right" is true or false'),
        ({"move": "order", "die": 0}, "A die is a whole number from 1 to 6, not 0"),
        ({"move": "start", "total": 13}, "A total is a whole number from 2 to 12, not 13"),
        ({"move": "die", "number": 7}, "A number is a whole number from 1 to 6, not 7"),
        ({"move": "card", "box": "three", "card": 1}, "There is no box 'three'"),
        ({"move": "card", "box": "one", "card": -1}, "A card is a whole number from 0"),
        ({"move": "hazard", "card": "moon-01"}, "There is no Hazard 'moon-01'"),
        ({"move": "telex", "card": "telex-99"}, "There is no Telex 'telex-99'"),
    ],
)
def test_what_is_no_move_is_refused_with_a_sentence(form: object, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        parse_move(form)

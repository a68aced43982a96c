"""This file is the tests of Trap the Cap's moves on the wire."""

import pytest

from greatcircle.games.trap_the_cap.moves import AGAIN, END, GO, LOT, PASS, PICK, STAY, STEP, THROW, TRAP
from greatcircle.kernel.refusal import BadInput
from tests.games.trap_the_cap.position import position


@pytest.mark.parametrize("first", [GO, STEP, PICK, TRAP, THROW, LOT, PASS, STAY, AGAIN, END])
def test_a_move_of_every_kind_is_read_as_it_is_written(first: int) -> None:
    state = position(seats=3)
    assert state.parse_move(state.wire(first)) == first


@pytest.mark.parametrize(
    ("form", "message"),
    [
        ("pass", 'A move is an object such as {"move": "go", "to": "A4"}'),
        ({"move": "fly"}, "There is no kind of move 'fly'; the kinds are go, step, pick"),
        ({"move": "pick"}, "A move of kind 'pick' has the fields move, cap"),
        ({"move": "pass", "cap": "red-1"}, "A move of kind 'pass' has the fields move."),
        ({"move": "go", "to": "Z9"}, "There is no place 'Z9' in this match"),
        ({"move": "step", "to": 4}, "There is no place 4 in this match"),
        ({"move": "trap", "cap": "white-1"}, "There is no cap 'white-1' in this match"),
        ({"move": "pick", "cap": None}, "There is no cap None in this match"),
        ({"move": "throw", "die": 7}, "A die is a whole number from 1 to 6, not 7"),
        ({"move": "throw", "die": True}, "A die is a whole number from 1 to 6, not True"),
        ({"move": "lot", "seat": 3}, "A seat is a whole number from 0 to 2, not 3"),
    ],
)
def test_what_is_no_move_is_refused_with_a_sentence(form: object, message: str) -> None:
    with pytest.raises(BadInput) as refused:
        position(seats=3).parse_move(form)
    assert str(refused.value).startswith(message)

"""This file is the tests of reading wire forms: what is right is read, and what is wrong is told."""

import pytest

from greatcircle.equipment.wire_form import parse_form, parse_name, parse_number, parse_seat
from greatcircle.kernel.refusal import BadInput

FIELDS: dict[str, tuple[str, ...]] = {"go": ("to", "by"), "end": ()}
EXAMPLE = '{"move": "end"}'


@pytest.mark.parametrize("form", [{"move": "go", "to": "A4", "by": 2}, {"by": None, "to": [], "move": "go"}])
def test_a_form_is_its_kind_and_its_fields_in_any_order(form: object) -> None:
    assert parse_form(form, FIELDS, EXAMPLE) == ("go", form)


def test_a_kind_may_have_no_fields() -> None:
    assert parse_form({"move": "end"}, FIELDS, EXAMPLE) == ("end", {"move": "end"})


@pytest.mark.parametrize(
    ("form", "sentence"),
    [
        (None, 'A move is an object such as {"move": "end"}.'),
        (["end"], 'A move is an object such as {"move": "end"}.'),
        ({}, "There is no kind of move 'None'; the kinds are go, end."),
        ({"move": "fly"}, "There is no kind of move 'fly'; the kinds are go, end."),
        ({"move": ["go"]}, "There is no kind of move \"['go']\"; the kinds are go, end."),
        ({"move": "go", "to": "A4"}, "A move of kind 'go' has the fields move, to, by."),
        ({"move": "end", "to": "A4"}, "A move of kind 'end' has the fields move."),
    ],
)
def test_a_form_that_is_no_move_is_told_what_a_move_is(form: object, sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        parse_form(form, FIELDS, EXAMPLE)
    assert str(refused.value) == sentence


@pytest.mark.parametrize("value", [1, 4, 6])
def test_a_number_is_read_from_the_least_to_the_most(value: int) -> None:
    assert parse_number("die", value, 1, 6) == value


@pytest.mark.parametrize("value", [0, 7, -1, True, 2.0, "2", None])
def test_what_is_no_number_of_the_range_is_refused(value: object) -> None:
    with pytest.raises(BadInput) as refused:
        parse_number("die", value, 1, 6)
    assert str(refused.value) == f"A die is a whole number from 1 to 6, not {value!r}."


def test_the_seats_are_numbered_from_0() -> None:
    assert [parse_seat(seat, 3) for seat in range(3)] == [0, 1, 2]
    with pytest.raises(BadInput, match=r"^A seat is a whole number from 0 to 2, not 3\.$"):
        parse_seat(3, 3)


def test_a_name_is_read_as_its_number() -> None:
    assert parse_name("city", "rome", {"oslo": 0, "rome": 1}) == 1


@pytest.mark.parametrize("value", ["paris", "", 1, None, ["rome"]])
def test_a_name_that_nothing_has_is_refused(value: object) -> None:
    with pytest.raises(BadInput) as refused:
        parse_name("city", value, {"oslo": 0, "rome": 1})
    assert str(refused.value) == f"There is no city {value!r} in this match."

"""What can be agreed before play, and during it: more Doubles, more money, the versions, and one's own questions."""

import pytest

from greatcircle.games.capital_adventure.board import SIDES
from greatcircle.games.capital_adventure.events import Issued, Proposed, Voted
from greatcircle.games.capital_adventure.rules.play import CapitalAdventure
from greatcircle.kernel.refusal import BadInput
from tests.games.capital_adventure.position import (
    AT_SEA,
    GAME,
    act,
    can,
    cash,
    end,
    go,
    in_london,
    kinds,
    on_turn,
    phase,
    position,
    refusal,
    reply,
    seen,
    side,
    started,
    told,
)


def doubles(state: CapitalAdventure) -> list[int]:
    """List how many Doubles each side has."""
    return [one["doubles"] for one in seen(state)["sides"]]


@pytest.mark.rule("CA-13", "CA-23")
def test_every_side_may_begin_with_five_to_ten_doubles() -> None:
    for count in range(5, 11):
        assert doubles(started(3, doubles=count)) == [count] * 3
    for count in (4, 11):
        with pytest.raises(BadInput):
            GAME.parse_options({"doubles": count}, 2)


@pytest.mark.rule("CA-13")
def test_one_more_double_is_issued_when_all_agree() -> None:
    state = position(seats=3, turn="green")
    assert told(act(state, "propose"), Proposed) == [Proposed(2)]
    assert phase(state) == "voting"
    assert told(act(state, "agree", side="red"), Voted) == [Voted(0, True)]
    assert state.actors() == [1]
    assert len(told(act(state, "agree", side="blue"), Issued)) == 1
    assert doubles(state) == [6, 6, 6]
    assert (on_turn(state), phase(state)) == ("green", "deciding")


@pytest.mark.rule("CA-13")
def test_nobody_gets_a_double_when_one_side_does_not_agree() -> None:
    state = position(seats=3)
    act(state, "propose")
    act(state, "agree")
    act(state, "refuse", side="green")
    assert doubles(state) == [5, 5, 5]
    assert (on_turn(state), phase(state)) == ("red", "deciding")
    first = position(seats=3)
    act(first, "propose")
    act(first, "refuse", side="blue")
    assert phase(first) == "deciding"


@pytest.mark.rule("CA-13")
def test_more_doubles_are_proposed_once_in_a_go() -> None:
    state = position()
    act(state, "propose")
    act(state, "refuse")
    assert not can(state, "propose")
    assert refusal(state, "propose") == ("CA-13",)
    end(state)
    assert can(state, "propose")


@pytest.mark.rule("CA-13")
def test_no_more_than_ten_are_issued_in_all() -> None:
    state = position(doubles={"red": 0, "blue": 0}, amid={"issued": 9})
    act(state, "propose")
    act(state, "agree")
    end(state)
    assert not can(state, "propose")
    assert refusal(state, "propose") == ("CA-13",)
    assert doubles(state) == [1, 1]
    assert "propose" not in kinds(position(doubles=None, amid={"issued": 10}))


@pytest.mark.rule("CA-13")
def test_they_are_proposed_wherever_the_side_is_unless_it_plans_a_journey() -> None:
    for state in (
        position({"red": AT_SEA}),
        position({"red": "athens-cairo"}),
        in_london(),
        position({"red": "paris"}),
    ):
        assert can(state, "propose")
        act(state, "propose")
        act(state, "agree")
        assert doubles(state) == [6, 6]
    planning = position({"red": "vienna"})
    go(planning, "rome")
    assert refusal(planning, "propose") == ("CA-13",)


@pytest.mark.rule("CA-13")
def test_those_who_are_asked_answer_first() -> None:
    state = position(seats=3)
    act(state, "propose")
    assert refusal(state, "roll", side="blue") == ("CA-13",)
    assert refusal(state, "agree", side="green") == ("CA-45",)
    assert refusal(state, "end", side="red") == ("CA-45",)
    assert refusal(position(), "agree") == ("CA-13",)


@pytest.mark.rule("CA-14")
def test_a_right_answer_may_pay_400() -> None:
    state = position(pay="fast")
    reply(state)
    assert cash(state) == 1400


@pytest.mark.rule("CA-165")
def test_packs_have_to_be_named_where_they_are_to_be_used() -> None:
    for boxes in ("both", "packs"):
        with pytest.raises(BadInput, match="name at least one pack"):
            GAME.parse_options({"boxes": boxes}, 2)


def test_the_defaults_are_the_printed_game() -> None:
    options = GAME.options_schema()["properties"]
    defaults = {name: field["default"] for name, field in options.items()}  # type: ignore[attr-defined]  # plain data
    assert defaults == {
        "colours": "any",
        "version": "visa",
        "pay": "standard",
        "answering": "choice",
        "level": "standard",
        "seconds": 0,
        "doubles": 5,
        "eastward": False,
        "strict_tokens": False,
        "knowledge": 60,
        "boxes": "built-in",
        "packs": "",
        "first": 0,
        "round_limit": 300,
    }


def test_there_are_as_many_colours_as_sides() -> None:
    assert len(SIDES) == GAME.identity.seats_max
    assert side(started(4), SIDES[-1])["city"] == "london"

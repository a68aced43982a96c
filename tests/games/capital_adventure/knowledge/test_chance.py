"""How long the way home is, and what that means: more means fewer goes, chances sum to one, and plans are sensible."""

from dataclasses import replace
from typing import Any

import pytest

from greatcircle.games.capital_adventure.board import BOARD
from greatcircle.games.capital_adventure.knowledge.chance import goes_left, homeward_of, plan
from greatcircle.games.capital_adventure.knowledge.level import LEVELS
from greatcircle.games.capital_adventure.knowledge.purse import purse_of
from greatcircle.games.capital_adventure.rules.play import CapitalAdventure
from tests.games.capital_adventure.position import AT_SEA, GAME, position, ready, reply
from tests.games.capital_adventure.scene import CITIES, GOALS

MASTER = LEVELS[-1]
EUROPE = [goal for goal in GOALS if CITIES[goal]["continent"] == "europe"]


def best(state: CapitalAdventure) -> object:
    """Give the move that a Master weighs most."""
    moves = state.for_bots(state.turn)
    values = [one.value() for one in plan(state, moves, MASTER)]
    return state.wire(moves[values.index(max(values))])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "options", [{}, {"version": "diplomat"}, {"pay": "fast"}, {"knowledge": 10}, {"level": "hard"}]
)
def test_chances_sum_to_one_and_are_even_at_the_start(seats: int, options: dict[str, Any]) -> None:
    chances = GAME.prospects(position(seats=seats, **options))
    assert sum(chances) == pytest.approx(1)
    assert chances == pytest.approx([1 / seats] * seats)


def test_at_the_end_the_winner_has_all_the_chances() -> None:
    state = position({"red": AT_SEA, "blue": AT_SEA}, sea={"red": 6}, pegs={"red": GOALS})
    assert GAME.prospects(state)[0] > 0.6
    reply(state)
    assert GAME.prospects(state) == [1.0, 0.0]


def test_money_tokens_insurance_and_pegs_shorten_the_way() -> None:
    poor = position({"red": "lagos"}, cash={"red": 200}, pegs={"red": EUROPE}, insurance={"red": []})
    for better in (
        position({"red": "lagos"}, cash={"red": 900}, pegs={"red": EUROPE}, insurance={"red": []}),
        position({"red": "lagos"}, cash={"red": 200}, tokens={"red": 2}, pegs={"red": EUROPE}, insurance={"red": []}),
        position({"red": "lagos"}, cash={"red": 200}, pegs={"red": EUROPE}, insurance={"red": ["africa"]}),
        position({"red": "lagos"}, cash={"red": 200}, pegs={"red": EUROPE}, insurance={"red": ["asia"]}),
        position({"red": "lagos"}, cash={"red": 200}, pegs={"red": [*EUROPE, "timbuktu"]}, insurance={"red": []}),
    ):
        assert goes_left(better, 0) < goes_left(poor, 0)
    behind = position({"red": "lagos"}, cash={"red": 200}, pegs={"red": EUROPE[1:]}, insurance={"red": []})
    assert goes_left(behind, 0) > goes_left(poor, 0) + 1


def test_whoever_knows_more_is_home_sooner() -> None:
    state = position()
    purse = purse_of(state, 0)
    goes = [homeward_of(state.setup, known).left(BOARD.start, BOARD.all_pegs, purse) for known in (30, 50, 60, 70, 95)]
    assert goes == sorted(goes, reverse=True)
    assert goes[0] > 2 * goes[-1]


def test_a_master_sails_when_it_can_and_tries_what_is_due() -> None:
    assert best(ready(money=3000)) == {"move": "sail", "by": "money", "tokens": 0}
    assert best(ready(money=800)) == {"move": "sail", "by": "answer", "tokens": 0}
    assert best(position({"red": "athens-cairo"}, pegs={"red": EUROPE})) == {"move": "roll"}
    assert best(position({"red": AT_SEA}, pegs={"red": GOALS})) == {"move": "roll"}


def test_a_master_does_not_leave_a_stop_that_it_cannot_pay_on_from() -> None:
    assert best(position({"red": "paris"}, cash={"red": 0}, insurance={"red": []})) == {"move": "end"}


@pytest.mark.parametrize("version", ["visa", "diplomat"])
@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_every_level_weighs_every_move(version: str, level: object) -> None:
    known = next(one for one in LEVELS if one is level)
    state = position({"red": "rome", "blue": "cairo"}, seats=3, version=version, pay="standard")
    moves = state.for_bots(0)
    assert len(plan(state, moves, known)) == len(moves)
    assert len(plan(state, moves, replace(known, knows=95))) == len(moves)

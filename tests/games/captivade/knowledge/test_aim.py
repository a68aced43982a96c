"""The aim: two roles for every seat, four pairs, staying free, recapturing the others, and the draw."""

from typing import Any, cast

import pytest

from greatcircle.games.captivade.board import AGENTS, CHARACTERS
from greatcircle.games.captivade.events import Searched
from greatcircle.kernel.refusal import BadInput
from tests.games.captivade.position import (
    GAME,
    LONDON,
    at_chase,
    at_roll,
    begun,
    chase,
    ended,
    free,
    number,
    on_move,
    patrol,
    phase,
    position,
    roll,
    seen,
    spare,
    spot_all,
    told,
)


@pytest.mark.rule("CV-01")
def test_two_to_four_seats_play() -> None:
    assert (GAME.identity.seats_min, GAME.identity.seats_max) == (2, 4)
    for seats in (1, 5):
        with pytest.raises(BadInput, match="is for 2 to 4 seats"):
            GAME.parse_options({}, seats)


@pytest.mark.rule("CV-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_has_an_escapee_and_an_agent(seats: int) -> None:
    state = begun(seats)
    shown = dict(GAME.view(state, 0).to_json())
    own = [agent["seat"] for agent in agents(shown) if not agent["is_assistant"]]
    assert own == list(range(seats))
    assert state.actors() == list(range(seats))


@pytest.mark.rule("CV-03")
def test_who_is_caught_cannot_win_alone() -> None:
    state = at_chase({"red": 60, "green": 37}, week=6, prison=["blue", "yellow"])
    patrol(state)
    assert ended(state).places == (1, 1, 3, 3)


@pytest.mark.rule("CV-04")
def test_an_agent_recaptures_the_escapee_of_another() -> None:
    state = at_chase({"green": 37, "blue": 60, "yellow": 60})
    chase(state, LONDON, 37)
    roll(state, "!")
    assert free(state) == ["red", "blue", "yellow"]


@pytest.mark.rule("CV-05")
def test_an_agent_does_not_arrest_its_own_escapee() -> None:
    state = at_chase({"green": 40, "blue": 40, "yellow": 40})
    (searched,) = told(chase(state, LONDON), Searched)
    assert isinstance(searched, Searched)
    assert (searched.agent, searched.calls, searched.found) == ("brown", [LONDON], [])
    assert "red" in free(state)


@pytest.mark.rule("CV-06")
def test_the_four_pairs() -> None:
    pairs = {CHARACTERS[agent["seat"]]: agent["agent"] for agent in agents(seen(position()))}
    assert pairs == {"Ruby Red": "brown", "Gary Green": "white", "Beatrice Bleu": "black", "Yousef Yellow": "silver"}
    assert list(pairs.values()) == list(AGENTS)


@pytest.mark.rule("CV-07")
def test_when_all_are_recaptured_everybody_shares_the_first_place() -> None:
    state = at_chase({"red": 60, "blue": 37}, prison=["green", "yellow"], posts={"brown": 38, "black": 59})
    chase(state, 38, LONDON)
    chase(state, LONDON, 37)
    roll(state, "!")
    assert free(state) == ["red"]
    spare(state)
    chase(state, 59, 60)
    roll(state, "!")
    assert ended(state).places == (1, 1, 1, 1)
    assert ended(state).winners() == [0, 1, 2, 3]


@pytest.mark.rule("CV-08")
def test_a_prisoners_seat_still_leads_its_agent() -> None:
    state = at_chase({"red": 37, "blue": 40, "yellow": 40}, prison=["green"])
    chase(state, LONDON)
    assert (on_move(state), state.turn) == ("white", number("green"))
    chase(state, LONDON, 37)
    roll(state, "green")
    assert free(state) == ["blue", "yellow"]


def test_a_prisoners_seat_neither_runs_nor_rolls() -> None:
    state = position(prison=["green"])
    assert state.actors() == [0, 2, 3]
    state = at_roll(prison=["red"], first="red")
    assert state.turn == number("green")
    spot_all(state)
    assert (phase(state), on_move(state)) == ("chasing", "white")


def agents(shown: dict[str, Any]) -> list[dict[str, Any]]:
    """List the agents that a view shows."""
    return cast(list[dict[str, Any]], shown["agents"])

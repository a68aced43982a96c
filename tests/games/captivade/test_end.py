"""The end: three ways to end, who wins, energy, and what is told when it is over."""

import pytest

from greatcircle.games.captivade.board import NOTHING
from greatcircle.games.captivade.rules.ending import EndReason
from greatcircle.games.captivade.rules.play import Captivade
from tests.games.captivade.position import (
    LONDON,
    at_chase,
    attack,
    begun,
    chase,
    ended,
    free,
    on_move,
    patrol,
    phase,
    position,
    roll,
    run,
    secret,
    seen,
    spare,
    spot_all,
    stay,
)
from tests.games.captivade.scene import FOUR

FAR, PARIS, BERLIN = 31, 37, 38


def last_week(**energy: int) -> Captivade:
    """Set up the last week of six; who has energy told is free and far away, and the others are in prison."""
    prison = [colour for colour in FOUR if colour not in energy]
    return at_chase(dict.fromkeys(FOUR, FAR), week=6, prison=prison, energy=energy, posts={"brown": BERLIN})


@pytest.mark.rule("CV-102", "CV-109")
def test_the_match_ends_at_once_in_a_draw_when_the_last_two_are_taken_together() -> None:
    state = at_chase({"green": PARIS, "blue": PARIS}, prison=["red", "yellow"], first="green", posts={"black": FAR})
    chase(state, LONDON)
    assert on_move(state) == "black"
    chase(state, FAR)
    assert on_move(state) == "silver"
    chase(state, LONDON, PARIS)
    roll(state, "!")
    # One of two is taken; nobody becomes an assassin before the other has rolled.
    assert phase(state) == "evading"
    assert [agent["is_assassin"] for agent in seen(state)["agents"]] == [False] * 4
    assert state.assassin() == NOTHING
    roll(state, "!")
    outcome = ended(state)
    assert (outcome.reason, outcome.places) == (EndReason.ALL_RECAPTURED, (1, 1, 1, 1))


@pytest.mark.rule("CV-103", "CV-108")
def test_the_match_ends_when_no_agent_is_left_who_chases_the_last_escapee() -> None:
    posts = {"brown": BERLIN, "white": None, "black": BERLIN, "silver": BERLIN}
    state = at_chase({"red": FAR}, prison=["green", "blue", "yellow"], posts=posts)
    attack(state, "black")
    roll(state, "red")
    # Agent Silver, whose escapee is in prison, still chases.
    assert phase(state) == "chasing"
    patrol(state)
    stay(state)
    spot_all(state)
    attack(state, "silver")
    roll(state, "red")
    outcome = ended(state)
    assert (outcome.reason, outcome.places) == (EndReason.NO_CHASERS, (1, 2, 2, 2))


@pytest.mark.rule("CV-103", "CV-108")
def test_with_two_seats_both_agents_of_the_other_seat_chase() -> None:
    state = at_chase({"red": FAR}, seats=2, prison=["green"], posts={"black": None})
    assert {state.wire(move).get("agent") for move in state.legal(0)} == {"white", "silver", None}
    attack(state, "white")
    roll(state, "red")
    assert phase(state) == "chasing"
    patrol(state)
    stay(state)
    spot_all(state)
    attack(state, "silver")
    roll(state, "red")
    assert ended(state).reason == EndReason.NO_CHASERS


@pytest.mark.rule("CV-104")
@pytest.mark.parametrize("weeks", [6, 8, 10])
def test_the_match_ends_when_the_weeks_have_passed(weeks: int) -> None:
    state = at_chase(dict.fromkeys(FOUR, FAR), week=weeks, weeks=weeks)
    for _ in range(3):
        chase(state, LONDON)
    assert phase(state) == "chasing"
    chase(state, LONDON)
    assert ended(state).reason == EndReason.WEEKS_PASSED


@pytest.mark.rule("CV-105")
def test_the_only_one_who_is_free_wins() -> None:
    state = last_week(green=40)
    patrol(state)
    while phase(state) == "attacking":
        spare(state)
        patrol(state)
    assert ended(state).places == (2, 1, 2, 2)
    assert ended(state).sentence == "The weeks have passed. Gary Green alone is free, and wins."


@pytest.mark.rule("CV-95")
def test_of_several_who_are_free_the_least_energy_wins() -> None:
    state = last_week(red=9, green=7, yellow=8)
    patrol(state)
    assert ended(state).winners() == [1]


@pytest.mark.rule("CV-95")
def test_a_connection_counts_one_a_ferry_two_and_a_flight_three() -> None:
    state = position({"red": 13}, effects={"red": ["herring-drifter"]})
    run(state, "red", 42, 1)
    assert secret(state, "red")["log"][-1]["by"] == "fecc"
    assert secret(state, "red")["energy"] == 3 + 2 + 1 + 1


@pytest.mark.rule("CV-96")
def test_equal_energy_wins_together() -> None:
    state = last_week(red=7, green=9, yellow=7)
    patrol(state)
    assert ended(state).winners() == [0, 3]
    assert ended(state).places == (1, 3, 4, 1)


@pytest.mark.rule("CV-106")
def test_a_stay_counts_nothing_and_week_1_counts() -> None:
    state = begun()
    run(state, "red", 1, 1)
    stay(state)
    assert [secret(state, colour)["energy"] for colour in FOUR] == [7, 0, 0, 0]


@pytest.mark.rule("CV-107")
def test_what_counts_is_the_way_that_was_taken() -> None:
    # From London to Berlin is one connection; by air it counts three, though the end is the same.
    state = position()
    run(state, "red", BERLIN, 1)
    run(state, "green", BERLIN, 0)
    assert [secret(state, colour)["energy"] for colour in ("red", "green")] == [3, 1]


@pytest.mark.rule("CV-110", "CV-14")
def test_everything_is_told_when_the_match_is_over_and_not_before() -> None:
    state = last_week(red=3, green=5)
    for colour in FOUR:
        shown = seen(state, colour)["secrets"]
        assert [one is not None for one in shown] == [other == colour for other in FOUR]
    assert seen(state)["secrets"] == [None] * 4
    patrol(state)
    ended(state)
    for viewer in (*FOUR, None):
        shown = seen(state, viewer)["secrets"]
        assert [one["energy"] for one in shown[:2]] == [3, 5]
        assert len(shown[0]["log"]) == 6


@pytest.mark.rule("CV-116")
def test_who_has_neither_escapee_nor_agent_takes_no_part_but_shares_a_draw() -> None:
    posts = {"brown": BERLIN, "white": None, "silver": 12}
    state = at_chase({"red": 13}, prison=["green", "blue", "yellow"], posts=posts)
    movers = []
    while on_move(state) != "silver":
        movers.append(on_move(state))
        chase(state, state.post[state.agent] + 1)
    assert movers == ["brown", "black"]
    chase(state, 12, 13)
    roll(state, "!")
    assert ended(state).places == (1, 1, 1, 1)


@pytest.mark.rule("CV-146")
def test_the_places_behind_the_winner() -> None:
    state = last_week(red=12, blue=4, yellow=12)
    patrol(state)
    assert ended(state).places == (2, 4, 1, 2)
    prisoners = last_week(red=12, blue=4)
    prisoners.caught_week[1], prisoners.caught_week[3] = 2, 5
    patrol(prisoners)
    outcome = ended(prisoners)
    assert (outcome.places, outcome.scores) == ((2, 3, 1, 3), (6, 1, 6, 4))
    verdict = "Of 2 who are free, Beatrice Bleu wins, having spent only 4 energy."
    assert outcome.sentence == f"The weeks have passed. {verdict}"
    assert free(prisoners) == ["red", "blue"]

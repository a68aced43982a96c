"""Secrets: what a seat may know of another, in every phase; two truths that nobody can tell apart look alike."""

from collections.abc import Callable
from typing import cast

import pytest

from greatcircle.games.captivade.knowledge.level import LEVELS
from greatcircle.games.captivade.moves import MOVE_COUNT
from greatcircle.games.captivade.rules.play import Captivade
from greatcircle.games.captivade.view import CaptivadeView
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.level import Level
from greatcircle.kernel.view import SPECTATOR
from tests.games.captivade.position import (
    GAME,
    LONDON,
    at_chase,
    at_roll,
    chase,
    patrol,
    phase,
    position,
    roll,
    roll_card,
    run,
    seen,
    spot_all,
    stay,
)

OTHERS = (1, 2, 3, SPECTATOR)
Truth = tuple[int, int, int]
"""Where Ruby Red hid in week 1, how many pounds there are, how much energy was spent."""
TRUTHS: list[Truth] = [(40, 600, 0), (72, 0, 9), (31, 300, 5)]
"""Three truths about Ruby Red; none of the places is called, and the die tells the same about all."""


def before(truth: Truth) -> Captivade:
    """Set up week 2 with a truth about Ruby Red; everybody else is in London."""
    place, money, energy = truth
    logs = {"red": place, "green": 60, "blue": 60, "yellow": 60}
    return position(logs, money={"red": money}, energy={"red": energy}, first="green")


def sealed(truth: Truth) -> Captivade:
    """Ruby Red has sealed a trip, and the others think."""
    state = before(truth)
    stay(state, "red")
    return state


def rolling(truth: Truth) -> Captivade:
    """Everybody has sealed."""
    state = before(truth)
    stay(state)
    return state


def told_elsewhere(truth: Truth) -> Captivade:
    """Ruby Red has rolled green, which none of the three places is, and is to draw."""
    state = rolling(truth)
    for face in ("green", "blue", "yellow", "green"):
        roll(state, face)
    assert phase(state) == "drawing"
    return state


def chasing(truth: Truth) -> Captivade:
    """The agents move."""
    state = told_elsewhere(truth)
    state.apply(-1, state.parse_move({"move": "draw", "card": "pickpocket"}))
    return state


def evading(truth: Truth) -> Captivade:
    """Gary Green has been found elsewhere, and rolls to evade."""
    logs = {"red": truth[0], "green": 60, "blue": 61, "yellow": 61}
    state = at_chase(
        logs, money={"red": truth[1]}, energy={"red": truth[2]}, posts={"brown": 59}, amid={"facts": []}, first="red"
    )
    state.facts = []
    chase(state, 59, 60)
    assert phase(state) == "evading"
    return state


def next_week(truth: Truth) -> Captivade:
    """The week has passed without a meeting."""
    state = chasing(truth)
    patrol(state)
    return state


MOMENTS = pytest.mark.parametrize(
    "moment",
    [before, sealed, rolling, told_elsewhere, chasing, evading, next_week],
    ids=lambda moment: moment.__name__,
)


@pytest.mark.rule("CV-14", "CV-142")
@MOMENTS
def test_views_of_others_do_not_change_with_the_truth(moment: Callable[[Truth], Captivade]) -> None:
    for seat in OTHERS:
        views = [GAME.view(moment(truth), seat).to_json() for truth in TRUTHS]
        assert views[0] == views[1] == views[2]


@pytest.mark.rule("CV-14", "CV-142")
@MOMENTS
def test_the_position_in_a_view_holds_no_truth_about_others(moment: Callable[[Truth], Captivade]) -> None:
    # Bots are handed the view itself, not its plain data.
    for seat in OTHERS:
        views = [cast(CaptivadeView, GAME.view(moment(truth), seat)) for truth in TRUTHS]
        positions = [view.position.to_json() for view in views]
        assert positions[0] == positions[1] == positions[2]


@pytest.mark.rule("CV-142")
@MOMENTS
def test_nobody_elses_moves_or_reasons_change_with_the_truth(moment: Callable[[Truth], Captivade]) -> None:
    for seat in (1, 2, 3):
        answers = []
        for truth in TRUTHS:
            state = moment(truth)
            legal = state.legal(seat)
            asked = [*legal, *range(0, MOVE_COUNT, 37)]
            answers.append([legal, [str(state.why(seat, move)) for move in asked]])
        assert answers[0] == answers[1] == answers[2]


@pytest.mark.rule("CV-142")
@MOMENTS
@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_no_level_plans_otherwise_when_the_truth_is_another(moment: Callable[[Truth], Captivade], level: Level) -> None:
    for seat in (1, 2, 3):
        plans = []
        for truth in TRUTHS:
            state = moment(truth)
            moves = state.legal(seat)
            plans.append(GAME.plan(GAME.view(state, seat), moves, level, QuickDealer("plan")) if moves else [])
        assert plans[0] == plans[1] == plans[2]


@pytest.mark.rule("CV-142")
@MOMENTS
def test_names_typed_by_others_do_not_change_with_the_truth(moment: Callable[[Truth], Captivade]) -> None:
    for typed in ("paris", "stay", "40", "72", "36 and 37", "nobody"):
        named = [moment(truth).moves_named(1, typed) for truth in TRUTHS]
        assert named[0] == named[1] == named[2]


@pytest.mark.rule("CV-142")
def test_what_everybody_sees() -> None:
    shown = seen(chasing(TRUTHS[0]), "yellow")
    public = {"agents", "blocks", "closures", "deck", "escapees", "facts", "week", "first", "turn", "called", "hunted"}
    assert public <= set(shown)
    assert [one is None for one in shown["secrets"]] == [True, True, True, False]


@pytest.mark.rule("CV-142")
def test_the_order_of_the_deck_is_nowhere() -> None:
    state = at_roll()
    roll_card(state, "quiet-week")
    truth = state.to_json()
    assert truth["deck"] == {"left": 41, "drawn": ["quiet-week"]}


def test_the_own_seat_sees_its_own_truth() -> None:
    state = before(TRUTHS[0])
    run(state, "red", 41)
    assert seen(state, "red")["secrets"][0]["place"] == 41
    assert seen(state, "red")["secrets"][1] is None


def test_a_sentence_of_a_trip_is_for_its_own_seat() -> None:
    state = before(TRUTHS[0])
    assert {event.is_for(1) for event in run(state, "red", 41) if event.kind() == "Ran"} == {False}
    stay(state)
    spot_all(state)
    assert LONDON == 36

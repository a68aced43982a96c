"""The list of caps to pick from: what it says a cap can do is just what the legal moves that follow do."""

import re
from itertools import product
from typing import cast

import pytest

from greatcircle.games.trap_the_cap.events import Trapped
from greatcircle.games.trap_the_cap.position import PICKING
from greatcircle.games.trap_the_cap.rules.play import TrapTheCap
from greatcircle.kernel.dealer import QuickDealer
from tests.games.trap_the_cap.position import GAME, position, throw

TABLES = [
    ("basic", 2, {}),
    ("basic", 6, {"yellow": "all"}),
    ("basic", 4, {"board": "four-spoke"}),
    ("team", 4, {}),
    ("total-team", 6, {}),
    ("tower", 3, {}),
    ("golden-cap", 2, {}),
    ("golden-cap", 5, {"caps": 4}),
]
STEPS = 3000


def sentences(state: TrapTheCap) -> list[str]:
    """Say all that the seat on turn may do."""
    return [state.sentence(state.turn, move) for move in state.legal(state.turn)]


@pytest.mark.rule("TC-13", "TC-19")
def test_a_pick_says_what_the_cap_can_trap() -> None:
    state = position({"red-1": "A2", "red-2": "A6", "blue-1": "A5", "blue-2": "under blue-1"}, seats=3)
    assert sentences(throw(state, 3)) == [
        "Move red-1 from A2 (can trap blue-1, carrying 1, on A5).",
        "Move red-2 from A6.",
        "Move red-3 out of its base.",
    ]


@pytest.mark.rule("TC-28", "TC-36", "TC-38")
def test_a_pick_says_that_a_cap_can_go_home_and_what_it_traps_if_it_comes_out_again() -> None:
    state = position({"red-1": "A2", "blue-1": "under red-1", "green-1": "AC1", "green-2": "A6"}, seats=3)
    assert sentences(throw(state, 4)) == [
        "Move red-1, carrying 1, from A2 (can trap green-2 on A6, or go home and then trap green-1 on AC1).",
        "Move red-2 out of its base.",
    ]


@pytest.mark.rule("TC-82", "TC-87")
def test_a_pick_of_the_golden_cap_says_what_it_can_trap_on_its_way() -> None:
    caps = {"golden": "A2", "blue-1": "A4", "green-1": "A4", "blue-2": "A5", "blue-3": "A5"}
    state = position(caps, seats=3, golden_owner=0, game="golden-cap")
    assert sentences(throw(state, 3))[-1] == (
        "Move the Golden Cap from A2 (can trap blue-1 or green-1 on A4 or blue-2 and blue-3 on A5)."
    )


@pytest.mark.rule("TC-88", "TC-99")
@pytest.mark.parametrize(("die", "can"), [(1, ""), (2, " (can trap blue-1 on A4)")])
def test_what_the_golden_cap_may_not_step_on_is_no_prey(die: int, can: str) -> None:
    caps = {"golden": "A3", "red-1": "A4", "blue-1": "A4"}
    state = throw(position(caps, seats=3, golden_owner=0, game="golden-cap"), die)
    assert sentences(state)[-1] == f"Move the Golden Cap from A3{can}."


@pytest.mark.rule("TC-52", "TC-88")
@pytest.mark.parametrize(
    ("other", "can"), [("base-D", "trap blue-1 on A2, or go home"), ("held base-A", "trap blue-1 on A2")]
)
def test_a_catch_that_ends_the_match_is_not_brought_home(other: str, can: str) -> None:
    rivals = {f"blue-{number}": other for number in range(2, 7)}
    state = position({**rivals, "golden": "A3", "blue-1": "A2"}, golden_owner=0, game="golden-cap")
    assert sentences(throw(state, 3))[-1] == f"Move the Golden Cap from A3 (can {can})."


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_what_a_pick_promises_is_what_the_moves_that_follow_do(
    game: str, seats: int, options: dict[str, object]
) -> None:
    dice = QuickDealer(f"{game}{seats}")
    state = cast(TrapTheCap, GAME.start(GAME.parse_options({"game": game, **options}, seats), seats))
    promises = 0
    for number in range(STEPS):
        if state.outcome() is not None:
            state = cast(TrapTheCap, GAME.start(GAME.parse_options({"game": game, **options}, seats), seats))
        if state.phase == PICKING and number % 3 == 0:
            for move in state.legal(state.turn):
                said = state.sentence(state.turn, move)
                assert promised(said) == followed(state, move), f"{said} {state.to_json()}"
                promises += "(" in said
        actor = state.actors()[0]
        moves = state.legal(actor)
        state.apply(actor, moves[dice.below(len(moves))])
    assert promises > 10


def promised(sentence: str) -> tuple[set[str], bool]:
    """Give the spaces on which something can be trapped, and whether a cap can go home, as a sentence says it."""
    _, _, can = sentence.partition("(")
    return {label.removeprefix("the ") for label in re.findall(r" on (the centre|[A-Z]+\d+)", can)}, "go home" in can


def followed(state: TrapTheCap, pick: int) -> tuple[set[str], bool]:
    """Make all moves that can follow a pick, as far as the throw goes, and give the same."""
    seat, throws = state.turn, state.throws
    labels: set[str] = set()
    is_home = False
    seen: set[str] = set()
    ahead = [(state, pick)]
    while ahead:
        before, move = ahead.pop()
        after = cast(TrapTheCap, before.copy())
        after.events = []
        after.apply(seat, move)
        kinds = {event.kind() for event in after.events}
        labels |= {event.space for event in after.events if isinstance(event, Trapped)}
        is_home |= bool(kinds & {"Delivered", "Freed", "GoldenCapWon"})
        after.events = None
        known = str(after.to_json())
        if after.turn == seat and after.throws == throws and after.picked >= 0 and known not in seen:
            seen.add(known)
            ahead += [(after, next_move) for next_move in after.legal(seat)]
    return labels, is_home


def test_a_dozen_dice_and_places_agree_too() -> None:
    for die, place in product(range(1, 7), ("A1", "A4", "AC3", "centre", "F6")):
        caps = {"red-1": place, "blue-1": "under red-1", "blue-2": "A3", "green-1": "FC5", "green-2": "A1"}
        caps = {cap: spot for cap, spot in caps.items() if cap == "red-1" or spot != place}
        state = throw(position(caps, seats=3), die)
        for move in state.legal(0):
            assert promised(state.sentence(0, move)) == followed(state, move)

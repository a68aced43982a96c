"""The rules in words: what is legal, by which clauses, and how the sentences read."""

import pytest

from greatcircle.games.trap_the_cap.rules.play import TrapTheCap
from greatcircle.kernel.state import CHANCE
from tests.games.trap_the_cap.position import move_cap, position, throw
from tests.games.trap_the_cap.wish import golden, picked


def allowed(state: TrapTheCap, kind: str, **fields: str | int) -> str:
    """Ask why the seat on turn may make a move: the sentence, with the clauses behind it."""
    move = state.parse_move({"move": kind, **fields})
    reason = state.why(state.turn, move)
    assert reason.legal
    assert reason.sentence == state.sentence(state.turn, move)
    return str(reason)


def test_chance_has_sentences_too() -> None:
    state = position(first=0)
    assert state.sentence(CHANCE, state.parse_move({"move": "lot", "seat": 1})) == "Blue is drawn to begin."
    assert state.sentence(CHANCE, state.parse_move({"move": "throw", "die": 4})) == "Red throws a 4."


def test_a_cap_is_picked() -> None:
    state = throw(position({"red-1": "A2", "blue-1": "under red-1", "red-2": "B2"}), 3)
    assert allowed(state, "pick", cap="red-1") == "Move red-1, carrying 1, from A2 (can go home). (TC-13)"
    assert allowed(state, "pick", cap="red-2") == "Move red-2 from B2. (TC-13)"
    assert allowed(state, "pick", cap="red-3") == "Move red-3 out of its base. (TC-13)"


def test_a_partners_cap_is_picked_in_total_team_play() -> None:
    state = throw(position(seats=4, game="total-team"), 3)
    assert allowed(state, "pick", cap="green-1") == "Move green-1 out of its base. (TC-71)"


def test_the_golden_cap_is_picked() -> None:
    state = throw(position({"golden": "A5", "blue-1": "under golden"}, golden_owner=0, game="golden-cap"), 3)
    assert allowed(state, "pick", cap="golden") == "Move the Golden Cap, carrying 1, from A5. (TC-80, TC-83)"


def test_a_cap_goes_to_an_empty_space() -> None:
    state = picked(position({"red-1": "A5"}), 1, "red-1")
    assert allowed(state, "go", to="A6") == "Go to A6. (TC-06, TC-11)"
    assert allowed(state, "go", to="A4") == "Go to A4 (grey) and rest there. (TC-06, TC-11, TC-42)"
    state = picked(position({"red-1": "A4"}), 1, "red-1")
    assert allowed(state, "go", to="A5") == "Go to A5 (yellow). (TC-06, TC-11)"


def test_a_cap_traps_another() -> None:
    state = picked(position({"red-1": "A1", "blue-1": "A2", "blue-2": "F6"}), 1, "red-1")
    assert allowed(state, "go", to="A2") == "Go to A2 and trap blue-1. (TC-06, TC-11, TC-19, TC-24)"


def test_a_cap_raids_a_yellow_space() -> None:
    state = picked(position({"red-1": "A2", "blue-1": "A3", "blue-2": "A3"}), 1, "red-1")
    assert allowed(state, "go", to="A3") == (
        "Go to A3 (yellow) and trap blue-1 and blue-2. (TC-06, TC-11, TC-19, TC-24)"
    )


def test_a_cap_rests_beside_others() -> None:
    state = picked(position({"red-1": "A3", "blue-1": "A4", "green-1": "A4"}, seats=3), 1, "red-1")
    assert allowed(state, "go", to="A4") == (
        "Go to A4 (grey) and rest beside blue-1 and green-1. (TC-06, TC-11, TC-42)"
    )


def test_a_cap_shares_a_yellow_space() -> None:
    state = picked(position({"red-1": "A2", "red-2": "A3"}), 1, "red-1")
    assert allowed(state, "go", to="A3") == "Go to A3 (yellow), beside your own. (TC-06, TC-11, TC-45)"


@pytest.mark.parametrize(
    ("start", "end", "sentence"),
    [
        ("A1", "A2", "Go to A2 and trap blue-1, carrying 2."),
        ("A3", "A4", "Go to A4 (grey) and rest beside blue-1, carrying 2."),
    ],
)
def test_a_stack_is_named_without_a_stray_comma(start: str, end: str, sentence: str) -> None:
    state = position({"red-1": start, "blue-1": end, "blue-2": "under blue-1", "red-2": "under blue-1"})
    picked(state, 1, "red-1")
    assert state.sentence(0, state.parse_move({"move": "go", "to": end})) == sentence


@pytest.mark.parametrize(("die", "spare"), [(3, ""), (4, ", with 1 point left over"), (5, ", with 2 points left over")])
def test_a_carrier_goes_home(die: int, spare: str) -> None:
    state = picked(position({"red-1": "A3", "blue-1": "under red-1", "blue-2": "under red-1"}), die, "red-1")
    assert allowed(state, "go", to="base-A") == f"Go home and unload 2 caps{spare}. (TC-28, TC-36, TC-37)"


@pytest.mark.parametrize(("die", "lapse"), [(2, "the point left over lapses"), (3, "the 2 points left over lapse")])
def test_a_cap_stays_at_home(die: int, lapse: str) -> None:
    state = position({"red-1": "A1", "blue-1": "under red-1"})
    move_cap(state, die, "red-1", "base-A")
    assert allowed(state, "stay") == f"Stay at home; {lapse}. (TC-38)"


def test_a_cap_comes_out_again() -> None:
    state = position({"red-1": "A1", "blue-1": "under red-1", "blue-2": "A2"})
    move_cap(state, 3, "red-1", "base-A")
    assert allowed(state, "go", to="AC1") == "Come out to AC1. (TC-38, TC-40)"
    assert allowed(state, "go", to="A2") == "Come out to A2 and trap blue-2. (TC-38, TC-40, TC-19, TC-24)"


def test_the_golden_cap_steps() -> None:
    state = golden(die=3, blue_1="A2")
    assert allowed(state, "step", to="AC1") == "Step to AC1. (TC-83, TC-84)"
    assert allowed(state, "step", to="A2") == "Step to A2, over blue-1. (TC-83, TC-84)"


def test_the_golden_cap_goes_home() -> None:
    state = golden(die=3, blue_1="under golden")
    assert allowed(state, "step", to="base-A").startswith("Bring the Golden Cap home and unload. (")


def test_the_golden_cap_traps_in_passing() -> None:
    state = golden("A3", die=2, golden="A2", blue_1="A3", blue_2="A3")
    assert allowed(state, "trap", cap="blue-1") == "Trap everything on A3. (TC-87)"
    assert allowed(state, "pass") == "Leave them alone. (TC-87)"


def test_the_golden_cap_traps_on_grey() -> None:
    state = golden("A4", die=2, seats=3, golden="A3", blue_1="A4", green_1="A4")
    assert allowed(state, "trap", cap="green-1") == "Trap green-1. (TC-82, TC-101)"
    assert allowed(state, "pass") == "Leave them alone. (TC-82, TC-101)"


def test_a_six_offers_another_throw() -> None:
    state = position()
    move_cap(state, 6, "red-1", "A6")
    assert allowed(state, "again") == "Throw again. (TC-08, TC-10)"
    assert allowed(state, "end") == "End the turn without another throw. (TC-08, TC-10)"

"""Trapping: a cap that lands on another one takes it along."""

import pytest

from greatcircle.games.trap_the_cap.events import Trapped
from tests.games.trap_the_cap.position import act, choices, move_cap, position, refusal, spot, throw


@pytest.mark.rule("TC-19", "TC-24")
def test_landing_on_a_foreign_cap_traps_it() -> None:
    state = position({"red-1": "A2", "blue-1": "A5"})
    move_cap(state, 3, "red-1", "A5")
    assert spot(state, "blue-1") == "under red-1"
    assert spot(state, "red-1") == "A5"


@pytest.mark.rule("TC-19")
@pytest.mark.parametrize(("turn", "cap", "victim"), [(0, "red-1", "green-1"), (1, "blue-1", "red-1")])
def test_every_seat_traps_every_other(turn: int, cap: str, victim: str) -> None:
    state = position({cap: "B1", victim: "B2"}, seats=3, turn=turn)
    events = move_cap(state, 1, cap, "B2")
    assert Trapped(turn, cap, "B2", [victim]) in events
    assert spot(state, victim) == f"under {cap}"


@pytest.mark.rule("TC-20")
def test_landing_on_a_stack_traps_all_of_it() -> None:
    caps = {"blue-1": "A6", "green-1": "under blue-1", "black-1": "under blue-1"}
    state = position({"red-1": "A2", **caps}, seats=4)
    events = move_cap(state, 4, "red-1", "A6")
    assert {spot(state, cap) for cap in caps} == {"under red-1"}
    assert state.load[0] == 3
    assert Trapped(0, "red-1", "A6", ["blue-1", "green-1", "black-1"]) in events


@pytest.mark.rule("TC-21")
def test_a_carrier_collects_more_on_its_way_home() -> None:
    state = position({"red-1": "B2", "blue-1": "B1", "blue-2": "A5", "green-1": "under blue-2"}, seats=3)
    move_cap(state, 1, "red-1", "B1")
    move_cap(state, 1, "blue-3", "C1")
    move_cap(state, 1, "green-2", "E1")
    move_cap(state, 2, "red-1", "A5")
    assert {spot(state, cap) for cap in ("blue-1", "blue-2", "green-1")} == {"under red-1"}


@pytest.mark.rule("TC-21")
def test_the_catch_is_not_kept_before_it_is_home() -> None:
    state = position({"red-1": "A3", "blue-1": "under red-1"})
    move_cap(state, 2, "red-1", "A1")
    assert spot(state, "blue-1") == "under red-1"
    move_cap(state, 2, "blue-2", "D2")
    move_cap(state, 1, "red-1", "base-A")
    assert spot(state, "blue-1") == "held base-A"


@pytest.mark.rule("TC-22")
def test_a_carrier_is_trapped_with_everything_under_it() -> None:
    caps = {"red-1": "A6", "green-1": "under red-1", "blue-2": "under red-1"}
    state = position({"blue-1": "B1", **caps}, seats=3, turn=1)
    move_cap(state, 1, "blue-1", "A6")
    assert {spot(state, cap) for cap in caps} == {"under blue-1"}
    assert spot(state, "blue-1") == "A6"


@pytest.mark.rule("TC-23")
def test_only_the_landing_space_traps() -> None:
    state = position({"red-1": "A2", "blue-1": "A3"})
    throw(state, 3)
    act(state, "pick", cap="red-1")
    assert "go A5" in choices(state)
    act(state, "go", to="A5")
    assert spot(state, "blue-1") == "A3"


@pytest.mark.rule("TC-23")
@pytest.mark.parametrize("space", ["A3", "A6", "B1"])
def test_a_cap_does_not_stop_early_or_go_on_to_trap(space: str) -> None:
    state = throw(position({"red-1": "A2", "blue-1": space}), 3)
    act(state, "pick", cap="red-1")
    assert set(choices(state)) == {"go A5", "go F5", "go AC2"}
    assert "TC-23" in refusal(state, "go", to=space)


@pytest.mark.rule("TC-24")
@pytest.mark.parametrize(("die", "space"), [(1, "A3"), (4, "A6"), (5, "B1")])
@pytest.mark.parametrize("yellow", ["some", "all"])
def test_a_landing_cap_cannot_decline_to_trap(die: int, space: str, yellow: str) -> None:
    state = throw(position({"red-1": "A2", "blue-1": space}, yellow=yellow), die)
    act(state, "pick", cap="red-1")
    assert choices(state).count(f"go {space}") == 1
    act(state, "go", to=space)
    assert spot(state, "blue-1") == "under red-1"
    assert (state.turn, choices(state)) == (1, [])


@pytest.mark.rule("TC-24")
def test_only_on_grey_two_colours_stand_together() -> None:
    state = position({"red-1": "A2", "blue-1": "A4"})
    move_cap(state, 2, "red-1", "A4")
    assert (spot(state, "red-1"), spot(state, "blue-1")) == ("A4", "A4")


@pytest.mark.rule("TC-25")
def test_a_stack_is_moved_by_the_seat_of_its_top_cap() -> None:
    state = position({"red-1": "A2", "blue-1": "under red-1", "green-1": "under red-1"}, seats=3)
    throw(state, 3)
    assert "pick red-1" in choices(state)
    act(state, "pick", cap="red-1")
    act(state, "go", to="A5")
    assert spot(state, "red-1") == "A5"


@pytest.mark.rule("TC-25")
@pytest.mark.parametrize(("turn", "trapped"), [(1, "blue-1"), (2, "green-1")])
def test_a_trapped_cap_has_no_say(turn: int, trapped: str) -> None:
    caps = {"red-1": "A2", "blue-1": "under red-1", "green-1": "under red-1"}
    state = throw(position(caps, seats=3, turn=turn), 3)
    assert f"pick {trapped}" not in choices(state)
    assert "TC-25" in refusal(state, "pick", cap=trapped)
    assert refusal(state, "pick", cap="red-1") == ("TC-06",)


@pytest.mark.rule("TC-26")
def test_a_cap_does_not_end_on_its_own_colour_on_a_plain_space() -> None:
    state = throw(position({"red-1": "A2", "red-2": "A6"}), 4)
    act(state, "pick", cap="red-1")
    assert "go A6" not in choices(state)
    assert refusal(state, "go", to="A6") == ("TC-15", "TC-26")


@pytest.mark.rule("TC-26")
def test_caps_of_one_colour_stand_side_by_side_on_yellow() -> None:
    state = position({"red-1": "A2", "red-2": "A5", "blue-1": "under red-2"})
    events = move_cap(state, 3, "red-1", "A5")
    assert (spot(state, "red-1"), spot(state, "red-2")) == ("A5", "A5")
    assert spot(state, "blue-1") == "under red-2"
    assert not any(isinstance(event, Trapped) for event in events)


@pytest.mark.rule("TC-27")
def test_a_stack_with_an_own_cap_inside_can_be_trapped() -> None:
    state = position({"red-1": "A2", "blue-1": "A6", "red-2": "under blue-1"})
    move_cap(state, 4, "red-1", "A6")
    assert (spot(state, "blue-1"), spot(state, "red-2")) == ("under red-1", "under red-1")


@pytest.mark.rule("TC-27")
def test_a_rescued_cap_is_a_passenger_until_home() -> None:
    state = throw(position({"red-1": "A2", "blue-1": "under red-1", "red-2": "under red-1"}), 1)
    assert "TC-25" in refusal(state, "pick", cap="red-2")
    act(state, "pick", cap="red-1")
    act(state, "go", to="A1")
    assert spot(state, "red-2") == "under red-1"
    move_cap(state, 2, "blue-2", "D2")
    move_cap(state, 1, "red-1", "base-A")
    assert spot(state, "red-2") == "base-A"


@pytest.mark.rule("TC-95")
@pytest.mark.parametrize(("start", "die", "end"), [("A5", 2, "B1"), ("A2", 2, "A4"), ("AC5", 1, "centre")])
def test_a_stack_moves_as_one(start: str, die: int, end: str) -> None:
    load = {"blue-1": "under red-1", "green-1": "under red-1", "red-2": "under red-1"}
    state = position({"red-1": start, **load}, seats=3)
    move_cap(state, die, "red-1", end)
    assert spot(state, "red-1") == end
    assert {cap: spot(state, cap) for cap in load} == load
    assert state.turn == 1


@pytest.mark.rule("TC-95")
@pytest.mark.parametrize("cap", ["red-2", "blue-1"])
def test_no_cap_leaves_a_stack_on_the_way(cap: str) -> None:
    state = throw(position({"red-1": "A5", "blue-1": "under red-1", "red-2": "under red-1"}), 2)
    assert choices(state) == ["pick red-1", "pick red-3"]
    assert "TC-95" in refusal(state, "pick", cap=cap)

"""Trap the Golden Cap: a piece that belongs to nobody, until somebody brings it home."""

import pytest

from greatcircle.games.trap_the_cap.events import GoldenCapWon
from tests.games.trap_the_cap.golden_walk import walk
from tests.games.trap_the_cap.position import act, choices, move_cap, position, refusal, spot, throw


@pytest.mark.rule("TC-79")
def test_the_golden_cap_starts_in_the_centre_and_belongs_to_nobody() -> None:
    state = position(seats=3, game="golden-cap")
    assert spot(state, "golden") == "centre"
    assert state.to_json()["golden_owner"] is None


@pytest.mark.rule("TC-79")
@pytest.mark.parametrize("turn", [0, 1])
def test_the_golden_cap_does_not_move_while_it_belongs_to_nobody(turn: int) -> None:
    state = position(turn=turn, game="golden-cap")
    throw(state, 6)
    assert "pick golden" not in choices(state)
    assert refusal(state, "pick", cap="golden") == ("TC-79",)


@pytest.mark.rule("TC-79")
@pytest.mark.parametrize("game", ["basic", "team", "total-team", "tower"])
def test_no_other_game_has_a_golden_cap(game: str) -> None:
    state = position(seats=4, game=game)
    assert "golden" not in state.census()


@pytest.mark.rule("TC-79")
def test_the_other_rules_stay_as_they_are() -> None:
    state = position({"red-1": "A2", "blue-1": "A4", "blue-2": "under blue-1"}, game="golden-cap")
    move_cap(state, 2, "red-1", "A4")
    assert spot(state, "blue-1") == "A4"
    move_cap(state, 4, "blue-1", "AC1")
    throw(state, 3)
    act(state, "pick", cap="red-1")
    assert "go A4" not in choices(state)
    assert refusal(state, "go", to="base-A") == ("TC-32",)


@pytest.mark.rule("TC-80")
@pytest.mark.parametrize(("turn", "cap", "start"), [(0, "red-3", "AC5"), (1, "blue-1", "FC5")])
def test_any_cap_may_trap_the_golden_cap(turn: int, cap: str, start: str) -> None:
    state = position({cap: start}, turn=turn, game="golden-cap")
    move_cap(state, 1, cap, "centre")
    assert spot(state, "golden") == f"under {cap}"
    assert state.to_json()["golden_owner"] is None


@pytest.mark.rule("TC-80")
def test_the_golden_cap_is_yours_when_it_arrives_in_your_base() -> None:
    state = position({"red-1": "A2", "golden": "under red-1"}, game="golden-cap")
    events = move_cap(state, 2, "red-1", "base-A")
    assert GoldenCapWon(0) in events
    assert spot(state, "golden") == "base-A"
    assert state.to_json()["golden_owner"] == 0


@pytest.mark.rule("TC-80")
def test_it_moves_for_its_new_owner_from_the_next_throw_on() -> None:
    state = position({"red-1": "A6", "golden": "under red-1"}, game="golden-cap")
    move_cap(state, 6, "red-1", "base-A")
    act(state, "again")
    walk(state, 2, "A1", "AC1")
    assert spot(state, "golden") == "AC1"


@pytest.mark.rule("TC-80")
def test_the_golden_cap_does_not_move_before_it_has_arrived() -> None:
    state = position({"red-1": "A1", "golden": "under red-1"}, game="golden-cap")
    throw(state, 1)
    assert refusal(state, "pick", cap="golden") == ("TC-25", "TC-95")


@pytest.mark.rule("TC-80")
def test_only_the_owner_moves_the_golden_cap() -> None:
    state = position({"golden": "base-A"}, golden_owner=0, turn=1, game="golden-cap")
    throw(state, 3)
    assert refusal(state, "pick", cap="golden") == ("TC-06",)


@pytest.mark.rule("TC-81")
def test_the_golden_cap_traps_a_cap_where_it_lands() -> None:
    state = position({"golden": "A1", "blue-1": "A2"}, golden_owner=0, game="golden-cap")
    walk(state, 1, "A2")
    assert [spot(state, cap) for cap in ("golden", "blue-1")] == ["A2", "under golden"]
    assert state.turn == 1


@pytest.mark.rule("TC-81")
def test_the_golden_cap_traps_a_stack_where_it_lands() -> None:
    state = position(
        {"golden": "A1", "blue-1": "A2", "blue-2": "under golden", "red-1": "under blue-1"},
        golden_owner=0,
        game="golden-cap",
    )
    walk(state, 1, "A2")
    assert [spot(state, cap) for cap in ("blue-1", "blue-2", "red-1")] == ["under golden"] * 3


@pytest.mark.rule("TC-81")
def test_the_golden_cap_traps_all_that_share_a_yellow_space() -> None:
    state = position({"golden": "A2", "blue-1": "A3", "blue-2": "A3"}, golden_owner=0, game="golden-cap")
    walk(state, 1, "A3")
    assert [spot(state, cap) for cap in ("blue-1", "blue-2")] == ["under golden"] * 2


@pytest.mark.rule("TC-85")
def test_other_seats_may_trap_the_golden_cap() -> None:
    state = position(
        {"golden": "A2", "red-1": "under golden", "blue-1": "A1"}, golden_owner=0, turn=1, game="golden-cap"
    )
    move_cap(state, 1, "blue-1", "A2")
    assert [spot(state, cap) for cap in ("golden", "red-1")] == ["under blue-1", "under blue-1"]


@pytest.mark.rule("TC-85")
def test_the_golden_cap_changes_sides_in_a_new_base() -> None:
    state = position({"blue-1": "D2", "golden": "under blue-1"}, golden_owner=0, turn=1, game="golden-cap")
    move_cap(state, 2, "blue-1", "base-D")
    assert state.to_json()["golden_owner"] == 1
    throw(state, 1)
    assert refusal(state, "pick", cap="golden") == ("TC-06",)
    act(state, "pick", cap="red-1")
    act(state, "go", to="A1")
    walk(state, 1, "D1")
    assert spot(state, "golden") == "D1"


@pytest.mark.rule("TC-89")
def test_the_golden_cap_is_safe_on_a_grey_space() -> None:
    state = position({"golden": "A4", "blue-1": "A5"}, golden_owner=0, turn=1, game="golden-cap")
    move_cap(state, 1, "blue-1", "A4")
    assert [spot(state, cap) for cap in ("golden", "blue-1")] == ["A4", "A4"]


@pytest.mark.rule("TC-89")
def test_the_golden_cap_takes_up_one_of_the_three_places_on_grey() -> None:
    rest = {"golden": "A4", "blue-1": "A4", "green-1": "A4", "black-1": "A5"}
    state = position(rest, seats=4, golden_owner=0, turn=3, game="golden-cap")
    throw(state, 1)
    act(state, "pick", cap="black-1")
    assert refusal(state, "go", to="A4") == ("TC-43",)


@pytest.mark.rule("TC-90")
def test_a_carrier_with_nothing_but_the_golden_cap_may_go_home() -> None:
    state = position({"red-1": "A1", "golden": "under red-1"}, game="golden-cap")
    throw(state, 1)
    act(state, "pick", cap="red-1")
    assert "go base-A" in choices(state)


@pytest.mark.rule("TC-91")
def test_the_golden_cap_goes_along_when_its_carrier_is_trapped() -> None:
    caps = {"red-1": "A2", "golden": "under red-1", "blue-2": "under red-1", "blue-1": "A1"}
    state = position(caps, turn=1, game="golden-cap")
    move_cap(state, 1, "blue-1", "A2")
    assert [spot(state, cap) for cap in ("red-1", "golden", "blue-2")] == ["under blue-1"] * 3


@pytest.mark.rule("TC-91")
def test_it_becomes_the_property_of_the_one_who_brings_that_stack_home() -> None:
    caps = {"blue-1": "D1", "red-1": "under blue-1", "golden": "under blue-1"}
    state = position(caps, turn=1, game="golden-cap")
    move_cap(state, 1, "blue-1", "base-D")
    assert state.to_json()["golden_owner"] == 1


@pytest.mark.rule("TC-99", "TC-101")
@pytest.mark.parametrize(("start", "end"), [("A1", "A2"), ("A3", "A4")])
def test_it_may_not_stop_beside_its_owners_cap_on_a_plain_or_grey_space(start: str, end: str) -> None:
    state = position({"golden": start, "red-1": end}, golden_owner=0, game="golden-cap")
    walk(state, 1)
    assert refusal(state, "step", to=end) == ("TC-88", "TC-99")


@pytest.mark.rule("TC-99")
def test_it_may_stand_beside_its_owners_cap_on_a_yellow_space() -> None:
    state = position({"golden": "A2", "red-1": "A3"}, golden_owner=0, game="golden-cap")
    walk(state, 1, "A3")
    assert [spot(state, cap) for cap in ("golden", "red-1")] == ["A3", "A3"]


@pytest.mark.rule("TC-99")
def test_it_passes_over_its_owners_caps_and_does_not_trap_them() -> None:
    state = position({"golden": "A1", "red-1": "A2", "red-2": "A4"}, golden_owner=0, game="golden-cap")
    walk(state, 4, "A2", "A3", "A4", "A5")
    assert [spot(state, cap) for cap in ("golden", "red-1", "red-2")] == ["A5", "A2", "A4"]


@pytest.mark.rule("TC-99")
@pytest.mark.parametrize(("start", "end"), [("A1", "A2"), ("A3", "A4")])
def test_its_owners_caps_may_not_stop_beside_it_on_a_plain_or_grey_space(start: str, end: str) -> None:
    state = position({"red-1": start, "golden": end}, golden_owner=0, game="golden-cap")
    throw(state, 1)
    act(state, "pick", cap="red-1")
    assert f"go {end}" not in choices(state)


@pytest.mark.rule("TC-99")
def test_a_raid_on_a_yellow_space_takes_it_with_its_owners_cap() -> None:
    state = position({"red-1": "A3", "golden": "A3", "blue-1": "A2"}, golden_owner=0, turn=1, game="golden-cap")
    move_cap(state, 1, "blue-1", "A3")
    assert [spot(state, cap) for cap in ("red-1", "golden")] == ["under blue-1"] * 2


@pytest.mark.rule("TC-99")
def test_each_of_them_leaves_a_yellow_space_on_its_own() -> None:
    state = position({"red-1": "A3", "golden": "A3", "blue-1": "A2"}, golden_owner=0, game="golden-cap")
    walk(state, 2, "A4", "A5")
    move_cap(state, 1, "blue-1", "A3")
    assert [spot(state, cap) for cap in ("golden", "red-1")] == ["A5", "under blue-1"]


@pytest.mark.rule("TC-99")
def test_a_stack_under_it_goes_home_to_the_owners_base() -> None:
    caps = {"golden": "D1", "red-1": "under golden", "blue-1": "under golden"}
    state = position(caps, golden_owner=1, turn=1, game="golden-cap")
    walk(state, 1, "base-D")
    assert [spot(state, cap) for cap in ("golden", "red-1", "blue-1")] == ["base-D", "held base-D", "base-D"]
    assert state.to_json()["golden_owner"] == 1


@pytest.mark.rule("TC-99")
def test_it_enters_no_other_base_and_its_own_only_with_a_catch() -> None:
    state = position({"golden": "A1", "red-1": "under golden"}, golden_owner=1, turn=1, game="golden-cap")
    walk(state, 1)
    assert refusal(state, "step", to="base-A") == ("TC-18", "TC-34")
    state = position({"golden": "A1"}, golden_owner=0, game="golden-cap")
    walk(state, 1)
    assert "TC-32" in refusal(state, "step", to="base-A")

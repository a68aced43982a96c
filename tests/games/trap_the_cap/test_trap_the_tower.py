"""Trap the Tower: nobody goes home, and the stacks grow into towers."""

import pytest

from tests.games.trap_the_cap.position import act, choices, move_cap, position, refusal, spot, throw


@pytest.mark.rule("TC-73")
@pytest.mark.parametrize("die", range(1, 7))
def test_not_even_a_carrier_returns_to_its_base(die: int) -> None:
    state = position({"red-1": "A1", "blue-1": "under red-1"}, game="tower")
    throw(state, die)
    act(state, "pick", cap="red-1")
    assert "go base-A" not in choices(state)
    assert refusal(state, "go", to="base-A") == ("TC-73",)


@pytest.mark.rule("TC-73")
def test_in_the_basic_game_the_same_carrier_could_go_home() -> None:
    state = position({"red-1": "A1", "blue-1": "under red-1"}, game="basic")
    throw(state, 1)
    act(state, "pick", cap="red-1")
    assert "go base-A" in choices(state)


@pytest.mark.rule("TC-73")
def test_caps_still_come_out_with_any_throw() -> None:
    state = position(game="tower")
    throw(state, 3)
    act(state, "pick", cap="red-1")
    assert choices(state) == ["go A3", "go F5", "go AC2"]


@pytest.mark.rule("TC-73")
def test_towers_rest_on_a_grey_space_as_stacks_do() -> None:
    state = position({"red-1": "A2", "blue-1": "under red-1", "blue-2": "A4"}, game="tower")
    move_cap(state, 2, "red-1", "A4")
    assert [spot(state, cap) for cap in ("red-1", "blue-1", "blue-2")] == ["A4", "under red-1", "A4"]


@pytest.mark.rule("TC-73")
def test_towers_share_a_yellow_space_with_their_own_colour() -> None:
    state = position({"red-1": "A2", "blue-1": "under red-1", "red-2": "A3"}, game="tower")
    move_cap(state, 1, "red-1", "A3")
    assert [spot(state, cap) for cap in ("red-1", "red-2")] == ["A3", "A3"]


@pytest.mark.rule("TC-74")
def test_trapped_caps_stay_under_the_cap_that_trapped_them() -> None:
    state = position({"red-1": "A2", "blue-1": "A1"}, game="tower")
    move_cap(state, 1, "red-1", "A1")
    move_cap(state, 1, "blue-2", "D1")
    move_cap(state, 2, "red-1", "A3")
    assert [spot(state, cap) for cap in ("red-1", "blue-1")] == ["A3", "under red-1"]


@pytest.mark.rule("TC-74")
def test_a_tower_grows_with_every_tower_it_is_trapped_in() -> None:
    state = position({"red-1": "A1", "blue-1": "A2", "green-1": "B1", "red-2": "B2"}, seats=3, game="tower")
    move_cap(state, 1, "red-1", "A2")
    move_cap(state, 1, "blue-2", "C1")
    move_cap(state, 5, "green-1", "A2")
    move_cap(state, 6, "red-2", "A2")
    assert [spot(state, cap) for cap in ("red-1", "blue-1", "green-1")] == ["under red-2"] * 3
    assert spot(state, "red-2") == "A2"


@pytest.mark.rule("TC-75")
def test_the_last_seat_with_free_caps_wins() -> None:
    towers = {f"blue-{n}": "under red-1" for n in range(1, 7)} | {f"green-{n}": "under red-2" for n in range(1, 6)}
    state = position({"red-1": "A2", "red-2": "B1", **towers, "green-6": "B2"}, seats=3, game="tower")
    move_cap(state, 1, "red-2", "B2")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners(), outcome.scores) == ([0], (12, 0, 0))


@pytest.mark.rule("TC-75")
def test_nobody_wins_while_two_seats_have_free_caps() -> None:
    towers = {f"blue-{n}": "under red-1" for n in range(1, 7)} | {f"green-{n}": "under red-1" for n in range(1, 5)}
    state = position({"red-1": "A2", **towers, "green-5": "A3", "green-6": "E2"}, seats=3, game="tower")
    move_cap(state, 1, "red-1", "A3")
    assert state.outcome() is None
    assert state.turn == 2


@pytest.mark.rule("TC-76")
def test_trapping_the_last_cap_of_the_last_rival_ends_the_match_at_once() -> None:
    state = position({"red-1": "A2", "blue-6": "B2"} | {f"blue-{n}": "under red-1" for n in range(1, 6)}, game="tower")
    throw(state, 6)
    act(state, "pick", cap="red-1")
    act(state, "go", to="B2")
    assert state.actors() == []
    assert spot(state, "blue-6") == "under red-1"


@pytest.mark.rule("TC-76")
def test_the_colour_on_top_of_the_tower_wins_however_few_caps_it_has() -> None:
    tower = {f"red-{n}": "under blue-1" for n in range(1, 6)} | {f"blue-{n}": "under red-6" for n in range(2, 7)}
    state = position({"blue-1": "A2", "red-6": "A5", **tower}, turn=1, game="tower")
    move_cap(state, 3, "blue-1", "A5")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners() == [1]


@pytest.mark.rule("TC-76")
def test_the_last_cap_falls_on_a_yellow_space_with_all_that_share_it() -> None:
    tower = {f"blue-{n}": "under red-1" for n in range(1, 5)}
    state = position({"red-1": "A2", "blue-5": "A5", "blue-6": "A5", **tower}, game="tower")
    move_cap(state, 3, "red-1", "A5")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners(), outcome.scores) == ([0], (6, 0))


@pytest.mark.rule("TC-77")
def test_a_cap_buried_in_a_tower_of_its_own_colour_stays_buried() -> None:
    state = position({"red-2": "A2", "blue-1": "A1", "red-1": "under blue-1"}, game="tower")
    move_cap(state, 1, "red-2", "A1")
    assert spot(state, "red-1") == "under red-2"
    move_cap(state, 1, "blue-2", "D1")
    throw(state, 1)
    assert refusal(state, "pick", cap="red-1") == ("TC-25", "TC-95")
    act(state, "pick", cap="red-2")
    assert choices(state) == ["go A2", "go F6", "go AC1"]


@pytest.mark.rule("TC-77")
def test_a_seat_whose_caps_are_all_buried_is_skipped_although_its_colour_is_only_under_others() -> None:
    state = position({"red-1": "A2"} | {f"blue-{n}": "under red-1" for n in range(1, 7)}, seats=3, game="tower")
    move_cap(state, 1, "red-1", "A3")
    assert state.turn == 2


@pytest.mark.rule("TC-78")
def test_a_cap_that_has_not_come_out_yet_keeps_its_seat_in_the_game() -> None:
    state = position(
        {"red-1": "A2", "blue-2": "A3"} | {f"blue-{n}": "under red-1" for n in range(3, 7)},
        game="tower",
    )
    move_cap(state, 1, "red-1", "A3")
    assert spot(state, "blue-1") == "base-D"
    assert (state.outcome(), state.turn) == (None, 1)


@pytest.mark.rule("TC-78")
def test_such_a_cap_can_still_come_out_and_trap_the_tower() -> None:
    state = position(
        {"red-1": "D2"} | {f"blue-{n}": "under red-1" for n in range(2, 7)},
        turn=1,
        game="tower",
    )
    move_cap(state, 2, "blue-1", "D2")
    assert spot(state, "red-1") == "under blue-1"
    assert spot(state, "blue-2") == "under blue-1"

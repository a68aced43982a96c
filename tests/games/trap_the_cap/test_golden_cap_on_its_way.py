"""The Golden Cap on its way: its steps, what it traps in passing, and where it may stop."""

import pytest

from greatcircle.games.trap_the_cap.rules.play import TrapTheCap
from tests.games.trap_the_cap.golden_walk import walk
from tests.games.trap_the_cap.position import act, choices, move_cap, position, refusal, spot, throw


def ways_to_hit(state: TrapTheCap, cap: str) -> set[str]:
    """Search all walks of the Golden Cap: can it hit a cap in passing, and by landing on it?"""
    golden, victim = state.setup.golden, state.setup.cap_numbers[cap]
    ways: set[str] = set()
    seen: set[object] = set()
    edge = [state]
    while edge:
        before = edge.pop()
        for move in before.legal(before.turn):
            after = before.copy()
            assert isinstance(after, TrapTheCap)
            after.apply(before.turn, move)
            if after.carrier[victim] == golden != before.carrier[victim]:
                last_step = before.points == (0 if "trap" in before.wire(move).values() else 1)
                ways.add("landing" if last_step else "passing")
            key = (after.phase, after.points, tuple(after.place), tuple(after.carrier))
            if after.picked == golden and key not in seen:
                seen.add(key)
                edge.append(after)
    return ways


@pytest.mark.rule("TC-82")
def test_the_golden_cap_traps_on_a_grey_space() -> None:
    state = position({"golden": "A3", "blue-1": "A4", "blue-2": "under blue-1"}, golden_owner=0, game="golden-cap")
    walk(state, 1, "A4")
    act(state, "trap", cap="blue-1")
    assert [spot(state, cap) for cap in ("golden", "blue-1", "blue-2")] == ["A4", "under golden", "under golden"]


@pytest.mark.rule("TC-82")
def test_the_golden_cap_traps_on_a_grey_space_in_passing_too() -> None:
    state = position({"golden": "A3", "blue-1": "A4"}, golden_owner=0, game="golden-cap")
    walk(state, 2, "A4")
    act(state, "trap", cap="blue-1")
    act(state, "step", to="A5")
    assert [spot(state, cap) for cap in ("golden", "blue-1")] == ["A5", "under golden"]


@pytest.mark.rule("TC-83")
def test_the_golden_cap_may_reverse_as_often_as_its_owner_likes() -> None:
    state = position({"golden": "A2"}, golden_owner=0, game="golden-cap")
    walk(state, 6, "A3", "A2", "A3", "A2", "A1", "A2")
    assert spot(state, "golden") == "A2"
    assert choices(state) == ["again", "end"]


@pytest.mark.rule("TC-83")
def test_no_other_cap_may_reverse() -> None:
    state = position({"red-1": "A3", "golden": "base-A"}, golden_owner=0, game="golden-cap")
    throw(state, 2)
    act(state, "pick", cap="red-1")
    assert choices(state) == ["go A1", "go A5"]


@pytest.mark.rule("TC-83")
def test_the_golden_cap_traps_caps_on_both_sides_in_one_move() -> None:
    state = position({"golden": "A2", "blue-1": "A1", "blue-2": "A3"}, golden_owner=0, game="golden-cap")
    walk(state, 3, "A1")
    act(state, "trap", cap="blue-1")
    act(state, "step", to="A2")
    act(state, "step", to="A3")
    assert [spot(state, cap) for cap in ("golden", "blue-1", "blue-2")] == ["A3", "under golden", "under golden"]


@pytest.mark.rule("TC-84")
@pytest.mark.parametrize(
    ("board", "start"), [("six-spoke", "A2"), ("six-spoke", "AC3"), ("six-spoke", "centre"), ("four-spoke", "B6")]
)
@pytest.mark.parametrize("die", range(1, 7))
def test_a_cap_is_in_danger_exactly_if_it_is_no_further_than_the_throw(board: str, start: str, die: int) -> None:
    empty = position({"golden": start}, golden_owner=0, game="golden-cap", board=board)
    distances = empty.setup.board.distances[empty.setup.board.number_of[start]]
    assert set(range(8)) <= set(distances)
    for space in range(empty.setup.board.space_count):
        label = empty.setup.board.labels[space]
        if 0 < distances[space] <= 7:
            state = position({"golden": start, "blue-1": label}, golden_owner=0, game="golden-cap", board=board)
            throw(state, die)
            act(state, "pick", cap="golden")
            ways = ways_to_hit(state, "blue-1")
            assert bool(ways) == (distances[space] <= die), label
            assert ("passing" in ways) == (distances[space] < die), label
            assert distances[space] != die or ways == {"landing"}, label


@pytest.mark.rule("TC-84")
@pytest.mark.parametrize("die", range(1, 7))
def test_caps_in_a_base_stay_safe(die: int) -> None:
    state = position({"golden": "D1", "red-1": "under golden"}, golden_owner=0, game="golden-cap")
    walk(state, die)
    assert "step base-D" not in choices(state)
    assert not any(ways_to_hit(state, f"blue-{n}") for n in range(1, 7))


@pytest.mark.rule("TC-84")
@pytest.mark.parametrize(
    ("golden", "blue", "own", "die"),
    [("A3", "A4", ["A4"], 1), ("DC2", "D1", ["D2", "C6", "DC1"], 3)],
    ids=["by landing", "in passing"],
)
def test_a_cap_is_safe_if_the_move_could_not_end_where_the_golden_cap_may_stand(
    golden: str, blue: str, own: list[str], die: int
) -> None:
    caps = {"golden": golden, "blue-1": blue} | {f"red-{n}": space for n, space in enumerate(own, 1)}
    state = position(caps, golden_owner=0, game="golden-cap")
    walk(state, die)
    assert ways_to_hit(state, "blue-1") == set()


@pytest.mark.rule("TC-87")
def test_its_owner_chooses_whether_the_golden_cap_traps_in_passing() -> None:
    state = position({"golden": "A1", "blue-1": "A2"}, golden_owner=0, game="golden-cap")
    walk(state, 2, "A2")
    assert choices(state) == ["trap blue-1", "pass"]
    act(state, "pass")
    act(state, "step", to="A3")
    assert [spot(state, cap) for cap in ("golden", "blue-1")] == ["A3", "A2"]


@pytest.mark.rule("TC-87")
def test_in_passing_the_golden_cap_takes_everything_on_a_yellow_space() -> None:
    state = position({"golden": "A2", "blue-1": "A3", "blue-2": "A3"}, golden_owner=0, game="golden-cap")
    walk(state, 2, "A3")
    assert choices(state) == ["trap blue-1", "pass"]
    assert refusal(state, "trap", cap="blue-2") == ("TC-87",)
    act(state, "trap", cap="blue-1")
    assert [spot(state, cap) for cap in ("blue-1", "blue-2")] == ["under golden"] * 2
    assert choices(state) == ["step A2", "step A4"]


@pytest.mark.rule("TC-87")
def test_or_nothing_on_a_yellow_space() -> None:
    state = position({"golden": "A2", "blue-1": "A3", "blue-2": "A3"}, golden_owner=0, game="golden-cap")
    walk(state, 2, "A3")
    act(state, "pass")
    act(state, "step", to="A2")
    assert [spot(state, cap) for cap in ("golden", "blue-1", "blue-2")] == ["A2", "A3", "A3"]


@pytest.mark.rule("TC-87")
def test_the_golden_cap_may_trap_on_every_space_it_steps_on() -> None:
    state = position(
        {"golden": "A1", "blue-1": "A2", "blue-2": "A3", "blue-3": "A4"}, golden_owner=0, game="golden-cap"
    )
    walk(state, 3, "A2")
    act(state, "trap", cap="blue-1")
    act(state, "step", to="A3")
    act(state, "trap", cap="blue-2")
    act(state, "step", to="A4")
    act(state, "trap", cap="blue-3")
    assert [spot(state, f"blue-{n}") for n in (1, 2, 3)] == ["under golden"] * 3


@pytest.mark.rule("TC-87")
@pytest.mark.parametrize(("start", "end"), [("A1", "A2"), ("A2", "A3")])
def test_where_it_stops_it_has_no_choice(start: str, end: str) -> None:
    state = position({"golden": start, "blue-1": end}, golden_owner=0, game="golden-cap")
    walk(state, 1, end)
    assert spot(state, "blue-1") == "under golden"
    assert state.turn == 1


@pytest.mark.rule("TC-88")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_golden_cap_uses_every_point_of_the_throw(die: int) -> None:
    state = position({"golden": "A2"}, golden_owner=0, game="golden-cap")
    walk(state, die)
    for taken in range(die):
        assert all(choice.startswith("step ") for choice in choices(state))
        assert refusal(state, "stay") == refusal(state, "pass") == ("TC-88",)
        act(state, "step", to="A3" if taken % 2 == 0 else "A2")
    assert state.to_json()["picked"] is None


@pytest.mark.rule("TC-88")
def test_it_takes_no_step_after_which_the_throw_could_not_be_used_up() -> None:
    state = position({"golden": "A2", "red-1": "A1"}, golden_owner=0, game="golden-cap")
    walk(state, 1)
    assert choices(state) == ["step A3"]
    assert refusal(state, "step", to="A1") == ("TC-88", "TC-99")


@pytest.mark.rule("TC-88")
def test_the_golden_cap_is_not_picked_if_it_cannot_use_up_the_throw() -> None:
    own = {"red-1": "A2", "red-2": "F6", "red-3": "AC1"}
    state = position({"golden": "A1", **own}, golden_owner=0, game="golden-cap")
    throw(state, 1)
    assert "pick golden" not in choices(state)
    assert refusal(state, "pick", cap="golden") == ("TC-06", "TC-16")


@pytest.mark.rule("TC-83", "TC-88")
def test_it_may_end_on_the_space_where_it_set_out() -> None:
    own = {"red-1": "A4", "red-2": "F6", "red-3": "AC1"}
    state = position({"golden": "A2", **own}, golden_owner=0, game="golden-cap")
    walk(state, 2, "A3", "A2")
    assert spot(state, "golden") == "A2"


@pytest.mark.rule("TC-87", "TC-88")
@pytest.mark.parametrize(
    ("board", "die", "steps", "own"),
    [
        ("six-spoke", 3, ["A2", "A1"], ["A2", "F6", "AC1"]),
        ("four-spoke", 5, ["A4"], ["A4", "A2", "A6", "A8", "D13", "AC1"]),
    ],
    ids=["plain", "grey"],
)
def test_it_may_not_decline_the_one_trap_that_lets_it_use_up_the_throw(
    board: str, die: int, steps: list[str], own: list[str]
) -> None:
    caps = {"golden": "A3", "blue-1": steps[-1]} | {f"red-{n}": space for n, space in enumerate(own, 1)}
    state = position(caps, golden_owner=0, game="golden-cap", board=board)
    walk(state, die, *steps)
    assert choices(state) == ["trap blue-1"]


@pytest.mark.rule("TC-88")
def test_points_left_after_a_visit_home_may_lapse() -> None:
    state = position({"golden": "A1", "blue-1": "under golden"}, golden_owner=0, game="golden-cap")
    walk(state, 3, "base-A")
    assert spot(state, "blue-1") == "held base-A"
    assert choices(state) == ["stay", "step A1"]
    act(state, "stay")
    assert [spot(state, "golden"), state.turn] == ["base-A", 1]


@pytest.mark.rule("TC-88")
def test_after_a_visit_home_it_uses_all_the_points_or_none() -> None:
    state = position({"golden": "A1", "blue-1": "under golden"}, golden_owner=0, game="golden-cap")
    walk(state, 3, "base-A", "A1")
    assert choices(state) == ["step A2", "step F6", "step AC1"]
    assert refusal(state, "stay") == ("TC-88",)
    act(state, "step", to="A2")
    assert spot(state, "golden") == "A2"


@pytest.mark.rule("TC-101")
def test_of_three_on_a_grey_space_it_may_trap_any() -> None:
    rest = {"blue-1": "A4", "green-1": "A4", "black-1": "A4", "white-1": "under black-1"}
    state = position({"golden": "A3", **rest}, seats=5, golden_owner=0, game="golden-cap")
    walk(state, 1, "A4")
    assert choices(state) == ["trap blue-1", "trap green-1", "trap black-1"]
    act(state, "trap", cap="black-1")
    act(state, "pass")
    assert [spot(state, cap) for cap in ("golden", "blue-1", "green-1")] == ["A4", "A4", "A4"]
    assert [spot(state, cap) for cap in ("black-1", "white-1")] == ["under golden"] * 2


@pytest.mark.rule("TC-101")
def test_of_three_on_a_grey_space_it_may_trap_all() -> None:
    rest = {"blue-1": "A4", "green-1": "A4", "black-1": "A4"}
    state = position({"golden": "A3", **rest}, seats=4, golden_owner=0, game="golden-cap")
    walk(state, 1, "A4")
    for cap in rest:
        act(state, "trap", cap=cap)
    assert [spot(state, cap) for cap in rest] == ["under golden"] * 3
    assert state.turn == 1


@pytest.mark.rule("TC-101")
def test_it_may_stop_only_where_at_most_three_colours_then_rest() -> None:
    rest = {"blue-1": "A4", "green-1": "A4", "black-1": "A4"}
    state = position({"golden": "A3", **rest}, seats=4, golden_owner=0, game="golden-cap")
    walk(state, 1, "A4")
    assert refusal(state, "pass") == ("TC-101",)


@pytest.mark.rule("TC-87", "TC-101")
def test_it_may_trap_none_of_two_and_rest_beside_them() -> None:
    rest = {"blue-1": "A4", "green-1": "A4"}
    state = position({"golden": "A3", **rest}, seats=3, golden_owner=0, game="golden-cap")
    walk(state, 1, "A4")
    assert choices(state) == ["trap blue-1", "trap green-1", "pass"]
    act(state, "pass")
    assert [spot(state, cap) for cap in ("golden", "blue-1", "green-1")] == ["A4", "A4", "A4"]


@pytest.mark.rule("TC-101")
def test_in_passing_it_may_trap_none_of_three() -> None:
    rest = {"blue-1": "A4", "green-1": "A4", "black-1": "A4"}
    state = position({"golden": "A3", **rest}, seats=4, golden_owner=0, game="golden-cap")
    walk(state, 2, "A4")
    act(state, "pass")
    act(state, "step", to="A5")
    assert [spot(state, cap) for cap in rest] == ["A4"] * 3


@pytest.mark.rule("TC-101")
def test_in_passing_it_traps_beside_its_owners_cap_but_may_not_stop_there() -> None:
    rest = {"red-1": "A4", "blue-1": "A4"}
    state = position({"golden": "A3", **rest}, golden_owner=0, game="golden-cap")
    walk(state, 2, "A4")
    assert choices(state) == ["trap blue-1", "pass"]
    act(state, "trap", cap="blue-1")
    act(state, "step", to="A3")
    move_cap(state, 1, "blue-2", "D1")
    walk(state, 1)
    assert "TC-99" in refusal(state, "step", to="A4")

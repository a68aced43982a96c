"""Trap the Golden Cap: a piece that belongs to nobody, until somebody brings it home."""

import pytest

from greatcircle.games.trap_the_cap.events import GoldenCapWon
from greatcircle.games.trap_the_cap.rules.play import TrapTheCap
from tests.games.trap_the_cap.position import act, choices, move_cap, position, refusal, spot, throw


def walk(state: TrapTheCap, die: int, *places: str) -> None:
    """Throw, pick the Golden Cap and take some of its steps."""
    throw(state, die)
    act(state, "pick", cap="golden")
    for place in places:
        act(state, "step", to=place)


def winners(state: TrapTheCap) -> list[int]:
    """Give the winners of a match that has to be over."""
    outcome = state.outcome()
    assert outcome is not None
    return outcome.winners()


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


# A match that ends as soon as the red cap on B1 reaches the green one on B2: red is then the last colour and has
# trapped six caps, green holds eleven in its base.
LAST_CAP = (
    {"red-1": "B1", "green-6": "B2"}
    | {f"red-{n}": "held base-E" for n in range(2, 7)}
    | {f"blue-{n}": "held base-E" for n in range(1, 7)}
    | {f"green-{n}": "held base-A" for n in range(1, 6)}
)
# The same, but green holds only six: a tie.
LAST_CAP_TIED = LAST_CAP | {f"red-{n}": "base-A" for n in range(2, 7)}


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


@pytest.mark.rule("TC-86")
@pytest.mark.parametrize(("aim", "winner"), [("owner", 0), ("most", 2)])
def test_the_owner_wins_or_the_seat_with_the_most_caps(aim: str, winner: int) -> None:
    state = position(LAST_CAP | {"golden": "C4"}, seats=3, golden_owner=0, game="golden-cap", golden_aim=aim)
    move_cap(state, 1, "red-1", "B2")
    assert winners(state) == [winner]


@pytest.mark.rule("TC-86")
@pytest.mark.parametrize(("aim", "winner"), [("owner", 1), ("most", 0)])
def test_both_aims_hold_at_the_limit_of_throws_too(aim: str, winner: int) -> None:
    state = position(
        {"golden": "base-D", "blue-1": "held base-A", "red-1": "A2"},
        golden_owner=1,
        game="golden-cap",
        golden_aim=aim,
        throw_limit=1,
    )
    move_cap(state, 1, "red-1", "A3")
    assert winners(state) == [winner]


@pytest.mark.rule("TC-86")
def test_the_last_colour_counts_the_caps_it_carries_when_the_most_caps_win() -> None:
    stack = {"golden": "A5", "blue-1": "under golden", "blue-2": "under golden"}
    state = position(LAST_CAP | stack, seats=3, golden_owner=0, game="golden-cap", golden_aim="most")
    move_cap(state, 1, "red-1", "B2")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (8, 0, 9)


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


@pytest.mark.rule("TC-90")
@pytest.mark.parametrize(("golden", "owner"), [("under red-1", None), ("base-A", 0), ("A5", 0)])
def test_the_golden_cap_does_not_count_among_the_most_caps(golden: str, owner: int | None) -> None:
    caps = {"red-1": "A1", "blue-1": "under red-1", "red-2": "held base-D", "golden": golden}
    state = position(caps, golden_owner=owner, game="golden-cap", golden_aim="most", throw_limit=1)
    move_cap(state, 1, "red-1", "A2")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners()) == ((1, 1), [0, 1])


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


@pytest.mark.rule("TC-92")
def test_a_seat_with_nothing_but_the_golden_cap_is_still_in_the_game() -> None:
    lost = {f"red-{n}": "held base-D" for n in range(1, 6)} | {"red-6": "A2"}
    state = position({"golden": "A5", "blue-1": "A1", **lost}, golden_owner=0, turn=1, game="golden-cap")
    move_cap(state, 1, "blue-1", "A2")
    assert (state.outcome(), state.turn) == (None, 0)
    walk(state, 3, "A4", "A3", "A2")
    assert spot(state, "blue-1") == "under golden"


@pytest.mark.rule("TC-92")
def test_such_a_seat_is_out_when_its_golden_cap_is_trapped() -> None:
    lost = {f"red-{n}": "held base-D" for n in range(1, 7)}
    state = position({"golden": "A2", "blue-1": "A1", **lost}, golden_owner=0, turn=1, game="golden-cap")
    move_cap(state, 1, "blue-1", "A2")
    assert winners(state) == [1]


@pytest.mark.rule("TC-93")
def test_the_carrier_of_an_ownerless_golden_cap_wins() -> None:
    caps = {"red-1": "A2", "blue-1": "B2", "golden": "under blue-1", "blue-2": "held base-A", "blue-3": "held base-A"}
    state = position(caps, game="golden-cap", throw_limit=1)
    move_cap(state, 1, "red-1", "A3")
    assert winners(state) == [1]


@pytest.mark.rule("TC-93")
def test_the_last_colour_wins_with_the_golden_cap_on_its_way() -> None:
    state = position(LAST_CAP | {"golden": "under green-6"}, seats=3, game="golden-cap")
    move_cap(state, 1, "red-1", "B2")
    assert winners(state) == [0]


@pytest.mark.rule("TC-93")
def test_the_most_caps_decide_if_the_golden_cap_was_never_trapped() -> None:
    state = position(LAST_CAP, seats=3, game="golden-cap")
    move_cap(state, 1, "red-1", "B2")
    assert winners(state) == [2]


@pytest.mark.rule("TC-93")
def test_then_the_last_colour_wins_a_tie() -> None:
    state = position(LAST_CAP_TIED, seats=3, game="golden-cap")
    move_cap(state, 1, "red-1", "B2")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners()) == ((6, 0, 6), [0])


@pytest.mark.rule("TC-98")
def test_a_golden_cap_without_an_owner_does_not_prolong_the_game() -> None:
    state = position(LAST_CAP, seats=3, game="golden-cap")
    move_cap(state, 1, "red-1", "B2")
    assert state.actors() == []


@pytest.mark.rule("TC-98")
def test_a_trapped_golden_cap_does_not_keep_its_owner_in_the_game() -> None:
    state = position(LAST_CAP | {"golden": "under red-1"}, seats=3, golden_owner=2, game="golden-cap")
    move_cap(state, 1, "red-1", "B2")
    assert state.actors() == []


@pytest.mark.rule("TC-98")
def test_a_free_golden_cap_counts_on_behalf_of_its_owner_only() -> None:
    state = position(LAST_CAP | {"golden": "C4"}, seats=3, golden_owner=1, game="golden-cap")
    move_cap(state, 1, "red-1", "B2")
    assert (state.outcome(), state.turn) == (None, 1)
    walk(state, 1, "C3")
    assert state.turn == 0


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


@pytest.mark.rule("TC-100")
@pytest.mark.parametrize("turn", [0, 1])
def test_while_trapped_it_moves_for_nobody(turn: int) -> None:
    state = position({"blue-1": "B2", "golden": "under blue-1"}, golden_owner=0, turn=turn, game="golden-cap")
    throw(state, 1)
    assert refusal(state, "pick", cap="golden") == ("TC-25", "TC-95")


@pytest.mark.rule("TC-100")
def test_trapping_it_does_not_yet_pass_on_the_right_to_move_it() -> None:
    state = position({"golden": "A2", "blue-1": "A1"}, golden_owner=0, turn=1, game="golden-cap")
    move_cap(state, 1, "blue-1", "A2")
    assert state.to_json()["golden_owner"] == 0


@pytest.mark.rule("TC-100")
def test_the_old_owner_has_it_back_by_bringing_the_stack_home() -> None:
    caps = {"red-1": "A2", "blue-1": "A1", "golden": "under blue-1"}
    state = position(caps, golden_owner=0, game="golden-cap")
    move_cap(state, 1, "red-1", "A1")
    move_cap(state, 1, "blue-2", "D1")
    move_cap(state, 1, "red-1", "base-A")
    assert (spot(state, "golden"), state.to_json()["golden_owner"]) == ("base-A", 0)


@pytest.mark.rule("TC-100")
def test_at_the_end_the_colour_on_top_of_its_stack_has_it() -> None:
    caps = {"red-1": "A2", "blue-1": "B2", "golden": "under blue-1", "blue-2": "held base-A"}
    state = position(caps, golden_owner=0, game="golden-cap", throw_limit=1)
    move_cap(state, 1, "red-1", "A3")
    assert winners(state) == [1]


@pytest.mark.rule("TC-100")
def test_at_the_end_its_owner_has_it_if_it_is_itself_on_top() -> None:
    caps = {"red-1": "A2", "golden": "C4", "red-2": "under golden", "blue-2": "held base-A", "blue-3": "held base-A"}
    state = position(caps, golden_owner=1, game="golden-cap", throw_limit=1)
    move_cap(state, 1, "red-1", "A3")
    assert winners(state) == [1]


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


@pytest.mark.rule("TC-102")
@pytest.mark.parametrize("ending", ["most", "last"])
def test_the_endings_of_the_basic_game_make_no_difference_to_the_golden_cap(ending: str) -> None:
    state = position(LAST_CAP, seats=3, game="golden-cap", golden_aim="most", ending=ending)
    move_cap(state, 1, "red-1", "B2")
    assert winners(state) == [2]


@pytest.mark.rule("TC-102")
@pytest.mark.parametrize("ending", ["most", "last"])
def test_the_endings_of_the_basic_game_make_no_difference_to_the_tower(ending: str) -> None:
    towers = {f"blue-{n}": "under red-1" for n in range(1, 6)} | {f"red-{n}": "under blue-6" for n in range(2, 7)}
    state = position({"red-1": "A2", "blue-6": "A3", **towers}, game="tower", ending=ending)
    move_cap(state, 1, "red-1", "A3")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.scores) == ((1, 2), (6, 0))


@pytest.mark.rule("TC-102")
def test_the_game_is_over_at_once_when_the_last_cap_is_trapped_in_passing() -> None:
    state = position(LAST_CAP | {"golden": "B3"}, seats=3, golden_owner=0, game="golden-cap")
    walk(state, 6, "B2")
    act(state, "trap", cap="green-6")
    assert state.actors() == []
    assert spot(state, "golden") == "B2"

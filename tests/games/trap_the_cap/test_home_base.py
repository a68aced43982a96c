"""Home base: bringing the catch home, what is safe there, and coming out again."""

import pytest

from greatcircle.games.trap_the_cap.events import Delivered, Freed
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.state import CHANCE
from tests.games.trap_the_cap.position import act, choices, move_cap, position, refusal, spot, throw

FOUR_STEPS_OFF = [
    ("six-spoke", "A4"),
    ("six-spoke", "F4"),
    ("six-spoke", "AC3"),
    ("four-spoke", "A4"),
    ("four-spoke", "D11"),
    ("four-spoke", "AC3"),
]


@pytest.mark.rule("TC-28")
@pytest.mark.parametrize("board", ["six-spoke", "four-spoke"])
def test_a_carrier_leaves_its_catch_in_its_base(board: str) -> None:
    state = position({"red-1": "A3", "blue-1": "under red-1", "green-1": "under red-1"}, seats=3, board=board)
    events = move_cap(state, 3, "red-1", "base-A")
    assert Delivered(0, "base-A", ["blue-1", "green-1"]) in events
    assert {spot(state, cap) for cap in ("blue-1", "green-1")} == {"held base-A"}
    assert spot(state, "red-1") == "base-A"


@pytest.mark.rule("TC-28", "TC-32")
def test_an_unloaded_cap_comes_out_as_a_single_cap() -> None:
    state = position({"red-1": "A1", "blue-1": "under red-1"})
    move_cap(state, 2, "red-1", "base-A")
    act(state, "go", to="A1")
    assert (spot(state, "red-1"), spot(state, "blue-1")) == ("A1", "held base-A")
    move_cap(state, 2, "blue-2", "D2")
    throw(state, 1)
    act(state, "pick", cap="red-1")
    assert refusal(state, "go", to="base-A") == ("TC-32",)


@pytest.mark.rule("TC-29")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_a_delivered_cap_stays_in_the_base(turn: int) -> None:
    state = throw(position({"blue-1": "held base-A"}, seats=3, turn=turn), 2)
    assert "pick blue-1" not in choices(state)
    assert refusal(state, "pick", cap="blue-1") == ("TC-29",)
    state.apply(turn, state.legal(turn)[0])
    state.apply(turn, state.legal(turn)[0])
    assert spot(state, "blue-1") == "held base-A"


@pytest.mark.rule("TC-29")
def test_a_cap_brought_home_is_no_longer_free() -> None:
    state = position({"red-1": "A1", "blue-1": "under red-1"})
    move_cap(state, 1, "red-1", "base-A")
    throw(state, 2)
    assert choices(state) == ["pick blue-2"]
    assert refusal(state, "pick", cap="blue-1") == ("TC-29",)


@pytest.mark.rule("TC-29")
def test_nobody_gets_at_the_caps_in_a_foreign_base() -> None:
    caps = {"blue-2": "A1", "green-1": "under blue-2", "blue-1": "held base-A", "green-2": "held base-A"}
    state = throw(position(caps, seats=3, turn=1), 1)
    act(state, "pick", cap="blue-2")
    assert set(choices(state)) == {"go A2", "go F6", "go AC1"}
    act(state, "go", to="A2")
    assert (spot(state, "blue-1"), spot(state, "green-2")) == ("held base-A", "held base-A")


@pytest.mark.rule("TC-29", "TC-31")
def test_bringing_a_stack_home_frees_nothing_from_another_base() -> None:
    state = position({"red-1": "A1", "blue-1": "under red-1", "red-2": "held base-D", "blue-2": "held base-A"})
    move_cap(state, 1, "red-1", "base-A")
    assert spot(state, "red-2") == "held base-D"
    assert spot(state, "blue-2") == "held base-A"


@pytest.mark.rule("TC-30")
def test_every_foreign_cap_in_a_base_counts_for_its_seat() -> None:
    held = {"blue-1": "held base-A", "green-1": "held base-A", "red-1": "held base-C", "red-2": "held base-C"}
    state = position({**held, "red-3": "A1", "green-2": "under red-3"}, seats=3, throw_limit=1)
    move_cap(state, 1, "red-3", "base-A")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (3, 2, 0)
    assert outcome.places == (1, 2, 3)


@pytest.mark.rule("TC-31")
def test_own_caps_in_a_stack_are_freed_at_home() -> None:
    state = position({"red-1": "A2", "blue-1": "under red-1", "red-2": "under red-1", "red-3": "under red-1"})
    events = move_cap(state, 2, "red-1", "base-A")
    assert Freed(0, ["red-2", "red-3"]) in events
    assert (spot(state, "red-2"), spot(state, "red-3")) == ("base-A", "base-A")
    assert spot(state, "blue-1") == "held base-A"


@pytest.mark.rule("TC-31")
def test_a_freed_cap_may_come_out_with_a_later_throw() -> None:
    held = {f"red-{number}": "held base-D" for number in range(3, 7)}
    state = position({"red-1": "A1", "blue-1": "under red-1", "red-2": "under red-1", **held})
    move_cap(state, 2, "red-1", "base-A")
    act(state, "go", to="A1")
    move_cap(state, 2, "blue-2", "D2")
    move_cap(state, 3, "red-2", "AC2")
    assert spot(state, "red-2") == "AC2"


@pytest.mark.rule("TC-31")
def test_a_freed_cap_carries_nothing_any_more() -> None:
    state = position({"blue-1": "A2", "red-2": "A1", "blue-2": "under red-2", "red-1": "AC1"}, turn=1)
    move_cap(state, 1, "blue-1", "A1")
    move_cap(state, 1, "red-1", "A1")
    move_cap(state, 1, "blue-3", "D1")
    move_cap(state, 1, "red-1", "base-A")
    move_cap(state, 1, "blue-3", "D2")
    assert [spot(state, cap) for cap in ("red-2", "blue-1", "blue-2")] == ["base-A", "held base-A", "held base-A"]
    assert choices(throw(state, 1)) == ["pick red-1"]


@pytest.mark.rule("TC-32")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a_single_cap_may_not_go_home(die: int) -> None:
    state = throw(position({"red-1": "A1"}), die)
    act(state, "pick", cap="red-1")
    assert "go base-A" not in choices(state)
    assert refusal(state, "go", to="base-A") == ("TC-32",)


@pytest.mark.rule("TC-32")
def test_a_cap_that_has_caught_something_may_go_home() -> None:
    state = position({"red-1": "A3", "blue-1": "A2"})
    move_cap(state, 1, "red-1", "A2")
    move_cap(state, 1, "blue-2", "D1")
    move_cap(state, 2, "red-1", "base-A")
    assert spot(state, "blue-1") == "held base-A"


@pytest.mark.rule("TC-33")
@pytest.mark.parametrize("game", ["basic", "team", "tower", "golden-cap"])
def test_no_stack_is_of_one_colour_alone(game: str) -> None:
    state = position(seats=4, game=game, throw_limit=400)
    dealer = QuickDealer("no stack of one colour")
    for _ in range(2000):
        if not state.actors():
            break
        moves = state.chances().moves if state.actors() == [CHANCE] else state.legal(state.turn)
        state.apply(state.actors()[0], moves[dealer.below(len(moves))])
        names = state.setup.cap_names
        for cap, name in enumerate(names):
            under = {names[passenger].partition("-")[0] for passenger in state.carried_by(cap)}
            assert under != {name.partition("-")[0]}


@pytest.mark.rule("TC-34")
@pytest.mark.parametrize(
    ("board", "seats", "letter"), [("six-spoke", 2, "D"), ("six-spoke", 3, "B"), ("four-spoke", 4, "C")]
)
def test_no_cap_enters_a_base_that_is_not_its_own(board: str, seats: int, letter: str) -> None:
    state = throw(position({"red-1": f"{letter}1", "blue-1": "under red-1"}, seats=seats, board=board), 1)
    act(state, "pick", cap="red-1")
    assert f"go base-{letter}" not in choices(state)
    assert refusal(state, "go", to=f"base-{letter}") == ("TC-18", "TC-34")


@pytest.mark.rule("TC-35")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_nobody_is_trapped_in_a_base(die: int) -> None:
    state = position({"blue-1": "D1", "red-2": "under blue-1", "red-1": "DC1", "blue-2": "under red-1"}, turn=1)
    move_cap(state, 1, "blue-1", "base-D")
    throw(state, die)
    act(state, "pick", cap="red-1")
    assert "go base-D" not in choices(state)
    state.apply(0, state.legal(0)[0])
    assert spot(state, "blue-1") == "base-D"


@pytest.mark.rule("TC-36")
@pytest.mark.parametrize(("start", "distance"), [("A1", 1), ("A3", 3), ("AC2", 3), ("AC5", 6), ("F2", 6)])
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a_carrier_goes_home_with_any_throw_that_reaches_its_base(start: str, distance: int, die: int) -> None:
    state = throw(position({"red-1": start, "blue-1": "under red-1"}), die)
    act(state, "pick", cap="red-1")
    assert ("go base-A" in choices(state)) == (die >= distance)
    if die < distance:
        assert "TC-36" in refusal(state, "go", to="base-A")


@pytest.mark.rule("TC-36")
def test_a_carrier_need_not_go_home() -> None:
    state = throw(position({"red-1": "A3", "blue-1": "under red-1"}), 3)
    act(state, "pick", cap="red-1")
    assert set(choices(state)) == {"go A6", "go AC1", "go F6", "go base-A"}


@pytest.mark.rule("TC-37")
@pytest.mark.parametrize(("board", "start"), FOUR_STEPS_OFF)
@pytest.mark.parametrize(("kind", "field", "end"), [("go", {"to": "A1"}, "A1"), ("stay", {}, "base-A")])
def test_with_a_five_a_carrier_unloads_and_steps_outside_or_stays(
    board: str, start: str, kind: str, field: dict[str, str], end: str
) -> None:
    state = position({"red-1": start, "blue-1": "under red-1"}, board=board)
    move_cap(state, 5, "red-1", "base-A")
    assert spot(state, "blue-1") == "held base-A"
    assert choices(state) == ["stay", "go A1"]
    act(state, kind, **field)
    assert spot(state, "red-1") == end
    assert state.turn == 1


@pytest.mark.rule("TC-37")
@pytest.mark.parametrize(("board", "start"), FOUR_STEPS_OFF)
def test_with_a_four_a_carrier_unloads_and_ends_at_home(board: str, start: str) -> None:
    state = position({"red-1": start, "blue-1": "under red-1"}, board=board)
    move_cap(state, 4, "red-1", "base-A")
    assert (spot(state, "red-1"), spot(state, "blue-1")) == ("base-A", "held base-A")
    assert (state.turn, choices(state)) == (1, [])


@pytest.mark.rule("TC-37")
@pytest.mark.parametrize(("board", "start"), FOUR_STEPS_OFF)
def test_with_a_three_a_carrier_ends_in_front_of_its_base(board: str, start: str) -> None:
    state = throw(position({"red-1": start, "blue-1": "under red-1"}, board=board), 3)
    act(state, "pick", cap="red-1")
    assert refusal(state, "go", to="base-A") == ("TC-36", "TC-37")
    act(state, "go", to="A1")
    assert (spot(state, "red-1"), spot(state, "blue-1")) == ("A1", "under red-1")


@pytest.mark.rule("TC-38")
def test_a_cap_at_home_uses_all_points_left_over_or_none() -> None:
    state = position({"red-1": "A2", "blue-1": "under red-1"})
    move_cap(state, 5, "red-1", "base-A")
    assert set(choices(state)) == {"stay", "go A3", "go F5", "go AC2"}
    for place in ("A1", "A2", "A4", "base-A"):
        assert refusal(state, "go", to=place) == ("TC-38",)
    act(state, "stay")
    assert spot(state, "red-1") == "base-A"
    assert state.turn == 1


@pytest.mark.rule("TC-08", "TC-38")
@pytest.mark.parametrize(("kind", "field"), [("stay", {}), ("go", {"to": "A4"})])
def test_a_six_still_earns_a_throw_after_a_visit_home(kind: str, field: dict[str, str]) -> None:
    state = position({"red-1": "A2", "blue-1": "under red-1"})
    move_cap(state, 6, "red-1", "base-A")
    act(state, kind, **field)
    assert state.turn == 0
    assert choices(state) == ["again", "end"]


@pytest.mark.rule("TC-38")
@pytest.mark.parametrize(
    ("start", "die", "blocks"),
    [("A2", 3, {"red-2": "A1"}), ("A1", 5, {"red-2": "A4", "red-3": "F4", "red-4": "AC3"})],
)
def test_a_cap_with_nowhere_to_land_has_to_stay_at_home(start: str, die: int, blocks: dict[str, str]) -> None:
    state = position({"red-1": start, "blue-1": "under red-1", **blocks})
    move_cap(state, die, "red-1", "base-A")
    assert (spot(state, "red-1"), spot(state, "blue-1")) == ("base-A", "held base-A")
    assert (state.turn, state.actors()) == (1, [CHANCE])


@pytest.mark.rule("TC-39")
@pytest.mark.parametrize("cap", ["red-2", "red-3", "red-4"])
def test_points_left_over_are_not_for_another_cap(cap: str) -> None:
    state = position({"red-1": "A2", "blue-1": "under red-1", "red-2": "B2", "red-3": "under red-1"})
    move_cap(state, 4, "red-1", "base-A")
    assert not any(choice.startswith("pick") for choice in choices(state))
    assert refusal(state, "pick", cap=cap) == ("TC-07", "TC-39")
    act(state, "stay")
    assert (state.turn, state.actors()) == (1, [CHANCE])


@pytest.mark.rule("TC-40")
@pytest.mark.parametrize(("start", "die"), [("A3", 5), ("F5", 5), ("AC2", 5), ("A1", 3)])
def test_a_cap_comes_out_in_any_direction(start: str, die: int) -> None:
    state = position({"red-1": start, "blue-1": "under red-1"})
    move_cap(state, die, "red-1", "base-A")
    assert set(choices(state)) == {"stay", "go A2", "go F6", "go AC1"}


@pytest.mark.rule("TC-41")
def test_a_cap_may_trap_with_the_points_left_over() -> None:
    state = position({"red-1": "A3", "blue-1": "under red-1", "blue-2": "A2"})
    move_cap(state, 5, "red-1", "base-A")
    act(state, "go", to="A2")
    assert spot(state, "red-1") == "A2"
    assert (spot(state, "blue-1"), spot(state, "blue-2")) == ("held base-A", "under red-1")


@pytest.mark.rule("TC-41")
def test_the_points_left_over_trap_only_where_they_end() -> None:
    state = position({"red-1": "A3", "blue-1": "under red-1", "blue-2": "A1"})
    move_cap(state, 5, "red-1", "base-A")
    act(state, "go", to="A2")
    assert (spot(state, "red-1"), spot(state, "blue-2")) == ("A2", "A1")

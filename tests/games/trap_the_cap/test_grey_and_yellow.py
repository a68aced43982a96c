"""Grey and yellow spaces: where caps rest in safety, and where caps of one colour share."""

import pytest

from greatcircle.games.trap_the_cap.board import BOARDS as GROUNDS
from tests.games.trap_the_cap.position import act, choices, move_cap, position, refusal, spot, throw

BOARDS = ["six-spoke", "four-spoke"]
GREY = {
    "six-spoke": [f"{sector}{at}" for sector in "ABCDEF" for at in ("4", "C3")],
    "four-spoke": [f"{sector}{at}" for sector in "ABCD" for at in ("4", "11", "C3")],
}
YELLOW = {
    "six-spoke": ["centre", *[f"{sector}{at}" for sector in "ABCDEF" for at in ("3", "5", "C2", "C4")]],
    "four-spoke": ["centre", *[f"{sector}{at}" for sector in "ABCD" for at in ("3", "5", "10", "12", "C2", "C4")]],
}
BESIDE = {
    board: {
        space: [ground.labels[place] for place in ground.neighbours[number] if place < ground.space_count]
        for number, space in enumerate(ground.labels[: ground.space_count])
    }
    for board, ground in ((board, GROUNDS[board, False]) for board in BOARDS)
}
"""The spaces beside each space of each board."""


@pytest.mark.rule("TC-42")
@pytest.mark.parametrize("board", BOARDS)
def test_a_third_colour_may_land_on_grey(board: str) -> None:
    state = position({"blue-1": "A4", "green-1": "A4", "red-1": "A2"}, seats=4, board=board)
    move_cap(state, 2, "red-1", "A4")
    assert [spot(state, cap) for cap in ("blue-1", "green-1", "red-1")] == ["A4", "A4", "A4"]


@pytest.mark.rule("TC-42")
@pytest.mark.parametrize(("board", "space"), [(board, space) for board in BOARDS for space in GREY[board]])
def test_nothing_is_trapped_on_any_grey_space(board: str, space: str) -> None:
    state = position({"blue-1": space, "red-1": BESIDE[board][space][0]}, board=board)
    move_cap(state, 1, "red-1", space)
    assert spot(state, "blue-1") == spot(state, "red-1") == space


@pytest.mark.rule("TC-42")
def test_a_cap_that_rested_beside_a_rival_leaves_alone() -> None:
    state = position({"blue-1": "A4", "red-1": "A4"})
    move_cap(state, 2, "red-1", "A6")
    assert spot(state, "red-1") == "A6"
    assert spot(state, "blue-1") == "A4"


@pytest.mark.rule("TC-43")
@pytest.mark.parametrize("board", BOARDS)
def test_a_fourth_colour_may_not_land_on_grey(board: str) -> None:
    state = position({"blue-1": "A4", "green-1": "A4", "black-1": "A4", "red-1": "A2"}, seats=4, board=board)
    throw(state, 2)
    act(state, "pick", cap="red-1")
    assert "go A4" not in choices(state)
    assert refusal(state, "go", to="A4") == ("TC-43",)


@pytest.mark.rule("TC-43")
@pytest.mark.parametrize("board", BOARDS)
def test_a_second_cap_of_a_colour_may_not_land_on_grey(board: str) -> None:
    state = position({"red-1": "A4", "red-2": "A2"}, board=board)
    throw(state, 2)
    act(state, "pick", cap="red-2")
    assert "go A4" not in choices(state)
    assert refusal(state, "go", to="A4") == ("TC-43",)


@pytest.mark.rule("TC-43")
def test_passing_over_a_full_grey_space_is_allowed() -> None:
    state = position({"blue-1": "A4", "green-1": "A4", "black-1": "A4", "red-1": "A2"}, seats=4)
    move_cap(state, 3, "red-1", "A5")
    assert spot(state, "red-1") == "A5"
    assert [spot(state, cap) for cap in ("blue-1", "green-1", "black-1")] == ["A4", "A4", "A4"]


@pytest.mark.rule("TC-43")
def test_passing_over_grey_with_a_cap_of_ones_own_is_allowed() -> None:
    state = position({"red-1": "A4", "red-2": "A2"})
    move_cap(state, 3, "red-2", "A5")
    assert spot(state, "red-2") == "A5"


@pytest.mark.rule("TC-43")
def test_a_full_grey_space_opens_when_a_colour_leaves() -> None:
    state = position({"red-1": "A4", "green-1": "A4", "black-1": "A4", "blue-1": "A2"}, seats=4)
    move_cap(state, 2, "red-1", "A6")
    move_cap(state, 2, "blue-1", "A4")
    assert [spot(state, cap) for cap in ("blue-1", "green-1", "black-1")] == ["A4", "A4", "A4"]


@pytest.mark.rule("TC-42", "TC-44")
def test_three_stacks_may_rest_on_grey() -> None:
    stacks = {"blue-1": "A4", "red-2": "under blue-1", "black-2": "under blue-1", "green-1": "A4"}
    state = position({**stacks, "blue-2": "under green-1", "red-1": "A2", "black-1": "under red-1"}, seats=4)
    move_cap(state, 2, "red-1", "A4")
    assert spot(state, "red-1") == "A4"
    assert [spot(state, cap) for cap in ("red-2", "black-2")] == ["under blue-1", "under blue-1"]
    assert [spot(state, cap) for cap in ("blue-2", "black-1")] == ["under green-1", "under red-1"]


@pytest.mark.rule("TC-43", "TC-44")
def test_a_fourth_stack_may_not_rest_on_grey() -> None:
    stacks = {"blue-1": "A4", "red-2": "under blue-1", "green-1": "A4", "black-1": "A4"}
    state = position({**stacks, "red-1": "A2", "black-2": "under red-1"}, seats=4)
    throw(state, 2)
    act(state, "pick", cap="red-1")
    assert refusal(state, "go", to="A4") == ("TC-43",)


@pytest.mark.rule("TC-44")
def test_a_stack_has_the_colour_of_its_top_cap_on_grey() -> None:
    state = position({"blue-1": "A4", "red-2": "under blue-1", "red-1": "A2", "blue-2": "under red-1"})
    move_cap(state, 2, "red-1", "A4")
    assert spot(state, "blue-1") == spot(state, "red-1") == "A4"
    assert spot(state, "red-2") == "under blue-1"
    assert spot(state, "blue-2") == "under red-1"


@pytest.mark.rule("TC-43", "TC-44")
def test_a_stack_may_not_rest_on_grey_beside_its_top_colour() -> None:
    state = position({"red-1": "A4", "red-2": "A2", "blue-2": "under red-2"})
    throw(state, 2)
    act(state, "pick", cap="red-2")
    assert refusal(state, "go", to="A4") == ("TC-43",)


@pytest.mark.rule("TC-45")
@pytest.mark.parametrize("board", BOARDS)
def test_all_caps_of_a_colour_may_share_a_yellow_space(board: str) -> None:
    state = position({f"red-{number}": "A3" for number in range(1, 6)}, board=board)
    move_cap(state, 3, "red-6", "A3")
    assert [spot(state, f"red-{number}") for number in range(1, 7)] == ["A3"] * 6


@pytest.mark.rule("TC-45", "TC-46")
@pytest.mark.parametrize(("board", "space"), [(board, space) for board in BOARDS for space in YELLOW[board]])
def test_every_yellow_space_is_shared_and_raided(board: str, space: str) -> None:
    one, other = BESIDE[board][space][:2]
    state = position({"red-1": space, "red-2": one, "blue-1": other}, board=board)
    move_cap(state, 1, "red-2", space)
    assert spot(state, "red-1") == spot(state, "red-2") == space
    move_cap(state, 1, "blue-1", space)
    assert spot(state, "red-1") == spot(state, "red-2") == "under blue-1"


@pytest.mark.rule("TC-46")
def test_a_raid_on_yellow_traps_every_cap_at_once() -> None:
    state = position({"blue-1": "A3", "blue-2": "A3", "blue-3": "A3", "red-1": "A2"})
    events = move_cap(state, 1, "red-1", "A3")
    assert [spot(state, f"blue-{number}") for number in (1, 2, 3)] == ["under red-1"] * 3
    assert [type(event).__name__ for event in events].count("Trapped") == 3


@pytest.mark.rule("TC-46", "TC-96")
def test_a_cap_left_behind_on_yellow_is_still_there_to_be_trapped() -> None:
    state = position({"red-1": "A3", "red-2": "A3", "blue-1": "A2"})
    move_cap(state, 2, "red-1", "A5")
    move_cap(state, 1, "blue-1", "A3")
    assert spot(state, "red-2") == "under blue-1"
    assert spot(state, "red-1") == "A5"


@pytest.mark.rule("TC-47")
def test_a_raid_on_yellow_leaves_one_stack() -> None:
    state = position({"blue-1": "A3", "green-1": "under blue-1", "blue-2": "A3", "red-1": "A2"}, seats=3)
    move_cap(state, 1, "red-1", "A3")
    assert [spot(state, cap) for cap in ("blue-1", "green-1", "blue-2")] == ["under red-1"] * 3
    assert [state.setup.cap_names[cap] for cap in state.standing_on(state.setup.board.number_of["A3"])] == ["red-1"]


@pytest.mark.rule("TC-47")
def test_the_stack_of_a_raid_moves_on_as_one() -> None:
    state = position({"blue-1": "A3", "blue-2": "A3", "red-1": "A2"})
    move_cap(state, 1, "red-1", "A3")
    move_cap(state, 1, "blue-3", "D1")
    move_cap(state, 2, "red-1", "A5")
    assert spot(state, "red-1") == "A5"
    assert spot(state, "blue-1") == spot(state, "blue-2") == "under red-1"


@pytest.mark.rule("TC-48")
@pytest.mark.parametrize("yellow", ["some", "all"])
@pytest.mark.parametrize("board", BOARDS)
def test_two_caps_of_a_colour_share_exactly_the_yellow_spaces(board: str, yellow: str) -> None:
    shared: set[str] = set()
    for space, beside in BESIDE[board].items():
        state = throw(position({"red-1": space, "red-2": beside[0]}, board=board, yellow=yellow), 1)
        act(state, "pick", cap="red-2")
        if f"go {space}" in choices(state):
            shared.add(space)
    assert shared == (set(YELLOW[board]) if yellow == "some" else BESIDE[board].keys() - set(GREY[board]))


@pytest.mark.rule("TC-48")
@pytest.mark.parametrize("yellow", ["some", "all"])
@pytest.mark.parametrize("board", BOARDS)
def test_caps_are_safe_on_exactly_the_grey_spaces(board: str, yellow: str) -> None:
    safe: set[str] = set()
    for space, beside in BESIDE[board].items():
        state = position({"blue-1": space, "red-1": beside[0]}, board=board, yellow=yellow)
        move_cap(state, 1, "red-1", space)
        if spot(state, "blue-1") == space:
            safe.add(space)
    assert safe == set(GREY[board])


@pytest.mark.rule("TC-48")
def test_some_spaces_are_yellow_unless_agreed_otherwise() -> None:
    assert position().to_json() == position(yellow="some").to_json()
    state = throw(position({"red-1": "A2", "red-2": "A1"}), 1)
    act(state, "pick", cap="red-2")
    assert refusal(state, "go", to="A2") == ("TC-15", "TC-26")


@pytest.mark.rule("TC-48")
@pytest.mark.parametrize("board", BOARDS)
def test_a_raid_on_a_shared_space_traps_all_when_all_are_yellow(board: str) -> None:
    state = position({"blue-1": "A2", "blue-2": "A2", "red-1": "A1"}, board=board, yellow="all")
    move_cap(state, 1, "red-1", "A2")
    assert spot(state, "blue-1") == spot(state, "blue-2") == "under red-1"


@pytest.mark.rule("TC-49")
@pytest.mark.parametrize(("board", "gate"), [("six-spoke", "C5"), ("four-spoke", "C6")])
def test_the_centre_is_shared_by_one_colour(board: str, gate: str) -> None:
    state = position({"red-1": "centre", "red-2": "A" + gate}, board=board)
    move_cap(state, 1, "red-2", "centre")
    assert spot(state, "red-1") == spot(state, "red-2") == "centre"


@pytest.mark.rule("TC-49")
@pytest.mark.parametrize(("board", "gate"), [("six-spoke", "C5"), ("four-spoke", "C6")])
def test_nobody_is_safe_in_the_centre(board: str, gate: str) -> None:
    state = position({"blue-1": "centre", "blue-2": "centre", "red-1": "B" + gate}, board=board)
    move_cap(state, 1, "red-1", "centre")
    assert spot(state, "blue-1") == spot(state, "blue-2") == "under red-1"
    assert spot(state, "red-1") == "centre"


@pytest.mark.rule("TC-50")
@pytest.mark.parametrize("letter", ["A", "B", "C", "D"])
@pytest.mark.parametrize("board", BOARDS)
def test_the_space_in_front_of_a_base_holds_one_cap_of_a_colour(board: str, letter: str) -> None:
    state = throw(position({"red-1": letter + "1", "red-2": letter + "2"}, board=board), 1)
    act(state, "pick", cap="red-2")
    assert refusal(state, "go", to=letter + "1") == ("TC-15", "TC-26")


@pytest.mark.rule("TC-50")
@pytest.mark.parametrize("letter", ["A", "B", "C", "D"])
@pytest.mark.parametrize("board", BOARDS)
def test_the_space_in_front_of_a_base_is_not_safe(board: str, letter: str) -> None:
    state = position({"blue-1": letter + "1", "red-1": letter + "2"}, board=board)
    move_cap(state, 1, "red-1", letter + "1")
    assert spot(state, "blue-1") == "under red-1"


@pytest.mark.rule("TC-50")
def test_a_cap_in_front_keeps_the_others_in_the_base_from_coming_out_with_a_1() -> None:
    state = throw(position({"red-1": "A1"}), 1)
    assert choices(state) == ["pick red-1"]
    assert refusal(state, "pick", cap="red-2") == ("TC-06", "TC-16")


@pytest.mark.rule("TC-48", "TC-50")
@pytest.mark.parametrize("board", BOARDS)
def test_the_space_in_front_of_a_base_is_shared_when_all_are_yellow(board: str) -> None:
    state = position({"red-1": "A1"}, board=board, yellow="all")
    move_cap(state, 1, "red-2", "A1")
    assert spot(state, "red-1") == spot(state, "red-2") == "A1"


@pytest.mark.rule("TC-96")
def test_stacks_and_caps_of_a_colour_share_a_yellow_space() -> None:
    state = position({"red-1": "A3", "blue-1": "under red-1", "red-2": "A3", "red-3": "A2", "blue-2": "under red-3"})
    move_cap(state, 1, "red-3", "A3")
    assert [spot(state, f"red-{number}") for number in (1, 2, 3)] == ["A3", "A3", "A3"]
    assert spot(state, "blue-1") == "under red-1"
    assert spot(state, "blue-2") == "under red-3"


@pytest.mark.rule("TC-96")
def test_six_stacks_of_a_colour_may_share_a_yellow_space() -> None:
    loads = {f"blue-{number}": f"under red-{number}" for number in range(1, 6)} | {"green-6": "under red-6"}
    state = position({**{f"red-{number}": "A3" for number in range(1, 6)}, "red-6": "A2", **loads}, seats=3)
    move_cap(state, 1, "red-6", "A3")
    assert [spot(state, f"red-{number}") for number in range(1, 7)] == ["A3"] * 6
    assert {cap: spot(state, cap) for cap in loads} == loads


@pytest.mark.rule("TC-96")
def test_stacks_and_caps_that_share_a_yellow_space_move_one_by_one() -> None:
    state = position({"red-1": "A3", "blue-1": "under red-1", "red-2": "A3", "red-3": "A3", "blue-3": "under red-3"})
    throw(state, 2)
    assert [f"pick red-{number}" in choices(state) for number in (1, 2, 3)] == [True, True, True]
    act(state, "pick", cap="red-3")
    act(state, "go", to="A5")
    assert [spot(state, f"red-{number}") for number in (1, 2, 3)] == ["A3", "A3", "A5"]
    assert [spot(state, cap) for cap in ("blue-1", "blue-3")] == ["under red-1", "under red-3"]


@pytest.mark.rule("TC-46", "TC-47", "TC-96")
def test_a_raid_traps_stacks_that_share_a_yellow_space() -> None:
    state = position({"red-1": "A3", "blue-1": "under red-1", "red-2": "A3", "blue-2": "A5"}, turn=1)
    move_cap(state, 2, "blue-2", "A3")
    assert [spot(state, cap) for cap in ("red-1", "red-2", "blue-1")] == ["under blue-2"] * 3

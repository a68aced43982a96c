"""Setup and turn: who plays, where the caps begin, and what one throw may do."""

from fractions import Fraction
from math import atan2, pi, tau

import pytest

from greatcircle.kernel.refusal import BadInput
from greatcircle.kernel.state import CHANCE
from tests.games.trap_the_cap.position import GAME, act, choices, move_cap, position, refusal, spot, throw

COLOURS = ("red", "blue", "green", "black", "white", "orange")
SEATINGS = [
    ("six-spoke", "AD"),
    ("six-spoke", "ACE"),
    ("six-spoke", "ABDE"),
    ("six-spoke", "ABCDE"),
    ("six-spoke", "ABCDEF"),
    ("four-spoke", "AC"),
    ("four-spoke", "ABC"),
    ("four-spoke", "ABCD"),
]


@pytest.mark.rule("TC-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_seats_may_play(seats: int) -> None:
    state = position(seats=seats)
    assert state.seats == seats
    assert state.actors() == [CHANCE]


@pytest.mark.rule("TC-01")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_one_seat_alone_or_seven_seats_cannot_play(seats: int) -> None:
    with pytest.raises(BadInput, match="2 to 6 seats"):
        GAME.parse_options({}, seats)


@pytest.mark.rule("TC-01")
@pytest.mark.parametrize("seat", [-2, 3])
def test_a_seat_that_does_not_play_may_do_nothing(seat: int) -> None:
    state = throw(position(seats=3), 2)
    pick = state.parse_move({"move": "pick", "cap": "red-1"})
    assert state.legal(seat) == []
    assert state.why(seat, pick).clauses == ("TC-01",)


@pytest.mark.rule("TC-03")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_seat_begins_with_six_caps_in_the_base_of_its_colour(seats: int) -> None:
    state = position(seats=seats)
    assert list(GAME.conserved(state).items()) == [(colour, 6) for colour in COLOURS[:seats]]
    homes = [{spot(state, f"{colour}-{number}") for number in range(1, 7)} for colour in COLOURS[:seats]]
    assert all(len(home) == 1 for home in homes)
    assert len(set.union(*homes)) == seats


@pytest.mark.rule("TC-03")
def test_the_colours_can_be_chosen() -> None:
    state = position({"orange-1": "A4"}, seats=3, colours="orange,any,red")
    assert state.seat_names() == ["orange", "blue", "red"]
    assert [spot(state, f"{colour}-2") for colour in state.seat_names()] == ["base-A", "base-C", "base-E"]
    assert state.sentence(CHANCE, state.parse_move({"move": "throw", "die": 4})) == "Orange throws a 4."
    assert "pick orange-1" in choices(throw(state, 4))
    with pytest.raises(BadInput, match="Two seats cannot both be red"):
        GAME.parse_options({"colours": "red,any,red"}, 3)


@pytest.mark.rule("TC-04", "TC-05")
@pytest.mark.parametrize("colours", ["any", "white,red,blue,black", "any,any,red,any"])
def test_whatever_the_colours_are_the_seats_sit_and_play_in_the_same_order(colours: str) -> None:
    setup = position(seats=4, colours=colours).setup
    assert setup.base == position(seats=4).setup.base
    assert [setup.seat_at[base] for base in setup.base] == [0, 1, 2, 3]


@pytest.mark.rule("TC-03")
@pytest.mark.parametrize("seats", [2, 5, 6])
def test_four_caps_each_can_be_agreed(seats: int) -> None:
    state = GAME.start(GAME.parse_options({"caps": 4}, seats), seats)
    assert list(GAME.conserved(state).items()) == [(colour, 4) for colour in COLOURS[:seats]]
    with pytest.raises(BadInput, match="red-5"):
        state.parse_move({"move": "pick", "cap": "red-5"})


@pytest.mark.rule("TC-03")
@pytest.mark.parametrize("caps", [3, 5, 7])
def test_no_other_number_of_caps_can_be_agreed(caps: int) -> None:
    with pytest.raises(BadInput, match="caps"):
        GAME.parse_options({"caps": caps}, 5)


@pytest.mark.rule("TC-04")
@pytest.mark.parametrize(("board", "letters"), SEATINGS)
def test_the_seats_are_spread_over_the_bases(board: str, letters: str) -> None:
    state = position(seats=len(letters), board=board)
    homes = [spot(state, f"{colour}-1") for colour in COLOURS[: len(letters)]]
    assert homes == [f"base-{letter}" for letter in letters]


@pytest.mark.rule("TC-04")
@pytest.mark.parametrize("seats", [5, 6])
def test_the_four_spoke_board_has_no_room_for_five(seats: int) -> None:
    with pytest.raises(BadInput, match="four-spoke"):
        GAME.parse_options({"board": "four-spoke"}, seats)
    assert GAME.parse_options({}, seats) == GAME.parse_options({"board": "six-spoke"}, seats)


@pytest.mark.rule("TC-05")
@pytest.mark.parametrize(("board", "letters"), SEATINGS)
def test_the_seats_sit_clockwise(board: str, letters: str) -> None:
    setup = position(seats=len(letters), board=board).setup
    angles = [atan2(down, right) for right, down in (setup.board.positions[base] for base in setup.base)]
    turns = [(angle - angles[seat - 1]) % tau for seat, angle in enumerate(angles)]
    assert max(turns) < pi + 0.01
    assert sum(turns) == pytest.approx(tau)


@pytest.mark.rule("TC-05")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_turn_passes_in_seat_order(seats: int) -> None:
    state = position(seats=seats)
    for turn in range(seats):
        assert state.turn == turn
        throw(state, 1)
        act(state, "pick", cap=f"{COLOURS[turn]}-1")
        state.apply(turn, state.legal(turn)[0])
    assert state.turn == 0


@pytest.mark.rule("TC-05")
def test_nobody_moves_out_of_turn() -> None:
    state = throw(position(seats=3), 2)
    pick = state.parse_move({"move": "pick", "cap": "blue-1"})
    assert state.actors() == [0]
    assert state.legal(1) == []
    assert state.why(1, pick).clauses == ("TC-05",)


@pytest.mark.rule("TC-05")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_a_named_seat_begins(first: int) -> None:
    state = GAME.start(GAME.parse_options({"first": first}, 3), 3)
    assert state.to_json()["turn"] == first - 1
    assert state.to_json()["phase"] == "throwing"


@pytest.mark.rule("TC-05")
def test_a_seat_that_does_not_play_cannot_begin() -> None:
    with pytest.raises(BadInput, match="first=4"):
        GAME.parse_options({"first": 4}, 3)


@pytest.mark.rule("TC-05")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_lots_are_drawn_for_the_first_turn_unless_agreed_otherwise(seats: int) -> None:
    state = GAME.start(GAME.parse_options({}, seats), seats)
    assert state.actors() == [CHANCE]
    lots = [(state.wire(move), odds) for move, odds in state.chances().odds()]
    assert lots == [({"move": "lot", "seat": seat}, Fraction(1, seats)) for seat in range(seats)]
    state.apply(CHANCE, state.chances().moves[-1])
    assert (state.to_json()["turn"], state.to_json()["phase"]) == (seats - 1, "throwing")


@pytest.mark.rule("TC-06")
def test_one_die_with_six_equal_faces_is_thrown() -> None:
    state = position()
    faces = [(state.wire(move), odds) for move, odds in state.chances().odds()]
    assert faces == [({"move": "throw", "die": die}, Fraction(1, 6)) for die in (1, 2, 3, 4, 5, 6)]


@pytest.mark.rule("TC-06")
def test_nothing_moves_before_the_throw() -> None:
    state = position({"red-1": "A2"})
    assert state.actors() == [CHANCE]
    assert refusal(state, "pick", cap="red-1") == ("TC-06",)


@pytest.mark.rule("TC-06")
def test_a_cap_goes_exactly_the_number_thrown() -> None:
    state = throw(position({"red-1": "A2"}), 3)
    act(state, "pick", cap="red-1")
    assert set(choices(state)) == {"go A5", "go F5", "go AC2"}
    for place in ("A4", "A6", "F6", "AC3", "A2"):
        assert "TC-06" in refusal(state, "go", to=place)


@pytest.mark.rule("TC-06")
def test_a_cap_of_another_seat_is_not_yours_to_move() -> None:
    state = throw(position({"red-1": "A2", "blue-1": "C2"}), 3)
    assert "pick blue-1" not in choices(state)
    assert refusal(state, "pick", cap="blue-1") == ("TC-06",)


@pytest.mark.rule("TC-06", "TC-07")
def test_a_throw_is_used_up_by_one_move() -> None:
    state = position({"red-1": "A2", "red-2": "B2"})
    move_cap(state, 5, "red-1", "B1")
    assert state.actors() == [CHANCE]
    assert state.turn == 1
    assert spot(state, "red-2") == "B2"


@pytest.mark.rule("TC-07")
def test_the_points_of_a_throw_are_not_shared_among_caps() -> None:
    state = throw(position({"red-1": "A2", "red-2": "B2"}), 5)
    act(state, "pick", cap="red-1")
    assert "TC-07" in refusal(state, "pick", cap="red-2")
    assert "TC-06" in refusal(state, "go", to="A5")


@pytest.mark.rule("TC-08")
def test_a_six_earns_a_second_throw_and_a_further_move() -> None:
    state = position({"red-1": "A2", "red-2": "C2"})
    move_cap(state, 6, "red-1", "B2")
    assert act(state, "again")[0].sentence(COLOURS) == "Red throws again."
    assert state.actors() == [CHANCE]
    move_cap(state, 1, "red-2", "C3")
    assert (spot(state, "red-1"), spot(state, "red-2")) == ("B2", "C3")
    assert state.turn == 1


@pytest.mark.rule("TC-08")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5])
def test_no_other_number_earns_a_second_throw(die: int) -> None:
    state = position({"red-1": "D1"})
    move_cap(state, die, "red-1", f"D{1 + die}")
    assert state.turn == 1
    assert state.actors() == [CHANCE]


@pytest.mark.rule("TC-09")
@pytest.mark.parametrize("cap", ["red-1", "red-2", "red-3"])
def test_after_a_six_the_same_cap_or_another_may_move(cap: str) -> None:
    state = position({"red-1": "A2", "red-2": "C2"})
    move_cap(state, 6, "red-1", "B2")
    act(state, "again")
    throw(state, 3)
    assert f"pick {cap}" in choices(state)


@pytest.mark.rule("TC-10")
def test_the_extra_throw_may_be_declined() -> None:
    state = position({"red-1": "A2"})
    move_cap(state, 6, "red-1", "B2")
    assert choices(state) == ["again", "end"]
    assert refusal(state, "pick", cap="red-1") == ("TC-08", "TC-10")
    act(state, "end")
    assert state.turn == 1
    assert state.actors() == [CHANCE]


@pytest.mark.rule("TC-10")
def test_a_row_of_sixes_has_no_limit() -> None:
    state = position({"red-1": "A2"})
    for space in ("B2", "A2") * 10:
        move_cap(state, 6, "red-1", space)
        act(state, "again")
    assert state.turn == 0
    assert state.actors() == [CHANCE]


@pytest.mark.rule("TC-11")
@pytest.mark.parametrize(
    ("board", "start", "ends"),
    [
        ("six-spoke", "A3", {"go A5", "go A1"}),
        ("six-spoke", "A1", {"go A3", "go F5", "go AC2"}),
        ("six-spoke", "centre", {f"go {letter}C4" for letter in "ABCDEF"}),
        ("four-spoke", "A7", {"go A9", "go A5"}),
        ("four-spoke", "A1", {"go A3", "go D12", "go AC2"}),
        ("four-spoke", "centre", {f"go {letter}C5" for letter in "ABCD"}),
    ],
)
def test_a_cap_sets_off_along_any_path(board: str, start: str, ends: set[str]) -> None:
    state = throw(position({"red-1": start}, board=board), 2)
    act(state, "pick", cap="red-1")
    assert set(choices(state)) == ends


@pytest.mark.rule("TC-11")
@pytest.mark.parametrize("die", [2, 4, 6])
def test_a_cap_does_not_come_back_to_where_it_started(die: int) -> None:
    state = throw(position({"red-1": "A3"}), die)
    act(state, "pick", cap="red-1")
    assert "go A3" not in choices(state)
    assert "TC-11" in refusal(state, "go", to="A3")


@pytest.mark.rule("TC-12")
@pytest.mark.parametrize(
    ("board", "start", "ends"),
    [
        ("six-spoke", "A2", {"go A5", "go F5", "go AC2"}),
        ("six-spoke", "AC1", {"go A3", "go F5", "go AC4"}),
        ("six-spoke", "AC5", {"go AC2", "go BC4", "go CC4", "go DC4", "go EC4", "go FC4"}),
        ("four-spoke", "A2", {"go A5", "go D12", "go AC2"}),
        ("four-spoke", "AC6", {"go AC3", "go BC5", "go CC5", "go DC5"}),
    ],
)
def test_a_cap_may_turn_where_paths_meet_but_not_step_back(board: str, start: str, ends: set[str]) -> None:
    state = throw(position({"red-1": start}, board=board), 3)
    act(state, "pick", cap="red-1")
    assert set(choices(state)) == ends


@pytest.mark.rule("TC-13")
def test_any_cap_that_is_not_trapped_may_be_moved() -> None:
    caps = {"red-1": "A2", "red-2": "B2", "red-3": "under blue-1", "blue-1": "C2", "red-4": "held base-D"}
    state = throw(position(caps), 3)
    assert choices(state) == ["pick red-1", "pick red-2", "pick red-5"]
    assert "TC-25" in refusal(state, "pick", cap="red-3")
    assert refusal(state, "pick", cap="red-4") == ("TC-29",)


@pytest.mark.rule("TC-13")
def test_of_caps_that_are_alike_the_first_one_moves() -> None:
    state = throw(position({"red-1": "A2", "red-2": "A5", "red-3": "A5"}), 3)
    assert choices(state) == ["pick red-1", "pick red-2", "pick red-4"]
    assert refusal(state, "pick", cap="red-3") == ("TC-13",)
    assert refusal(state, "pick", cap="red-6") == ("TC-13",)


@pytest.mark.rule("TC-13")
def test_all_caps_may_be_out_at_the_same_time() -> None:
    caps = {f"red-{number}": f"{letter}2" for number, letter in enumerate("ABCDEF", 1)}
    state = throw(position(caps), 3)
    assert choices(state) == [f"pick red-{number}" for number in range(1, 7)]


@pytest.mark.rule("TC-14")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize(("board", "last"), [("six-spoke", "F6"), ("four-spoke", "D13")])
def test_a_cap_leaves_the_base_with_any_number(board: str, last: str, die: int) -> None:
    state = throw(position(board=board), die)
    act(state, "pick", cap="red-1")
    other_way = f"go {last[0]}{int(last[1:]) + 2 - die}"
    ends = {"go A1"} if die == 1 else {f"go A{die}", f"go AC{die - 1}", other_way}
    assert set(choices(state)) == ends


@pytest.mark.rule("TC-15")
@pytest.mark.parametrize("load", [{}, {"blue-1": "under red-2"}])
def test_a_plain_space_holds_one_cap_or_stack_of_a_colour(load: dict[str, str]) -> None:
    state = throw(position({"red-1": "A2", "red-2": "A6", **load}), 4)
    act(state, "pick", cap="red-1")
    assert set(choices(state)) == {"go F4", "go AC3"}
    assert "TC-15" in refusal(state, "go", to="A6")


@pytest.mark.rule("TC-15")
def test_a_space_is_taken_as_soon_as_a_cap_arrives() -> None:
    state = position({"red-1": "A2", "red-2": "A5"})
    move_cap(state, 1, "red-2", "A6")
    move_cap(state, 1, "blue-1", "D1")
    throw(state, 4)
    act(state, "pick", cap="red-1")
    assert "TC-15" in refusal(state, "go", to="A6")


@pytest.mark.rule("TC-15")
def test_a_space_that_a_cap_has_left_is_open_again() -> None:
    state = position({"red-1": "A2", "red-2": "A6"})
    move_cap(state, 1, "red-2", "B1")
    move_cap(state, 1, "blue-1", "D1")
    move_cap(state, 4, "red-1", "A6")
    assert (spot(state, "red-1"), spot(state, "red-2")) == ("A6", "B1")


@pytest.mark.rule("TC-15")
def test_a_base_holds_any_number_of_caps() -> None:
    state = position({"red-1": "A1", "blue-1": "under red-1"})
    move_cap(state, 1, "red-1", "base-A")
    assert {spot(state, f"red-{number}") for number in range(1, 7)} == {"base-A"}


@pytest.mark.rule("TC-16")
def test_a_throw_that_can_be_used_may_not_be_declined() -> None:
    state = throw(position({"red-1": "A2"}), 6)
    assert choices(state) == ["pick red-1", "pick red-2"]
    assert refusal(state, "end")
    act(state, "pick", cap="red-1")
    assert refusal(state, "stay")
    assert refusal(state, "end")


@pytest.mark.rule("TC-16")
def test_a_cap_with_nowhere_to_go_is_not_offered() -> None:
    state = throw(position({"red-1": "base-A", "red-2": "A1"}), 1)
    assert choices(state) == ["pick red-2"]
    assert refusal(state, "pick", cap="red-1") == ("TC-06", "TC-16")


@pytest.mark.rule("TC-16")
def test_a_throw_without_a_legal_move_is_lost_by_itself() -> None:
    caps = {f"{colour}-{n}": grey for colour in COLOURS[1:4] for n, grey in enumerate(("A4", "F4", "AC3"), 1)}
    caps |= {f"red-{n}": "held base-B" for n in range(2, 7)}
    state = throw(position(caps, seats=4), 4)
    assert spot(state, "red-1") == "base-A"
    assert state.turn == 1
    assert state.actors() == [CHANCE]


@pytest.mark.rule("TC-10", "TC-16")
def test_a_lost_six_still_earns_another_throw() -> None:
    caps = {f"{colour}-{n}": grey for colour in COLOURS[1:4] for n, grey in enumerate(("B4", "BC3", "F4", "AC3"), 1)}
    caps |= {f"red-{n}": "held base-B" for n in range(2, 7)}
    state = throw(position({**caps, "red-1": "A4"}, seats=4), 6)
    assert spot(state, "red-1") == "A4"
    assert choices(state) == ["again", "end"]
    act(state, "again")
    assert (state.turn, state.actors()) == (0, [CHANCE])


@pytest.mark.rule("TC-17")
def test_a_cap_passes_over_any_cap_or_stack() -> None:
    caps = {"red-2": "A3", "blue-1": "A4", "green-1": "A4", "black-1": "A4", "blue-2": "A5", "green-2": "A6"}
    caps |= {"red-3": "under green-2", "black-2": "B1"}
    state = position({"red-1": "A2", **caps}, seats=4)
    move_cap(state, 6, "red-1", "B2")
    assert spot(state, "red-1") == "B2"
    assert {cap: spot(state, cap) for cap in caps} == caps


@pytest.mark.rule("TC-18")
@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("load", [{}, {"blue-1": "under red-1"}])
@pytest.mark.parametrize(("die", "ends"), [(2, {"go D2", "go DC1", "go C4"}), (3, {"go D3", "go DC2", "go C3"})])
def test_no_way_leads_through_another_base(seats: int, load: dict[str, str], die: int, ends: set[str]) -> None:
    state = throw(position({"red-1": "C6", **load}, seats=seats), die)
    act(state, "pick", cap="red-1")
    assert set(choices(state)) == ends
    assert "TC-18" in refusal(state, "go", to="base-D")
    assert "TC-18" in refusal(state, "go", to="base-C")

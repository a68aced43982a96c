"""The end of the basic game: when it is over, who has won, and who sits out."""

import pytest

from greatcircle.games.trap_the_cap.board import COLOURS
from greatcircle.games.trap_the_cap.events import ColourOut
from greatcircle.games.trap_the_cap.rules.ending import EndReason
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.event import Ended
from greatcircle.kernel.playout import playout
from tests.games.trap_the_cap.endings import ENDINGS
from tests.games.trap_the_cap.position import act, choices, ended, move_cap, position, refusal, spot, throw

TABLES = [("six-spoke", seats) for seats in range(2, 7)] + [("four-spoke", seats) for seats in range(2, 5)]

GREEN_NEARLY_ALONE = {
    "green-1": "E2",
    "green-2": "B4",
    "green-3": "centre",
    "blue-6": "E5",
    **dict.fromkeys(("green-4", "green-5", "green-6", "blue-1", "blue-2"), "held base-A"),
    **dict.fromkeys(("red-1", "red-2"), "held base-C"),
    **dict.fromkeys(("red-3", "red-4", "blue-3"), "held base-E"),
    **dict.fromkeys(("red-5", "red-6", "blue-4", "blue-5"), "under green-1"),
}
"""TC-54 before the last capture: with a 3, green-1 traps the only other free cap, blue-6 on E5."""

RED_HOLDS_MORE = GREEN_NEARLY_ALONE | dict.fromkeys(("blue-3", "blue-4", "blue-5"), "held base-A")
"""The same, but after the capture red holds 8 caps, green has 5 and blue 2."""


@pytest.mark.rule("TC-51")
def test_ending_1_is_played_unless_agreed_otherwise() -> None:
    state = position(RED_HOLDS_MORE, seats=3, turn=2)
    move_cap(state, 3, "green-1", "E5")
    assert ended(state).winners() == [0]


@pytest.mark.rule("TC-51", "TC-55", "TC-59")
@pytest.mark.parametrize(("ending", "winner"), [("most", 0), ("last", 2)])
def test_the_agreed_ending_decides_who_has_won_one_and_the_same_match(ending: str, winner: int) -> None:
    state = position(RED_HOLDS_MORE, seats=3, turn=2, ending=ending)
    move_cap(state, 3, "green-1", "E5")
    assert ended(state).winners() == [winner]
    assert ended(state).scores == (8, 2, 5)


@pytest.mark.rule("TC-51")
@pytest.mark.parametrize("ending", ENDINGS)
def test_the_agreed_ending_does_not_change_during_play(ending: str) -> None:
    state = position(seats=3, ending=ending)
    agreed = state.to_json()["options"]
    playout(state, QuickDealer("agreed"))
    assert state.to_json()["options"] == agreed
    assert ended(state).reason is EndReason.LAST_COLOUR


@pytest.mark.rule("TC-52")
@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize(("board", "seats"), TABLES)
def test_the_match_is_over_at_once_when_one_colour_is_left(board: str, seats: int, ending: str) -> None:
    others = {f"{colour}-{number}": "held base-A" for colour in COLOURS[1:seats] for number in range(1, 7)}
    state = position({**others, "blue-1": "A5", "red-1": "A2"}, seats=seats, board=board, ending=ending)
    events = move_cap(state, 3, "red-1", "A5")
    assert ended(state).reason is EndReason.LAST_COLOUR
    won = "won." if ending == "last" else f"won with {6 * (seats - 1)} caps trapped."
    assert events[-1] == Ended(f"Only Red has free caps left. Red {won}")


@pytest.mark.rule("TC-52")
@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("seats", range(3, 7))
def test_the_match_goes_on_while_two_colours_are_left(seats: int, ending: str) -> None:
    others = {f"{colour}-{number}": "held base-A" for colour in COLOURS[1:seats] for number in range(1, 7)}
    state = position({**others, "blue-1": "A5", "green-1": "B4", "red-1": "A2"}, seats=seats, ending=ending)
    move_cap(state, 3, "red-1", "A5")
    assert state.outcome() is None
    assert state.turn == 2


@pytest.mark.rule("TC-52")
def test_no_throw_follows_the_last_capture_even_after_a_6() -> None:
    others = {f"blue-{number}": "held base-A" for number in range(2, 7)}
    state = position({**others, "blue-1": "B2", "red-1": "A2"})
    move_cap(state, 6, "red-1", "B2")
    assert choices(state) == []
    assert ended(state).winners() == [0]


@pytest.mark.rule("TC-52")
def test_nobody_may_move_when_the_match_is_over() -> None:
    others = {f"blue-{number}": "held base-A" for number in range(2, 7)}
    state = position({**others, "blue-1": "A5", "red-1": "A2"})
    move_cap(state, 3, "red-1", "A5")
    assert refusal(state, "pick", cap="red-1") == ("TC-52",)
    assert state.why(1, state.parse_move({"move": "pick", "cap": "blue-1"})).clauses == ("TC-52",)


@pytest.mark.rule("TC-52", "TC-94")
def test_the_last_capture_ends_the_match_by_itself_even_with_the_last_throw() -> None:
    state = position(RED_HOLDS_MORE, seats=3, turn=2, ending="last", throws=9, throw_limit=10)
    move_cap(state, 3, "green-1", "E5")
    assert ended(state).reason is EndReason.LAST_COLOUR
    assert ended(state).winners() == [2]


@pytest.mark.rule("TC-53")
@pytest.mark.parametrize("ending", ENDINGS)
def test_a_colour_with_a_cap_waiting_at_home_is_still_in_play(ending: str) -> None:
    others = {f"blue-{number}": "held base-A" for number in range(2, 6)}
    state = position({**others, "blue-1": "A5", "red-1": "A2"}, ending=ending)
    move_cap(state, 3, "red-1", "A5")
    assert spot(state, "blue-6") == "base-D"
    assert state.outcome() is None
    assert throw(state, 2).turn == 1
    assert choices(state) == ["pick blue-6"]


@pytest.mark.rule("TC-53")
def test_the_cap_that_waited_at_home_may_come_out_and_trap() -> None:
    others = {f"blue-{number}": "held base-A" for number in range(2, 6)}
    state = position({**others, "blue-1": "C6", "red-1": "C3"})
    move_cap(state, 3, "red-1", "C6")
    move_cap(state, 2, "blue-6", "C6")
    assert spot(state, "red-1") == "under blue-6"


@pytest.mark.rule("TC-52", "TC-54")
@pytest.mark.parametrize("ending", ENDINGS)
def test_green_alone_ends_the_match_with_a_stack_still_out(ending: str) -> None:
    state = position(GREEN_NEARLY_ALONE, seats=3, turn=2, ending=ending)
    assert state.outcome() is None
    move_cap(state, 3, "green-1", "E5")
    assert ended(state).reason is EndReason.LAST_COLOUR
    spots = {cap: spot(state, cap) for cap in state.setup.cap_names}
    assert [cap for cap, at in spots.items() if " " not in at] == ["green-1", "green-2", "green-3"]
    assert [at.split()[0] for at in spots.values()].count("under") == 5
    assert [at.split()[0] for at in spots.values()].count("held") == 10


@pytest.mark.rule("TC-54")
def test_the_match_goes_on_as_long_as_somebody_could_trap_green() -> None:
    state = position(GREEN_NEARLY_ALONE, seats=3, turn=2)
    move_cap(state, 1, "green-1", "E3")
    assert state.outcome() is None
    move_cap(state, 2, "blue-6", "E3")
    assert spot(state, "green-1") == "under blue-6"


@pytest.mark.rule("TC-55")
def test_ending_1_is_won_by_the_most_foreign_caps_in_the_own_base() -> None:
    state = position(RED_HOLDS_MORE, seats=3, turn=2)
    move_cap(state, 3, "green-1", "E5")
    assert ended(state).scores == (8, 2, 5)
    assert ended(state).places == (1, 3, 2)


@pytest.mark.rule("TC-55")
def test_own_caps_at_home_do_not_count_in_ending_1() -> None:
    at_home = dict.fromkeys(("green-2", "green-3", "green-4", "green-5", "green-6"), "base-E")
    state = position({**RED_HOLDS_MORE, **at_home}, seats=3, turn=2)
    move_cap(state, 3, "green-1", "E5")
    assert ended(state).scores == (5, 2, 5)


@pytest.mark.rule("TC-30", "TC-56")
def test_green_alone_counts_its_base_and_its_stack_in_ending_1() -> None:
    state = position(GREEN_NEARLY_ALONE, seats=3, turn=2, ending="most")
    move_cap(state, 3, "green-1", "E5")
    assert ended(state).scores == (5, 2, 3 + 5)
    assert ended(state).places == (2, 3, 1)


@pytest.mark.rule("TC-56")
def test_the_last_colour_counts_all_its_stacks() -> None:
    state = position({**GREEN_NEARLY_ALONE, "red-5": "under green-2", "blue-4": "under green-3"}, seats=3, turn=2)
    move_cap(state, 3, "green-1", "E5")
    assert ended(state).scores == (5, 2, 8)


@pytest.mark.rule("TC-57")
def test_the_last_colour_wins_a_tie_in_ending_1() -> None:
    state = position({**GREEN_NEARLY_ALONE, "blue-3": "held base-A", "red-3": "held base-C"}, seats=3, turn=2)
    move_cap(state, 3, "green-1", "E5")
    assert ended(state).scores == (6, 3, 6)
    assert ended(state).places == (2, 3, 1)


@pytest.mark.rule("TC-57")
def test_a_tie_without_the_last_colour_is_a_shared_win() -> None:
    reds = dict.fromkeys(("red-3", "red-4", "red-5"), "held base-C")
    state = position({**RED_HOLDS_MORE, **reds, "green-5": "held base-C", "green-6": "base-E"}, seats=3, turn=2)
    move_cap(state, 3, "green-1", "E5")
    assert ended(state).scores == (6, 6, 2)
    assert ended(state).places == (1, 1, 3)
    assert ended(state).sentence.endswith("Red and Blue share the victory with 6 caps trapped by each.")


@pytest.mark.rule("TC-58")
def test_an_own_cap_that_was_freed_does_not_count() -> None:
    held = {f"blue-{number}": "held base-A" for number in range(1, 5)}
    state = position({**held, "red-1": "A2", "red-2": "under red-1", "blue-5": "under red-1", "blue-6": "A1"})
    move_cap(state, 3, "red-1", "base-A")
    act(state, "go", to="A1")
    assert spot(state, "red-2") == "base-A"
    assert ended(state).scores == (6, 0)


@pytest.mark.rule("TC-58")
def test_an_own_cap_that_travels_in_the_last_stack_does_not_count() -> None:
    held = {f"blue-{number}": "held base-A" for number in range(2, 7)}
    state = position({**held, "red-1": "A2", "blue-1": "A5", "red-2": "under blue-1", "red-3": "under blue-1"})
    move_cap(state, 3, "red-1", "A5")
    assert spot(state, "red-2") == spot(state, "red-3") == "under red-1"
    assert ended(state).scores == (6, 0)


@pytest.mark.rule("TC-59")
def test_green_alone_wins_ending_2() -> None:
    state = position(GREEN_NEARLY_ALONE, seats=3, turn=2, ending="last")
    move_cap(state, 3, "green-1", "E5")
    assert ended(state).winners() == [2]


@pytest.mark.rule("TC-59")
def test_the_others_are_ranked_by_what_they_hold_in_ending_2() -> None:
    state = position(RED_HOLDS_MORE, seats=3, turn=2, ending="last")
    move_cap(state, 3, "green-1", "E5")
    assert ended(state).places == (2, 3, 1)
    more = dict.fromkeys(("green-4", "green-5", "green-6", "red-3", "red-4", "red-5", "red-6"), "held base-C")
    state = position({**RED_HOLDS_MORE, **more}, seats=3, turn=2, ending="last")
    move_cap(state, 3, "green-1", "E5")
    assert ended(state).scores == (5, 9, 1)
    assert ended(state).places == (3, 2, 1)


@pytest.mark.rule("TC-59")
def test_others_who_hold_the_same_share_their_place_in_ending_2() -> None:
    reds = dict.fromkeys(("red-3", "red-4", "red-5"), "held base-C")
    state = position(
        {**RED_HOLDS_MORE, **reds, "green-5": "held base-C", "green-6": "base-E"}, seats=3, turn=2, ending="last"
    )
    move_cap(state, 3, "green-1", "E5")
    assert ended(state).places == (2, 2, 1)


@pytest.mark.rule("TC-60")
@pytest.mark.parametrize("game", ["basic", "tower", "golden-cap"])
@pytest.mark.parametrize(("board", "seats"), [table for table in TABLES if table[1] > 2])
def test_the_turns_of_seats_without_free_caps_are_skipped(board: str, seats: int, game: str) -> None:
    out = {f"{colour}-{number}": "under red-1" for colour in COLOURS[1 : seats - 1] for number in range(1, 7)}
    state = position({**out, "red-1": "A2"}, seats=seats, board=board, game=game)
    move_cap(state, 1, "red-2", "A1")
    assert state.turn == seats - 1
    throw(state, 1)
    for _ in ("pick", "go"):
        state.apply(state.turn, state.legal(state.turn)[0])
    assert state.turn == 0


@pytest.mark.rule("TC-60")
def test_a_seat_without_free_caps_is_told_that_it_sits_out() -> None:
    state = position({"red-1": "A2", **{f"blue-{number}": "under red-1" for number in range(1, 7)}}, seats=3)
    throw(state, 1)
    assert state.legal(1) == []
    assert state.why(1, state.parse_move({"move": "pick", "cap": "blue-1"})).clauses == ("TC-60",)


@pytest.mark.rule("TC-60")
def test_a_colour_is_out_when_its_last_free_cap_is_trapped() -> None:
    held = {f"blue-{number}": "held base-A" for number in range(2, 6)}
    state = position({**held, "blue-1": "A5", "blue-6": "A5", "red-1": "A2"}, seats=3)
    events = move_cap(state, 3, "red-1", "A5")
    assert events[-1] == ColourOut(1)
    assert state.turn == 2


@pytest.mark.rule("TC-60")
def test_a_seat_that_is_out_of_the_basic_game_stays_out() -> None:
    loads = {f"blue-{number}": "under red-1" for number in range(1, 7)}
    state = position({"red-1": "A2", **loads}, seats=3)
    move_cap(state, 2, "red-1", "base-A")
    assert [spot(state, cap) for cap in loads] == ["held base-A"] * 6
    assert state.turn == 2


@pytest.mark.rule("TC-60")
@pytest.mark.parametrize("seats", [4, 6])
def test_the_turns_of_a_seat_without_free_caps_are_skipped_in_game_2(seats: int) -> None:
    out = {f"green-{number}": "under blue-1" for number in range(1, 7)}
    state = position({**out, "blue-1": "B4"}, seats=seats, turn=1, game="team")
    move_cap(state, 1, "blue-2", "B1")
    assert state.turn == 3


@pytest.mark.rule("TC-60", "TC-64")
def test_a_seat_plays_again_in_game_2_when_a_partner_has_freed_its_caps() -> None:
    held = {f"green-{number}": "held base-B" for number in range(2, 7)}
    state = position({**held, "red-1": "A2", "blue-1": "under red-1", "green-1": "under red-1"}, seats=4, game="team")
    move_cap(state, 2, "red-1", "base-A")
    move_cap(state, 1, "blue-2", "B1")
    assert state.turn == 2
    assert choices(throw(state, 1)) == ["pick green-1"]


@pytest.mark.rule("TC-60", "TC-71")
@pytest.mark.parametrize("seats", [4, 6])
def test_a_seat_without_free_caps_moves_those_of_its_partners_in_game_3(seats: int) -> None:
    out = {f"green-{number}": "under blue-1" for number in range(1, 7)}
    state = position({**out, "blue-1": "B4"}, seats=seats, turn=1, game="total-team")
    move_cap(state, 1, "blue-2", "B1")
    assert state.turn == 2
    move_cap(state, 1, "red-1", "A1")
    assert state.turn == 3

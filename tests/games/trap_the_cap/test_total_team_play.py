"""Game 3, total team play: in your turn you may move the caps of your partners too."""

import pytest

from greatcircle.games.trap_the_cap.board import COLOURS
from greatcircle.games.trap_the_cap.rules.ending import EndReason
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.option import OptionError
from greatcircle.kernel.outcome import Outcome
from greatcircle.kernel.playout import playout
from tests.games.trap_the_cap.position import act, choices, ended, move_cap, position, refusal, spot, throw

TABLES = [("six-spoke", 4), ("six-spoke", 6), ("four-spoke", 4)]
AIMS = ["most", "fewest"]


@pytest.mark.rule("TC-71")
@pytest.mark.parametrize(("board", "seats"), TABLES)
def test_every_seat_may_move_the_caps_of_all_its_team(board: str, seats: int) -> None:
    for seat in range(seats):
        state = throw(position(seats=seats, board=board, turn=seat, game="total-team"), 3)
        assert choices(state) == [f"pick {colour}-1" for colour in COLOURS[seat % 2 : seats : 2]]


@pytest.mark.rule("TC-71")
@pytest.mark.parametrize("seats", [4, 6])
def test_nobody_moves_a_cap_of_the_other_team(seats: int) -> None:
    state = throw(position(seats=seats, game="total-team"), 3)
    for colour in COLOURS[1:seats:2]:
        assert refusal(state, "pick", cap=f"{colour}-1") == ("TC-62",)


@pytest.mark.rule("TC-71")
@pytest.mark.parametrize(("board", "seats"), TABLES)
def test_the_turn_passes_on_after_moving_a_cap_of_a_partner(board: str, seats: int) -> None:
    state = position({"green-1": "A2"}, seats=seats, board=board, game="total-team")
    move_cap(state, 3, "green-1", "A5")
    assert spot(state, "green-1") == "A5"
    assert state.turn == 1


@pytest.mark.rule("TC-71")
def test_a_partner_moved_after_a_6_leaves_the_extra_throw_to_the_seat_that_threw() -> None:
    state = position({"green-1": "A2"}, seats=4, game="total-team")
    move_cap(state, 6, "green-1", "B2")
    assert choices(state) == ["again", "end"]
    act(state, "again")
    move_cap(state, 1, "red-1", "A1")
    assert state.turn == 1


@pytest.mark.rule("TC-71")
def test_a_cap_traps_for_its_own_colour_whoever_moves_it() -> None:
    state = position({"green-1": "A2", "blue-1": "A6"}, seats=4, game="total-team")
    move_cap(state, 4, "green-1", "A6")
    assert spot(state, "blue-1") == "under green-1"


@pytest.mark.rule("TC-71")
@pytest.mark.parametrize(
    ("board", "seats", "home"), [("six-spoke", 4, "D"), ("six-spoke", 6, "C"), ("four-spoke", 4, "C")]
)
def test_a_stack_goes_home_to_the_colour_of_its_top_cap_whoever_moves_it(board: str, seats: int, home: str) -> None:
    caps = {"green-1": home + "2", "blue-1": "under green-1", "red-1": "under green-1"}
    state = position(caps, seats=seats, board=board, game="total-team")
    move_cap(state, 2, "green-1", f"base-{home}")
    assert spot(state, "green-1") == f"base-{home}"
    assert spot(state, "blue-1") == f"held base-{home}"
    assert spot(state, "red-1") == "base-A"


@pytest.mark.rule("TC-71")
@pytest.mark.parametrize(("board", "seats"), TABLES)
def test_a_stack_may_not_go_to_the_base_of_the_seat_that_moves_it(board: str, seats: int) -> None:
    state = position({"green-1": "A1", "blue-1": "under green-1"}, seats=seats, board=board, game="total-team")
    act(throw(state, 1), "pick", cap="green-1")
    assert "go base-A" not in choices(state)
    assert refusal(state, "go", to="base-A") == ("TC-18", "TC-34")


@pytest.mark.rule("TC-71")
def test_points_left_over_bring_the_partner_out_of_its_own_base() -> None:
    state = position({"green-1": "D1", "blue-1": "under green-1"}, seats=4, game="total-team")
    move_cap(state, 3, "green-1", "base-D")
    assert set(choices(state)) == {"stay", "go D2", "go C6", "go DC1"}
    act(state, "go", to="D2")
    assert spot(state, "green-1") == "D2"


@pytest.mark.rule("TC-61", "TC-72")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_two_three_or_five_seats_cannot_play_game_3(seats: int) -> None:
    with pytest.raises(OptionError, match=rf"game=total-team.* 4 or 6 seats.* not {seats}"):
        position(seats=seats, game="total-team")


@pytest.mark.rule("TC-63", "TC-66", "TC-72")
@pytest.mark.parametrize(("mover", "other"), [("red-1", "green-1"), ("green-1", "red-1"), ("green-1", "white-1")])
@pytest.mark.parametrize("space", ["A3", "A6"])
def test_partners_do_not_trap_each_other_in_game_3(mover: str, other: str, space: str) -> None:
    state = position({mover: "A2", other: space}, seats=6, game="total-team")
    act(throw(state, int(space[1]) - 2), "pick", cap=mover)
    assert refusal(state, "go", to=space) == ("TC-63", "TC-66")


@pytest.mark.rule("TC-66", "TC-72")
def test_partners_rest_beside_each_other_on_grey_in_game_3() -> None:
    state = position({"green-1": "A2", "red-1": "A4", "blue-1": "A4"}, seats=4, game="total-team")
    move_cap(state, 2, "green-1", "A4")
    assert spot(state, "red-1") == spot(state, "green-1") == spot(state, "blue-1") == "A4"


@pytest.mark.rule("TC-64", "TC-67", "TC-72")
def test_own_caps_and_those_of_partners_are_freed_in_game_3() -> None:
    loads = dict.fromkeys(("red-2", "green-2", "white-2", "blue-2"), "under red-1")
    state = position({"red-1": "A2", **loads}, seats=6, game="total-team")
    move_cap(state, 2, "red-1", "base-A")
    assert [spot(state, cap) for cap in loads] == ["base-A", "base-C", "base-E", "held base-A"]


@pytest.mark.rule("TC-68", "TC-69", "TC-72")
@pytest.mark.parametrize(("board", "seats"), TABLES)
def test_game_3_is_over_when_all_free_caps_belong_to_one_team(board: str, seats: int) -> None:
    rivals = {f"{colour}-{number}": "held base-A" for colour in COLOURS[1:seats:2] for number in range(1, 7)}
    state = position({**rivals, "green-1": "A2", "blue-1": "A6"}, seats=seats, board=board, game="total-team")
    move_cap(state, 4, "green-1", "A6")
    assert ended(state).reason is EndReason.LAST_TEAM
    assert ended(state).winners() == list(range(0, seats, 2))


@pytest.mark.rule("TC-68", "TC-72")
def test_game_3_goes_on_while_each_team_has_a_free_cap() -> None:
    rivals = {f"{colour}-{number}": "held base-A" for colour in ("blue", "black") for number in range(2, 7)}
    state = position({**rivals, "green-1": "A2", "blue-1": "A6"}, seats=4, game="total-team")
    move_cap(state, 4, "green-1", "A6")
    assert state.outcome() is None
    assert choices(throw(state, 1)) == ["pick black-1"]


@pytest.mark.rule("TC-65", "TC-72", "TC-97")
@pytest.mark.parametrize(("aim", "scores"), [("most", (3, 1, 3, 1)), ("fewest", (11, 9, 11, 9))])
def test_game_3_is_counted_like_game_2(aim: str, scores: tuple[int, ...]) -> None:
    caps = {"blue-2": "held base-A", "blue-3": "held base-D", "black-2": "under green-1", "green-1": "B2"}
    state = position(
        {**caps, "green-2": "held base-B"}, seats=4, game="total-team", team_aim=aim, throws=9, throw_limit=10
    )
    move_cap(state, 1, "red-1", "A1")
    assert ended(state).scores == scores
    assert ended(state).places == (1, 3, 1, 3)


@pytest.mark.rule("TC-70", "TC-72")
@pytest.mark.parametrize("aim", AIMS)
def test_teams_with_the_same_count_draw_in_game_3(aim: str) -> None:
    caps = {"blue-2": "held base-A", "red-2": "held base-E"}
    state = position(caps, seats=4, game="total-team", team_aim=aim, throws=9, throw_limit=10)
    move_cap(state, 1, "red-1", "A1")
    assert ended(state).places == (1, 1, 1, 1)


@pytest.mark.rule("TC-72", "TC-97")
@pytest.mark.parametrize("throw_limit", [40, 200, 2000])
@pytest.mark.parametrize("seats", [4, 6])
def test_both_aims_name_the_same_winner_of_every_match_of_game_3(seats: int, throw_limit: int) -> None:
    for seed in range(10):
        outcomes: list[Outcome] = []
        for aim in AIMS:
            state = position(seats=seats, game="total-team", team_aim=aim, throw_limit=throw_limit)
            playout(state, QuickDealer(f"total {seed}"))
            outcomes.append(ended(state))
        assert outcomes[0].places == outcomes[1].places
        assert outcomes[1].scores[0] == seats // 2 * 6 - outcomes[0].scores[1]

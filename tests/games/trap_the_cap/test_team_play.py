"""Game 2, team play: two teams that sit alternately, trap only each other and count together."""

from itertools import permutations
from typing import cast

import pytest

from greatcircle.games.trap_the_cap.board import COLOURS
from greatcircle.games.trap_the_cap.events import Delivered, Freed
from greatcircle.games.trap_the_cap.rules.ending import EndReason
from greatcircle.games.trap_the_cap.rules.play import TrapTheCap
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.option import OptionError
from greatcircle.kernel.outcome import Outcome
from greatcircle.kernel.playout import playout
from tests.games.trap_the_cap.position import GAME, act, choices, ended, move_cap, position, refusal, spot, throw

TABLES = [("six-spoke", 4), ("six-spoke", 6), ("four-spoke", 4)]
AIMS = ["most", "fewest"]


@pytest.mark.rule("TC-61")
@pytest.mark.parametrize(("board", "seats"), TABLES)
def test_four_or_six_seats_may_play_as_two_teams(board: str, seats: int) -> None:
    state = position(seats=seats, board=board, game="team")
    assert len(set(state.setup.side)) == 2
    assert choices(throw(state, 1)) == ["pick red-1"]


@pytest.mark.rule("TC-61")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_two_three_or_five_seats_cannot_play_as_teams(seats: int) -> None:
    with pytest.raises(OptionError, match=rf"game=team.* 4 or 6 seats.* not {seats}"):
        position(seats=seats, game="team")


@pytest.mark.rule("TC-62")
@pytest.mark.parametrize(("board", "seats"), TABLES)
def test_every_seat_throws_in_turn_and_moves_only_its_own_colour(board: str, seats: int) -> None:
    state = position(seats=seats, board=board, game="team")
    for seat in [*range(seats), 0]:
        assert throw(state, 2).turn == seat
        assert {choice.partition("-")[0] for choice in choices(state)} == {f"pick {COLOURS[seat]}"}
        for _ in ("pick", "go"):
            state.apply(seat, state.legal(seat)[0])


@pytest.mark.rule("TC-62")
@pytest.mark.parametrize("seats", [4, 6])
def test_nobody_moves_a_cap_of_a_partner_or_of_a_rival(seats: int) -> None:
    state = throw(position(seats=seats, game="team"), 3)
    for colour in COLOURS[1:seats]:
        assert refusal(state, "pick", cap=f"{colour}-1") == ("TC-62",)


@pytest.mark.rule("TC-63")
@pytest.mark.parametrize(("board", "seats"), TABLES)
def test_caps_of_the_other_team_can_be_trapped(board: str, seats: int) -> None:
    for colour in COLOURS[1:seats:2]:
        state = position({"red-1": "A2", f"{colour}-1": "A6"}, seats=seats, board=board, game="team")
        move_cap(state, 4, "red-1", "A6")
        assert spot(state, f"{colour}-1") == "under red-1"


@pytest.mark.rule("TC-63")
@pytest.mark.parametrize(("board", "seats"), TABLES)
def test_caps_of_ones_own_team_cannot_be_trapped(board: str, seats: int) -> None:
    for colour in COLOURS[2:seats:2]:
        state = position({"red-1": "A2", f"{colour}-1": "A6"}, seats=seats, board=board, game="team")
        act(throw(state, 4), "pick", cap="red-1")
        assert "go A6" not in choices(state)
        assert refusal(state, "go", to="A6") == ("TC-63", "TC-66")


@pytest.mark.rule("TC-63")
def test_a_stack_of_a_partner_cannot_be_trapped_even_if_it_holds_a_rival() -> None:
    state = position({"red-1": "A2", "green-1": "A6", "blue-1": "under green-1"}, seats=4, game="team")
    act(throw(state, 4), "pick", cap="red-1")
    assert refusal(state, "go", to="A6") == ("TC-63", "TC-66")


@pytest.mark.rule("TC-63", "TC-64")
def test_a_stack_of_a_rival_can_be_trapped_even_if_it_holds_a_partner() -> None:
    state = position({"red-1": "A2", "blue-1": "A6", "green-1": "under blue-1"}, seats=4, game="team")
    move_cap(state, 4, "red-1", "A6")
    assert spot(state, "blue-1") == spot(state, "green-1") == "under red-1"


@pytest.mark.rule("TC-64")
@pytest.mark.parametrize(("board", "seats"), TABLES)
def test_bringing_a_stack_home_frees_own_caps_and_those_of_all_partners(board: str, seats: int) -> None:
    loads = {f"{colour}-2": "under red-1" for colour in COLOURS[:seats]}
    state = position({"red-1": "A2", **loads}, seats=seats, board=board, game="team")
    events = move_cap(state, 2, "red-1", "base-A")
    assert events[-2] == Delivered(0, "base-A", [f"{colour}-2" for colour in COLOURS[1:seats:2]])
    assert events[-1] == Freed(0, [f"{colour}-2" for colour in COLOURS[:seats:2]])


@pytest.mark.rule("TC-64")
def test_caps_of_the_other_team_stay_in_the_base() -> None:
    loads = {"green-1": "under red-1", "blue-1": "under red-1", "black-1": "under red-1"}
    state = position({"red-1": "A2", **loads}, seats=4, game="team")
    move_cap(state, 2, "red-1", "base-A")
    assert spot(state, "blue-1") == spot(state, "black-1") == "held base-A"


@pytest.mark.rule("TC-65")
@pytest.mark.parametrize(("aim", "scores"), [("most", (3, 1, 3, 1)), ("fewest", (11, 9, 11, 9))])
def test_the_aim_is_to_trap_the_most_or_to_lose_the_fewest(aim: str, scores: tuple[int, ...]) -> None:
    held = {"blue-2": "held base-A", "blue-3": "held base-D", "black-2": "held base-D", "green-2": "held base-B"}
    state = position(held, seats=4, game="team", team_aim=aim, throws=9, throw_limit=10)
    move_cap(state, 1, "red-1", "A1")
    assert ended(state).scores == scores
    assert ended(state).places == (1, 3, 1, 3)


@pytest.mark.rule("TC-65")
def test_the_most_trapped_caps_win_unless_agreed_otherwise() -> None:
    state = position({"blue-2": "held base-A"}, seats=4, game="team", throws=9, throw_limit=10)
    move_cap(state, 1, "red-1", "A1")
    assert ended(state).scores == (1, 0, 1, 0)


@pytest.mark.rule("TC-66")
@pytest.mark.parametrize("partner", ["A3", "A6"])
@pytest.mark.parametrize(("board", "seats"), TABLES)
def test_nobody_ends_on_the_plain_or_yellow_space_of_a_partner(board: str, seats: int, partner: str) -> None:
    for colour in COLOURS[2:seats:2]:
        state = position({"red-1": "A2", f"{colour}-1": partner}, seats=seats, board=board, game="team")
        act(throw(state, int(partner[1]) - 2), "pick", cap="red-1")
        assert refusal(state, "go", to=partner) == ("TC-63", "TC-66")


@pytest.mark.rule("TC-66")
def test_partners_do_not_share_a_space_when_all_are_yellow() -> None:
    state = position({"red-1": "A2", "green-1": "A6"}, seats=4, game="team", yellow="all")
    act(throw(state, 4), "pick", cap="red-1")
    assert refusal(state, "go", to="A6") == ("TC-63", "TC-66")


@pytest.mark.rule("TC-66")
def test_a_cap_may_pass_over_a_partner() -> None:
    state = position({"red-1": "A2", "green-1": "A3"}, seats=4, game="team")
    move_cap(state, 3, "red-1", "A5")
    assert spot(state, "red-1") == "A5"
    assert spot(state, "green-1") == "A3"


@pytest.mark.rule("TC-66")
def test_a_partner_in_front_of_the_base_keeps_the_caps_in_it() -> None:
    state = position({"green-1": "A1"}, seats=4, game="team")
    throw(state, 1)
    assert state.turn == 1
    assert spot(state, "red-1") == "base-A"


@pytest.mark.rule("TC-42", "TC-66")
@pytest.mark.parametrize(("board", "seats"), TABLES)
def test_partners_rest_beside_each_other_on_grey(board: str, seats: int) -> None:
    state = position({"red-1": "A2", "green-1": "A4", "blue-1": "A4"}, seats=seats, board=board, game="team")
    move_cap(state, 2, "red-1", "A4")
    assert spot(state, "red-1") == spot(state, "green-1") == spot(state, "blue-1") == "A4"


@pytest.mark.rule("TC-43", "TC-66")
@pytest.mark.parametrize("third", ["black-1", "white-1"])
def test_a_partner_on_grey_takes_up_one_of_the_three_places(third: str) -> None:
    state = position({"red-1": "A2", "green-1": "A4", "blue-1": "A4", third: "A4"}, seats=6, game="team")
    act(throw(state, 2), "pick", cap="red-1")
    assert refusal(state, "go", to="A4") == ("TC-43",)


@pytest.mark.rule("TC-67")
@pytest.mark.parametrize(
    ("board", "seats", "home"), [("six-spoke", 4, "base-D"), ("six-spoke", 6, "base-C"), ("four-spoke", 4, "base-C")]
)
def test_a_freed_partner_goes_to_the_base_of_its_own_colour(board: str, seats: int, home: str) -> None:
    caps = {"red-1": "A2", "blue-1": "under red-1", "green-1": "under red-1", "red-2": "under red-1"}
    state = position(caps, seats=seats, board=board, game="team")
    move_cap(state, 2, "red-1", "base-A")
    assert spot(state, "green-1") == home
    assert spot(state, "red-2") == "base-A"


@pytest.mark.rule("TC-67")
def test_a_freed_partner_comes_out_of_its_own_base_again() -> None:
    held = {f"green-{number}": "held base-B" for number in range(2, 7)}
    state = position({**held, "red-1": "A2", "blue-1": "under red-1", "green-1": "under red-1"}, seats=4, game="team")
    move_cap(state, 2, "red-1", "base-A")
    move_cap(state, 1, "blue-2", "B1")
    move_cap(state, 1, "green-1", "D1")
    assert spot(state, "green-1") == "D1"


@pytest.mark.rule("TC-34", "TC-67")
@pytest.mark.parametrize(("board", "seats"), TABLES)
def test_the_base_of_a_partner_is_closed(board: str, seats: int) -> None:
    state = position({"green-1": "A1", "blue-1": "under green-1"}, seats=seats, board=board, turn=2, game="team")
    act(throw(state, 1), "pick", cap="green-1")
    assert "go base-A" not in choices(state)
    assert refusal(state, "go", to="base-A") == ("TC-18", "TC-34")


@pytest.mark.rule("TC-68")
@pytest.mark.parametrize("aim", AIMS)
@pytest.mark.parametrize(("board", "seats"), TABLES)
def test_the_match_is_over_when_all_free_caps_belong_to_one_team(board: str, seats: int, aim: str) -> None:
    rivals = {f"{colour}-{number}": "held base-A" for colour in COLOURS[1:seats:2] for number in range(1, 7)}
    caps = {**rivals, "red-1": "A2", "blue-1": "A6"}
    state = position(caps, seats=seats, board=board, game="team", team_aim=aim)
    move_cap(state, 4, "red-1", "A6")
    assert ended(state).reason is EndReason.LAST_TEAM
    assert ended(state).winners() == list(range(0, seats, 2))
    assert refusal(state, "pick", cap="red-1") == ("TC-52",)


@pytest.mark.rule("TC-68")
@pytest.mark.parametrize(("board", "seats"), TABLES)
def test_the_match_goes_on_while_each_team_has_a_free_cap(board: str, seats: int) -> None:
    rivals = {f"{colour}-{number}": "held base-A" for colour in COLOURS[1:seats:2] for number in range(1, 7)}
    caps = {**rivals, "red-1": "A2", "blue-1": "A6", "black-1": "B4"}
    state = position(caps, seats=seats, board=board, game="team")
    move_cap(state, 4, "red-1", "A6")
    assert state.outcome() is None


@pytest.mark.rule("TC-53", "TC-68")
def test_a_cap_waiting_at_home_keeps_its_team_in_play() -> None:
    rivals = {f"{colour}-{number}": "held base-A" for colour in ("blue", "black") for number in range(2, 7)}
    state = position({**rivals, "red-1": "A2", "blue-1": "A6"}, seats=4, game="team")
    move_cap(state, 4, "red-1", "A6")
    assert spot(state, "black-1") == "base-E"
    assert state.outcome() is None


@pytest.mark.rule("TC-68")
def test_the_match_goes_on_while_single_colours_of_both_teams_are_left() -> None:
    lost = {f"red-{number}": "held base-B" for number in range(1, 7)}
    rivals = {f"black-{number}": "held base-A" for number in range(2, 7)}
    state = position({**lost, **rivals, "black-1": "A6", "green-1": "A2"}, seats=4, turn=2, game="team")
    move_cap(state, 4, "green-1", "A6")
    assert state.outcome() is None
    assert state.turn == 1


@pytest.mark.rule("TC-69")
@pytest.mark.parametrize(("board", "seats"), TABLES)
def test_the_teams_sit_alternately(board: str, seats: int) -> None:
    for one, other in permutations(range(seats), 2):
        caps = {f"{COLOURS[one]}-1": "A2", f"{COLOURS[other]}-1": "A6"}
        state = position(caps, seats=seats, board=board, turn=one, game="team")
        act(throw(state, 4), "pick", cap=f"{COLOURS[one]}-1")
        assert ("go A6" in choices(state)) == ((one, other) not in permutations(range(one % 2, seats, 2), 2))


@pytest.mark.rule("TC-69")
@pytest.mark.parametrize(("board", "bases"), [("six-spoke", "ABDE"), ("four-spoke", "ABCD")])
def test_the_partners_of_two_teams_of_two_face_each_other(board: str, bases: str) -> None:
    state = position(seats=4, board=board, game="team")
    assert [spot(state, f"{colour}-1") for colour in COLOURS[:4]] == [f"base-{letter}" for letter in bases]
    assert state.setup.side == [0, 1, 0, 1]


@pytest.mark.rule("TC-70")
@pytest.mark.parametrize("aim", AIMS)
@pytest.mark.parametrize(("board", "seats"), TABLES)
def test_teams_with_the_same_count_draw(board: str, seats: int, aim: str) -> None:
    caps = {"blue-2": "held base-A", "red-2": "under blue-1", "blue-1": "A6"}
    state = position(caps, seats=seats, board=board, game="team", team_aim=aim, throws=9, throw_limit=10)
    move_cap(state, 1, "red-1", "A1")
    assert ended(state).places == (1,) * seats
    counted = "1 cap trapped" if aim == "most" else f"{seats * 3 - 1} caps kept"
    assert ended(state).sentence.endswith(f"share the victory with {counted} by each team.")


@pytest.mark.rule("TC-70")
@pytest.mark.parametrize("aim", AIMS)
def test_one_cap_more_is_no_draw(aim: str) -> None:
    caps = {"blue-2": "held base-A", "red-2": "under blue-1", "blue-1": "A6", "green-2": "held base-E"}
    state = position(caps, seats=4, game="team", team_aim=aim, throws=9, throw_limit=10)
    move_cap(state, 1, "red-1", "A1")
    assert ended(state).places == (3, 1, 3, 1)
    counted = "2 caps trapped" if aim == "most" else "11 caps kept"
    assert ended(state).sentence.endswith(f"Blue and Black won with {counted}.")


@pytest.mark.rule("TC-97")
def test_a_team_counts_the_bases_and_the_stacks_of_all_its_members() -> None:
    bases = {"blue-1": "held base-A", "black-1": "held base-C", "orange-1": "held base-E"}
    stacks = {"blue-2": "under red-1", "black-2": "under green-1", "orange-2": "under white-1"}
    caps = {**bases, **stacks, "red-1": "B2", "green-1": "C2", "white-1": "D2"}
    state = position(caps, seats=6, game="team", throws=9, throw_limit=10)
    move_cap(state, 1, "red-2", "A1")
    assert ended(state).scores == (6, 0, 6, 0, 6, 0)


@pytest.mark.rule("TC-97")
@pytest.mark.parametrize(("aim", "scores"), [("most", (1, 2, 1, 2)), ("fewest", (10, 11, 10, 11))])
def test_caps_of_the_own_team_in_a_stack_are_neither_trapped_nor_lost(aim: str, scores: tuple[int, ...]) -> None:
    stack = {"red-1": "B2", "blue-1": "under red-1", "red-2": "under red-1", "green-2": "under red-1"}
    lost = {"red-3": "held base-B", "green-3": "held base-E"}
    state = position({**stack, **lost}, seats=4, game="team", team_aim=aim, throws=9, throw_limit=10)
    move_cap(state, 1, "red-4", "A1")
    assert ended(state).scores == scores


@pytest.mark.rule("TC-65", "TC-97")
@pytest.mark.parametrize("throw_limit", [40, 200, 2000])
@pytest.mark.parametrize(("board", "seats"), TABLES)
def test_both_aims_name_the_same_winner_of_every_match(board: str, seats: int, throw_limit: int) -> None:
    for seed in range(15):
        outcomes: list[Outcome] = []
        for aim in AIMS:
            state = position(seats=seats, board=board, game="team", team_aim=aim, throw_limit=throw_limit)
            playout(state, QuickDealer(f"aims {seed}"))
            outcomes.append(ended(state))
        most, fewest = outcomes
        assert most.places == fewest.places
        assert fewest.scores[0] == seats // 2 * 6 - most.scores[1]


@pytest.mark.rule("TC-68", "TC-97")
@pytest.mark.parametrize("caps", [4, 6])
@pytest.mark.parametrize("seats", [4, 6])
def test_the_team_still_free_holds_every_opposing_cap_and_wins(seats: int, caps: int) -> None:
    for seed in range(15):
        options = GAME.parse_options({"game": "team", "caps": caps, "throw_limit": 20_000}, seats)
        state = cast(TrapTheCap, GAME.start(options, seats))
        playout(state, QuickDealer(f"free {seed}"))
        free = {state.setup.side[seat] for seat in range(seats) if state.playable_caps(seat)}
        assert free == {state.setup.side[seat] for seat in ended(state).winners()}
        assert ended(state).reason is EndReason.LAST_TEAM
        assert len(ended(state).winners()) == seats // 2
        assert max(ended(state).scores) == seats // 2 * caps


@pytest.mark.rule("TC-69")
def test_partners_know_each_other() -> None:
    assert [position(seats=4, game="team").partners(seat) for seat in range(4)] == [[2], [3], [0], [1]]
    assert position(seats=6, game="total-team").partners(4) == [0, 2]
    assert position(seats=4).partners(0) == []


@pytest.mark.rule("TC-68")
@pytest.mark.parametrize(
    ("green", "seats", "left"),
    [
        ("held base-B", 4, "Only Red has free caps left. Red and Green won with 12 caps trapped."),
        ("base-D", 4, "Only Red and Green have free caps left. Red and Green won with 12 caps trapped."),
        ("held base-B", 6, "Only Red and White have free caps left. Red, Green and White won with 18 caps trapped."),
    ],
)
def test_the_last_sentence_names_just_those_who_have_free_caps(green: str, seats: int, left: str) -> None:
    rivals = {f"{colour}-{number}": "held base-A" for colour in COLOURS[1:seats:2] for number in range(1, 7)}
    partner = {f"green-{number}": green for number in range(1, 7)}
    state = position({**rivals, **partner, "red-1": "A2", "blue-1": "A5"}, seats=seats, game="team")
    move_cap(state, 3, "red-1", "A5")
    assert ended(state).sentence == left


@pytest.mark.rule("TC-65", "TC-68")
def test_the_last_sentence_counts_what_was_agreed_on() -> None:
    rivals = {f"{colour}-{number}": "held base-A" for colour in ("blue", "black") for number in range(1, 7)}
    lost = {f"red-{number}": "held base-B" for number in range(2, 7)} | {"green-1": "held base-B"}
    gone = {f"green-{number}": "under red-1" for number in range(2, 7)}
    caps = {**rivals, **lost, **gone, "red-1": "A2", "blue-1": "A5"}
    state = position(caps, seats=4, game="total-team", team_aim="fewest")
    move_cap(state, 3, "red-1", "A5")
    assert ended(state).sentence == "Only Red has a free cap left. Red and Green won with 6 caps kept."


@pytest.mark.rule("TC-70")
def test_the_last_sentence_of_a_draw_speaks_of_both_teams() -> None:
    caps = {"red-1": "A2", "blue-1": "under red-1", "black-1": "D2", "green-1": "under black-1"}
    state = position(caps, seats=4, game="team", throw_limit=1)
    move_cap(state, 3, "red-1", "A5")
    assert ended(state).sentence.endswith(
        "Red, Blue, Green and Black share the victory with 1 cap trapped by each team."
    )

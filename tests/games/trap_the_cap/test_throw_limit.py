"""The limit of throws in all five games: when it ends a match, and who has won then."""

import pytest

from greatcircle.games.trap_the_cap.rules.ending import EndReason
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.playout import playout
from tests.games.trap_the_cap.endings import ENDINGS
from tests.games.trap_the_cap.position import act, choices, ended, move_cap, position, refusal, throw

GAMES = ["basic", "team", "total-team", "tower", "golden-cap"]


@pytest.mark.rule("TC-94")
@pytest.mark.parametrize("game", GAMES)
def test_the_match_ends_with_the_move_of_the_last_throw(game: str) -> None:
    state = position(seats=4, game=game, throws=4, throw_limit=5)
    throw(state, 1)
    assert state.outcome() is None
    act(state, "pick", cap="red-1")
    act(state, "go", to="A1")
    assert ended(state).reason is EndReason.THROW_LIMIT
    assert refusal(state, "pick", cap="red-1") == ("TC-94",)


@pytest.mark.rule("TC-94")
@pytest.mark.parametrize("game", GAMES)
def test_the_match_goes_on_one_throw_before_the_limit(game: str) -> None:
    state = position(seats=4, game=game, throws=3, throw_limit=5)
    move_cap(state, 1, "red-1", "A1")
    assert state.outcome() is None
    move_cap(state, 1, "blue-1", "B1")
    assert ended(state).reason is EndReason.THROW_LIMIT


@pytest.mark.rule("TC-94")
def test_the_limit_is_usually_2000_throws() -> None:
    state = position(throws=1998)
    move_cap(state, 1, "red-1", "A1")
    assert state.outcome() is None
    move_cap(state, 1, "blue-1", "D1")
    assert ended(state).sentence.startswith("The limit of 2000 throws is reached.")


@pytest.mark.rule("TC-94")
@pytest.mark.parametrize("throws", [0, 1999, 1_000_000])
def test_a_limit_of_0_switches_it_off(throws: int) -> None:
    state = position(throws=throws, throw_limit=0)
    move_cap(state, 1, "red-1", "A1")
    assert state.outcome() is None
    assert state.turn == 1


@pytest.mark.rule("TC-94")
def test_a_6_at_the_limit_brings_no_other_throw() -> None:
    state = position(throws=4, throw_limit=5)
    move_cap(state, 6, "red-1", "A6")
    assert choices(state) == []
    assert ended(state).reason is EndReason.THROW_LIMIT


@pytest.mark.rule("TC-94")
def test_an_extra_throw_counts_towards_the_limit() -> None:
    state = position(throw_limit=2)
    move_cap(state, 6, "red-1", "A6")
    act(state, "again")
    move_cap(state, 1, "red-1", "B1")
    assert ended(state).reason is EndReason.THROW_LIMIT


@pytest.mark.rule("TC-94")
def test_a_lost_throw_counts_towards_the_limit() -> None:
    state = position({"green-1": "A1"}, seats=4, game="team", throws=9, throw_limit=10)
    throw(state, 1)
    assert ended(state).reason is EndReason.THROW_LIMIT


@pytest.mark.rule("TC-94")
@pytest.mark.parametrize("game", GAMES)
def test_no_match_is_played_beyond_the_limit(game: str) -> None:
    for seed in range(10):
        state = position(seats=4, game=game, throw_limit=300)
        playout(state, QuickDealer(f"limit {seed}"))
        assert state.throws <= 300
        assert state.throws == 300 or ended(state).reason is not EndReason.THROW_LIMIT


@pytest.mark.rule("TC-94")
@pytest.mark.parametrize("ending", ENDINGS)
def test_the_basic_game_goes_by_caps_held_and_carried_at_the_limit(ending: str) -> None:
    red = {"red-1": "B2", "blue-1": "under red-1", "green-1": "under red-1", "blue-2": "held base-A"}
    blue = {"red-2": "held base-C", "green-2": "held base-C"}
    state = position({**red, **blue, "red-3": "held base-E"}, seats=3, ending=ending, throws=9, throw_limit=10)
    move_cap(state, 1, "red-4", "A1")
    assert ended(state).scores == (3, 2, 1)
    assert ended(state).places == (1, 2, 3)


@pytest.mark.rule("TC-94")
@pytest.mark.parametrize("ending", ENDINGS)
def test_a_tie_at_the_limit_of_the_basic_game_is_shared(ending: str) -> None:
    red = {"red-1": "B2", "blue-1": "under red-1", "blue-2": "held base-A"}
    blue = {"red-2": "held base-C", "green-2": "held base-C"}
    state = position({**red, **blue}, seats=3, ending=ending, throws=9, throw_limit=10)
    move_cap(state, 1, "red-3", "A1")
    assert ended(state).places == (1, 1, 3)
    assert (
        ended(state).sentence
        == "The limit of 10 throws is reached. Red and Blue share the victory with 2 caps trapped by each."
    )


@pytest.mark.rule("TC-94")
def test_own_caps_in_a_stack_do_not_count_at_the_limit() -> None:
    red = {"red-1": "B2", "blue-1": "under red-1", "red-2": "under red-1", "red-3": "under red-1"}
    state = position({**red, "red-4": "held base-D", "red-5": "held base-D"}, throws=9, throw_limit=10)
    move_cap(state, 1, "red-6", "A1")
    assert ended(state).scores == (1, 2)
    assert ended(state).winners() == [1]


@pytest.mark.rule("TC-94", "TC-97")
@pytest.mark.parametrize("game", ["team", "total-team"])
def test_the_team_games_go_by_the_caps_of_the_team_at_the_limit(game: str) -> None:
    first = {"blue-1": "held base-A", "green-1": "C2", "black-1": "under green-1", "red-2": "under green-1"}
    state = position({**first, "red-3": "held base-B"}, seats=4, game=game, throws=9, throw_limit=10)
    move_cap(state, 1, "red-1", "A1")
    assert ended(state).scores == (2, 1, 2, 1)
    assert ended(state).places == (1, 3, 1, 3)


@pytest.mark.rule("TC-70", "TC-94")
@pytest.mark.parametrize("game", ["team", "total-team"])
def test_a_tie_at_the_limit_of_the_team_games_is_a_draw(game: str) -> None:
    first = {"blue-1": "held base-A", "green-1": "C2", "black-1": "under green-1"}
    second = {"red-3": "held base-B", "red-4": "held base-E"}
    state = position({**first, **second}, seats=4, game=game, throws=9, throw_limit=10)
    move_cap(state, 1, "red-1", "A1")
    assert ended(state).places == (1, 1, 1, 1)


@pytest.mark.rule("TC-94")
def test_game_4_goes_by_the_caps_in_the_towers_at_the_limit() -> None:
    red = {"red-1": "B2", "blue-1": "under red-1", "green-1": "under red-1", "red-2": "under red-1"}
    blue = {"blue-2": "C2", "red-3": "under blue-2", "blue-3": "under blue-2"}
    state = position({**red, **blue}, seats=3, game="tower", throws=9, throw_limit=10)
    move_cap(state, 1, "red-4", "A1")
    assert ended(state).scores == (2, 1, 0)
    assert ended(state).places == (1, 2, 3)


@pytest.mark.rule("TC-94")
def test_free_caps_decide_between_equal_towers_at_the_limit_of_game_4() -> None:
    red = {"red-1": "B2", "blue-1": "under red-1", "green-1": "under red-1", "red-2": "under red-1"}
    blue = {"blue-2": "C2", "red-3": "under blue-2", "green-2": "under blue-2"}
    state = position({**red, **blue}, seats=3, game="tower", throws=9, throw_limit=10)
    move_cap(state, 1, "red-4", "A1")
    assert ended(state).scores == (2, 2, 0)
    assert ended(state).places == (2, 1, 3)


@pytest.mark.rule("TC-94")
def test_more_caps_in_towers_beat_more_free_caps_at_the_limit_of_game_4() -> None:
    red = {"red-1": "B2", "blue-1": "under red-1", **{f"red-{number}": "under red-1" for number in range(2, 6)}}
    state = position(red, seats=3, game="tower", throws=9, throw_limit=10)
    move_cap(state, 1, "red-6", "A1")
    assert ended(state).places == (1, 3, 2)


@pytest.mark.rule("TC-94")
def test_a_tie_at_the_limit_of_game_4_is_shared() -> None:
    red = {"red-1": "B2", "blue-1": "under red-1", "green-1": "under red-1"}
    blue = {"blue-2": "C2", "red-3": "under blue-2", "green-2": "under blue-2"}
    state = position({**red, **blue}, seats=3, game="tower", throws=9, throw_limit=10)
    move_cap(state, 1, "red-2", "A1")
    assert ended(state).places == (1, 1, 3)


@pytest.mark.rule("TC-94", "TC-100")
@pytest.mark.parametrize(
    ("golden", "owner", "winner"), [("E4", 2, 2), ("under blue-1", None, 1), ("under blue-1", 2, 1)]
)
def test_whoever_has_the_golden_cap_at_the_limit_wins(golden: str, owner: int | None, winner: int) -> None:
    caps = {"golden": golden, "blue-1": "C4", "blue-2": "held base-A", "green-2": "held base-A"}
    state = position(caps, seats=3, golden_owner=owner, game="golden-cap", throws=9, throw_limit=10)
    move_cap(state, 1, "red-1", "A1")
    assert ended(state).winners() == [winner]
    assert ended(state).scores == (2, 0, 0)


@pytest.mark.rule("TC-93", "TC-94")
def test_the_caps_held_and_carried_decide_at_the_limit_if_the_golden_cap_was_never_trapped() -> None:
    red = {"red-1": "B2", "blue-1": "under red-1", "blue-2": "held base-A", "green-1": "held base-A"}
    state = position(
        {**red, "red-2": "held base-C", "red-3": "held base-C"}, seats=3, game="golden-cap", throws=9, throw_limit=10
    )
    move_cap(state, 1, "red-4", "A1")
    assert ended(state).scores == (3, 2, 0)
    assert ended(state).places == (1, 2, 3)


@pytest.mark.rule("TC-94")
@pytest.mark.parametrize("aim", ["owner", "most"])
def test_a_tie_at_the_limit_of_game_5_is_shared(aim: str) -> None:
    caps = {"red-1": "B2", "blue-1": "under red-1", "red-2": "held base-C"}
    state = position(caps, seats=3, game="golden-cap", golden_aim=aim, throws=9, throw_limit=10)
    move_cap(state, 1, "red-3", "A1")
    assert ended(state).places == (1, 1, 3)


@pytest.mark.rule("TC-90", "TC-94")
def test_the_most_caps_win_at_the_limit_of_game_5_if_so_agreed() -> None:
    caps = {"golden": "B2", "blue-1": "under golden", "blue-2": "under golden", "red-2": "held base-C"}
    state = position(caps, seats=3, golden_owner=2, game="golden-cap", golden_aim="most", throws=9, throw_limit=10)
    move_cap(state, 1, "red-1", "A1")
    assert ended(state).scores == (0, 1, 2)
    assert ended(state).places == (3, 2, 1)


@pytest.mark.rule("TC-90", "TC-94")
def test_the_golden_cap_itself_is_no_cap_when_the_most_are_counted_at_the_limit() -> None:
    caps = {"red-1": "B2", "golden": "under red-1", "red-2": "held base-C"}
    state = position(caps, seats=3, game="golden-cap", golden_aim="most", throws=9, throw_limit=10)
    move_cap(state, 1, "red-3", "A1")
    assert ended(state).scores == (0, 1, 0)
    assert ended(state).winners() == [1]

"""The whole truth: what is kept in step with every move equals what can be worked out anew."""

import pytest

from greatcircle.games.trap_the_cap.board import BOARDS, GREY, PLACES_MAX
from greatcircle.games.trap_the_cap.options import FOUR_SPOKE_SEATS, TEAM_SEATS, BoardChoice
from greatcircle.kernel.dealer import QuickDealer
from tests.games.trap_the_cap.position import act, choices, move_cap, position, refusal, spot, throw

GAMES = [("basic", 4), ("team", 4), ("total-team", 6), ("tower", 3), ("golden-cap", 4)]


@pytest.mark.parametrize(("game", "seats"), GAMES)
@pytest.mark.parametrize("board", ["six-spoke", "four-spoke"])
def test_loads_occupants_and_seats_in_play_are_always_in_step(game: str, seats: int, board: str) -> None:
    if seats == 6 and board == "four-spoke":
        seats = 4
    state = position(seats=seats, game=game, board=board, throw_limit=400)
    dealer = QuickDealer(f"{game} {board}")
    while state.actors():
        (actor,) = state.actors()
        moves = state.legal(actor)
        state.apply(actor, moves[dealer.below(len(moves))])
        recount = state.copy()
        assert isinstance(recount, type(state))
        recount.take_stock()
        assert (state.load, state.occupants, state.in_play) == (recount.load, recount.occupants, recount.in_play)
        for space, colours in enumerate(state.occupants):
            assert colours.bit_count() <= (3 if state.setup.board.kinds[space] == GREY else 1)


@pytest.mark.rule("TC-99")
def test_the_golden_cap_stays_on_a_yellow_space_that_its_owners_cap_leaves() -> None:
    state = position({"red-1": "A3", "golden": "A3", "blue-1": "A6"}, game="golden-cap", golden_owner=0)
    move_cap(state, 2, "red-1", "A5")
    move_cap(state, 3, "blue-1", "A3")
    assert spot(state, "golden") == "under blue-1"


@pytest.mark.rule("TC-32")
def test_a_single_cap_may_not_go_home_even_when_a_way_is_blocked() -> None:
    state = position({"red-1": "A2", "red-2": "A6"})
    throw(state, 4)
    act(state, "pick", cap="red-1")
    assert "go A6" not in choices(state)
    assert "go base-A" not in choices(state)


@pytest.mark.rule("TC-43")
def test_a_foreign_golden_cap_on_grey_is_not_called_ones_own() -> None:
    state = position({"red-1": "A4", "golden": "A4", "red-2": "A2"}, game="golden-cap", golden_owner=1)
    throw(state, 2)
    act(state, "pick", cap="red-2")
    assert refusal(state, "go", to="A4") == ("TC-43",)


def test_the_options_agree_with_the_boards() -> None:
    assert max(BOARDS["four-spoke", False].seating) == FOUR_SPOKE_SEATS
    for board, seats in TEAM_SEATS.items():
        assert set(seats) == {count for count in BOARDS[board.value, False].seating if count in (4, 6)}
    assert {board.value for board in BoardChoice} == {name for name, _ in BOARDS}
    assert max(len(board.labels) for board in BOARDS.values()) == PLACES_MAX

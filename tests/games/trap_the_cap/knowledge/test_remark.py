"""What is said of a turn: true on positions that are set up, the weightiest first, and never a number of a weighing."""

import pytest

from greatcircle.games.trap_the_cap.rules.play import TrapTheCap
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.state import CHANCE
from tests.games.trap_the_cap.position import GAME, act, position, throw


def said(state: TrapTheCap, die: int, *steps: tuple[str, str], seat: int = 0) -> list[str]:
    """Throw and move, and give what is said of the turn, from the pick on."""
    throw(state, die)
    before = state.copy()
    for kind, what in steps:
        act(state, kind, **{"cap" if kind in ("pick", "trap") else "to": what})
    return GAME.remarks(before, state, seat)


def test_a_catch_is_told_with_whom_it_leaves_with_how_little() -> None:
    lost = {f"blue-{number}": "held base-A" for number in range(3, 7)}
    state = position({**lost, "red-1": "A2", "blue-1": "A5"})
    remarks = said(state, 3, ("pick", "red-1"), ("go", "A5"))
    assert remarks[:2] == ["traps one cap of Blue", "leaves Blue one free cap"]


def test_the_catch_that_wins_is_told_first() -> None:
    lost = {f"blue-{number}": "held base-A" for number in range(2, 7)}
    state = position({**lost, "red-1": "A2", "blue-1": "A5"})
    assert said(state, 3, ("pick", "red-1"), ("go", "A5"))[0] == "wins the match"


def test_what_is_brought_home_and_freed_is_told() -> None:
    state = position({"red-1": "A2", "blue-1": "under red-1", "red-2": "under red-1"})
    remarks = said(state, 2, ("pick", "red-1"), ("go", "base-A"))
    assert "brings home one cap, never to be lost again" in remarks
    assert "frees red-2" in remarks


def test_a_cap_that_comes_into_reach_is_told_with_the_throws_that_hit_it() -> None:
    state = position({"blue-1": "A6", "blue-2": "AC1"})
    throw(state, 3)
    before = state.copy()
    act(state, "pick", cap="red-1")
    act(state, "go", to="A3")
    exposed = [remark for remark in GAME.remarks(before, state, 0) if remark.startswith("leaves red-1 to be hit with")]
    assert len(exposed) == 1
    hits = state.setup.board.hits
    labels = state.setup.board.number_of
    faces = hits[labels["A6"]][labels["A3"]] | hits[labels["AC1"]][labels["A3"]]
    told = [int(sign) for sign in exposed[0] if sign.isdigit()][1:]
    assert told == [face for face in range(1, 7) if faces >> face & 1]


def test_shelter_on_grey_takes_a_cap_out_of_reach() -> None:
    state = position({"red-1": "A2", "blue-1": "A6"})
    remarks = said(state, 2, ("pick", "red-1"), ("go", "A4"))
    assert "gives red-1 shelter on grey" in remarks
    assert "leaves nothing of its own in reach of others" in remarks


def test_the_golden_cap_that_is_taken_is_told_first() -> None:
    state = position({"red-1": "AC1"}, game="golden-cap")
    board = state.setup.board
    die = board.distances[board.number_of["AC1"]][board.centre]
    assert said(state, die, ("pick", "red-1"), ("go", "centre"))[0] == "takes the Golden Cap"


@pytest.mark.parametrize(("game", "seats"), [("basic", 2), ("team", 4), ("tower", 3), ("golden-cap", 3)])
def test_something_is_said_of_every_turn_and_nothing_twice(game: str, seats: int) -> None:
    dealer = QuickDealer(f"remarks in {game}")
    state = GAME.start(GAME.parse_options({"game": game, "throw_limit": 40}, seats), seats)
    while actors := state.actors():
        before = state.copy()
        moves = state.chances().moves if actors == [CHANCE] else state.legal(actors[0])
        state.apply(actors[0], moves[dealer.below(len(moves))])
        if actors != [CHANCE]:
            remarks = GAME.remarks(before, state, actors[0])
            assert remarks
            assert len(set(remarks)) == len(remarks)

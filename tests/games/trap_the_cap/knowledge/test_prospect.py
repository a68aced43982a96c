"""The chances to win: they sum to one, agree with the end, and rise with what is good."""

import pytest

from greatcircle.games.trap_the_cap.board import BOARDS
from greatcircle.games.trap_the_cap.knowledge.prospect import KINDS, WEIGHTS, kind_of
from greatcircle.games.trap_the_cap.rules.play import TrapTheCap
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.level import LEVEL_NAMES
from greatcircle.kernel.prospect import shares_of
from greatcircle.kernel.state import CHANCE
from tests.games.trap_the_cap.position import GAME, position

TABLES = [
    ("basic", 2, "most", "owner", "basic-2"),
    ("basic", 4, "most", "owner", "basic"),
    ("basic", 3, "last", "owner", "last"),
    ("team", 4, "most", "owner", "team"),
    ("total-team", 6, "most", "owner", "team"),
    ("tower", 2, "most", "owner", "tower-2"),
    ("tower", 5, "most", "owner", "tower"),
    ("golden-cap", 2, "most", "owner", "golden-2"),
    ("golden-cap", 3, "most", "owner", "golden"),
    ("golden-cap", 2, "most", "most", "golden-most-2"),
    ("golden-cap", 4, "most", "most", "golden-most"),
]


@pytest.mark.parametrize(("game", "seats", "ending", "aim", "kind"), TABLES)
def test_the_chances_sum_to_one_and_at_the_end_are_the_shares_of_the_victory(
    game: str, seats: int, ending: str, aim: str, kind: str
) -> None:
    dealer = QuickDealer(f"chances in {kind}")
    given: dict[str, object] = {"game": game, "ending": ending, "golden_aim": aim, "throw_limit": 60}
    state = GAME.start(GAME.parse_options(given, seats), seats)
    assert isinstance(state, TrapTheCap)
    assert KINDS[kind_of(state.setup)] == kind
    while actors := state.actors():
        chances = GAME.prospects(state)
        assert len(chances) == seats
        assert sum(chances) == pytest.approx(1)
        assert min(chances) > 0
        for seat in range(seats):
            assert all(chances[seat] == chances[other] for other in state.partners(seat))
        moves = state.chances().moves if actors == [CHANCE] else state.legal(actors[0])
        state.apply(actors[0], moves[dealer.below(len(moves))])
    outcome = state.outcome()
    assert outcome is not None
    assert GAME.prospects(state) == shares_of(outcome)


def test_every_kind_of_match_has_weights() -> None:
    assert all(any(weights) for weights in WEIGHTS)


def test_more_caps_are_better_and_the_last_cap_in_reach_is_bad() -> None:
    even = GAME.prospects(position())[0]
    assert even == pytest.approx(0.5, abs=0.06)
    ahead = {"blue-1": "held base-A", "blue-2": "held base-A", "red-1": "A4"}
    assert GAME.prospects(position(ahead))[0] > even
    few = {f"red-{number}": "held base-D" for number in range(2, 7)}
    assert GAME.prospects(position({**few, "red-1": "A4"}))[0] < 0.25


def test_faces_that_hit_are_those_of_the_walks() -> None:
    for board in BOARDS.values():
        for start, hits in enumerate(board.hits):
            for end, faces in enumerate(hits):
                assert faces == sum(1 << points for points in range(1, 7) if end in board.walks[points][start])


def test_the_levels_are_well_formed() -> None:
    levels = GAME.levels()
    assert [level.name for level in levels] == list(LEVEL_NAMES)
    thoughts = [level.thoughts for level in levels]
    assert thoughts == sorted(thoughts)
    assert all(level.seconds <= 1 for level in levels)

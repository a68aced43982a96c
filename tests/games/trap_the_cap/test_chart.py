"""The board in signs: every space keeps its label, whatever stands on it."""

from greatcircle.cli.drawing.chart import draw_board
from greatcircle.games.trap_the_cap.rules.play import TrapTheCap
from greatcircle.kernel.dealer import QuickDealer
from tests.games.trap_the_cap.position import GAME, position

COLUMNS, ROWS = 80, 34


def drawn(state: TrapTheCap) -> str:
    """Draw the board in a terminal of a usual size."""
    return draw_board(GAME.chart(GAME.view(state, 0)), state.seat_names(), COLUMNS, ROWS).plain


def test_caps_stand_beside_the_label_of_their_space() -> None:
    caps = {"red-1": "A2", "blue-1": "under red-1", "red-2": "A3", "red-3": "A3", "green-1": "A4", "blue-2": "A4"}
    text = drawn(position({**caps, "green-2": "centre"}, seats=3))
    for shown in ("A2:R+1", "□A3:R/R", "■A4:B/G", "□*:G"):
        assert shown in text


def test_the_legend_reads_well_in_every_colour() -> None:
    """No colour gets the wrong article: it is not "a orange cap"."""
    chosen = position(seats=2, colours="orange,black")
    assert "A2:O is one orange cap on A2; O+2 carries two others" in GAME.chart(GAME.view(chosen, 0)).legend


def test_every_label_is_on_the_board_all_match_long_and_the_board_fits() -> None:
    for board, seats in (("six-spoke", 6), ("four-spoke", 4)):
        state = position(seats=seats, board=board, game="golden-cap", golden_owner=0)
        dice = QuickDealer(board)
        labels = state.setup.board.labels[: state.setup.board.space_count]
        for number in range(600):
            if state.outcome() is not None:
                break
            actor = state.actors()[0]
            moves = state.legal(actor)
            state.apply(actor, moves[dice.below(len(moves))])
            if number % 20 == 0:
                lines = drawn(state).split("\n")
                assert max(map(len, lines)) <= COLUMNS
                assert len(lines) <= ROWS
                words = "\n".join(lines).replace("─", " ").replace("□", " ").replace("■", " ").replace(":", " ").split()
                assert {label for label in labels if label != "centre"} <= set(words)

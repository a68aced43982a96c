"""This file is the chart of a view as it is sent to clients that have no board of their own for its game."""

from greatcircle.kernel.game import Game
from greatcircle.kernel.state import State
from greatcircle.server.socket.message import ChartFrame, ChartMark, ChartSheet


def chart_sheet(game: Game, state: State, seat: int) -> ChartSheet:
    """Lay out the board as a seat may see it."""
    chart = game.chart(game.view(state, seat))
    frame = chart.frame
    return ChartSheet(
        chart.width,
        chart.height,
        [ChartMark(mark.x, mark.y, mark.text, mark.style, mark.seat) for mark in chart.marks],
        list(chart.legend),
        list(chart.standing),
        None if frame is None else ChartFrame(frame.centre_longitude, frame.reach, frame.north, frame.south),
    )

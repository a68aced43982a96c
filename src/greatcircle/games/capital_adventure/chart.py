"""This file is the board as marks on a sheet, for the terminal."""

from greatcircle.games.capital_adventure.board import BOARD, SIDES
from greatcircle.games.capital_adventure.state import Sides
from greatcircle.kernel.chart import Chart, Mark


def chart(state: Sides) -> Chart:
    """Lay out the board: the cities where Travellers are."""
    marks: list[Mark] = []
    for seat in range(state.seats):
        city = BOARD.cities[max(state.city[seat], 0)]
        marks.append(Mark(city.longitude + 180, 90 - city.latitude, SIDES[seat][0].upper(), "piece", seat))
    standing = tuple([f"{SIDES[seat]}: {state.peg_count(seat)} pegs" for seat in range(state.seats)])
    return Chart(360, 180, marks, [], standing)

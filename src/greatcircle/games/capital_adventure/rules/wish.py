"""This file is what players mean who type a name instead of a move: a city to go to, or one of the four answers."""

from functools import cache

from greatcircle.games.capital_adventure.board import BOARD, NOTHING
from greatcircle.games.capital_adventure.judge import meant_option
from greatcircle.games.capital_adventure.moves import GO, SAY
from greatcircle.games.capital_adventure.state import ASKING, DECIDING, Sides
from greatcircle.kernel.answer import NameBook


def wishes(state: Sides, seat: int, name: str) -> list[int]:
    """List the moves, legal or not, that a seat may mean by a typed name; empty when it means nothing (CA-17, CA-40)."""
    if seat != state.turn:
        return []
    asked = state.asked
    if state.phase == ASKING and asked is not None and not state.setup.is_typed[seat]:
        option = meant_option(state.question_of(asked), name)
        return [] if option == NOTHING or state.setup.is_aloud[seat] else [SAY + option]
    if state.phase != DECIDING:
        return []
    return [GO + BOARD.number_of[city] for city in city_book().recognise(name)]


@cache
def city_book() -> NameBook:
    """Give the names of the cities."""
    return NameBook({city.id: [city.id, city.name] for city in BOARD.cities})

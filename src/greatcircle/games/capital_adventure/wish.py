"""This file is what players mean who type a name instead of a move: a city, one of four answers, or a plain word."""

from functools import cache
from typing import Final

from greatcircle.equipment.answer import NameBook
from greatcircle.games.capital_adventure.board import BOARD, NOTHING
from greatcircle.games.capital_adventure.moves import (
    AGREE,
    CASH,
    DOUBLE,
    END,
    GO,
    GO_ON,
    JUDGE,
    OVERRULE,
    PASS,
    PAY,
    PAYMENTS,
    PROPOSE,
    REFUSE,
    REVEAL,
    ROLL,
    SAY,
    TRUST,
)
from greatcircle.games.capital_adventure.position import ASKING, DECIDING, JUDGING, VOTING, Position
from greatcircle.games.capital_adventure.quiz.judge import meant_option

WORDS: Final[dict[int, dict[str, int]]] = {
    DECIDING: {"roll": ROLL, "end": END, "stop": END, "double": DOUBLE, "propose": PROPOSE},
    ASKING: {"pass": PASS, "reveal": REVEAL, "show": REVEAL},
    JUDGING: {
        "right": JUDGE + 1,
        "yes": JUDGE + 1,
        "wrong": JUDGE,
        "no": JUDGE,
        "trust": TRUST,
        "go on": GO_ON,
        "overrule": OVERRULE,
    },
    VOTING: {"agree": AGREE, "yes": AGREE, "refuse": REFUSE, "no": REFUSE},
}
"""The plain words that mean a move, by phase."""
PAY_WORD: Final = "pay"
CASH_WORD: Final = "cash"


def moves_named(state: Position, seat: int, name: str) -> list[int]:
    """List the moves, legal or not, that a seat may mean by a name; none if it means nothing (CA-17, CA-40)."""
    if not 0 <= seat < state.seats:
        return []
    word = WORDS.get(state.phase, {}).get(name.strip().casefold())
    if word is not None:
        return [word]
    if seat != state.turn:
        return []
    if state.phase == DECIDING and name.strip().casefold() == PAY_WORD:
        legal = [PAY + tokens for tokens in range(PAYMENTS) if PAY + tokens in state.choices]
        return legal or [PAY]
    if state.phase == DECIDING and name.strip().casefold() == CASH_WORD:
        return [CASH + max(state.continent(seat), 0)]
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

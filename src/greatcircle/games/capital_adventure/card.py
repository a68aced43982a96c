"""This file is the Hazards and Telexes of Capital Adventure, all of our own."""

from typing import Any, Final, final

from greatcircle.equipment.data_file import read_data
from greatcircle.games.capital_adventure import payload
from greatcircle.games.capital_adventure.board import BOARD, CONTINENTS, NOTHING

# The kinds of Hazards.
PAY: Final = 0
"""A fine or expenses."""
LOSE_ALL: Final = 1
MISS: Final = 2
HIJACK: Final = 3
HAZARD_KINDS: Final[tuple[payload.HazardKind, ...]] = ("pay", "lose-all", "miss", "hijack")


@final
class Hazard:
    """A Hazard card of a continent (CA-67, CA-78)."""

    def __init__(self, number: int, data: dict[str, Any]) -> None:
        self.number = number
        self.id: str = data["id"]
        self.continent = BOARD.continent_ids.index(data["continent"])
        self.name: str = data["name"]
        self.sentence: str = data["sentence"]
        self.kind = HAZARD_KINDS.index(data["kind"])
        self.amount: int = data.get("amount", 0)
        """Dollars to pay."""
        self.goes: int = data.get("goes", 0)
        """Goes to miss."""
        self.to: int = BOARD.number_of[data["to"]] if "to" in data else NOTHING
        """The city to which a hijack leads."""


@final
class Telex:
    """A Telex card: money, for everyone or for those in certain continents (CA-61, CA-146)."""

    def __init__(self, number: int, data: dict[str, Any]) -> None:
        self.number = number
        self.id: str = data["id"]
        self.name: str = data["name"]
        self.sentence: str = data["sentence"]
        self.amount: int = data["amount"]
        self.continents: list[int] = [BOARD.continent_ids.index(continent) for continent in data["continents"]]
        """The continents in which it pays; none: it pays everywhere."""


def _cards(name: str) -> list[dict[str, Any]]:
    cards: list[dict[str, Any]] = read_data("greatcircle.games.capital_adventure", name)["cards"]
    return cards


HAZARDS: Final[list[Hazard]] = [Hazard(number, card) for number, card in enumerate(_cards("hazards.json"))]
HAZARD_NUMBERS: Final = {card.id: card.number for card in HAZARDS}
PILES: Final[list[list[int]]] = [
    [card.number for card in HAZARDS if card.continent == continent] for continent in range(CONTINENTS)
]
"""The Hazards of each continent; behind them the pile of Telexes has the next number (CA-25)."""
TELEXES: Final[list[Telex]] = [Telex(number, card) for number, card in enumerate(_cards("telexes.json"))]
TELEX_NUMBERS: Final = {card.id: card.number for card in TELEXES}
TELEX_PILE: Final = CONTINENTS
PILE_SIZES: Final[list[int]] = [*[len(pile) for pile in PILES], len(TELEXES)]

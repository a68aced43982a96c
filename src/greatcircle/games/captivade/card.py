"""This file is the event cards of Captivade: forty-two of our own, each of a kind that says what it does."""

from typing import Any, Final, final

from greatcircle.equipment.data_file import read_data
from greatcircle.games.captivade import payload
from greatcircle.games.captivade.board import BOARD, NOTHING

# The kinds of events.
BLOCK_CONNECTION: Final = 0
BLOCK_AIRPORT: Final = 1
FERRY: Final = 2
MONEY: Final = 3
MONEY_ALL: Final = 4
SLOW: Final = 5
FAST: Final = 6
GROUNDED: Final = 7
TICKET: Final = 8
STRIKE: Final = 9
BORDER: Final = 10
AGENTS_SLOW: Final = 11
AGENTS_GROUNDED: Final = 12
TELL_ZONE: Final = 13
TELL_COLOUR: Final = 14
QUIET: Final = 15
"""Nothing happens (CV-140)."""
KIND_IDS: Final[tuple[payload.CardKind, ...]] = (
    "block-connection",
    "block-airport",
    "ferry",
    "money",
    "money-all",
    "slow",
    "fast",
    "grounded",
    "ticket",
    "strike",
    "border",
    "agents-slow",
    "agents-grounded",
    "tell-zone",
    "tell-colour",
    "quiet",
)
TRIP_KINDS: Final = frozenset({FERRY, SLOW, FAST, GROUNDED, TICKET})
"""The kinds that act in the next trip of whoever drew them (CV-60)."""

DURATION: Final = 1
"""For how many weeks after the running one a closure lasts, where the card says nothing else (CV-59)."""
SLOW_CONNECTIONS: Final = 1
FAST_CONNECTIONS: Final = 3
"""How many connections a slow trip and a fast one may have."""
AGENTS_SLOW_CONNECTIONS: Final = 2
AGENTS_SLOW_FLIGHT_CONNECTIONS: Final = 1
"""How many connections slowed agents may travel, and how many beside a flight."""


@final
class Card:
    """An event card."""

    def __init__(self, number: int, data: dict[str, Any]) -> None:
        self.number = number
        self.id: str = data["id"]
        self.name: str = data["name"]
        self.sentence: str = data["sentence"]
        self.kind = KIND_IDS.index(data["kind"])
        self.a: int = data.get("a", 0) - 1
        self.b: int = data.get("b", 0) - 1
        """The two ends of a line or a ferry."""
        self.connection = BOARD.connection(self.a, self.b) if self.kind == BLOCK_CONNECTION else NOTHING
        self.place: int = data.get("place", 0) - 1
        """The airport that is blocked."""
        self.zone = BOARD.zone_ids.index(data["zone"]) if "zone" in data else NOTHING
        self.amount: int = data.get("amount", 0)
        """Pounds; less than nothing is paid."""
        self.weeks: int = data.get("weeks", DURATION)


def _load_cards() -> list[Card]:
    data = read_data("greatcircle.games.captivade", "cards.json")
    return [Card(number, card) for number, card in enumerate(data["cards"])]


CARDS: Final = _load_cards()
"""All cards (CV-124)."""
CARD_NUMBERS: Final = {card.id: card.number for card in CARDS}

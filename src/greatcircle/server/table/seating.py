"""This file is the seats of a table: who sits where, what they are called, and how changes are told."""

import unicodedata
from dataclasses import dataclass
from typing import Final

from greatcircle.bots import BOTS
from greatcircle.kernel.game import Game
from greatcircle.kernel.level import LEVEL_NAMES, SKILLED, level_named
from greatcircle.kernel.refusal import BadInput
from greatcircle.kernel.words import titled
from greatcircle.server.http.form import ELSEWHERE, HERE, SeatForm
from greatcircle.server.socket.message import NAME_MOST
from greatcircle.server.table.entry import SeatEntry

PERSON: Final = "person"
OPEN: Final = "open"
USUAL_BOT: Final = SKILLED
"""The bot that steps in wherever nobody has chosen one."""

TRAVELLERS: Final = (
    "Nellie",
    "Marco",
    "Amelia",
    "Battuta",
    "Jeanne",
    "Zheng",
    "Isabella",
    "Phileas",
    "Gudrid",
    "Egeria",
    "Xuanzang",
    "Vasco",
)
"""What bots are called: people who have been far around."""


@dataclass(frozen=True)
class Occupant:
    """How a seat is taken."""

    name: str
    player: str
    claimed: bool

    @property
    def is_person(self) -> bool:
        """Tell whether a person plays the seat now."""
        return self.player == PERSON

    @property
    def is_bot(self) -> bool:
        """Tell whether a bot plays the seat now."""
        return self.player not in (PERSON, OPEN)


def clean_name(name: str) -> str:
    """Take control characters and needless spaces out of a name."""
    kept = "".join(sign if not unicodedata.category(sign).startswith("C") else " " for sign in name)
    return " ".join(kept.split())[:NAME_MOST].strip()


def bot_name(seat: int, taken: list[str]) -> str:
    """Find a traveller's name for a bot that nobody at the table has."""
    names = [TRAVELLERS[(seat + step) % len(TRAVELLERS)] for step in range(len(TRAVELLERS))]
    return next((name for name in names if name not in taken), names[0])


def first_seat_entries(game: Game, forms: list[SeatForm]) -> list[SeatEntry]:
    """Seat everybody as a form says; `BadInput` names a player that there is not.

    Who gives no name is called as the seat is, which may yet change: a car gets its colour when it is drawn.
    """
    taken = [clean_name(form.name) for form in forms]
    entries: list[SeatEntry] = []
    for seat, form in enumerate(forms):
        name = clean_name(form.name)
        if form.player == HERE:
            entries.append(SeatEntry(seat, name, PERSON, True))
        elif form.player == ELSEWHERE:
            entries.append(SeatEntry(seat, name, OPEN, False))
        else:
            player = bot_of(game, form.player)
            name = name or bot_name(seat, taken)
            taken.append(name)
            entries.append(SeatEntry(seat, name, player, False))
    return entries


def bot_of(game: Game, player: str) -> str:
    """Name the bot that plays for this one in a game that may have fewer levels; `BadInput` if there is none."""
    if player not in BOTS:
        raise BadInput(f"There is no player {player!r}; choose {HERE}, {ELSEWHERE} or a bot: {', '.join(BOTS)}.")
    return level_named(game.levels(), player).name if player in LEVEL_NAMES else player


def sentence_of(before: Occupant | None, after: SeatEntry, colour: str) -> str:
    """Tell what has changed at a seat."""
    name = after.name or titled(colour)
    if after.player == OPEN:
        return f"The {colour} seat waits for somebody."
    is_nameless = name.casefold() == colour
    if is_nameless and after.player == PERSON and (before is None or not before.claimed):
        return f"{name} is taken."
    if before is None or before.player == OPEN:
        return f"{name} sits down at {colour}."
    if after.player == PERSON and not before.claimed:
        return f"{name} takes the {colour} seat."
    if after.player == PERSON and before.is_bot:
        return f"{name} is back and plays {colour}."
    if before.claimed and not after.claimed:
        return f"{before.name or titled(colour)} has left; {name}, a bot, plays {colour}."
    if before.player != after.player:
        return f"A bot plays {colour} for {name} now." if after.claimed else f"{name}, another bot, plays {colour} now."
    return f"{before.name or titled(colour)} is called {name} now."

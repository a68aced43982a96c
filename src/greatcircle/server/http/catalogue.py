"""This file is what this server offers: its games, bots and phrases, for the home page."""

from msgspec import Raw

from greatcircle import __version__
from greatcircle.bots import BOTS
from greatcircle.equipment.flashcard import decks_of
from greatcircle.kernel.game import Game
from greatcircle.lab.simulation import USUAL_SEATS
from greatcircle.server.http.form import BotCard, Catalogue, GameCard
from greatcircle.server.http.rulebook_page import introduction_of
from greatcircle.server.setting import Setting
from greatcircle.server.socket.phrase import PHRASES
from greatcircle.server.table.audience import ENCODER

BOT_WORDS = {
    "greedy": ("Quick thinker", "Plans its own turn well and looks no further. A fair opponent."),
    "random": ("Beginner", "Takes whatever comes. Good for a first match, and for small children."),
}
"""How bots are introduced."""


def catalogue_of(setting: Setting) -> Catalogue:
    """Describe everything that can be played here."""
    bots = [BotCard(name, *BOT_WORDS.get(name, (name.capitalize(), ""))) for name in _bots_in_order()]
    games = [game_card(game) for game in setting.games.values()]
    return Catalogue(__version__, games, bots, list(PHRASES), setting.address)


def game_card(game: Game) -> GameCard:
    """Describe a game."""
    identity = game.identity
    fewest = game.fewest_seats()
    sizes = range(identity.seats_min, identity.seats_max + 1)
    return GameCard(
        id=identity.id,
        title=identity.title,
        seats_min=identity.seats_min,
        seats_max=identity.seats_max,
        fewest_seats=fewest,
        usual_seats=min(max(USUAL_SEATS, fewest), identity.seats_max),
        minutes=identity.minutes,
        age=identity.age,
        year=identity.year,
        designer=identity.designer,
        publisher=identity.publisher,
        stage=identity.stage,
        sentence=_first_paragraph(introduction_of(identity.id)),
        has_secrets=game.has_secrets(),
        has_cards=bool(decks_of(game)),
        options=Raw(ENCODER.encode(game.options_schema())),
        colours=[game.seat_names(game.options_type(), seats) for seats in sizes],
    )


def _bots_in_order() -> list[str]:
    return [name for name in BOT_WORDS if name in BOTS] + [name for name in BOTS if name not in BOT_WORDS]


def _first_paragraph(text: str) -> str:
    return " ".join(text.split("\n\n", maxsplit=1)[0].split())

"""This file is what this server offers: its games, bots and phrases, for the home page."""

from msgspec import Raw

from greatcircle import __version__
from greatcircle.bots import YARDSTICKS
from greatcircle.equipment.flashcard import decks_of
from greatcircle.kernel.game import Game
from greatcircle.kernel.level import LEVEL_SENTENCES, LEVEL_TITLES
from greatcircle.lab.ladder import strength_of
from greatcircle.lab.simulation import USUAL_SEATS
from greatcircle.server.http.form import BotCard, Catalogue, GameCard
from greatcircle.server.http.rulebook_page import introduction_of
from greatcircle.server.setting import Setting
from greatcircle.server.socket.phrase import PHRASES
from greatcircle.server.table.audience import ENCODER
from greatcircle.server.table.seating import USUAL_BOT, bot_of

YARDSTICK_WORDS = {
    "greedy": "Takes what looks best at the end of its turn; the levels are measured by it.",
    "random": "Draws every move by lot.",
}
"""How the bots are introduced that others are measured by."""


def catalogue_of(setting: Setting) -> Catalogue:
    """Describe everything that can be played here."""
    bots = [BotCard(name, name.capitalize(), YARDSTICK_WORDS[name]) for name in YARDSTICKS]
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
        levels=level_cards(game),
        usual_bot=bot_of(game, USUAL_BOT),
    )


def level_cards(game: Game) -> list[BotCard]:
    """Describe the levels of a game's bots, and how strong they are."""
    names = [level.name for level in game.levels()]
    return [
        BotCard(name, LEVEL_TITLES[name], LEVEL_SENTENCES[name], strength_of(game.identity.id, name)) for name in names
    ]


def _first_paragraph(text: str) -> str:
    return " ".join(text.split("\n\n", maxsplit=1)[0].split())

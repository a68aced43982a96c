"""This file is the boards of all games, at the start and in the middle of matches, to be drawn."""

from contextlib import suppress
from functools import cache
from typing import cast

from greatcircle.bots import make_bot
from greatcircle.games import all_games
from greatcircle.kernel.chart import Chart
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.game import Game
from greatcircle.kernel.match import Match
from greatcircle.kernel.option import OptionError


def _is_map(game: Game) -> bool:
    seats = game.fewest_seats()
    return game.chart(game.view(game.start(game.parse_options({}, seats), seats), 0)).frame is not None


MAPS = [game for game in all_games() if _is_map(game)]
SHEETS = [game for game in all_games() if not _is_map(game)]
"""The games whose boards are maps, and the others."""


@cache
def charts_of(game: Game) -> list[Chart]:
    """Give the boards of every number of seats and of every option, at the start and at some later moments."""
    identity = game.identity
    charts: list[Chart] = []
    for seats in range(game.fewest_seats(), identity.seats_max + 1):
        charts += _moments(Match(game, game.parse_options({}, seats), seats, QuickDealer(f"{seats}")))
    schemas = cast(dict[str, dict[str, list[object]]], game.options_schema()["properties"])
    seats = min(4, identity.seats_max)
    for name, schema in schemas.items():
        values = schema.get("enum", [])
        for value in values if str(schema["type"]) == "string" else values[:: max(len(values) - 1, 1)]:
            with suppress(OptionError):  # some values want others beside them
                options = game.parse_options({name: value}, seats)
                charts += _moments(Match(game, options, seats, QuickDealer(f"{value}")))
    return charts


def _moments(match: Match) -> list[Chart]:
    """Let bots who take what comes play on, and look at the board from time to time."""
    bot = make_bot("random", match.game, QuickDealer("bot"))
    charts = [match.game.chart(match.view(0))]
    while not match.is_over() and len(match.log) < 400:
        if match.waits_for_chance():
            match.deal()
        else:
            seat = match.state.actors()[0]
            match.play(seat, bot.choose(match.view(seat), match.state.legal(seat)))
        if len(match.log) in (150, 399):
            charts.append(match.game.chart(match.view(0)))
    return charts

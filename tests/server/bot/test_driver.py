"""This file is the tests of bots at a table: when they move tells nothing of what they had to think about."""

import asyncio
from collections.abc import Mapping, Sequence

import pytest

from greatcircle.bots import BOTS
from greatcircle.kernel.game import Game
from greatcircle.kernel.level import LEVEL_NAMES, RACE, TREE, level_named
from greatcircle.server.bot.driver import beat_of, seconds_to_beat
from greatcircle.server.bot.pool import BotChoice
from greatcircle.server.bot.worker import BotChance
from tests.server.conftest import GAMES, RunningServer


@pytest.mark.parametrize(
    ("elapsed", "left"), [(0.0, 0.5), (0.25, 0.25), (0.49, 0.01), (0.5, 0.5), (0.75, 0.25), (3.125, 0.375)]
)
def test_bots_move_on_the_beat_however_long_they_think(elapsed: float, left: float) -> None:
    assert seconds_to_beat(elapsed, 0.5) == pytest.approx(left)
    assert seconds_to_beat(elapsed, 0) == 0


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.identity.id)
@pytest.mark.parametrize("bot", BOTS)
def test_no_bot_that_thinks_by_the_clock_is_late_for_the_beat(bot: str, game: Game) -> None:
    """So nobody can tell one that thought as long as it may from one that had nothing to think about."""
    beat = beat_of(game, ["random", bot], 0.2)
    assert beat >= 0.2
    if bot in LEVEL_NAMES:
        level = level_named(game.levels(), bot)
        assert (beat > level.seconds) or level.method not in (TREE, RACE)
        assert seconds_to_beat(0.0, beat) == seconds_to_beat(0.0, beat_of(game, [bot], 0.2))
    assert beat_of(game, [bot], 0) == 0


def test_bots_that_are_asked_at_once_move_at_once(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first is ready long before the last, and nobody sees it."""
    slow = asyncio.Event()
    thought_about: list[object] = []

    async def choose(
        _: str, __: str, view: Mapping[str, object], moves: Sequence[int], ___: str, ____: str
    ) -> BotChoice:
        if view["seat"] == 3:
            await slow.wait()
        thought_about.append(view["seat"])
        return BotChoice(moves[0], [], "greedy")

    monkeypatch.setattr(server.site.pool, "choose", choose)
    opened = server.open("sealed-bid", ["here", "greedy", "greedy", "greedy"])
    with server.seat(opened) as one:
        one.wait_for_turn()
        server.wait_for(lambda: thought_about == [1, 2])
        one.hear_all()
        assert one.situation["actors"] == [0, 1, 2, 3], "all are still thinking, as far as anybody can see"
        server.loop.call_soon_threadsafe(slow.set)
        news = one.wait(lambda message: message["type"] == "update")
        assert [told["event"]["seat"] for step in news["steps"] for told in step["events"]] == [1, 2, 3]
        assert one.situation["actors"] == [0]


def test_what_a_bot_weighed_is_never_told_where_there_are_secrets(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def choose(
        _: str, __: str, ___: Mapping[str, object], moves: Sequence[int], ____: str, _____: str
    ) -> BotChoice:
        return BotChoice(moves[0], ["my card is a four"], "greedy", [BotChance(moves[0], 0.123456)])

    monkeypatch.setattr(server.site.pool, "choose", choose)
    opened = server.open("sealed-bid", ["here", "greedy", "greedy"])
    with server.seat(opened) as one:
        while one.wait_for_turn()["ending"] is None:
            one.play()
            one.hear_all()
        replayed = server.get(f"/api/tables/{opened['table']['id']}/replay").text
        heard = "\n".join([*one.raw, replayed])
        assert "my card is a four" not in heard
        assert "0.123456" not in heard

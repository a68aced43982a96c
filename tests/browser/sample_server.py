"""This file is a server for browser tests: with the sample game that has secrets, roomy limits, and known dice."""

import argparse
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from greatcircle.games import all_games, find_game  # noqa: E402 - the path comes first
from greatcircle.kernel.game import Game  # noqa: E402 - the path comes first
from greatcircle.server.run import serve  # noqa: E402 - the path comes first
from greatcircle.server.setting import BUILT_CLIENT, CLIENT_SETTING, Limit, Setting  # noqa: E402 - the path comes first
from tests.kernel.sealed_bid import GAME as SAMPLE  # noqa: E402 - the path comes first

ROOMY = Limit(tables_per_minute=10_000, code_misses_per_minute=10_000, requests_per_minute=1_000_000)
"""Many tests share one server and one address."""
LUCK = "browser tests"
"""Tables that are opened alike have the same dice and the same bots, in every run and in every order of the tests."""
THINK_SECONDS = 60.0
THOUGHTS = 8
"""So a bot does the same on a slow machine as on a fast one."""
"""On a busy machine a bot is waited for: if a lot were drawn instead, the match would be another."""
BEAT_SECONDS = 0.1


def find_any_game(game_id: str) -> Game:
    """Find one of our games, or the sample."""
    return SAMPLE if game_id == SAMPLE.identity.id else find_game(game_id)


def _tell(port: int) -> None:
    sys.stdout.write(f"http://127.0.0.1:{port}\n")
    sys.stdout.flush()


def main() -> None:
    """Serve until stopped."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int)
    parser.add_argument("--data", type=Path)
    given = parser.parse_args()
    given.data.mkdir(parents=True, exist_ok=True)
    games = {game.identity.id: game for game in [*all_games(), SAMPLE]}
    client = Path(os.environ.get(CLIENT_SETTING) or BUILT_CLIENT)
    finder = "tests.browser.sample_server:find_any_game"
    setting = Setting(
        given.data,
        client=client,
        games=games,
        finder=finder,
        think_seconds=THINK_SECONDS,
        thoughts=THOUGHTS,
        beat_seconds=BEAT_SECONDS,
        limit=ROOMY,
        luck=LUCK,
    )
    serve(setting, "127.0.0.1", given.port, _tell)


if __name__ == "__main__":
    main()

"""This file is how bots of Capital Adventure get to know how long a tour takes, and what that means for their chances.

Run `python scripts/fit_way_home.py` in an environment with our package and numpy (`pip install numpy`), which only this
needs: it works out the goes left from everywhere (`scripts/way_home.py`, a minute or two) and keeps them beside the
game. With `--chances` it plays matches of greedy bots instead and prints how wide luck spreads (`SPREAD` in
`knowledge/chance.py`).
"""

import os
import sys
import zlib
from argparse import ArgumentParser
from math import log
from pathlib import Path
from typing import Final, cast

from greatcircle.bots import make_bot
from greatcircle.games import find_game
from greatcircle.games.capital_adventure.knowledge.chance import goes_left
from greatcircle.games.capital_adventure.knowledge.homeward import SHARES
from greatcircle.games.capital_adventure.rules.play import CapitalAdventure
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.match import Match
from greatcircle.kernel.prospect import shares_by

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the tables are small, and threads would wait for each other

from scripts.way_home import Tour  # noqa: E402 - the path comes first

KEPT: Final = ROOT / "src" / "greatcircle" / "games" / "capital_adventure" / "knowledge" / "way_home.bin"
GAME_ID: Final = "capital-adventure"
MATCHES: Final = 100
SPREADS: Final = [step / 10 for step in range(2, 31)]
LEAST: Final = [0.0, 0.5, 1.0, 1.5, 2.0, 3.0]


def work_out() -> bytes:
    """Work out all tables: with Visas, then without, for each share of known answers."""
    tables = b""
    for has_visas in (True, False):
        for share in SHARES:
            print(f"{share} %, {'with' if has_visas else 'without'} Visas", flush=True)
            tables += Tour(share, has_visas).work_out()
    return tables


def recorded(number: int) -> tuple[list[list[float]], int]:
    """Play a match of greedy bots; give the goes left to each side once a round, and who won."""
    game = find_game(GAME_ID)
    match = Match(game, game.parse_options({}, 2), 2, QuickDealer(f"fit/{number}"))
    bots = [make_bot("greedy", game, QuickDealer(f"fit/{number}/{seat}")) for seat in range(2)]
    seen: list[list[float]] = []
    while not match.is_over():
        if match.waits_for_chance():
            match.deal()
            continue
        state = cast(CapitalAdventure, match.state)
        if state.rounds == len(seen):
            seen.append([goes_left(state, seat) for seat in range(2)])
        actor = state.actors()[0]
        match.play(actor, bots[actor].choose(match.view(actor), match.for_bots(actor)))
    outcome = match.outcome()
    assert outcome is not None, "a match that is over has an outcome"
    return seen, outcome.winners()[0]


def fit(matches: int) -> None:
    """Print which spread says the winners best, by the mean log loss."""
    played = [recorded(number) for number in range(matches)]
    found: list[tuple[float, float, float]] = []
    for least in LEAST:
        for spread in SPREADS:
            loss, count = 0.0, 0
            for seen, winner in played:
                for goes in seen:
                    scale = least + spread * max(min(goes), 0.0) ** 0.5
                    loss -= log(shares_by([-one for one in goes], scale)[winner])
                    count += 1
            found.append((loss / count, least, spread))
    for loss, least, spread in sorted(found)[:5]:
        print(f"SPREAD_LEAST {least}, SPREAD {spread}: log loss {loss:.4f}")


def main() -> int:
    """Work the tables out and keep them, or fit the chances."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--chances", action="store_true", help="fit how wide luck spreads")
    parser.add_argument("--matches", type=int, default=MATCHES)
    given = parser.parse_args()
    if given.chances:
        fit(given.matches)
    else:
        KEPT.write_bytes(zlib.compress(work_out(), 9))
    return 0


if __name__ == "__main__":
    sys.exit(main())

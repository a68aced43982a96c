"""This file is how bots of Capital Adventure get to know how long a tour takes, and what that means for their chances.

Run `python scripts/fit_way_home.py` in an environment with our package, and with a C compiler: it works out the goes
left from everywhere (`scripts/way_home.c`, two minutes) and keeps them beside the game. With `--chances` it plays
matches of greedy bots instead and prints how wide luck spreads (`SPREAD` in `knowledge/chance.py`).
"""

import subprocess
import sys
import zlib
from argparse import ArgumentParser
from math import log
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory
from typing import Final, cast

from greatcircle.bots import make_bot
from greatcircle.games import find_game
from greatcircle.games.capital_adventure.board import BOARD, CONTINENTS, NOTHING
from greatcircle.games.capital_adventure.card import HAZARDS, PILES, TELEXES
from greatcircle.games.capital_adventure.knowledge.chance import goes_left
from greatcircle.games.capital_adventure.knowledge.homeward import NOTE, NOTES, PARTS, SHARES, local
from greatcircle.games.capital_adventure.rules.play import CapitalAdventure
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.match import Match
from greatcircle.kernel.prospect import shares_by

HERE: Final = Path(__file__).resolve().parent
KEPT: Final = HERE.parent / "src" / "greatcircle" / "games" / "capital_adventure" / "knowledge" / "way_home.bin"
GAME_ID: Final = "capital-adventure"
MATCHES: Final = 100
SPREADS: Final = [step / 10 for step in range(2, 31)]
LEAST: Final = [0.0, 0.5, 1.0, 1.5, 2.0, 3.0]


def header() -> str:
    """Write the board, the Hazards and the Telexes as tables of C; sums are counted in steps of $50."""
    legs = [
        (city, leg.to, leg.fare // NOTE, int(leg.crossing != NOTHING))
        for city in range(len(BOARD.cities))
        for leg in BOARD.legs[city]
    ]
    lines = [
        f"#define N {len(BOARD.cities)}",
        f"#define HARBOUR {BOARD.harbour}",
        f"#define SENTBACK {BOARD.sent_back_to}",
        f"#define SEAFARE {BOARD.sea_fare}",
        f"#define NL {len(legs)}",
        f"#define NT {len(TELEXES)}",
        f"#define NOTES {len(NOTES)}",
        f"#define PARTS {PARTS}",
        _table("notes", [note // NOTE for note in NOTES]),
        _table("cont", BOARD.continent),
        _table("isca", [int(one) for one in BOARD.is_capital_adventure]),
        _table("lbit", [local(BOARD.continent[city], BOARD.goal_bit[city]) for city in range(len(BOARD.cities))]),
        _table("fullm", [local(continent, BOARD.all_pegs) for continent in range(CONTINENTS)]),
        _table("ins", [continent.insurance // NOTE for continent in BOARD.continents]),
        f"static const int legs[][4] = {{{_rows(legs)}}};",
    ]
    for continent, pile in enumerate(PILES):
        cards = [HAZARDS[number] for number in pile]
        lines.append(f"#define NH{continent} {len(cards)}")
        rows = [(card.kind, card.amount // NOTE, card.goes, card.to) for card in cards]
        lines.append(f"static const int hz{continent}[][4] = {{{_rows(rows)}}};")
        pays = [one.amount // NOTE if not one.continents or continent in one.continents else 0 for one in TELEXES]
        lines.append(_table(f"tx{continent}", pays))
    return "\n".join(lines) + "\n"


def _table(name: str, values: list[int]) -> str:
    return f"static const int {name}[] = {{{', '.join(map(str, values))}}};"


def _rows(rows: list[tuple[int, int, int, int]]) -> str:
    return ", ".join(f"{{{', '.join(map(str, row))}}}" for row in rows)


def work_out() -> bytes:
    """Work out all tables: with Visas, then without, for each share of known answers."""
    compiler = which("cc") or which("gcc") or which("clang")
    if compiler is None:
        raise SystemExit("There is no C compiler; install one and run this again.")
    tables = b""
    with TemporaryDirectory() as folder:
        Path(folder, "board.h").write_text(header(), "utf-8")
        program = Path(folder, "way_home")
        source = HERE / "way_home.c"
        subprocess.run([compiler, "-O3", "-I", folder, "-o", program, source, "-lm"], check=True)
        for visas in ("1", "0"):
            for share in SHARES:
                print(f"{share} %, {'with' if visas == '1' else 'without'} Visas", flush=True)
                command = [str(program), str(share), visas]
                tables += subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout
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

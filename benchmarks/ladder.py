"""This file is the ladder of the bots: how often each level of a game beats the one below, measured.

Run `python benchmarks/ladder.py GAME --seed SEED` in an environment with our package, best a compiled one. One bot of a
level sits with bots of the level below, and goes round the seats; whoever sits there has the same dice. The strongest
level also meets greedy. What comes out is kept in `ladder.json` beside the game, where tables read it, and
`--page` writes the tables of `docs/bots.md` anew from all that is kept. With `--only LEVEL` or `--rival BOT` a part is
tried and nothing is kept.
"""

import json
import sys
import time
from argparse import ArgumentParser
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from openskill.models import PlackettLuce, PlackettLuceRating

from greatcircle.bots import make_bot
from greatcircle.cli.argument import at_least_one, core_count
from greatcircle.games import FOLDERS, find_game
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.game import Game
from greatcircle.kernel.level import LEVEL_TITLES
from greatcircle.kernel.match import Match
from greatcircle.lab.worker import share_out

ROOT: Final = Path(__file__).resolve().parents[1]
PAGE: Final = ROOT / "docs" / "bots.md"
BEGIN: Final = "<!-- ladder: made by benchmarks/ladder.py --page -->"
END: Final = "<!-- end of the ladder -->"
YARDSTICK: Final = "greedy"
GAMES: Final = 200
SURE: Final = 1.96
"""So many standard errors make an interval of 95 %."""


@dataclass(frozen=True)
class Duel:
    """Who plays against whom, as plain data."""

    game: str
    bot: str
    rival: str
    seats: int
    seed: str
    options: dict[str, object]


@dataclass(frozen=True)
class Played:
    """What is kept of one match."""

    won: float
    """The bot's share of the victory."""
    thoughts: int
    """How often the bot had a choice."""
    seconds: float
    """The processor time that it thought in all."""
    longest: float


def play_one(duel: Duel, number: int) -> Played:
    """Play one match; the bot's seat moves on from match to match, the dice change when it has been everywhere."""
    game = find_game(duel.game)
    options = game.parse_options(duel.options, duel.seats)
    seat = number % duel.seats
    match = Match(game, options, duel.seats, QuickDealer(f"{duel.seed}/{number // duel.seats}"))
    bots = [
        make_bot(duel.bot if other == seat else duel.rival, game, QuickDealer(f"{duel.seed}/{number}/{other}"))
        for other in range(duel.seats)
    ]
    thoughts, seconds, longest = 0, 0.0, 0.0
    while not match.is_over():
        if match.waits_for_chance():
            match.deal()
            continue
        actor = match.state.actors()[0]
        moves, view = match.for_bots(actor), match.view(actor)
        begun = time.process_time()
        move = bots[actor].choose(view, moves)
        if actor == seat and len(moves) > 1:
            spent = time.process_time() - begun
            thoughts, seconds, longest = thoughts + 1, seconds + spent, max(longest, spent)
        match.play(actor, move)
    outcome = match.outcome()
    assert outcome is not None
    winners = outcome.winners()
    won = 1 / len(winners) if seat in winners else 0.0
    return Played(won, thoughts, seconds, longest)


def interval(share: float, games: int) -> tuple[float, float]:
    """Give the interval of 95 % round a share, by Wilson's formula."""
    square = SURE * SURE / games
    middle = (share + square / 2) / (1 + square)
    reach = SURE * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return middle - reach, middle + reach


def run_duel(duel: Duel, games: int, jobs: int) -> dict[str, object]:
    """Play a duel and tell how it went, as plain data that is kept."""
    with closing(share_out(play_one, duel, range(games), min(jobs, games))) as results:
        played = list(results)
    won = sum(one.won for one in played)
    low, high = interval(won / games, games)
    thoughts = sum(one.thoughts for one in played)
    kept: dict[str, object] = {
        "bot": duel.bot,
        "rival": duel.rival,
        "won": round(won, 2),
        "games": games,
        "low": round(low, 4),
        "high": round(high, 4),
        "milliseconds": round(1000 * sum(one.seconds for one in played) / max(thoughts, 1), 2),
        "longest": round(1000 * max(one.longest for one in played)),
    }
    print(
        f"{duel.bot} against {duel.rival}: {won / games:.1%} of {games} ({low:.1%} to {high:.1%}), "
        f"{kept['milliseconds']} ms a choice, at most {kept['longest']} ms",
        flush=True,
    )
    return kept


def duels_of(game: Game, seats: int, seed: str, options: dict[str, object]) -> Iterable[Duel]:
    """List each level against the one below, and the strongest against the yardstick."""
    names = [level.name for level in game.levels()]
    pairs = [*zip(names[1:], names, strict=False), (names[-1], YARDSTICK)]
    for bot, rival in pairs:
        yield Duel(game.identity.id, bot, rival, seats, f"{seed}/{bot}/{rival}", options)


def ladder_path(game_id: str) -> Path:
    """Name the file that keeps the ladder of a game."""
    return ROOT / "src" / "greatcircle" / "games" / FOLDERS[game_id] / "ladder.json"


def ratings(kept: dict[str, Any]) -> dict[str, tuple[float, float]]:
    """Rate all bots of a ladder on one scale, by `openskill`: a rating for each and how sure it is."""
    model = PlackettLuce()
    found: dict[str, PlackettLuceRating] = {}
    results: list[tuple[str, str, bool]] = []
    for duel in kept["duels"]:
        won = round(duel["won"])
        results += [(duel["bot"], duel["rival"], number < won) for number in range(duel["games"])]
    lots = QuickDealer("ratings")
    while results:  # in an order drawn by lot: the latest count most
        bot, rival, has_won = results.pop(lots.below(len(results)))
        own = found.get(bot) or model.rating()
        others = [found.get(rival) or model.rating() for _ in range(kept["seats"] - 1)]
        ranks = [1.0, *[2.0] * len(others)] if has_won else [2.0, 1.0, *[2.0] * (len(others) - 1)]
        rated = model.rate([[own], *([other] for other in others)], ranks=ranks)
        found[bot] = rated[0][0]
        found[rival] = model.rating(
            mu=fmean(team[0].mu for team in rated[1:]), sigma=fmean(team[0].sigma for team in rated[1:])
        )
    return {name: (rating.mu, rating.sigma) for name, rating in found.items()}


def table(game: Game) -> str:
    """Lay out the ladder of a game that is kept."""
    path = ladder_path(game.identity.id)
    if not path.is_file():
        return f"### {game.identity.title}\n\nNot measured yet.\n"
    kept = json.loads(path.read_text("utf-8"))
    rows = [
        f"### {game.identity.title}",
        "",
        f"{kept['seats']} seats, seed {kept['seed']}: `python benchmarks/ladder.py {game.identity.id} "
        f"--seats {kept['seats']} --games {kept['games']} --seed {kept['seed']}`",
        "",
        "| bot | against | wins | 95 % | a choice | at most |",
        "| --- | --- | ---: | ---: | ---: | ---: |",
    ]
    for duel in kept["duels"]:
        rows.append(
            f"| {LEVEL_TITLES.get(duel['bot'], duel['bot'])} | {LEVEL_TITLES.get(duel['rival'], duel['rival'])} "
            f"| {duel['won'] / duel['games']:.1%} | {duel['low']:.0%} to {duel['high']:.0%} "
            f"| {duel['milliseconds']:g} ms | {duel['longest']} ms |"
        )
    rated = [
        f"{LEVEL_TITLES.get(name, name)} {mu:.1f} ± {SURE * sigma:.1f}" for name, (mu, sigma) in ratings(kept).items()
    ]
    return "\n".join([*rows, "", f"Ratings by `openskill`: {', '.join(rated)}."]) + "\n"


def write_page() -> None:
    """Write the tables of the page anew from what is kept."""
    text = PAGE.read_text("utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    tables = "\n".join(table(find_game(game_id)) for game_id in FOLDERS)
    PAGE.write_text(f"{before}{BEGIN}\n\n{tables}\n{END}{after}", "utf-8")


def main() -> int:
    """Measure a game, or write the page."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", choices=list(FOLDERS))
    parser.add_argument("--seats", type=at_least_one)
    parser.add_argument("--games", type=at_least_one, default=GAMES)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=at_least_one, default=core_count())
    parser.add_argument("--only", help="only the duels of this level, and keep nothing")
    parser.add_argument("--rival", help="with --only: against this bot")
    parser.add_argument("--option", action="append", default=[], help="KEY=VALUE, an option of the matches")
    parser.add_argument("--page", action="store_true", help="write the tables of docs/bots.md from what is kept")
    given = parser.parse_args()
    if given.page:
        write_page()
    if given.game is None:
        return 0
    game = find_game(given.game)
    seats = given.seats or game.fewest_seats()
    options: dict[str, object] = dict(option.split("=", 1) for option in given.option)
    duels = list(duels_of(game, seats, given.seed, options))
    if given.only:
        duels = [duel for duel in duels if duel.bot == given.only]
        if given.rival:
            seed = f"{given.seed}/{given.only}/{given.rival}"
            duels = [Duel(given.game, given.only, given.rival, seats, seed, options)]
    kept = [run_duel(duel, given.games, given.jobs) for duel in duels]
    if not given.only:
        data = {"seats": seats, "games": given.games, "seed": given.seed, "duels": kept}
        ladder_path(given.game).write_text(json.dumps(data, indent=2) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

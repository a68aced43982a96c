"""This file is simulation: many matches without a screen, on one core or several, always with the same figures.

Match number i of a run with seed S draws its luck from the quick dealer S/i, and its bot on a seat from S/i/seat. So no
match depends on another, on the number of jobs or on the order of playing, and any of them can be repeated alone.
"""

from collections.abc import Generator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from greatcircle.bots import make_bot
from greatcircle.games import find_game
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.game import Game
from greatcircle.kernel.logbook import Seat, record
from greatcircle.kernel.match import Match
from greatcircle.kernel.state import CHANCE
from greatcircle.lab.worker import share_out
from greatcircle.store.logbook_file import write_logbook_file
from greatcircle.store.pack_folder import use_packs

USUAL_SEATS = 4


@dataclass(frozen=True)
class Run:
    """What is to be simulated, as plain data, so that it can be sent to other processes."""

    game: str
    options: dict[str, object]
    bots: tuple[str, ...]
    """The bot on each seat."""
    games: int
    seed: str
    rotate: bool = False
    """Whether the bots move on by one seat from match to match."""
    logbooks: Path | None = None
    """The folder that receives the logbook of every match."""
    data: Path | None = None
    """The folder of our data, below which packs of questions are found."""

    def bots_of(self, number: int) -> tuple[str, ...]:
        """Give the bot on each seat in one match."""
        shift = number % len(self.bots) if self.rotate else 0
        return self.bots[shift:] + self.bots[:shift]

    def logbook_path(self, folder: Path, number: int) -> Path:
        """Name the logbook of one match."""
        digits = len(str(self.games - 1))
        return folder / f"{self.game}-{self.seed}-{number:0{digits}}.jsonl"


@dataclass(frozen=True)
class Result:
    """What is kept of a simulated match."""

    number: int
    bots: tuple[str, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    moves: int
    """The moves of the seats."""
    chance_moves: int
    events: dict[str, int]
    """How often each kind of event happened."""


def default_seats(game: Game) -> int:
    """Choose a number of seats when nobody says: four where the game allows it."""
    return USUAL_SEATS if game.fewest_seats() <= USUAL_SEATS <= game.identity.seats_max else game.fewest_seats()


def simulate(run: Run, jobs: int) -> Generator[Result, None, None]:
    """Play every match of a run and give the results as they come; with several jobs they come in any order.

    Closing the iterator stops the work.
    """
    if jobs > 1 and run.games > 1:
        yield from share_out(play, run, range(run.games), min(jobs, run.games))
    else:
        for number in range(run.games):
            yield play(run, number)


def play(run: Run, number: int) -> Result:
    """Play one match of a run, and write its logbook if the run keeps them."""
    if run.data is not None:
        _open_packs(run.data)
    match, result = play_match(run, number)
    if run.logbooks is not None:
        names = match.state.seat_names()
        seats = tuple(Seat(name, bot) for name, bot in zip(names, result.bots, strict=True))
        write_logbook_file(run.logbook_path(run.logbooks, number), record(match, seats))
    return result


@cache
def _open_packs(data: Path) -> None:
    """Let this process find packs of questions; once is enough."""
    use_packs(data)


def play_match(run: Run, number: int) -> tuple[Match, Result]:
    """Play one match of a run: bots see their view and their legal moves, and the match checks what they choose."""
    game = find_game(run.game)
    seats = len(run.bots)
    names = run.bots_of(number)
    luck = f"{run.seed}/{number}"
    match = Match(game, game.parse_options(run.options, seats), seats, QuickDealer(luck))
    bots = [make_bot(name, game, QuickDealer(f"{luck}/{seat}")) for seat, name in enumerate(names)]
    chance_moves = 0
    events: dict[str, int] = {}
    state = match.state
    while actors := state.actors():
        actor = actors[0]
        if actor == CHANCE:
            happened = match.deal()
            chance_moves += 1
        else:
            happened = match.play(actor, bots[actor].choose(match.view(actor), match.for_bots(actor)))
        for event in happened:
            kind = event.kind()
            events[kind] = events.get(kind, 0) + 1
    outcome = match.outcome()
    assert outcome is not None
    return match, Result(
        number=number,
        bots=names,
        places=outcome.places,
        scores=outcome.scores,
        reason=str(outcome.reason.value),
        moves=len(match.log) - chance_moves,
        chance_moves=chance_moves,
        events=events,
    )

"""This file is the trial of whole tours of Capital Adventure: how long they take, who wins, and what Hazards do to it.

Run `python benchmarks/tours.py` in an environment with our package, best a compiled one. All sides are greedy. So it
makes the tables of docs/capital-adventure.md: every row plays the game with other options, or with more sides.

What a Hazard costs is measured in goes: by how much it puts off the time at which greedy expects to be home. A match
was decided by Hazards if the winner would have been later than another side, had none of them met any.
"""

import sys
import time
from argparse import ArgumentParser
from contextlib import closing
from dataclasses import dataclass, field
from statistics import fmean, median, quantiles
from typing import Final, cast

from greatcircle.bots import make_bot
from greatcircle.cli.argument import at_least_one, core_count
from greatcircle.games import find_game
from greatcircle.games.capital_adventure.evaluation import total_of, weigh_side
from greatcircle.games.capital_adventure.events import (
    Answered,
    Cashed,
    Doubled,
    Earned,
    Embarked,
    GoEnded,
    TokenEarned,
    Travelled,
)
from greatcircle.games.capital_adventure.hazard_event import (
    Deported,
    GoMissed,
    HazardDrawn,
    LostAll,
    Paid,
    SentBack,
    TelexDrawn,
    WillMiss,
)
from greatcircle.games.capital_adventure.knowledge.prospect import GO
from greatcircle.games.capital_adventure.position import DECIDING, DRAWING, HAZARD
from greatcircle.games.capital_adventure.rules.play import CapitalAdventure
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.event import Event
from greatcircle.kernel.match import Match
from greatcircle.kernel.state import CHANCE
from greatcircle.lab.worker import share_out

GAME_ID: Final = "capital-adventure"
GAMES: Final = 200
SETTINGS: Final[list[tuple[str, int, dict[str, object]]]] = [
    ("Visa", 2, {}),
    ("Diplomat", 2, {"version": "diplomat"}),
    ("Visa, fast", 2, {"pay": "fast"}),
    ("Diplomat, fast", 2, {"version": "diplomat", "pay": "fast"}),
    ("Visa, 10 Doubles", 2, {"doubles": 10}),
    ("Visa, eastward", 2, {"eastward": True}),
    ("Visa", 3, {}),
    ("Visa", 4, {}),
    ("Visa, six tokens", 4, {"strict_tokens": True}),
    ("Visa, 40 %", 2, {"knowledge": 40}),
    ("Visa, 80 %", 2, {"knowledge": 80}),
    ("Visa, 95 %", 2, {"knowledge": 95}),
]
"""What is played: the name of a row, how many sides, and the options."""


@dataclass
class Side:
    """What is counted of a side in a match."""

    goes: int = 0
    missed: int = 0
    answers: int = 0
    right: int = 0
    earned: int = 0
    """Dollars earned by right answers and Telexes."""
    insured: int = 0
    """Dollars paid out by insurance."""
    tokens: int = 0
    """Travel Tokens earned."""
    doubles: int = 0
    fares: int = 0
    """Dollars spent on fares, tokens counted in full."""
    visas: int = 0
    """Dollars spent on Visas."""
    bought: int = 0
    """Borders crossed for money."""
    answered: int = 0
    """Borders for which it answered, the Atlantic aside."""
    hazards: int = 0
    lost: int = 0
    """Dollars that Hazards took."""
    harm: float = 0.0
    """Goes that Hazards cost in all."""
    exile: float = 0.0
    """Goes that deportation alone cost."""
    deported: int = 0
    sent_back: int = 0
    left: float = 0.0
    """Goes that it still needed at the end."""
    order: int = 0
    """Its place in the turn order."""
    is_winner: bool = False


@dataclass
class PlayedMatch:
    """What is kept of a match."""

    sides: list[Side] = field(default_factory=list)
    reason: str = ""
    rounds: int = 0
    decisions: int = 0
    seconds: float = 0.0
    """What the bots thought in all."""
    slowest: float = 0.0


@dataclass(frozen=True)
class Row:
    """What a row plays."""

    seats: int
    options: dict[str, object]
    seed: str


def play_one(row: Row, number: int) -> PlayedMatch:
    """Play a match and count."""
    game = find_game(GAME_ID)
    luck = f"{row.seed}/{number}"
    match = Match(game, game.parse_options(row.options, row.seats), row.seats, QuickDealer(luck))
    bots = [make_bot("greedy", game, QuickDealer(f"{luck}/{seat}")) for seat in range(row.seats)]
    played = PlayedMatch([Side() for _ in range(row.seats)])
    while not match.is_over():
        state = cast(CapitalAdventure, match.state)
        actor = state.actors()[0]
        if actor == CHANCE:
            seat: int = state.turn
            is_fateful = state.phase == HAZARD or state.phase == DRAWING
            before = total_of(weigh_side(state, seat)) if is_fateful else 0
            match.deal()
            if is_fateful:
                _note_harm(played.sides[seat], before - total_of(weigh_side(state, seat)), match.events)
        else:
            view = match.view(actor)
            moves = match.for_bots(actor)
            begin = time.process_time()
            move = bots[actor].choose(view, moves)
            if state.phase == DECIDING:
                spent = time.process_time() - begin
                played.decisions += 1
                played.seconds += spent
                played.slowest = max(played.slowest, spent)
            match.play(actor, move)
        for event in match.events:
            _note(played.sides, event)
    outcome = match.outcome()
    assert outcome is not None
    state = cast(CapitalAdventure, match.state)
    played.reason = str(outcome.reason.value)
    played.rounds = state.rounds
    for seat, side in enumerate(played.sides):
        side.order = (seat - state.first) % row.seats
        side.is_winner = outcome.places[seat] == 1
        side.left = 0.0 if side.is_winner else -total_of(weigh_side(state, seat)) / GO
    if played.reason == "home":
        played.sides[state.turn].goes += 1
    return played


def _note_harm(side: Side, harm: int, events: list[Event]) -> None:
    """Note by how much a Hazard puts the way home off."""
    if any(isinstance(event, (HazardDrawn, SentBack, WillMiss)) for event in events):
        side.harm += harm / GO
        if any(isinstance(event, Deported) for event in events):
            side.exile += harm / GO


def _note(sides: list[Side], event: Event) -> None:
    match event:
        case GoEnded():
            sides[event.seat].goes += 1
        case GoMissed():
            sides[event.seat].missed += 1
        case Answered():
            sides[event.seat].answers += 1
            sides[event.seat].right += event.is_right
        case Earned() | TelexDrawn():
            sides[event.seat].earned += event.amount
        case Cashed():
            sides[event.seat].insured += event.amount
        case TokenEarned():
            sides[event.seat].tokens += 1
        case Doubled():
            sides[event.seat].doubles += 1
        case Travelled():
            sides[event.seat].fares += event.fare
            sides[event.seat].visas += event.visas
            sides[event.seat].bought += event.visas > 0
        case Embarked():
            sides[event.seat].answered += event.to != "london"
        case HazardDrawn():
            sides[event.seat].hazards += 1
        case Paid() | LostAll():
            sides[event.seat].lost += event.amount
        case Deported():
            sides[event.seat].deported += 1
        case SentBack():
            sides[event.seat].sent_back += 1
            sides[event.seat].hazards += 1
        case _:
            pass


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |\n"


def _head(cells: list[str]) -> str:
    return _row(cells) + _row(["---"] + ["---:"] * (len(cells) - 1))


def _per_cent(part: float, whole: float) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "–"


def tell_length(name: str, matches: list[PlayedMatch]) -> str:
    """Lay out how long the matches were."""
    goes = [sum(side.goes for side in played.sides) for played in matches]
    fences = quantiles(goes, n=20)
    return _row(
        [
            name,
            str(len(matches[0].sides)),
            str(len(matches)),
            str(sum(played.reason != "home" for played in matches)),
            f"{median(goes):g}",
            f"{fences[0]:.0f} to {fences[-1]:.0f}",
            f"{median(played.rounds for played in matches):g}",
            str(max(played.rounds for played in matches)),
            f"{1000 * sum(played.seconds for played in matches) / sum(played.decisions for played in matches):.2f} ms",
            f"{1000 * max(played.slowest for played in matches):.0f} ms",
        ]
    )


def tell_tour(name: str, matches: list[PlayedMatch]) -> str:
    """Lay out what the winners did on their tours."""
    winners = [side for played in matches for side in played.sides if side.is_winner]
    return _row(
        [
            name,
            str(len(matches[0].sides)),
            f"{fmean(side.answers for side in winners):.1f}",
            f"{fmean(side.earned for side in winners):,.0f}",
            f"{fmean(side.insured for side in winners):,.0f}",
            f"{fmean(side.tokens for side in winners):.1f}",
            f"{fmean(side.doubles for side in winners):.1f}",
            f"{fmean(side.fares for side in winners):,.0f}",
            f"{fmean(side.bought for side in winners):.1f}",
            f"{fmean(side.answered for side in winners):.1f}",
        ]
    )


def tell_hazards(name: str, matches: list[PlayedMatch]) -> str:
    """Lay out what Hazards did, how often they decided, and how often who was hit hardest won all the same."""
    sides = [side for played in matches for side in played.sides]
    cells = [
        name,
        str(len(matches[0].sides)),
        f"{fmean(side.hazards for side in sides):.1f}",
        f"{fmean(side.lost for side in sides):,.0f}",
        f"{fmean(side.missed for side in sides):.1f}",
        f"{fmean(side.deported for side in sides):.2f}",
        _per_cent(sum(any(side.deported for side in played.sides) for played in matches), len(matches)),
        _per_cent(sum(any(side.sent_back for side in played.sides) for played in matches), len(matches)),
    ]
    for measure in ("harm", "exile"):
        cells.append(f"{fmean(float(getattr(side, measure)) for side in sides):.1f}")
        cells.append(_per_cent(sum(_is_decided(played, measure) for played in matches), len(matches)))
    hit = [max(played.sides, key=lambda side: side.harm) for played in matches]
    cells.append(_per_cent(sum(side.is_winner for side in hit), len(matches)))
    return _row(cells)


def _is_decided(played: PlayedMatch, measure: str) -> bool:
    """Tell whether another side would have been home before the winner, but for one kind of harm."""
    winner = next(side for side in played.sides if side.is_winner)
    return any(
        side.left - float(getattr(side, measure)) < -float(getattr(winner, measure))
        for side in played.sides
        if not side.is_winner
    )


def tell_seats(name: str, matches: list[PlayedMatch]) -> str:
    """Lay out who wins, by the turn order and by the seat."""
    seats = len(matches[0].sides)
    by_order = [0.0] * seats
    by_seat = [0.0] * seats
    for played in matches:
        winners = [seat for seat, side in enumerate(played.sides) if side.is_winner]
        for seat in winners:
            by_seat[seat] += 1 / len(winners)
            by_order[played.sides[seat].order] += 1 / len(winners)
    gaps = ["–"] * (4 - seats)
    return _row(
        [
            name,
            str(seats),
            *[_per_cent(wins, len(matches)) for wins in by_order],
            *gaps,
            *[_per_cent(wins, len(matches)) for wins in by_seat],
            *gaps,
        ]
    )


HEADS: Final = {
    "length": [
        "game",
        "sides",
        "matches",
        "limit reached",
        "goes in all, median",
        "5 % to 95 %",
        "rounds, median",
        "longest, rounds",
        "a decision",
        "slowest",
    ],
    "tour": [
        "game",
        "sides",
        "questions",
        "earned, $",
        "insurance, $",
        "Travel Tokens",
        "Doubles",
        "fares, $",
        "borders paid",
        "borders answered",
    ],
    "hazards": [
        "game",
        "sides",
        "Hazards a side",
        "lost, $",
        "goes missed",
        "deported",
        "matches with a deportation",
        "with one sent back at sea",
        "goes lost to Hazards",
        "decided by Hazards",
        "goes lost by deportation",
        "decided by deportation",
        "hit hardest, and won",
    ],
    "seats": ["game", "sides", *[f"turn {turn}" for turn in range(1, 5)], "red", "blue", "green", "yellow"],
}
"""The tables with their columns."""


def main() -> int:
    """Play every row and print the tables."""
    parser = ArgumentParser(description="Measure whole tours of Capital Adventure.")
    parser.add_argument("--games", metavar="N", type=at_least_one, default=GAMES, help=f"matches a row ({GAMES})")
    parser.add_argument("--rows", metavar="R", type=int, nargs="*", help="only these rows, counted from 0")
    parser.add_argument("--seed", metavar="S", default="1", help="the seed of all luck (1)")
    parser.add_argument("--jobs", metavar="J", type=at_least_one, default=core_count(), help="how many processes")
    arguments = parser.parse_args()
    tables: dict[str, list[str]] = {name: [] for name in HEADS}
    for number in arguments.rows if arguments.rows is not None else range(len(SETTINGS)):
        name, seats, options = SETTINGS[number]
        row = Row(seats, options, f"{arguments.seed}/{number}")
        with closing(share_out(play_one, row, range(arguments.games), min(arguments.jobs, arguments.games))) as results:
            matches = list(results)
        for table, tell in (
            ("length", tell_length),
            ("tour", tell_tour),
            ("hazards", tell_hazards),
            ("seats", tell_seats),
        ):
            tables[table].append(tell(name, matches))
        sys.stderr.write(tables["length"][-1])
    for table, head in HEADS.items():
        sys.stdout.write("\n" + _head(head))
        sys.stdout.writelines(tables[table])
    return 0


if __name__ == "__main__":
    sys.exit(main())

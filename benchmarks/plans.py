"""This file is the trial of the plans of Worldbeater: the fast one, the rich one and the one between share the tables.

Run `python benchmarks/plans.py` in an environment with our package, best a compiled one. Three kinds of greedy bots
weigh tokens less, as the game's evaluation says, and more, and change seats from match to match; the first table tells
how they do. Then bots that differ as people do play: lots give every seat of every match a weight of tokens of its
own, and say who begins. The second table tells how their matches go, the third which seat wins, the fourth who wins in
the turn order. So it makes the tables of docs/worldbeater.md. At all these tables lots also give every bot a taste: how
much it longs for each of the areas. With `--alike` nobody has one, and all weigh tokens as the evaluation
says; then they repeat a few openings, and who wins depends on how those happen to go.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass, field
from statistics import fmean, median, quantiles
from typing import Final, cast

from greatcircle.bots.greedy_bot import GreedyBot
from greatcircle.cli.argument import at_least_one, core_count
from greatcircle.games import find_game
from greatcircle.games.worldbeater.board import AREAS, SEATS_MAX, SEATS_MIN
from greatcircle.games.worldbeater.evaluation import weigh
from greatcircle.games.worldbeater.position import OUT
from greatcircle.games.worldbeater.rules.ending import Sheet
from greatcircle.games.worldbeater.rules.play import Worldbeater
from greatcircle.kernel.chart import Chart
from greatcircle.kernel.dealer import Dealer, QuickDealer
from greatcircle.kernel.game import Game, Term
from greatcircle.kernel.match import Match
from greatcircle.kernel.option import Options
from greatcircle.kernel.state import CHANCE, State
from greatcircle.kernel.view import View
from greatcircle.lab.worker import share_out

GAME_ID: Final = "worldbeater"
GAMES: Final = 500
TOKEN_TERMS: Final = (1, 2)
"""The terms of the evaluation that are about tokens."""
PLANS: Final = {"fast": 40, "balanced": 100, "rich": 200}
"""The hundredths at which each plan counts its tokens."""
OWN: Final = "own"
"""The name of a plan whose hundredths are drawn by lot."""
LEAST_SHARE: Final = 60
MOST_SHARE: Final = 160
"""The least and the most that are drawn for one's own plan; all hundredths between them are equally likely."""
LONGING: Final = 800
"""The hundredths of a point that it is worth to a bot at most, for its own sake, to have a token of an area."""


class Planner(Game):
    """Worldbeater in the eyes of a bot that counts its tokens for less, or for more, and longs for some areas more."""

    def __init__(self, game: Game, share: int, longings: list[int]) -> None:
        super().__init__(game.identity, game.options_type, game.move_count)
        self.game = game
        self.share = share
        self.longings = longings
        """What it is worth to it, for its own sake, to have a token of each area."""

    def evaluate(self, state: State, seat: int) -> int:
        journey = cast(Worldbeater, state)
        values = weigh(journey, seat)
        return (
            sum(values)
            + sum(values[term] for term in TOKEN_TERMS) * (self.share - 100) // 100
            + self._joy(journey, seat)
        )

    def _joy(self, state: Worldbeater, seat: int) -> int:
        """Weigh the areas whose tokens a car holds; whoever was in New York has seen all that it longed for."""
        if state.leg[seat] != OUT:
            return sum(self.longings)
        held = state.held[seat * AREAS : (seat + 1) * AREAS]
        return sum(longing for longing, count in zip(self.longings, held, strict=True) if count)

    def start(self, options: Options, seats: int) -> State:
        return self.game.start(options, seats)

    def state_from_json(self, data: Mapping[str, object]) -> State:
        return self.game.state_from_json(data)

    def view(self, state: State, seat: int) -> View:
        return self.game.view(state, seat)

    def view_from_json(self, data: Mapping[str, object]) -> View:
        return self.game.view_from_json(data)

    def sample(self, view: View, dealer: Dealer) -> State:
        return self.game.sample(view, dealer)

    def terms(self, state: State, seat: int) -> list[Term]:
        return self.game.terms(state, seat)

    def seat_names(self, options: Options, seats: int) -> list[str]:
        return self.game.seat_names(options, seats)

    def chart(self, view: View) -> Chart:
        return self.game.chart(view)

    def conserved(self, state: State) -> dict[str, int]:
        return self.game.conserved(state)

    def bound(self, options: Options, seats: int) -> int | None:
        return self.game.bound(options, seats)


@dataclass(frozen=True)
class Table:
    """Which plans sit at a table, and how much tastes differ there."""

    plans: tuple[str, ...]
    longing: int
    """How much a bot may long for an area at most."""
    seed: str

    def plans_of(self, number: int) -> tuple[str, ...]:
        """Give the plan on each seat in one match."""
        shift = number % len(self.plans)
        return self.plans[shift:] + self.plans[:shift]


@dataclass(frozen=True)
class Position:
    """What is kept of a seat's match."""

    plan: str
    order: int
    """Its place in the turn order, from 0 on."""
    is_winner: bool
    score: int
    tokens: int
    """How many tokens it brought to New York."""
    worth: int
    """What the tokens were worth that it brought to New York."""
    new_york: int
    home: int
    """Its places there."""
    turns: int
    idle: int
    """Turns in which the car did not move at all."""
    two_claims: int
    """The number of turns with two claims or put-backs or more."""
    crossings: int
    """The number of turns with a crossing or more."""
    cards: int


@dataclass
class Turn:
    """What happens in a turn."""

    moves: int = 0
    tokens: int = 0
    crossings: int = 0


@dataclass
class Record:
    """What is counted of a seat on the way."""

    turns: list[Turn] = field(default_factory=list)
    claims: int = 0
    cards: int = 0


def play_one(table: Table, number: int) -> tuple[list[Position], int, str]:
    """Play a match; give every seat's journey, the rounds, and the reason of the end."""
    game = find_game(GAME_ID)
    plans = table.plans_of(number)
    seats = len(plans)
    luck = f"{table.seed}/{number}"
    match = Match(game, game.parse_options({}, seats), seats, QuickDealer(luck))
    lots = QuickDealer(f"{luck}/plans")
    shares = [_share(plan, lots) for plan in plans]
    bots = [
        GreedyBot(Planner(game, share, _longings(table.longing, lots)), QuickDealer(f"{luck}/{seat}"))
        for seat, share in enumerate(shares)
    ]
    records = [Record() for _ in plans]
    last: tuple[int, int] | None = None
    while not match.is_over():
        state = cast(Worldbeater, match.state)
        actor = state.actors()[0]
        if actor == CHANCE:
            match.deal()
            continue
        record = records[actor]
        if last != (actor, state.rounds):
            last = (actor, state.rounds)
            record.turns.append(Turn())
        move = bots[actor].choose(match.view(actor), match.legal(actor))
        _note(record, str(state.wire(move)["move"]))
        match.play(actor, move)
    return _journeys(match, plans, records), cast(Worldbeater, match.state).rounds, _reason(match)


def _share(plan: str, lots: Dealer) -> int:
    """Give the hundredths at which a bot with a plan counts its tokens."""
    return LEAST_SHARE + lots.below(MOST_SHARE - LEAST_SHARE + 1) if plan == OWN else PLANS[plan]


def _longings(most: int, lots: Dealer) -> list[int]:
    """Draw how much a bot longs for each area; who shunned some would never set out for them, as has to be done."""
    return [0] + [lots.below(most + 1) for _ in range(AREAS - 1)]


def _note(record: Record, kind: str) -> None:
    turn = record.turns[-1]
    turn.moves += kind in ("drive", "claim", "cross", "fly")
    turn.tokens += kind in ("claim", "put-back")
    turn.crossings += kind == "cross"
    record.claims += kind == "claim"
    record.cards += kind == "play"


def _reason(match: Match) -> str:
    outcome = match.outcome()
    assert outcome is not None
    return str(outcome.reason.value)


def _journeys(match: Match, plans: tuple[str, ...], records: list[Record]) -> list[Position]:
    outcome = match.outcome()
    assert outcome is not None
    state = cast(Worldbeater, match.state)
    seats = len(plans)
    journeys: list[Position] = []
    for seat, (plan, record) in enumerate(zip(plans, records, strict=True)):
        turns = record.turns
        journeys.append(
            Position(
                plan=plan,
                order=(seat - state.first) % seats,
                is_winner=outcome.places[seat] == 1,
                score=outcome.scores[seat],
                tokens=record.claims,
                worth=Sheet(state, seat).tokens,
                new_york=state.reached.index(seat) + 1 if state.leg[seat] != OUT else seats,
                home=state.home.index(seat) + 1 if seat in state.home else seats,
                turns=len(turns),
                idle=sum(turn.moves == 0 for turn in turns),
                two_claims=sum(turn.tokens > 1 for turn in turns),
                crossings=sum(turn.crossings > 0 for turn in turns),
                cards=record.cards,
            )
        )
    return journeys


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |\n"


def _head(cells: list[str]) -> str:
    return _row(cells) + _row(["---"] + ["---:"] * (len(cells) - 1))


def _per_cent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _play_all(table: Table, games: int, jobs: int) -> tuple[list[list[Position]], list[int], int]:
    """Play the matches of a table; give their journeys, their rounds, and how many reached the limit."""
    matches: list[tuple[list[Position], int, str]] = []
    with closing(share_out(play_one, table, range(games), min(jobs, games))) as results:
        matches.extend(results)
    limited = sum(reason == "round-limit" for _, _, reason in matches)
    return [journeys for journeys, _, _ in matches], [rounds for _, rounds, _ in matches], limited


def tell_plans(seats: int, games: int, seed: str, jobs: int, longing: int) -> list[str]:
    """Play the plans against each other with a number of seats, and lay out how each of them did."""
    count = dict.fromkeys(PLANS, 0)
    wins = dict.fromkeys(PLANS, 0.0)
    rows: list[str] = []
    by_plan: dict[str, list[Position]] = {plan: [] for plan in PLANS}
    for shift in range(len(PLANS)):
        names = list(PLANS)[shift:] + list(PLANS)[:shift]
        table = Table(tuple(names[seat % len(PLANS)] for seat in range(seats)), longing, f"{seed}/plans/{shift}")
        matches, _, _ = _play_all(table, max(games // len(PLANS), 1), jobs)
        for journeys in matches:
            winners = [journey for journey in journeys if journey.is_winner]
            for journey in journeys:
                count[journey.plan] += 1
                by_plan[journey.plan].append(journey)
            for journey in winners:
                wins[journey.plan] += 1 / len(winners)
    played = sum(count.values()) / seats
    for plan, journeys in by_plan.items():
        even = count[plan] / seats
        rows.append(
            _row(
                [
                    str(seats),
                    plan,
                    _per_cent(wins[plan] / played),
                    f"{wins[plan] / even:.2f}",
                    f"{fmean(journey.tokens for journey in journeys):.1f}",
                    f"{fmean(journey.worth for journey in journeys):.1f}",
                    f"{fmean(journey.new_york for journey in journeys):.2f}",
                    f"{fmean(journey.home for journey in journeys):.2f}",
                    f"{median(journey.turns for journey in journeys):g}",
                    f"{fmean(journey.score for journey in journeys):.1f}",
                ]
            )
        )
    return rows


def tell_matches(seats: int, games: int, seed: str, jobs: int, plan: str, longing: int) -> tuple[str, str, str]:
    """Play bots that all have this plan; lay out how it goes, which seat wins, and who in the turn order."""
    table = Table((plan,) * seats, longing, f"{seed}/course")
    matches, rounds, limited = _play_all(table, games, jobs)
    journeys = [journey for match in matches for journey in match]
    turns = [journey.turns for journey in journeys]
    fences = quantiles(turns, n=20)
    all_turns = sum(turns)
    by_seat = [0.0] * seats
    by_order = [0.0] * seats
    for match in matches:
        winners = [seat for seat, journey in enumerate(match) if journey.is_winner]
        for seat in winners:
            share = 1 / len(winners) / len(matches)
            by_seat[seat] += share
            by_order[match[seat].order] += share
    match_row = _row(
        [
            str(seats),
            str(len(matches)),
            str(limited),
            f"{median(turns):g}",
            f"{fences[0]:.0f} to {fences[-1]:.0f}",
            str(max(rounds)),
            f"{fmean(journey.tokens for journey in journeys):.1f}",
            f"{fmean(journey.score for journey in journeys):.1f}",
            f"{fmean(journey.score for journey in journeys if journey.is_winner):.1f}",
            f"{fmean(journey.cards for journey in journeys):.1f}",
            _per_cent(sum(journey.idle for journey in journeys) / all_turns),
            _per_cent(sum(journey.two_claims for journey in journeys) / all_turns),
            _per_cent(sum(journey.crossings for journey in journeys) / all_turns),
        ]
    )
    return match_row, _shares(by_seat), _shares(by_order)


def _shares(shares: list[float]) -> str:
    seats = len(shares)
    cells = [_per_cent(share) for share in shares] + ["–"] * (SEATS_MAX - seats)
    from_even = max(abs(share - 1 / seats) for share in shares)
    return _row([str(seats), *cells, f"{100 * from_even:.1f} points"])


def main() -> int:
    """Play every row and print the tables."""
    parser = ArgumentParser(description="Measure the plans of Worldbeater.")
    parser.add_argument("--games", metavar="N", type=at_least_one, default=GAMES, help=f"matches a row ({GAMES})")
    parser.add_argument("--seats", metavar="N", type=int, nargs="*", default=list(range(SEATS_MIN, SEATS_MAX + 1)))
    parser.add_argument("--seed", metavar="S", default="1", help="the seed of all luck (1)")
    parser.add_argument("--jobs", metavar="J", type=at_least_one, default=core_count(), help="how many processes")
    parser.add_argument("--only", choices=("plans", "matches"), help="only these tables")
    parser.add_argument(
        "--alike", action="store_true", help="no lots: all weigh areas alike, and in these matches tokens too"
    )
    arguments = parser.parse_args()
    plan, longing = ("balanced", 0) if arguments.alike else (OWN, LONGING)
    out = sys.stdout
    if arguments.only != "matches":
        out.write(
            _head(
                [
                    "seats",
                    "plan",
                    "victories",
                    "of an even share",
                    "tokens",
                    "their worth",
                    "New York, mean place",
                    "home, mean place",
                    "turns, median",
                    "score",
                ]
            )
        )
        for seats in arguments.seats:
            out.writelines(tell_plans(seats, arguments.games, arguments.seed, arguments.jobs, longing))
            out.flush()
        out.write("\n")
    if arguments.only != "plans":
        by_seat: list[str] = []
        by_order: list[str] = []
        out.write(
            _head(
                [
                    "seats",
                    "matches",
                    "limit reached",
                    "turns each, median",
                    "5 % to 95 %",
                    "longest, rounds",
                    "tokens each",
                    "score",
                    "score of the winner",
                    "cards each",
                    "turns without a move",
                    "with two tokens",
                    "with a crossing",
                ]
            )
        )
        for seats in arguments.seats:
            match_row, seat_row, order_row = tell_matches(
                seats, arguments.games, arguments.seed, arguments.jobs, plan, longing
            )
            out.write(match_row)
            out.flush()
            by_seat.append(seat_row)
            by_order.append(order_row)
        numbers = range(1, SEATS_MAX + 1)
        out.write("\n" + _head(["seats", *(f"seat {number}" for number in numbers), "from even"]))
        out.writelines(by_seat)
        out.write("\n" + _head(["seats", *(f"turn {number}" for number in numbers), "from even"]))
        out.writelines(by_order)
    return 0


if __name__ == "__main__":
    sys.exit(main())

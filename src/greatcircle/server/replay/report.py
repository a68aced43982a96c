"""This file is what can be had of a finished match: replay, tallies, the dice to check, and its logbook."""

from collections import Counter
from typing import Final

from msgspec import UNSET, Raw

from greatcircle.kernel.dealer import ProvableDealer
from greatcircle.kernel.event import Event
from greatcircle.kernel.game import Game
from greatcircle.kernel.logbook import Seat, format_logbook, record
from greatcircle.kernel.state import CHANCE, State
from greatcircle.kernel.view import OMNISCIENT, SPECTATOR
from greatcircle.kernel.words import titled
from greatcircle.server.http.form import (
    DearTurn,
    DiceProof,
    Draw,
    EventCount,
    Lot,
    MatchReview,
    Replay,
    ReplayLine,
    ReplayPiece,
)
from greatcircle.server.replay.replay import MatchReplay, ReplayStep
from greatcircle.server.socket.message import Step, TableCard, TableEvent
from greatcircle.server.table.audience import ENCODER, ending_of, game_event
from greatcircle.server.table.chart_sheet import chart_sheet
from greatcircle.server.table.seating import Occupant
from greatcircle.server.table.timeline import TABLE

PIECE_STEPS: Final = 50
BEGINNING: Final = "The match begins."


def replay_of(replay: MatchReplay, card: TableCard) -> Replay:
    """Tell a match in words, with what each seat did how often."""
    lines = [ReplayLine(replay.begun_at, TABLE, TABLE, [BEGINNING], [])]
    lines += [_line(step) for step in replay.steps]
    seconds = replay.steps[-1].at - replay.steps[0].at if replay.steps else 0.0
    return Replay(card, lines, tallies_of(replay), round(seconds, 3), ending_of(replay.match, _dealer_of(replay).seed))


def piece_of(replay: MatchReplay, game: Game, first: int, with_charts: bool = False) -> ReplayPiece:
    """Give the steps from a number on, as who looks back sees them: what was told to all, and what each seat held."""
    steps: list[Step] = []
    if replay.begun_at >= first:
        events = [TableEvent(BEGINNING, TABLE, kind="begin")]
        steps.append(_step(game, replay.begun_at, events, replay.opening, with_charts))
    for step in replay.steps:
        if len(steps) == PIECE_STEPS:
            break
        if step.number >= first:
            events = [game_event(event, step.actor, step.state.seat_names()) for event in _public(step)]
            steps.append(_step(game, step.number, events, step.state, with_charts))
    return ReplayPiece(steps)


def tallies_of(replay: MatchReplay) -> list[EventCount]:
    """Count each kind of event by the seat that it is about, or else that made it happen."""
    seats = replay.match.seats
    counts: dict[str, Counter[int]] = {}
    for step in replay.steps:
        for event in _public(step):
            counts.setdefault(event.kind(), Counter())[_seat_of(event, step.actor)] += 1
    tallies = [EventCount(kind, [count[seat] for seat in range(seats)]) for kind, count in counts.items()]
    return [tally for tally in tallies if any(tally.counts)]


def dice_of(replay: MatchReplay) -> DiceProof:
    """Give every draw with what could have come, and the seed from which it can be computed again."""
    dealer = _dealer_of(replay)
    draws: list[Draw] = []
    for step in replay.steps:
        if step.chances is not None:
            chances = step.chances
            lots = [
                Lot(weight, Raw(ENCODER.encode(step.state.wire(move))))
                for move, weight in zip(chances.moves, chances.weights, strict=True)
            ]
            draws.append(Draw(step.number, lots, chances.moves.index(step.move), step.sentence))
    return DiceProof(dealer.commitment, dealer.seed.hex(), list(dealer.salts), draws)


def review_of(replay: MatchReplay, found: MatchReview) -> MatchReview:
    """Tell what a look back has found by the steps of this table; what was taken over from another is left out."""
    taken_over = replay.taken_over
    numbers = [replay.begun_at, *(step.number for step in replay.steps)]
    quiet = [0.0] * replay.match.seats
    return MatchReview(
        numbers,
        found.chances[taken_over:],
        [quiet, *found.luck[taken_over:]],
        found.luck_in_all,
        [
            DearTurn(
                turn.seat,
                numbers[turn.first + 1 - taken_over],
                numbers[turn.last + 1 - taken_over],
                turn.cost,
                turn.made,
                turn.better,
            )
            for turn in found.dear_turns
            if turn.first >= taken_over
        ],
    )


def logbook_of(replay: MatchReplay, occupants: list[Occupant]) -> str:
    """Write the logbook of a match."""
    names = replay.match.state.seat_names()
    seats = tuple(Seat(who.name or titled(name), who.player) for who, name in zip(occupants, names, strict=True))
    return format_logbook(record(replay.match, seats, replay.taken_over))


def _public(step: ReplayStep) -> list[Event]:
    return [event for event in step.events if event.is_for(SPECTATOR)]


def _dealer_of(replay: MatchReplay) -> ProvableDealer:
    dealer = replay.match.dealer
    assert isinstance(dealer, ProvableDealer)
    return dealer


def _line(step: ReplayStep) -> ReplayLine:
    events = _public(step)
    names = step.state.seat_names()
    sentences = [event.sentence(names) for event in events]
    seat = _seat_of(events[0], step.actor) if events and step.actor != CHANCE else step.actor
    return ReplayLine(step.number, step.actor, seat, sentences, [event.kind() for event in events])


def _seat_of(event: Event, actor: int) -> int:
    seat = event.to_json().get("seat")
    if isinstance(seat, int) and not isinstance(seat, bool):
        return seat
    return actor if actor != CHANCE else SPECTATOR


def _step(game: Game, number: int, events: list[TableEvent], state: State, with_chart: bool) -> Step:
    view = Raw(ENCODER.encode(game.view(state, OMNISCIENT).to_json()))
    return Step(number, events, view, chart_sheet(game, state, OMNISCIENT) if with_chart else UNSET)

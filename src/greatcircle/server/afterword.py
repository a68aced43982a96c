"""This file is what can be had of a finished match: replay, tallies, the dice to check, and its logbook."""

from collections import Counter
from typing import Final

from msgspec import Raw

from greatcircle.kernel.dealer import ProvableDealer
from greatcircle.kernel.event import Event
from greatcircle.kernel.game import Game
from greatcircle.kernel.logbook import Seat, format_logbook, record
from greatcircle.kernel.state import CHANCE, State
from greatcircle.kernel.view import OMNISCIENT, SPECTATOR
from greatcircle.server.audience import ENCODER, ending_of
from greatcircle.server.course import TABLE
from greatcircle.server.film import Film, Frame
from greatcircle.server.form import Dice, Draw, Lot, Replay, ReplayLine, ReplayPiece, Tally
from greatcircle.server.message import Step, TableCard, Told
from greatcircle.server.seating import Sitting

PIECE_STEPS: Final = 50
BEGINNING: Final = "The match begins."


def replay_of(film: Film, card: TableCard) -> Replay:
    """Tell a match in words, with what each seat did how often."""
    lines = [ReplayLine(film.begun_at, TABLE, TABLE, [BEGINNING], [])]
    lines += [_line(frame) for frame in film.frames]
    seconds = film.frames[-1].at - film.frames[0].at if film.frames else 0.0
    return Replay(card, lines, tallies_of(film), round(seconds, 3), ending_of(film.match, _dealer_of(film).seed))


def piece_of(film: Film, game: Game, first: int) -> ReplayPiece:
    """Give the steps from a number on, as who looks back sees them: what was told to all, and what each seat held."""
    steps: list[Step] = []
    if film.begun_at >= first:
        steps.append(Step(film.begun_at, [Told(BEGINNING, TABLE, kind="begin")], _view(game, film.opening)))
    for frame in film.frames:
        if len(steps) == PIECE_STEPS:
            break
        if frame.number >= first:
            told = [
                Told(event.sentence(), frame.actor, Raw(ENCODER.encode(event.to_json()))) for event in _public(frame)
            ]
            steps.append(Step(frame.number, told, _view(game, frame.state)))
    return ReplayPiece(steps)


def tallies_of(film: Film) -> list[Tally]:
    """Count each kind of event by the seat that it is about, or else that made it happen."""
    seats = film.match.seats
    counts: dict[str, Counter[int]] = {}
    for frame in film.frames:
        for event in _public(frame):
            counts.setdefault(event.kind(), Counter())[_seat_of(event, frame.actor)] += 1
    tallies = [Tally(kind, [count[seat] for seat in range(seats)]) for kind, count in counts.items()]
    return [tally for tally in tallies if any(tally.counts)]


def dice_of(film: Film) -> Dice:
    """Give every draw with what could have come, and the seed from which it can be computed again."""
    dealer = _dealer_of(film)
    draws: list[Draw] = []
    for frame in film.frames:
        if frame.chances is not None:
            chances = frame.chances
            lots = [
                Lot(weight, Raw(ENCODER.encode(frame.state.wire(move))))
                for move, weight in zip(chances.moves, chances.weights, strict=True)
            ]
            draws.append(Draw(frame.number, lots, chances.moves.index(frame.move), frame.sentence))
    return Dice(dealer.commitment, dealer.seed.hex(), list(dealer.salts), draws)


def logbook_of(film: Film, sittings: list[Sitting]) -> str:
    """Write the logbook of a match."""
    seats = tuple(Seat(who.name, who.player) for who in sittings)
    return format_logbook(record(film.match, seats, film.taken_over))


def _public(frame: Frame) -> list[Event]:
    return [event for event in frame.events if event.is_for(SPECTATOR)]


def _dealer_of(film: Film) -> ProvableDealer:
    dealer = film.match.dealer
    assert isinstance(dealer, ProvableDealer)
    return dealer


def _line(frame: Frame) -> ReplayLine:
    events = _public(frame)
    sentences = [event.sentence() for event in events]
    seat = _seat_of(events[0], frame.actor) if events and frame.actor != CHANCE else frame.actor
    return ReplayLine(frame.number, frame.actor, seat, sentences, [event.kind() for event in events])


def _seat_of(event: Event, actor: int) -> int:
    seat = event.to_json().get("seat")
    if isinstance(seat, int) and not isinstance(seat, bool):
        return seat
    return actor if actor != CHANCE else SPECTATOR


def _view(game: Game, state: State) -> Raw:
    return Raw(ENCODER.encode(game.view(state, OMNISCIENT).to_json()))

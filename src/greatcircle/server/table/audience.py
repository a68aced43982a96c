"""This file is what each client is told: the only way by which a table's facts leave."""

from collections.abc import Sequence
from typing import Final

from msgspec import UNSET, Raw
from msgspec.json import Encoder

from greatcircle.kernel.event import Event
from greatcircle.kernel.match import Match
from greatcircle.kernel.view import SPECTATOR
from greatcircle.server.socket.message import (
    Ask,
    ChartSheet,
    ClockCard,
    MatchEnding,
    Offer,
    Proposal,
    QuestionCard,
    SeatResult,
    Situation,
    Step,
    StepText,
    TableEvent,
)
from greatcircle.server.table.chart_sheet import chart_sheet
from greatcircle.server.table.seating import clean_name
from greatcircle.server.table.table import OVER, Table
from greatcircle.server.table.timeline import TABLE, Asking, TimelineStep

ENCODER: Final = Encoder()
SEAT_OPENING: Final = b'{"seat":%d,'
"""How a view begins that says first who looks."""


def view_of(table: Table, step: TimelineStep, seat: int) -> Raw | None:
    """Give what a seat may see after a step; None when that is too long ago."""
    if step.state is None:
        return None
    view = step.views.get(seat)
    if view is None:
        shared = _shared_view(table, step, seat)
        view = Raw(shared or ENCODER.encode(table.game.view(step.state, seat).to_json()))
        step.views[seat] = view
    return view


def _shared_view(table: Table, step: TimelineStep, seat: int) -> bytes | None:
    """Where nothing is secret, make a view from that of another seat: they differ in who looks alone."""
    if not step.views or table.game.has_secrets():
        return None
    other, view = next(iter(step.views.items()))
    data = bytes(view)
    opening = SEAT_OPENING % other
    return SEAT_OPENING % seat + data[len(opening) :] if data.startswith(opening) else None


def events_of(table: Table, step: TimelineStep, seat: int) -> list[TableEvent]:
    """Tell a step to a seat, as far as it may know."""
    if table.game.has_secrets():
        return _events(table, step, seat)
    if step.state is None:
        return _events(table, step, SPECTATOR)
    if step.shared_events is None:
        step.shared_events = _events(table, step, SPECTATOR)
    return step.shared_events


def _events(table: Table, step: TimelineStep, seat: int) -> list[TableEvent]:
    if step.kind == "back":
        return [TableEvent(step.sentence, TABLE, Raw(ENCODER.encode({"event": "back", "to": step.to})), step.kind)]
    if step.kind == "say":
        said = Raw(ENCODER.encode({"event": "say", "seat": step.actor, "words": step.words}))
        return [TableEvent(step.sentence, step.actor, said, step.kind)]
    if step.kind != "event":
        return [TableEvent(step.sentence, step.actor, UNSET, step.kind)]
    reasons, chance = ([], None) if table.game.has_secrets() else (step.reasons, step.chance)
    events = [game_event(event, step.actor, step.names) for event in step.events if event.is_for(seat)]
    if reasons and events:
        first = events[0]
        events[0] = TableEvent(
            first.sentence, first.actor, first.event, first.kind, reasons, UNSET if chance is None else chance
        )
    return events


def step_of(table: Table, step: TimelineStep, seat: int, with_chart: bool = False) -> Step | None:
    """Give a step as a seat may know it; None when it is too long ago to be seen."""
    view = view_of(table, step, seat)
    if view is None:
        return None
    chart = _chart_of(table, step, seat) if with_chart else UNSET
    return Step(step.number, events_of(table, step, seat), view, chart)


def _chart_of(table: Table, step: TimelineStep, seat: int) -> ChartSheet:
    """Give the chart of what a seat may see after a step that is still kept."""
    chart = step.charts.get(seat)
    if chart is None:
        assert step.state is not None
        chart = step.charts[seat] = chart_sheet(table.game, step.state, seat)
    return chart


def history_of(table: Table, seat: int) -> list[StepText]:
    """Tell the last steps to a seat that comes anew."""
    lines = [StepText(step.number, events_of(table, step, seat)) for step in table.timeline.steps]
    return [line for line in lines if line.events]


def missed_steps(table: Table, seat: int, seen: int, with_charts: bool = False) -> list[Step] | None:
    """Give the steps after the last one that a client has seen; None when it has to begin anew."""
    number = table.timeline.number
    kept = table.timeline.steps
    if not 0 < seen <= number or (kept and kept[0].number > seen + 1):
        return None
    missed: list[Step] = []
    for step in kept:
        if step.number > seen:
            told = step_of(table, step, seat, with_charts)
            if told is None:
                return None
            missed.append(told)
    return missed


def last_step(table: Table, seat: int, with_chart: bool = False) -> Step:
    """Give the newest step."""
    step = step_of(table, table.timeline.steps[-1], seat, with_chart)
    assert step is not None
    return step


def situation_of(
    table: Table, looking: int, can_undo: bool, seconds_left: float | None, clocks: list[ClockCard]
) -> Situation:
    """Say how things stand for somebody who looks from a seat."""
    timeline = table.timeline
    is_played = looking == SPECTATOR or table.occupants[looking].is_person
    asking = timeline.asks.get(looking) if is_played else None
    interrupt = timeline.interrupts.get(looking) if is_played else None
    return Situation(
        number=timeline.number,
        looking=looking,
        actors=timeline.actors(),
        ask=None if asking is None else ask_of(table, looking, asking, seconds_left),
        can_undo=can_undo,
        proposal=_proposal_of(table),
        ending=ending_of(table.timeline.match, table.record.seed) if table.stage == OVER else None,
        clocks=clocks,
        can_speak=table.can_speak(looking),
        interrupt=None if interrupt is None else ask_of(table, looking, interrupt, None),
    )


def ask_of(table: Table, seat: int, asking: Asking, seconds_left: float | None) -> Ask:
    """Ask a seat: offer its moves, put its question, or both when it is answered by one of them."""
    question = asking.question
    asked = None if question is None else QuestionCard(question.sentence, seconds_left, question.is_typed)
    if asked is not None and asked.is_typed:
        return Ask(seat, asking.asked, [], asked)
    state = table.timeline.match.state
    offers = [Offer(state.wire(move), state.sentence(seat, move)) for move in asking.moves]
    return Ask(seat, asking.asked, offers, asked)


def game_event(event: Event, actor: int, names: Sequence[str]) -> TableEvent:
    """Tell an event of the game to people who call the seats by these names."""
    return TableEvent(event.sentence(names), actor, Raw(ENCODER.encode(event.to_json())))


def _proposal_of(table: Table) -> Proposal | None:
    petition = table.petition
    if petition is None:
        return None
    who = petition.seat_request
    return Proposal(
        petition.seat,
        petition.to,
        sorted(petition.agreed),
        sorted(petition.waits_for),
        None if who is None else clean_name(who.name),
        is_mate=who is not None and who.is_mate,
    )


def ending_of(match: Match, seed: bytes) -> MatchEnding:
    """Tell how a match that is over ended, and the seed of its dice."""
    outcome = match.outcome()
    assert outcome is not None
    ranked = zip(outcome.places, outcome.scores, strict=True)
    places = [SeatResult(seat, place, score) for seat, (place, score) in enumerate(ranked)]
    return MatchEnding(places, str(outcome.reason.value), outcome.sentence, seed.hex())


def first_seat(table: Table, yours: list[int]) -> int:
    """Choose the seat that a client looks from at first; with several seats that have secrets, none until it says."""
    if table.game.has_secrets() and len(yours) > 1:
        return SPECTATOR
    return followed_seat(table, yours[0] if yours else SPECTATOR, yours)


def followed_seat(table: Table, looking: int, yours: list[int]) -> int:
    """Choose the seat that a client looks from now: where nothing is secret, the one of its own that is to act."""
    if table.game.has_secrets() or not yours:
        return looking if looking in yours else SPECTATOR
    if len(yours) == 1:
        return yours[0]
    played = [seat for seat in yours if table.occupants[seat].is_person] or yours
    actors = table.timeline.asks
    if looking in played and looking in actors:
        return looking
    acting = [seat for seat in played if seat > looking and seat in actors] + [
        seat for seat in played if seat in actors
    ]
    if acting:
        return acting[0]
    return looking if looking in yours else played[0]

"""This file is the tests that nothing leaks: no seed, no secret, and no fact that a seat may not know.

Two tables that differ only in what a seat cannot know have to send that seat the same bytes.
"""

import hashlib
import logging
from dataclasses import replace
from random import Random

import pytest
from msgspec.json import decode

from greatcircle.bots.level_bot import LevelBot
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.game import Game
from greatcircle.kernel.level import LEVEL_NAMES, Level, level_named
from greatcircle.kernel.option import options_to_json
from greatcircle.kernel.state import State, Wire
from greatcircle.kernel.view import SPECTATOR
from greatcircle.server.bot.pool import BotChoice
from greatcircle.server.bot.worker import chances_of
from greatcircle.server.socket.client import Client
from greatcircle.server.socket.message import Hinted, Offer, Why
from greatcircle.server.table.actions import hint_choices
from greatcircle.server.table.audience import ENCODER, first_seat, history_of, last_step, situation_of
from greatcircle.server.table.entry import SeatEntry
from greatcircle.server.table.explanation import explain
from greatcircle.server.table.session import TableSession
from greatcircle.server.table.table import Table
from greatcircle.store.contract import TableRecord
from tests.server.client import Message, SocketClient
from tests.server.conftest import GAMES, RunningServer

SEED = bytes(range(32))
SEATS = 3
HINTS_COMPARED = 6
DECISIONS_MOST = 120
"""Enough for every phase of every game."""


def table_of(game: Game, seed: bytes = SEED) -> Table:
    """A table that has begun, with a person on every seat."""
    options = options_to_json(game.parse_options({}, SEATS))
    record = TableRecord("t" * 12, "BCDF", game.identity.id, game.identity.rules_version, options, SEATS, seed, 0.0)
    table = Table(record, game, {})
    for seat in range(SEATS):
        table.read(SeatEntry(seat, f"P{seat}", "person", True))
    table.begin()
    table.settle()
    return table


def heard_by(table: Table, seat: int, asked_about: list[Wire]) -> bytes:
    """Everything that a client on a seat can be sent at this moment, reasons for some moves included."""
    session = TableSession(table)
    client = Client(10)
    client.yours = [] if seat == SPECTATOR else [seat]
    client.looking = first_seat(table, client.yours)
    assert client.looking == seat
    sent = [
        ENCODER.encode(history_of(table, seat)),
        ENCODER.encode(last_step(table, seat)),
        ENCODER.encode(situation_of(table, seat, session.situation(client).can_undo, None, [])),
        ENCODER.encode(table.card(set())),
    ]
    if seat != SPECTATOR:
        match = table.timeline.match
        sent += [ENCODER.encode(explain(match, Why(ref=1, seat=seat, move=wire))) for wire in asked_about]
    return b"\n".join(sent)


def wires_of(table: Table) -> list[Wire]:
    """Some moves of every seat and of chance."""
    state = table.timeline.match.state
    moves = {move for actor in (-1, *range(SEATS)) for move in state.legal(actor)[:12]}
    return [state.wire(move) for move in sorted(moves)]


def with_hidden_facts_changed(table: Table, seat: int, luck: int) -> State:
    """Another truth behind what a seat sees."""
    view = table.game.view(table.timeline.match.state, seat)
    return table.game.sample(view, QuickDealer(f"other {luck}"))


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.identity.id)
def test_what_a_seat_is_sent_does_not_change_when_hidden_facts_do(game: Game) -> None:
    table = table_of(game)
    luck = Random(3)
    compared = 0
    for number in range(DECISIONS_MOST):
        if table.stage == "over":
            break
        asked_about = wires_of(table)
        for seat in (*range(SEATS), SPECTATOR):
            truth = table.timeline.match.state
            step = table.timeline.steps[-1]
            before = heard_by(table, seat, asked_about)
            other = with_hidden_facts_changed(table, seat, number)
            compared += other.to_json() != truth.to_json()
            table.timeline.match.state, step.state = other, other
            step.views.clear()
            assert heard_by(table, seat, asked_about) == before
            table.timeline.match.state, step.state = truth, truth.copy()
            step.views.clear()
        seat = luck.choice(table.timeline.actors())
        table.play(seat, luck.choice(table.timeline.asks[seat].moves))
        table.settle()
    assert compared > 10 or not game.has_secrets()


def hint_for(table: Table, seat: int, truth: State, level: Level) -> bytes:
    """What a seat is told that asks a bot of a level, which gets its view over a wire, as at a table."""
    game = table.game
    moves = table.timeline.asks[seat].advisable()
    seen = game.view_from_json(decode(ENCODER.encode(game.view(truth, seat).to_json())))
    thought = LevelBot(game, QuickDealer("hint"), level).think(seen, moves)
    chances = chances_of(thought)
    assert thought.move in moves
    assert {choice.move for choice in chances} <= set(moves)
    choices = hint_choices(truth, seat, BotChoice(thought.move, list(thought.reasons), level.name, chances), moves)
    assert all(choice.chance is None or 0 <= choice.chance <= 1 for choice in choices)
    return ENCODER.encode(Hinted(1, Offer(choices[0].move, choices[0].sentence), list(thought.reasons), choices))


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.identity.id)
@pytest.mark.parametrize("name", LEVEL_NAMES)
def test_what_a_bot_says_of_choices_rests_on_what_the_seat_may_know(game: Game, name: str) -> None:
    level = replace(level_named(game.levels(), name), thoughts=3, patience=40, turn_patience=10, worlds=2, turns=1)
    table, luck = table_of(game), Random(5)
    chosen, compared = 0, 0
    for number in range(DECISIONS_MOST):
        if table.stage == "over" or compared == HINTS_COMPARED:
            break
        seat = luck.choice(table.timeline.actors())
        asking = table.timeline.asks[seat]
        if asking.question is None and len(asking.moves) > 1:
            chosen += 1
            truth = table.timeline.match.state
            other = with_hidden_facts_changed(table, seat, number)
            if other.to_json() != truth.to_json() or not game.has_secrets():
                assert hint_for(table, seat, other, level) == hint_for(table, seat, truth, level)
                compared += 1
        table.play(seat, luck.choice(asking.moves))
        table.settle()
    assert compared or not chosen, "a quiz asks nothing but questions, for which there are no hints"


def events_of(client: SocketClient) -> list[Message]:
    """Every event of the game that a client was told."""
    return [told["event"] for step in client.steps for told in step["events"] if told["kind"] == "event"]


def test_secret_events_are_told_to_those_who_may_know(server: RunningServer) -> None:
    opened = server.open("sealed-bid", ["here", "here", "here"])
    with server.seat(opened, 0) as one, server.seat(opened, 1) as two, server.seat(opened, 2) as three:
        for client in (one, two, three):
            client.wait_for_turn()
            cards_told = [event for event in events_of(client) if "card" in event]
            assert [event["seat"] for event in cards_told] == client.yours
        for client in (one, two):
            cards = client.steps[-1]["view"]["hands"]
            own = client.yours[0]
            assert isinstance(cards[own], int)
            assert all(not isinstance(card, int) for seat, card in enumerate(cards) if seat != own)
        three.ask("look", seat=None)
        three.hear_all()
        assert all(not isinstance(card, int) for card in three.steps[-1]["view"]["hands"])


def everything(server: RunningServer, client: SocketClient, table_id: str) -> str:
    """All that a client was sent, and all that anybody can ask for about a running table."""
    paths = ("", "/board", "/replay", "/replay/0", "/dice", "/logbook")
    return "\n".join([*client.raw, *(server.get(f"/api/tables/{table_id}{path}").text for path in paths)])


@pytest.mark.parametrize("game", GAMES)
def test_no_seed_and_no_key_leaves_while_a_match_is_played(
    server: RunningServer, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    opened = server.open(game, ["here", "here", "greedy"])
    table_id = opened["table"]["id"]
    with server.seat(opened, 0, salt="x") as one, server.seat(opened, 1) as two:
        for client in (one, two):
            client.wait_until(lambda heard: heard.table["stage"] == "playing")
            if client.is_asked():
                client.play()
        assert one.situation["ending"] is None
        record = server.site.tables.sessions[table_id].table.record
        sent = everything(server, one, table_id) + everything(server, two, table_id)
    secrets = [key["secret"] for key in opened["keys"]]
    hidden = [record.seed.hex(), *secrets]
    hidden += [hashlib.sha256(secret.encode()).hexdigest() for secret in secrets]
    logged = "\n".join(line.getMessage() for line in caplog.records if line.name.startswith(("greatcircle", "uvicorn")))
    assert len(sent) > 1000
    for fact in hidden:
        assert fact not in sent
        assert fact not in logged
    for name in ("P0", "P1"):
        assert name not in logged


def test_a_key_is_given_only_to_who_asked_for_it(server: RunningServer) -> None:
    opened = server.open("trap-the-cap", ["here", "elsewhere"])
    with server.seat(opened) as one:
        taken = server.post(f"/api/tables/{opened['table']['id']}/seats/1", {"name": "Bo"}).json()
        one.hear_all()
        assert taken["keys"][0]["secret"] not in "\n".join(one.raw)
        assert len(taken["keys"]) == 1

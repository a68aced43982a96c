"""This file is what clients may do at a table: each request is checked, carried out, written down and answered."""

from dataclasses import replace

from greatcircle.kernel.question import clean_words
from greatcircle.kernel.refusal import BadInput, Reason, Refused
from greatcircle.kernel.state import State
from greatcircle.kernel.view import SPECTATOR
from greatcircle.server.bot.pool import BotChoice, BotPool
from greatcircle.server.limit import Bucket
from greatcircle.server.luck import draw_seed
from greatcircle.server.socket.client import Client
from greatcircle.server.socket.message import (
    Advise,
    Advised,
    Agree,
    Answer,
    AnyTableRequest,
    AskBack,
    Begin,
    Done,
    HandOver,
    Hello,
    Hint,
    HintChoice,
    Hinted,
    Invitation,
    InviteMate,
    LeaveTeam,
    Look,
    MakeCaptain,
    More,
    Offer,
    Ping,
    Play,
    Rejected,
    Rematch,
    Rename,
    Said,
    Say,
    Speak,
    StandUp,
    Undo,
    Why,
)
from greatcircle.server.socket.phrase import PHRASE_IDS
from greatcircle.server.table.explanation import explain
from greatcircle.server.table.live_tables import LiveTables, NotWritten, TooLate, TooManyTables
from greatcircle.server.table.opening import open_rematch
from greatcircle.server.table.peer_sync import PeerSync
from greatcircle.server.table.seating import PERSON
from greatcircle.server.table.session import TableSession
from greatcircle.server.table.table import GATHERING, OVER, PLAYING, Petition, Table
from greatcircle.server.table.team import invitation_of
from greatcircle.server.table.timeline import Asking
from greatcircle.store.contract import NoCodeFree, SeatKey, StoreError

HINT_SECONDS = 0.5
"""Nobody waits longer for a hint, but for the way there and back."""
PETITION_SECONDS = 60.0
"""What the table is asked is forgotten after so long."""
STALE = "That came too late; the table has gone on."
FLAP_SECONDS = 1.5
"""Who comes back within this time was never away."""
UNWRITTEN = "This could not be saved, so it has not happened. Try again in a moment."


class Stale(Exception):
    """A request that answers something that is no longer asked."""


class TableActions:
    """What is done about the requests of clients."""

    def __init__(self, tables: LiveTables, pool: BotPool, peers: PeerSync) -> None:
        self.tables = tables
        self.pool = pool
        self.peers = peers

    async def handle(self, session: TableSession, client: Client, request: AnyTableRequest) -> None:
        """Carry out a request or refuse it; either way it is answered."""
        try:
            await self._handle(session, client, request)
        except (Stale, TooLate):
            client.send(Rejected(request.ref, STALE, is_stale=True))
        except Refused as refused:
            client.send(Rejected(request.ref, refused.reason.sentence, list(refused.reason.clauses)))
        except BadInput as fault:
            client.send(Rejected(request.ref, str(fault)))
        except (NotWritten, StoreError, TooManyTables, NoCodeFree):
            client.send(Rejected(request.ref, UNWRITTEN))

    async def _handle(self, session: TableSession, client: Client, request: AnyTableRequest) -> None:
        match request:
            case Ping():
                client.send(Done(request.ref))
            case Hello():
                await self._greet(session, client, request)
            case Hint():
                await self._hint(session, client, request)
            case Look():
                async with self.tables.hold(session):
                    self._look(session, client, request)
            case Why():
                async with self.tables.hold(session) as table:
                    _check_team(client, request.seat)
                    client.send(explain(table.timeline.match, request))
            case InviteMate():
                async with self.tables.hold(session) as table:
                    _check_own(client, request.seat)
                    client.send(Invitation(request.ref, invitation_of(table.digests[request.seat])))
            case Advise():
                async with self.tables.hold(session) as table:
                    self._advise(session, client, request, table)
            case Say():
                async with self.tables.hold(session):
                    await self._say(session, client, request)
            case Rematch():
                async with self.tables.hold(session) as table:
                    await self._rematch(session, client, request, table)
            case _:
                async with self.tables.hold(session) as table:
                    await self._change(session, client, request, table)

    async def _change(self, session: TableSession, client: Client, request: AnyTableRequest, table: Table) -> None:
        """Carry out what is written into the log; it is on disk before it is answered."""
        keys: list[SeatKey] = []
        before = table.petition
        match request:
            case Play():
                asking = _asked(table, client, request)
                table.play(request.seat, _picked(table, asking, request))
            case Answer():
                asking = _asked(table, client, request)
                table.play(request.seat, _answer(table, asking, request), words=request.text)
            case Undo():
                _check_plays(table, client, request.seat)
                if request.number != table.timeline.number:
                    raise Stale
                table.undo(_undoing_seat(table, client, request.seat))
            case AskBack():
                _check_plays(table, client, request.seat)
                table.ask_back(request.seat, request.to, client.yours)
            case Agree():
                _check_own(client, request.seat)
                table.agree(request.yes, client.yours)
            case Begin():
                _check_own(client, request.seat)
                if table.stage != GATHERING:
                    raise Stale
                table.begin()
            case HandOver():
                _check_hand_over(session, client, request)
                _check_not_over(table)
                table.hand_over(request.seat, request.player)
            case StandUp():
                _check_own(client, request.seat)
                _check_not_over(table)
                heir = session.heir(request.seat)
                table.stand_up(request.seat, heir)
                if heir is None:
                    keys.append(SeatKey(request.seat, None))
            case MakeCaptain():
                _check_make_captain(session, client, request)
                _check_not_over(table)
                table.lead(request.seat, request.mate)
            case LeaveTeam():
                _check_leave_team(client, request)
                _check_not_over(table)
                table.part(request.seat, request.mate)
            case More():
                _asked(table, client, request)
                table.ask_more(request.seat)
            case Speak():
                _check_own(client, request.seat)
                words = table.saying(request.seat, request.saying, request.value)
                self._check_voice(session, request.seat)
                table.speak(request.seat, words)
            case Rename():
                _check_own(client, request.seat)
                _check_not_over(table)
                table.rename(request.seat, request.name)
        if table.can_begin():
            table.begin()
        await self.tables.commit(session, keys)
        client.send(Done(request.ref))
        for key in keys:
            session.dismiss(key.seat)
        if isinstance(request, MakeCaptain | LeaveTeam | StandUp):
            session.reseat()
        is_asked_otherwise = table.petition is not before or isinstance(request, Agree)
        if keys or is_asked_otherwise:
            session.tell_seats()
        if is_asked_otherwise:
            self.peers.tell_petition(session)
        if table.petition is not before:
            self._expire(session, table.petition)

    def _check_voice(self, session: TableSession, seat: int) -> None:
        """Let nobody talk without end."""
        limit = self.tables.setting.limit
        if seat not in session.voices:
            session.voices[seat] = Bucket(limit.sayings_per_second, limit.sayings_at_once)
        if not session.voices[seat].takes():
            raise _refusal("You have said a lot just now; wait a moment.")

    async def _greet(self, session: TableSession, client: Client, hello: Hello) -> None:
        """Let a client in; the match begins as soon as nobody is missing."""
        async with self.tables.hold(session) as table:
            if len(session.clients) >= self.tables.setting.limit.clients_per_table and client not in session.clients:
                raise _refusal("There is no room for more people at this table.")
            before = (set(session.here), set(session.mates_here))
            session.greet(client, hello)
            if table.can_begin():
                table.begin()
            await self.tables.commit(session)
            if (session.here, session.mates_here) != before:
                session.tell_seats()
            self.peers.tell_presence(session, is_new=True)

    def part(self, session: TableSession, client: Client) -> None:
        """Let a client go; the others hear of it only if it stays away."""
        session.leave(client)
        if client.sights:
            self.tables.run_later(FLAP_SECONDS, self._miss(session))

    async def _miss(self, session: TableSession) -> None:
        async with self.tables.hold(session):
            session.update_presence()
            self.tables.when_changed(session)
        self.peers.tell_presence(session)

    def _look(self, session: TableSession, client: Client, request: Look) -> None:
        if request.seat is not None:
            _check_team(client, request.seat)
        session.look(client, SPECTATOR if request.seat is None else request.seat)
        client.send(Done(request.ref))
        if any(session.table.clock):  # of those who share a device, the clock runs for who has it
            self.tables.when_changed(session)
            session.tell_seats()

    async def _hint(self, session: TableSession, client: Client, request: Hint) -> None:
        """Let the strongest bot think about a seat's moves, from what that seat knows, while the table goes on."""
        async with self.tables.hold(session) as table:
            _check_plays(table, client, request.seat)
            asking = table.timeline.asks.get(request.seat)
            if asking is None:
                raise _refusal("It is not your turn.")
            if asking.question is not None:
                raise _refusal("A question is yours alone to answer.")
            if client.is_asking:
                raise _refusal("The bot is still thinking about your last question.")
            view = table.game.view(table.timeline.match.state, request.seat).to_json()
        client.is_asking = True
        try:
            luck = draw_seed(self.tables.setting, "hint", table.record.seed.hex(), request.seat, asking.asked).hex()
            adviser, moves = table.game.levels()[-1].name, asking.advisable()
            thought = await self.pool.choose(adviser, table.record.game, view, moves, luck, budget=HINT_SECONDS)
        finally:
            client.is_asking = False
        async with self.tables.hold(session) as table:
            if table.timeline.asks.get(request.seat) != asking:
                raise Stale
            choices = hint_choices(table.timeline.match.state, request.seat, thought, moves)
            offer = Offer(choices[0].move, choices[0].sentence)
        client.send(Hinted(request.ref, offer, thought.reasons, choices))

    async def _say(self, session: TableSession, client: Client, request: Say) -> None:
        _check_own(client, request.seat)
        if request.phrase not in PHRASE_IDS:
            raise BadInput("That is none of the phrases.")
        said = Said(request.seat, request.phrase)
        session.say(said)
        self.peers.tell_said(session, said)
        client.send(Done(request.ref))

    def _advise(self, session: TableSession, client: Client, request: Advise, table: Table) -> None:
        """Pass a piece of advice on to the team of a seat, and to nobody else."""
        _check_team(client, request.seat)
        text = clean_words(request.text)
        if not text and request.move is None:
            raise BadInput("Say something, or point at a move.")
        mate = None if client.team is None else client.team.mate
        name = table.name_of(request.seat) if mate is None else table.teams.find(request.seat, mate).name
        advised = Advised(request.seat, mate, name, text, _advised_move(table, request))
        session.advise(advised)
        self.peers.tell_advised(session, advised)
        client.send(Done(request.ref))

    async def _rematch(self, session: TableSession, client: Client, request: Rematch, table: Table) -> None:
        _check_own(client, request.seat)
        if table.stage != OVER:
            raise _refusal("A rematch can be asked for when the match is over.")
        next_table = await open_rematch(self.tables, session)
        table.record = replace(table.record, next_table=next_table)
        client.send(Done(request.ref))
        session.tell_seats()

    def _expire(self, session: TableSession, petition: Petition | None) -> None:
        """Forget what the table was asked, if it stays unanswered."""
        if petition is not None:
            self.tables.run_later(PETITION_SECONDS, self._forget(session, petition))

    async def _forget(self, session: TableSession, petition: Petition) -> None:
        async with self.tables.hold(session) as table:
            if table.petition is petition:
                table.petition = None
                self.tables.when_changed(session)
                session.tell_seats()
                self.peers.tell_petition(session)


def _asked(table: Table, client: Client, request: Play | Answer | More) -> Asking:
    """Give what is asked of a seat, or what it may interrupt with, if the request answers just that."""
    _check_plays(table, client, request.seat)
    asking = table.timeline.asks.get(request.seat) or table.timeline.interrupts.get(request.seat)
    if asking is None:
        raise Stale if request.asked < table.timeline.number else _refusal("It is not your turn.")
    if asking.asked != request.asked:
        raise Stale
    return asking


def _picked(table: Table, asking: Asking, request: Play) -> int:
    """Read a request as one of the moves that people pick from; another is refused with its reason."""
    if asking.question is not None and asking.question.is_typed:
        raise _refusal("A question is answered in your own words.")
    state = table.timeline.match.state
    move = state.parse_move(request.move)
    if move not in asking.moves:
        reason = state.why(request.seat, move)
        raise _refusal("Only a bot does that.") if reason.legal else Refused(reason)
    return move


def _answer(table: Table, asking: Asking, request: Answer) -> int:
    """Read a typed answer as a move; none at all is silence."""
    if asking.question is None or not asking.question.is_typed:
        raise _refusal("Nothing is asked that is answered by typing; choose one of your moves.")
    if not request.text.strip():
        return asking.question.silence
    return table.timeline.match.state.parse_answer(request.seat, request.text)


def hint_choices(state: State, seat: int, thought: BotChoice, moves: list[int]) -> list[HintChoice]:
    """Put what a bot has thought about in words, what it would do first; only moves that the seat is offered."""
    chances = {thought.move: thought.chance}
    for choice in thought.choices:
        if choice.move in moves:
            chances.setdefault(choice.move, choice.chance)
    return [HintChoice(state.wire(move), state.sentence(seat, move), chance) for move, chance in chances.items()]


def _undoing_seat(table: Table, client: Client, seat: int) -> int:
    """Find the seat whose move is taken back; where nothing is secret, it may be another one of the same client."""
    if table.game.has_secrets() or table.timeline.can_undo(seat):
        return seat
    return next((own for own in client.yours if table.timeline.can_undo(own)), seat)


def _check_own(client: Client, seat: int) -> None:
    if seat not in client.yours:
        raise _refusal("This seat is not yours.")


def _check_team(client: Client, seat: int) -> None:
    if not client.hears(seat):
        raise _refusal("This seat is not yours.")


def _check_make_captain(session: TableSession, client: Client, request: MakeCaptain) -> None:
    """A captain gives the lead to anybody in the team; a mate takes it when the captain is away."""
    if request.seat in client.yours:
        return
    if client.team is None or (client.team.seat, client.team.mate) != (request.seat, request.mate):
        raise _refusal("Only its captain gives the lead of a team away.")
    if request.seat in session.here:
        raise _refusal("The captain of this team is here.")


def _check_leave_team(client: Client, request: LeaveTeam) -> None:
    """Everybody may leave a team, and its captain may send anybody away."""
    is_self = client.team is not None and (client.team.seat, client.team.mate) == (request.seat, request.mate)
    if request.seat not in client.yours and not is_self:
        raise _refusal("Only its captain sends somebody away from a team.")


def _advised_move(table: Table, request: Advise) -> Offer | None:
    """Read the move that is pointed at; it has to be one that the captain may make now."""
    if request.move is None:
        return None
    state = table.timeline.match.state
    move = state.parse_move(request.move)
    asking = table.timeline.asks.get(request.seat)
    if asking is None or move not in asking.moves:
        raise Stale
    return Offer(state.wire(move), state.sentence(request.seat, move))


def _check_not_over(table: Table) -> None:
    """Who played a finished match stays written down as it was."""
    if table.stage == OVER:
        raise _refusal("The match is over; its seats stay as they were.")


def _check_plays(table: Table, client: Client, seat: int) -> None:
    _check_own(client, seat)
    if not table.occupants[seat].is_person:
        raise _refusal("A bot plays this seat now; take it back first.")
    if table.stage != PLAYING:
        raise _refusal("The match is over." if table.stage == OVER else "The match has not begun.")


def _check_hand_over(session: TableSession, client: Client, request: HandOver) -> None:
    """One's own seat, or that of somebody who is away, or a bot's; only a seat's own person takes it back."""
    if not client.yours:
        raise _refusal("Only those who sit at the table can do that.")
    if request.seat >= session.table.record.seats:
        raise _refusal("There is no such seat.")
    if request.seat in client.yours:
        return
    if request.player == PERSON:
        raise _refusal("Only the person of this seat can take it back.")
    if request.seat in session.here:
        raise _refusal("The person of this seat is here.")


def _refusal(sentence: str) -> Refused:
    return Refused(Reason(False, sentence, ()))

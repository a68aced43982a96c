"""This file is the steward of the tables: who grants the wishes of clients, each only if it is theirs to wish."""

import secrets
from dataclasses import replace

from greatcircle.kernel.question import clean_words
from greatcircle.kernel.refusal import BadInput, Reason
from greatcircle.kernel.refusal import Refused as Refusal
from greatcircle.kernel.view import SPECTATOR
from greatcircle.server.client import Client
from greatcircle.server.course import Asking
from greatcircle.server.explanation import explain
from greatcircle.server.gossip import Gossip
from greatcircle.server.hall import Hall, HallFull, NotWritten, TooLate
from greatcircle.server.message import (
    Advise,
    Advised,
    Agree,
    Answer,
    AnyWish,
    AskBack,
    Begin,
    Done,
    HandOver,
    Hello,
    Hint,
    Hinted,
    Invitation,
    Invite,
    Lead,
    Look,
    Offer,
    Part,
    Ping,
    Play,
    Refused,
    Rematch,
    Rename,
    Said,
    Say,
    StandUp,
    Undo,
    Why,
)
from greatcircle.server.opening import open_rematch
from greatcircle.server.phrase import PHRASE_IDS
from greatcircle.server.room import Room
from greatcircle.server.seating import PERSON, USUAL_BOT
from greatcircle.server.table import GATHERING, OVER, PLAYING, Petition, Table
from greatcircle.server.team import invitation_of
from greatcircle.server.thinker import Thinker
from greatcircle.store.table_store import Key, NoCodeFree, StoreTrouble

PETITION_SECONDS = 60.0
"""What the table is asked is forgotten after so long."""
STALE = "That came too late; the table has gone on."
FLAP_SECONDS = 1.5
"""Who comes back within this time was never away."""
UNWRITTEN = "This could not be saved, so it has not happened. Try again in a moment."


class Stale(Exception):
    """A wish that answers something that is no longer asked."""


class Steward:
    """Whoever grants wishes."""

    def __init__(self, hall: Hall, thinker: Thinker, gossip: Gossip) -> None:
        self.hall = hall
        self.thinker = thinker
        self.gossip = gossip

    async def grant(self, room: Room, client: Client, wish: AnyWish) -> None:
        """Grant a wish or refuse it; either way it is answered."""
        try:
            await self._grant(room, client, wish)
        except (Stale, TooLate):
            client.send(Refused(wish.ref, STALE, is_stale=True))
        except Refusal as refused:
            client.send(Refused(wish.ref, refused.reason.sentence, list(refused.reason.clauses)))
        except BadInput as fault:
            client.send(Refused(wish.ref, str(fault)))
        except (NotWritten, StoreTrouble, HallFull, NoCodeFree):
            client.send(Refused(wish.ref, UNWRITTEN))

    async def _grant(self, room: Room, client: Client, wish: AnyWish) -> None:
        match wish:
            case Ping():
                client.send(Done(wish.ref))
            case Hello():
                await self._greet(room, client, wish)
            case Hint():
                await self._hint(room, client, wish)
            case Look():
                async with self.hall.hold(room):
                    self._look(room, client, wish)
            case Why():
                async with self.hall.hold(room) as table:
                    _check_team(client, wish.seat)
                    client.send(explain(table.course.match, wish))
            case Invite():
                async with self.hall.hold(room) as table:
                    _check_own(client, wish.seat)
                    client.send(Invitation(wish.ref, invitation_of(table.digests[wish.seat])))
            case Advise():
                async with self.hall.hold(room) as table:
                    self._advise(room, client, wish, table)
            case Say():
                async with self.hall.hold(room):
                    await self._say(room, client, wish)
            case Rematch():
                async with self.hall.hold(room) as table:
                    await self._rematch(room, client, wish, table)
            case _:
                async with self.hall.hold(room) as table:
                    await self._change(room, client, wish, table)

    async def _change(self, room: Room, client: Client, wish: AnyWish, table: Table) -> None:
        """Grant what is written into the log; it is on disk before it is answered."""
        keys: list[Key] = []
        before = table.petition
        match wish:
            case Play():
                asking = _asked(table, client, wish)
                table.play(wish.seat, _picked(table, asking, wish))
            case Answer():
                asking = _asked(table, client, wish)
                table.play(wish.seat, _answer(table, asking, wish), words=wish.text)
            case Undo():
                _check_plays(table, client, wish.seat)
                if wish.number != table.course.number:
                    raise Stale
                table.undo(_undoing_seat(table, client, wish.seat))
            case AskBack():
                _check_plays(table, client, wish.seat)
                table.ask_back(wish.seat, wish.to, client.yours)
            case Agree():
                _check_own(client, wish.seat)
                table.agree(wish.yes, client.yours)
            case Begin():
                _check_own(client, wish.seat)
                if table.stage != GATHERING:
                    raise Stale
                table.begin()
            case HandOver():
                _check_hand_over(room, client, wish)
                _check_not_over(table)
                table.hand_over(wish.seat, wish.player)
            case StandUp():
                _check_own(client, wish.seat)
                _check_not_over(table)
                heir = room.heir(wish.seat)
                table.stand_up(wish.seat, heir)
                if heir is None:
                    keys.append(Key(wish.seat, None))
            case Lead():
                _check_lead(room, client, wish)
                _check_not_over(table)
                table.lead(wish.seat, wish.mate)
            case Part():
                _check_part(client, wish)
                _check_not_over(table)
                table.part(wish.seat, wish.mate)
            case Rename():
                _check_own(client, wish.seat)
                _check_not_over(table)
                table.rename(wish.seat, wish.name)
        if table.can_begin():
            table.begin()
        await self.hall.commit(room, keys)
        client.send(Done(wish.ref))
        for key in keys:
            room.dismiss(key.seat)
        if isinstance(wish, Lead | Part | StandUp):
            room.reseat()
        is_asked_otherwise = table.petition is not before or isinstance(wish, Agree)
        if keys or is_asked_otherwise:
            room.tell_seats()
        if is_asked_otherwise:
            self.gossip.tell_petition(room)
        if table.petition is not before:
            self._expire(room, table.petition)

    async def _greet(self, room: Room, client: Client, hello: Hello) -> None:
        """Let a client in; the match begins as soon as nobody is missing."""
        async with self.hall.hold(room) as table:
            if len(room.clients) >= self.hall.setting.limit.clients_per_table and client not in room.clients:
                raise _refusal("There is no room for more people at this table.")
            before = (set(room.here), set(room.mates_here))
            room.greet(client, hello)
            if table.can_begin():
                table.begin()
            await self.hall.commit(room)
            if (room.here, room.mates_here) != before:
                room.tell_seats()
            self.gossip.tell_presence(room, is_new=True)

    def part(self, room: Room, client: Client) -> None:
        """Let a client go; the others hear of it only if it stays away."""
        room.leave(client)
        if client.sights:
            self.hall.run_later(FLAP_SECONDS, self._miss(room))

    async def _miss(self, room: Room) -> None:
        async with self.hall.hold(room):
            room.look_round()
        self.gossip.tell_presence(room)

    def _look(self, room: Room, client: Client, wish: Look) -> None:
        if wish.seat is not None:
            _check_team(client, wish.seat)
        room.look(client, SPECTATOR if wish.seat is None else wish.seat)
        client.send(Done(wish.ref))

    async def _hint(self, room: Room, client: Client, wish: Hint) -> None:
        """Let a bot think about a seat's moves, from what that seat knows, while the table goes on."""
        async with self.hall.hold(room) as table:
            _check_plays(table, client, wish.seat)
            asking = table.course.asks.get(wish.seat)
            if asking is None:
                raise _refusal("It is not your turn.")
            if asking.question is not None:
                raise _refusal("A question is yours alone to answer.")
            if client.is_asking:
                raise _refusal("The bot is still thinking about your last question.")
            view = table.game.view(table.course.match.state, wish.seat).to_json()
        client.is_asking = True
        try:
            thought = await self.thinker.choose(
                USUAL_BOT, table.record.game, view, asking.advisable(), secrets.token_hex(8)
            )
        finally:
            client.is_asking = False
        async with self.hall.hold(room) as table:
            if table.course.asks.get(wish.seat) != asking:
                raise Stale
            state = table.course.match.state
            offer = Offer(state.wire(thought.move), state.sentence(wish.seat, thought.move))
        client.send(Hinted(wish.ref, offer, thought.reasons))

    async def _say(self, room: Room, client: Client, wish: Say) -> None:
        _check_own(client, wish.seat)
        if wish.phrase not in PHRASE_IDS:
            raise BadInput("That is none of the phrases.")
        said = Said(wish.seat, wish.phrase)
        room.say(said)
        self.gossip.tell_said(room, said)
        client.send(Done(wish.ref))

    def _advise(self, room: Room, client: Client, wish: Advise, table: Table) -> None:
        """Pass a piece of advice on to the team of a seat, and to nobody else."""
        _check_team(client, wish.seat)
        text = clean_words(wish.text)
        if not text and wish.move is None:
            raise BadInput("Say something, or point at a move.")
        mate = None if client.team is None else client.team.mate
        name = table.sittings[wish.seat].name if mate is None else table.teams.find(wish.seat, mate).name
        advised = Advised(wish.seat, mate, name, text, _advised_move(table, wish))
        room.advise(advised)
        self.gossip.tell_advised(room, advised)
        client.send(Done(wish.ref))

    async def _rematch(self, room: Room, client: Client, wish: Rematch, table: Table) -> None:
        _check_own(client, wish.seat)
        if table.stage != OVER:
            raise _refusal("A rematch can be asked for when the match is over.")
        next_table = await open_rematch(self.hall, room)
        table.record = replace(table.record, next_table=next_table)
        client.send(Done(wish.ref))
        room.tell_seats()

    def _expire(self, room: Room, petition: Petition | None) -> None:
        """Forget what the table was asked, if it stays unanswered."""
        if petition is not None:
            self.hall.run_later(PETITION_SECONDS, self._forget(room, petition))

    async def _forget(self, room: Room, petition: Petition) -> None:
        async with self.hall.hold(room) as table:
            if table.petition is petition:
                table.petition = None
                self.hall.when_changed(room)
                room.tell_seats()
                self.gossip.tell_petition(room)


def _asked(table: Table, client: Client, wish: Play | Answer) -> Asking:
    """Give what is asked of a seat, or what it may interrupt with, if the wish answers just that."""
    _check_plays(table, client, wish.seat)
    asking = table.course.asks.get(wish.seat) or table.course.interrupts.get(wish.seat)
    if asking is None:
        raise Stale if wish.asked < table.course.number else _refusal("It is not your turn.")
    if asking.asked != wish.asked:
        raise Stale
    return asking


def _picked(table: Table, asking: Asking, wish: Play) -> int:
    """Read a wish as one of the moves that people pick from; another is refused with its reason."""
    if asking.question is not None and asking.question.is_typed:
        raise _refusal("A question is answered in your own words.")
    state = table.course.match.state
    move = state.parse_move(wish.move)
    if move not in asking.moves:
        reason = state.why(wish.seat, move)
        raise _refusal("Only a bot does that.") if reason.legal else Refusal(reason)
    return move


def _answer(table: Table, asking: Asking, wish: Answer) -> int:
    """Read a typed answer as a move; none at all is silence."""
    if asking.question is None or not asking.question.is_typed:
        raise _refusal("Nothing is asked that is answered by typing; choose one of your moves.")
    if not wish.text.strip():
        return asking.question.silence
    return table.course.match.state.parse_answer(wish.seat, wish.text)


def _undoing_seat(table: Table, client: Client, seat: int) -> int:
    """Find the seat whose move is taken back; where nothing is secret, it may be another one of the same client."""
    if table.game.has_secrets() or table.course.can_undo(seat):
        return seat
    return next((own for own in client.yours if table.course.can_undo(own)), seat)


def _check_own(client: Client, seat: int) -> None:
    if seat not in client.yours:
        raise _refusal("This seat is not yours.")


def _check_team(client: Client, seat: int) -> None:
    if not client.hears(seat):
        raise _refusal("This seat is not yours.")


def _check_lead(room: Room, client: Client, wish: Lead) -> None:
    """A captain gives the lead to anybody in the team; a mate takes it when the captain is away."""
    if wish.seat in client.yours:
        return
    if client.team is None or (client.team.seat, client.team.mate) != (wish.seat, wish.mate):
        raise _refusal("Only its captain gives the lead of a team away.")
    if wish.seat in room.here:
        raise _refusal("The captain of this team is here.")


def _check_part(client: Client, wish: Part) -> None:
    """Everybody may leave a team, and its captain may send anybody away."""
    is_self = client.team is not None and (client.team.seat, client.team.mate) == (wish.seat, wish.mate)
    if wish.seat not in client.yours and not is_self:
        raise _refusal("Only its captain sends somebody away from a team.")


def _advised_move(table: Table, wish: Advise) -> Offer | None:
    """Read the move that is pointed at; it has to be one that the captain may make now."""
    if wish.move is None:
        return None
    state = table.course.match.state
    move = state.parse_move(wish.move)
    asking = table.course.asks.get(wish.seat)
    if asking is None or move not in asking.moves:
        raise Stale
    return Offer(state.wire(move), state.sentence(wish.seat, move))


def _check_not_over(table: Table) -> None:
    """Who played a finished match stays written down as it was."""
    if table.stage == OVER:
        raise _refusal("The match is over; its seats stay as they were.")


def _check_plays(table: Table, client: Client, seat: int) -> None:
    _check_own(client, seat)
    if not table.sittings[seat].is_person:
        raise _refusal("A bot plays this seat now; take it back first.")
    if table.stage != PLAYING:
        raise _refusal("The match is over." if table.stage == OVER else "The match has not begun.")


def _check_hand_over(room: Room, client: Client, wish: HandOver) -> None:
    """One's own seat, or that of somebody who is away, or a bot's; only a seat's own person takes it back."""
    if not client.yours:
        raise _refusal("Only those who sit at the table can do that.")
    if wish.seat >= room.table.record.seats:
        raise _refusal("There is no such seat.")
    if wish.seat in client.yours:
        return
    if wish.player == PERSON:
        raise _refusal("Only the person of this seat can take it back.")
    if wish.seat in room.here:
        raise _refusal("The person of this seat is here.")


def _refusal(sentence: str) -> Refusal:
    return Refusal(Reason(False, sentence, ()))

"""This file is the session round a live table: its clients, who is here, and what they hear when something happens."""

import asyncio
import time
from collections.abc import Collection

from msgspec import UNSET, Struct

from greatcircle.server.limit import Bucket
from greatcircle.server.socket.client import Client
from greatcircle.server.socket.message import (
    Advised,
    Hello,
    Membership,
    MovedAway,
    Seated,
    Situation,
    TableCard,
    Update,
    Welcome,
    YourSeats,
)
from greatcircle.server.table.audience import (
    ENCODER,
    first_seat,
    followed_seat,
    history_of,
    last_step,
    missed_steps,
    situation_of,
    step_of,
)
from greatcircle.server.table.clock import TableClock
from greatcircle.server.table.seat_key import digest_of, seats_opened
from greatcircle.server.table.table import GATHERING, Table
from greatcircle.server.table.timeline import TimelineStep


class TableSession:
    """A live table with everybody round it. Whoever changes the table holds the lock."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.clients: list[Client] = []
        self.sent_number = table.timeline.number
        """The last step that everyone was told."""
        self.here: set[int] = set()
        """The seats whose person is connected, as everyone was told."""
        self.mates_here: set[int] = set()
        """The team mates who are connected, as everyone was told."""
        self.elsewhere: dict[str, tuple[set[int], set[int], float]] = {}
        """The seats and mates whose person is connected to another process, and until when that is believed."""
        self.deadlines: dict[tuple[int, int], float] = {}
        """When the time of a question is up, by seat and ask, on the monotonic clock."""
        self.timers: dict[tuple[int, int], asyncio.TimerHandle] = {}
        self.clock = TableClock()
        self.alarm: asyncio.TimerHandle | None = None
        """What wakes the driver when the next time on the clock runs out."""
        self.ringing: asyncio.Task[None] | None = None
        """The task in which bots think for those whose time has run out."""
        self.voices: dict[int, Bucket] = {}
        """How much each seat may still say to the table just now."""
        self.driver: asyncio.Task[None] | None = None
        """The task that lets bots act."""
        self.visits = 0
        """How many connections and requests are using the session."""
        self.used_at = time.monotonic()
        self._waiting: list[asyncio.Future[None]] = []
        """Those who wait for a change of the seats."""
        self.is_broken = False
        """Whether the table has to be made again from the log before it is used."""

    def card(self) -> TableCard:
        """Describe the table as everyone sees it."""
        return self.table.card(self.here, self.mates_here)

    def situation(self, client: Client) -> Situation:
        """Say how things stand for a client."""
        looking = client.looking
        return situation_of(
            self.table, looking, self._can_undo(client), self.seconds_left(looking), self.follow_clock().cards()
        )

    def follow_clock(self) -> TableClock:
        """Bring the clock up to date: it runs while the match goes on and anybody who plays is there."""
        allowances = self.table.allowances()
        is_running = bool(self.clients) and bool(self.here or self.mates_here) and not self.table.stops_clock()
        running = allowances.keys() - self._queueing(allowances) if is_running else ()
        self.clock.follow(allowances, running, self.table.timeline.oldest_ask())
        return self.clock

    def minds(self, seat: int) -> bool:
        """Tell whether this process sees to a seat's time: not where its person is connected to another one."""
        return seat in self.held() or not any(seat in seats for seats, _, _ in self.elsewhere.values())

    def _queueing(self, asked: Collection[int]) -> set[int]:
        """List those who are asked while somebody else who is asked has the device that they share."""
        queueing: set[int] = set()
        for client in self.clients:
            sharing = [seat for seat in client.yours if seat in asked]
            if len(sharing) > 1:
                queueing.update(sharing)
                queueing.discard(client.looking if client.looking in sharing else sharing[0])
        return queueing

    def seconds_left(self, seat: int) -> float | None:
        """Give the time that is left for a seat's question; None for as long as one likes."""
        asking = self.table.timeline.asks.get(seat)
        deadline = None if asking is None else self.deadlines.get((seat, asking.asked))
        return None if deadline is None else round(max(deadline - time.monotonic(), 0.0), 1)

    def greet(self, client: Client, hello: Hello) -> None:
        """Let a client take its seats, from whoever had them before, and tell it everything."""
        client.digests = [digest_of(secret) for secret in hello.secrets]
        yours = seats_opened(client.digests, self.table.digests)
        self.move_away(yours, client)
        client.yours = yours
        client.team = self._team_of(client)
        is_again = client.has_greeted
        client.has_greeted = True
        client.greeted_at = time.time()
        client.wants_charts = hello.charts
        if client not in self.clients:
            self.clients.append(client)
        if self.table.stage == GATHERING:
            for seat in yours:
                self.table.salts[seat] = hello.salt
        client.looking = first_seat(self.table, client.sights)
        self.welcome(client, hello.ref, -1 if is_again else hello.seen)

    def move_away(self, seats: Collection[int], owner: Client | None = None) -> None:
        """Take seats from every client but their new owner; they are played on another device now."""
        for client in self.clients:
            gone = [seat for seat in client.yours if seat in seats]
            if client is not owner and gone:
                client.yours = [seat for seat in client.yours if seat not in seats]
                client.looking = followed_seat(self.table, client.looking, client.sights)
                client.send(MovedAway(gone))
                self._show_again(client)

    def welcome(self, client: Client, ref: int, seen: int) -> None:
        """Tell a client everything, or what it has missed."""
        table = self.table
        self.here |= set(client.yours)
        if client.team is not None:
            self.mates_here.add(client.team.mate)
        steps = missed_steps(table, client.looking, seen, client.wants_charts)
        is_fresh = steps is None
        client.send(
            Welcome(
                ref=ref,
                table=self.card(),
                yours=client.yours,
                is_fresh=is_fresh,
                history=history_of(table, client.looking) if is_fresh else [],
                steps=[last_step(table, client.looking, client.wants_charts)] if steps is None else steps,
                situation=self.situation(client),
                team=client.team,
            )
        )

    def look(self, client: Client, seat: int) -> None:
        """Let a client look from another of its seats."""
        client.looking = seat
        self._show_again(client)

    def tell(self, steps: list[TimelineStep]) -> None:
        """Tell everyone what happened, each as it may know; seat changes are followed by the seats."""
        table = self.table
        self.sent_number = table.timeline.number
        made: dict[tuple[int, bool, bool], bytes] = {}
        clocks = self.follow_clock().cards()
        for client in self.clients:
            looking = client.looking = followed_seat(table, client.looking, client.sights)
            can_undo = self._can_undo(client)
            key = (looking, can_undo, client.wants_charts)
            message = made.get(key)
            if message is None:
                told = [told for step in steps if (told := step_of(table, step, looking, client.wants_charts))]
                situation = situation_of(table, looking, can_undo, self.seconds_left(looking), clocks)
                message = made[key] = ENCODER.encode(Update(told, situation))
            client.send_encoded(message)
        if any(step.kind in ("seat", "begin") for step in steps) or self.table.timeline.is_over():
            self.tell_seats()

    def tell_seats(self) -> None:
        """Tell everyone how the seats and the table are now."""
        made: dict[tuple[int, bool], bytes] = {}
        card = self.card()
        for client in self.clients:
            key = (client.looking, self._can_undo(client))
            if key not in made:
                made[key] = ENCODER.encode(Seated(card, self.situation(client)))
            client.send_encoded(made[key])
        for waiting in self._waiting:
            if not waiting.done():
                waiting.set_result(None)
        self._waiting.clear()

    async def change(self) -> None:
        """Wait until something changes at the seats, or in what the table is asked."""
        waiting = asyncio.get_running_loop().create_future()
        self._waiting.append(waiting)
        await waiting

    def say(self, message: Struct) -> None:
        """Send the same to everyone."""
        encoded = ENCODER.encode(message)
        for client in self.clients:
            client.send_encoded(encoded)

    def update_presence(self) -> None:
        """See who is here; tell everyone if that has changed."""
        here = set(self.held()).union(*(seats for seats, _, _ in self.elsewhere.values()))
        mates_here = set(self.held_mates()).union(*(mates for _, mates, _ in self.elsewhere.values()))
        if (here, mates_here) != (self.here, self.mates_here):
            self.here = here
            self.mates_here = mates_here
            self.tell_seats()

    def held(self) -> dict[int, float]:
        """Give the seats whose person is connected to this process, and when each said hello."""
        return {seat: client.greeted_at for client in self.clients for seat in client.yours}

    def held_mates(self) -> list[int]:
        """List the team mates who are connected to this process."""
        return [client.team.mate for client in self.clients if client.team is not None]

    def heir(self, seat: int) -> int | None:
        """Choose who leads a team when its captain leaves: of those who are here, or else of all, the first to come."""
        mates = [mate.id for mate in self.table.teams.of(seat)]
        return next((mate for mate in mates if mate in self.mates_here), mates[0] if mates else None)

    def advise(self, advised: Advised) -> None:
        """Tell a team something, and nobody else."""
        encoded = ENCODER.encode(advised)
        for client in self.clients:
            if client.hears(advised.seat):
                client.send_encoded(encoded)

    def reseat(self) -> None:
        """See what everyone holds when a team has changed: who leads a seat, and who is still in its team."""
        for client in self.clients:
            before = (client.yours, client.team)
            lost = {seat for seat in client.yours if self.table.digests.get(seat) not in client.digests}
            client.yours = [seat for seat in client.yours if seat not in lost]
            if client.team is not None and self.table.digests.get(client.team.seat) in client.digests:
                client.yours = [client.team.seat]
                client.greeted_at = time.time()
            client.team = self._team_of(client)
            if (client.yours, client.team) != before:
                client.looking = followed_seat(self.table, client.looking, client.sights)
                client.send(YourSeats(client.yours, client.team))
                self._show_again(client)
        self.update_presence()

    def forget_lost_processes(self) -> bool:
        """Believe no longer what a process said that has been silent since; tell whether there was one."""
        now = time.monotonic()
        lost = [process for process, (_, _, until) in self.elsewhere.items() if until < now]
        for process in lost:
            del self.elsewhere[process]
        return bool(lost)

    def leave(self, client: Client) -> None:
        """Let a client go; who looks round later sees whether it stays away."""
        if client in self.clients:
            self.clients.remove(client)
        self.follow_clock()
        self.used_at = time.monotonic()

    def dismiss(self, seat: int) -> None:
        """Take a seat that was left from every client that held it."""
        for client in self.clients:
            if seat in client.yours:
                client.yours = [own for own in client.yours if own != seat]
                client.looking = followed_seat(self.table, client.looking, client.sights)
        self.here.discard(seat)

    def stop_timers(self) -> None:
        """Stop every clock."""
        for timer in self.timers.values():
            timer.cancel()
        self.timers.clear()
        self.set_alarm(None)

    def set_alarm(self, alarm: asyncio.TimerHandle | None) -> None:
        """Have another alarm, or none, in place of the one that there was."""
        if self.alarm is not None:
            self.alarm.cancel()
        self.alarm = alarm

    def _team_of(self, client: Client) -> Membership | None:
        """Find the team that a client is in; who holds a seat is in none."""
        if client.yours:
            return None
        found = [mate for digest in client.digests if (mate := self.table.teams.with_digest(digest)) is not None]
        return Membership(found[0][0], found[0][1].id) if found else None

    def _can_undo(self, client: Client) -> bool:
        """Tell whether a client can take back; where nothing is secret, from any of its seats."""
        undoing = self.table.timeline.undoing_seat()
        if self.table.game.has_secrets() and undoing != client.looking:
            return False
        return undoing in client.yours

    def _show_again(self, client: Client) -> None:
        """Show the newest step again, from where the client looks now; one seat's secrets make room for another's."""
        table = self.table
        history = history_of(table, client.looking) if table.game.has_secrets() else UNSET
        step = last_step(table, client.looking, client.wants_charts)
        client.send(Update([step], self.situation(client), history))

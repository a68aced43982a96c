"""This file is the room round a live table: its clients, who is here, and what they hear when something happens."""

import asyncio
import hashlib
import hmac
import time
from collections.abc import Collection

from msgspec import UNSET, Struct

from greatcircle.server.audience import (
    ENCODER,
    first_seat,
    followed_seat,
    history_of,
    last_step,
    missed_steps,
    position_of,
    step_of,
)
from greatcircle.server.client import Client
from greatcircle.server.course import Moment
from greatcircle.server.message import Hello, MovedAway, News, Position, Seated, TableCard, Welcome
from greatcircle.server.table import GATHERING, Table


def digest_of(secret: str) -> bytes:
    """Give what the store keeps of a seat's secret."""
    return hashlib.sha256(secret.encode()).digest()


class Room:
    """A live table with everybody round it. Whoever changes the table holds the lock."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.clients: list[Client] = []
        self.told_number = table.course.number
        """The last step that everyone was told."""
        self.here: set[int] = set()
        """The seats whose person is connected, as everyone was told."""
        self.elsewhere: dict[str, tuple[set[int], float]] = {}
        """The seats whose person is connected to another process, and until when that is believed."""
        self.deadlines: dict[tuple[int, int], float] = {}
        """When the time of a question is up, by seat and ask, on the monotonic clock."""
        self.timers: dict[tuple[int, int], asyncio.TimerHandle] = {}
        self.driver: asyncio.Task[None] | None = None
        """The task that lets bots act."""
        self.visits = 0
        """How many connections and requests are using the room."""
        self.used_at = time.monotonic()
        self._waiting: list[asyncio.Future[None]] = []
        """Those who wait for a change of the seats."""
        self.is_broken = False
        """Whether the table has to be made again from the log before it is used."""

    def card(self) -> TableCard:
        """Describe the table as everyone sees it."""
        return self.table.card(self.here)

    def position(self, client: Client) -> Position:
        """Say how things stand for a client."""
        return position_of(self.table, client.looking, self._can_undo(client), self.seconds_left(client.looking))

    def seconds_left(self, seat: int) -> float | None:
        """Give the time that is left for a seat's question; None for as long as one likes."""
        asking = self.table.course.asks.get(seat)
        deadline = None if asking is None else self.deadlines.get((seat, asking.asked))
        return None if deadline is None else round(max(deadline - time.monotonic(), 0.0), 1)

    def greet(self, client: Client, hello: Hello) -> None:
        """Let a client take its seats, from whoever had them before, and tell it everything."""
        yours = self._seats_of(hello.secrets)
        self.move_away(yours, client)
        client.yours = yours
        is_again = client.has_greeted
        client.has_greeted = True
        client.greeted_at = time.time()
        if client not in self.clients:
            self.clients.append(client)
        if self.table.stage == GATHERING:
            for seat in yours:
                self.table.salts[seat] = hello.salt
        client.looking = first_seat(self.table, yours)
        self.welcome(client, hello.ref, -1 if is_again else hello.seen)

    def move_away(self, seats: Collection[int], owner: Client | None = None) -> None:
        """Take seats from every client but their new owner; they are played on another device now."""
        for client in self.clients:
            gone = [seat for seat in client.yours if seat in seats]
            if client is not owner and gone:
                client.yours = [seat for seat in client.yours if seat not in seats]
                client.looking = followed_seat(self.table, client.looking, client.yours)
                client.send(MovedAway(gone))
                self._show_again(client)

    def welcome(self, client: Client, ref: int, seen: int) -> None:
        """Tell a client everything, or what it has missed."""
        table = self.table
        self.here |= set(client.yours)
        steps = missed_steps(table, client.looking, seen)
        is_fresh = steps is None
        client.send(
            Welcome(
                ref=ref,
                table=self.card(),
                yours=client.yours,
                is_fresh=is_fresh,
                history=history_of(table, client.looking) if is_fresh else [],
                steps=[last_step(table, client.looking)] if steps is None else steps,
                position=self.position(client),
            )
        )

    def look(self, client: Client, seat: int) -> None:
        """Let a client look from another of its seats."""
        client.looking = seat
        self._show_again(client)

    def tell(self, moments: list[Moment]) -> None:
        """Tell everyone what happened, each as it may know; seat changes are followed by the seats."""
        table = self.table
        self.told_number = table.course.number
        made: dict[tuple[int, bool], bytes] = {}
        for client in self.clients:
            looking = client.looking = followed_seat(table, client.looking, client.yours)
            can_undo = self._can_undo(client)
            message = made.get((looking, can_undo))
            if message is None:
                steps = [step for moment in moments if (step := step_of(table, moment, looking)) is not None]
                position = position_of(table, looking, can_undo, self.seconds_left(looking))
                message = made[looking, can_undo] = ENCODER.encode(News(steps, position))
            client.send_encoded(message)
        if any(moment.kind in ("seat", "begin") for moment in moments) or self.table.course.is_over():
            self.tell_seats()

    def tell_seats(self) -> None:
        """Tell everyone how the seats and the table are now."""
        made: dict[tuple[int, bool], bytes] = {}
        card = self.card()
        for client in self.clients:
            key = (client.looking, self._can_undo(client))
            if key not in made:
                made[key] = ENCODER.encode(Seated(card, self.position(client)))
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

    def look_round(self) -> None:
        """See who is here; tell everyone if that has changed."""
        here = set(self.held()).union(*(seats for seats, _ in self.elsewhere.values()))
        if here != self.here:
            self.here = here
            self.tell_seats()

    def held(self) -> dict[int, float]:
        """Give the seats whose person is connected to this process, and when each said hello."""
        return {seat: client.greeted_at for client in self.clients for seat in client.yours}

    def forget_lost_processes(self) -> bool:
        """Believe no longer what a process said that has been silent since; tell whether there was one."""
        now = time.monotonic()
        lost = [process for process, (_, until) in self.elsewhere.items() if until < now]
        for process in lost:
            del self.elsewhere[process]
        return bool(lost)

    def leave(self, client: Client) -> None:
        """Let a client go; who looks round later sees whether it stays away."""
        if client in self.clients:
            self.clients.remove(client)
        self.used_at = time.monotonic()

    def dismiss(self, seat: int) -> None:
        """Take a seat that was left from every client that held it."""
        for client in self.clients:
            if seat in client.yours:
                client.yours = [own for own in client.yours if own != seat]
                client.looking = followed_seat(self.table, client.looking, client.yours)
        self.here.discard(seat)

    def stop_timers(self) -> None:
        """Stop every clock."""
        for timer in self.timers.values():
            timer.cancel()
        self.timers.clear()

    def _seats_of(self, secrets: list[str]) -> list[int]:
        """Find the seats that secrets open, comparing each with all in constant time."""
        opened = [
            seat
            for secret in map(digest_of, secrets)
            for seat, digest in self.table.digests.items()
            if hmac.compare_digest(secret, digest)
        ]
        return sorted(set(opened))

    def _can_undo(self, client: Client) -> bool:
        """Tell whether a client can take back; where nothing is secret, from any of its seats."""
        undoing = self.table.course.undoing_seat()
        if self.table.game.has_secrets():
            return undoing == client.looking
        return undoing in client.yours

    def _show_again(self, client: Client) -> None:
        """Show the newest step again, from where the client looks now; one seat's secrets make room for another's."""
        table = self.table
        history = history_of(table, client.looking) if table.game.has_secrets() else UNSET
        client.send(News([last_step(table, client.looking)], self.position(client), history))

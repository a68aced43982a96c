"""This file is which places agents are likely to call: what each can reach, and how it chooses if it hunts well.

An agent that hunts well goes where most suspicion lies, but nobody is sure to: part of its trips is taken for chance.
"""

from typing import Final, final

from greatcircle.equipment.memory import remember
from greatcircle.games.captivade.board import AGENT_CONNECTIONS, AGENT_FLIGHT_CONNECTIONS, NOTHING, PLACES
from greatcircle.games.captivade.moves import CHASE
from greatcircle.games.captivade.position import GONE, Position
from greatcircle.games.captivade.trip import legal_calls

SURE: Final = 10_000
"""What is sure to be called."""
WHIM: Final = 25
"""How many of a hundred trips of an agent are taken for chance."""
KEEN: Final = 64
"""What hunters find best draws them by this to the power of eight, and what is half as good by half of this."""
KNOWN_MOST: Final = 1000
"""So many beats are remembered."""


@final
class Beat:
    """What an agent can call that stands in a place."""

    def __init__(self, calls: list[int]) -> None:
        self.firsts: list[int] = []
        self.lasts: list[int] = []
        """The two places of each call, alike when the agent stays."""
        counts = [0] * PLACES
        for call in calls:
            first = (call - CHASE) // PLACES
            last = (call - CHASE) % PLACES
            self.firsts.append(first)
            self.lasts.append(last)
            counts[last] += 1
            if first != last:
                counts[first] += 1
        self.places: list[int] = [place for place in range(PLACES) if counts[place] > 0]
        """All places that it can call."""
        self.shares: list[int] = [count * SURE // len(calls) for count in counts]
        """How likely it calls each place if it travels at random."""

    def odds(self, mass: list[int]) -> list[int]:
        """Give how likely each place is called, in parts of `SURE`, when so much suspicion lies on the places."""
        hopes = self.hopes(mass)
        best = max(hopes)
        if best == 0:
            return self.shares
        drawn = [0] * PLACES
        total = 0
        for number in range(len(hopes)):
            pull = hopes[number] * KEEN // best
            if pull == 0:
                continue
            pull *= pull
            pull *= pull
            pull *= pull
            total += pull
            drawn[self.lasts[number]] += pull
            if self.firsts[number] != self.lasts[number]:
                drawn[self.firsts[number]] += pull
        odds = [0] * PLACES
        for place in self.places:
            keen = drawn[place] * SURE // total
            odds[place] = (keen * (100 - WHIM) + self.shares[place] * WHIM) // 100
        return odds

    def hopes(self, mass: list[int]) -> list[int]:
        """Give for each call how much lies on its places."""
        found: list[int] = []
        for number in range(len(self.firsts)):
            first = self.firsts[number]
            last = self.lasts[number]
            found.append(mass[last] if first == last else mass[first] + mass[last])
        return found

    def covered(self, mass: list[int]) -> int:
        """Give how much suspicion lies within reach."""
        total = 0
        for place in self.places:
            total += mass[place]
        return total


KNOWN: Final[dict[tuple[int, ...], Beat]] = {}


def beat_at(state: Position, place: int) -> Beat:
    """Give what an unhampered agent can call that stands in a place (CV-40, CV-65)."""
    flight_connections = NOTHING if state.is_strike() else AGENT_FLIGHT_CONNECTIONS
    closed = state.closed_connections()
    shut = state.shut_airports()
    return beat_on(place, AGENT_CONNECTIONS, flight_connections, closed, shut)


def beat_on(place: int, connections: int, flight_connections: int, closed: int, shut: int) -> Beat:
    """Give what an agent can call from a place with so many connections, or so many beside a flight."""
    key = (place, connections, flight_connections, closed, shut)
    known = KNOWN.get(key)
    if known is None:
        known = Beat(legal_calls(place, connections, flight_connections, closed, shut))
        remember(KNOWN, key, known, KNOWN_MOST)
    return known


def hunters_of(state: Position, seat: int) -> list[int]:
    """List the agents in the match that look for a seat's escapee (CV-77, CV-78)."""
    return [agent for agent in range(len(state.post)) if state.leader[agent] != seat and state.post[agent] != GONE]


def add_to(mass: list[int], more: list[int]) -> None:
    """Lay suspicion on suspicion."""
    for place in range(PLACES):
        mass[place] += more[place]

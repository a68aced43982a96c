"""This file is what a trip is worth to an escapee: where it will be looked for, and what it leaves for the weeks after.

Before it seals its trip an escapee asks for every face of the die what the others would then know of it, and where the
agents would go for it.
"""

from typing import Final, final

from greatcircle.games.captivade.board import (
    BOARD,
    EXCLAMATION,
    FACE_WEIGHTS,
    FLIGHT_PRICE,
    LATER_CONNECTIONS,
    LATER_FLIGHTS,
    NOTHING,
    PLACES,
)
from greatcircle.games.captivade.knowledge.beat import SURE, add_to, beat_at, hunters_of
from greatcircle.games.captivade.knowledge.belief import EVERYWHERE
from greatcircle.games.captivade.knowledge.suspicion import Suspicion, only, suspicion_of, travel
from greatcircle.games.captivade.position import Position
from greatcircle.games.captivade.trip import Reach, Terms, legal_trips
from greatcircle.kernel.game import Appraisal, Term

CAPTURE: Final = 10_000
"""What freedom is worth."""
ROUGHLY: Final = 25
"""Dangers that differ by less are taken for equal, so that an escapee is hard to foresee."""
CORNERED: Final = 2700
"""What one hunter more would cost an escapee that is spotted and has but one place to go: it calls two, and one face of
six is the escapee's."""
ENERGY: Final = 1500
"""What a connection less is worth to one of two free escapees with one hunter (CV-95); see `energy_worth`."""
FLIGHT: Final = 150
"""What money for a flight is worth, as long as there is a week to fly in."""
FLIGHTS_WANTED: Final = 2
"""More money than for so many is worth nothing."""

SENTENCES: Final = ("safety from searches", "room for next week", "money for flights", "energy")


@final
class Danger:
    """How likely an escapee is called in each place, after each face of the die."""

    def __init__(self, state: Position, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.colour = state.colour[seat]
        self.hunters = hunters_of(state, seat)
        self.known: dict[int, list[int]] = {}
        """What has been worked out, by what is heard of the escapee."""
        self.now = suspicion_of(state, seat)
        self.here = state.place(seat)
        self.others: list[list[int]] = []
        """For every hunter the suspicion that lies on its other quarry."""
        for agent in self.hunters:
            mass = [0] * PLACES
            for other in range(state.seats):
                if other != seat and state.is_free[other] and state.leader[agent] != other:
                    add_to(mass, self._after_run(suspicion_of(state, other), other).lure())
            self.others.append(mass)

    def _after_run(self, found: Suspicion, seat: int) -> Suspicion:
        return travel(found, self.state.terms[seat][-1], self.state.colour[seat])

    def of(self, place: int) -> int:
        """Give the danger of hiding in a place, in parts of `SURE`: the mean over the faces.

        CV-47, CV-49, CV-51, CV-52, CV-53
        """
        total = 0
        weights = 0
        for face in range(len(FACE_WEIGHTS)):
            weights += FACE_WEIGHTS[face]
            total += FACE_WEIGHTS[face] * self._after_face(face, BOARD.colour[place])[place]
        return total // weights

    def _after_face(self, face: int, colour: int) -> list[int]:
        """Give the danger of all places after a face, for an escapee that hides on a colour."""
        is_located = face == colour and face != self.colour
        key = face * 2 + int(is_located)
        known = self.known.get(key)
        if known is not None:
            return known
        if face == self.colour:
            heard = self._after_run(only(self.now, 1 << self.here), self.seat)
        elif is_located:
            zone = BOARD.zone_masks[BOARD.zone[self.here]]
            heard = only(self._after_run(only(self.now, zone), self.seat), BOARD.colour_masks[colour])
        elif face == EXCLAMATION:
            heard = self._after_run(self.now, self.seat)
        else:
            heard = only(self._after_run(self.now, self.seat), EVERYWHERE & ~BOARD.colour_masks[face])
        found = self._called(heard.lure())
        self.known[key] = found
        return found

    def _called(self, suspected: list[int]) -> list[int]:
        """Give how likely some hunter calls each place, when the escapee is suspected so."""
        spared = [SURE] * PLACES
        for number, agent in enumerate(self.hunters):
            mass = self.others[number].copy()
            add_to(mass, suspected)
            odds = beat_at(self.state, self.state.post[agent]).odds(mass)
            for place in range(PLACES):
                spared[place] = spared[place] * (SURE - odds[place]) // SURE
        return [SURE - chance for chance in spared]


def appraise_run(state: Position, seat: int, moves: list[int]) -> list[Appraisal]:
    """Weigh trips of a seat's escapee."""
    danger = Danger(state, seat)
    is_last = state.week == state.setup.weeks
    worth = energy_worth(state, seat)
    terms = state.terms[seat][-1]
    later = Terms(LATER_CONNECTIONS, LATER_FLIGHTS, False, NOTHING, NOTHING, terms.closed, terms.shut)
    reach = Reach(terms, danger.colour, 1 << danger.here, terms.flights_for(state.money[seat]))
    found: list[Appraisal] = []
    for move in moves:
        flights = move // PLACES
        end = move % PLACES
        money = state.money[seat] - terms.cost(flights)
        searched = danger.of(end) * CAPTURE // SURE
        cornered = 0
        wealth = 0
        if not is_last:
            cornered = len(danger.hunters) * CORNERED // room(later, danger.colour, end, money)
            wealth = FLIGHT * min(money // FLIGHT_PRICE, FLIGHTS_WANTED)
        energy = worth * reach.energy(end, flights)
        values = [-(searched // ROUGHLY) * ROUGHLY, -cornered, wealth, -energy]
        found.append(Appraisal(tuple([Term(SENTENCES[index], values[index]) for index in range(len(SENTENCES))])))
    return found


def energy_worth(state: Position, seat: int) -> int:
    """Give what a connection less is worth: energy decides between the free, so it counts less the more are hunted.

    With many rivals somebody has always spent less, and with many hunters few are free in the end.
    """
    rivals = len(state.free_seats()) - 1
    hunters = len(hunters_of(state, seat))
    return ENERGY // (rivals * hunters) if rivals > 0 and hunters > 0 else 0


def room(terms: Terms, colour: int, place: int, money: int) -> int:
    """Count the places where an escapee can be after a trip on such terms."""
    ends = 0
    for trip in legal_trips(terms, colour, place, money):
        ends |= 1 << trip % PLACES
    return ends.bit_count()

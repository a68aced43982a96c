"""This file is what the public record allows: the places where each escapee can hide, week by week.

An escapee's secret is its trail: the end of its trip and the number of its flights in every week. All that it does
besides, its money too, follows from the trail and the public record. So the trails that agree with the record are all
that anybody can know of an escapee. A pass forward goes through the weeks with sets of places, one for each amount of
money; a pass backward takes out of the weeks before what the later ones have ruled out. Nothing here looks at a secret.
"""

from typing import Final, final

from greatcircle.equipment.memory import remember
from greatcircle.games.captivade import payload
from greatcircle.games.captivade.board import BOARD, ENVELOPE, NOTHING, PLACES, START_MONEY, members
from greatcircle.games.captivade.moves import RUN
from greatcircle.games.captivade.position import AT, CASTING, NOT_AT, NOT_ON, ON, PAID, RUNNING, Position
from greatcircle.games.captivade.trip import Reach, Terms, legal_trips

EVERYWHERE: Final = (1 << PLACES) - 1
KNOWN_MOST: Final = 2000
"""So many weeks of escapees are remembered."""


@final
class Week:
    """What everyone knows of an escapee's week: on which terms it travelled, and what was heard of it since."""

    def __init__(self, state: Position, seat: int, week: int) -> None:
        self.colour = state.colour[seat]
        self.terms: Terms = state.terms[seat][week - 1]
        self.places = EVERYWHERE
        """Where it can have hidden, by what was said of this week."""
        self.changes: list[int] = []
        """How its money changed after the trip."""
        stands = state.stands[seat]
        self.stand = stands[week - 1] if week <= len(stands) else NOTHING
        """Where its own agent stood when the week was over (CV-88)."""
        self.met = 0 if self.stand == NOTHING else 1 << self.stand
        for fact in state.facts:
            if fact.seat == seat and fact.week == week:
                if fact.kind == PAID:
                    self.changes.append(fact.value)
                else:
                    self.places &= places_of(fact.kind, fact.value)
        self.key: tuple[int, ...] = (self.colour, self.places, self.stand, *self.terms.key, *self.changes)

    def settle(self, money: int) -> int:
        """Give what everyone saw to become of the money left after the trip (CV-128, CV-129)."""
        for change in self.changes:
            money = max(money + change, 0)
        return money

    def purse_after(self, money: int, place: int) -> int:
        """Give what is left at the end of the week, with an envelope where the own agent stood (CV-88)."""
        return self.settle(money) + (ENVELOPE if place == self.stand else 0)


def places_of(kind: int, value: int) -> int:
    """Give the set of places that something said of an escapee leaves.

    CV-47, CV-48, CV-49, CV-50, CV-51, CV-52, CV-53, CV-76, CV-86, CV-147
    """
    if kind == AT:
        return 1 << value
    if kind == NOT_AT:
        return EVERYWHERE & ~(1 << value)
    if kind == ON:
        return BOARD.colour_masks[value]
    if kind == NOT_ON:
        return EVERYWHERE & ~BOARD.colour_masks[value]
    return BOARD.zone_masks[value]


@final
class Stage:
    """How far an escapee can have come with a week: for each amount of money the places where it can have it."""

    def __init__(self, number: int, before: "Stage | None", week: Week | None) -> None:
        self.number = number
        """By this number it is known what follows from it."""
        self.before = before
        self.week = week
        self.landed: dict[int, int] = {}
        """The places for each amount of money left after the trip, as far as they agree with what was said."""
        self.ended: dict[int, int] = {}
        """The places for each amount of money at the end of the week."""
        self.counts: dict[int, list[int]] = {}
        """How many trails there are for each amount left after the trip, place by place; empty until somebody asks."""
        self.looks_back: list[int] = []
        """The set of places of every week, as it can be told from here; empty until somebody asks."""
        self.pages: list[list[int]] = []
        """The same as lists of numbers."""
        if before is None or week is None:
            self.landed[START_MONEY] = 1 << BOARD.start
            self.ended[START_MONEY] = 1 << BOARD.start
        else:
            self._travel(before, week)
            self._settle(week)

    def _travel(self, before: "Stage", week: Week) -> None:
        """Let the escapee travel from wherever it can have been (CV-21, CV-22, CV-31)."""
        terms = week.terms
        for money, starts in before.ended.items():
            flights_most = terms.flights_for(money)
            reach = Reach(terms, week.colour, starts, flights_most)
            for flights in range(flights_most + 1):
                places = reach.ends(flights) & week.places
                if places:
                    left = money - terms.cost(flights)
                    self.landed[left] = self.landed.get(left, 0) | places

    def _settle(self, week: Week) -> None:
        """Let money change hands, in the open and secretly."""
        for money, places in self.landed.items():
            purse = week.settle(money)
            met = places & week.met
            if met:
                self.ended[purse + ENVELOPE] = self.ended.get(purse + ENVELOPE, 0) | met
            if places != met:
                self.ended[purse] = self.ended.get(purse, 0) | (places ^ met)

    def now(self) -> int:
        """Give the set of places where the escapee can be in this week."""
        return union(self.ended)

    def weeks(self) -> list[int]:
        """Give the set of places for every week from London on, as far as can be told now; do not change the list."""
        if not self.looks_back:
            self.looks_back = self._look_back(self.ended)
        return self.looks_back

    def _look_back(self, ended: dict[int, int]) -> list[int]:
        """Give the sets of all weeks, if the escapee ended this one in one of these places."""
        before = self.before
        if before is None:
            return [union(ended)]
        starts = self.sources(ended)
        earlier = before.weeks() if starts == before.ended else before._look_back(starts)
        return [*earlier, union(ended)]

    def sources(self, ended: dict[int, int]) -> dict[int, int]:
        """Give where the escapee can have been a week before, if it ended this one in one of these places.

        Every trip can be made the other way round on the same terms, so one looks for it from its end.
        """
        before, week = self.before, self.week
        assert before is not None
        assert week is not None
        if before.before is None:
            return before.ended
        terms = week.terms
        flights_most = terms.flights_for(max(before.ended))
        trips: dict[int, Reach] = {}
        for money, places in self.landed.items():
            kept = self._kept(week, money, places, ended)
            if kept:
                trips[money] = Reach(terms, week.colour, kept, flights_most)
        found: dict[int, int] = {}
        for money, places in before.ended.items():
            starts = 0
            for flights in range(terms.flights_for(money) + 1):
                trip = trips.get(money - terms.cost(flights))
                if trip is not None:
                    starts |= trip.ends(flights)
            if starts & places:
                found[money] = starts & places
        return found

    def _kept(self, week: Week, money: int, places: int, ended: dict[int, int]) -> int:
        """Give the places, reached with so much money left, that lead to one of those at the end of the week."""
        purse = week.settle(money)
        met = places & week.met
        return (met & ended.get(purse + ENVELOPE, 0)) | ((places ^ met) & ended.get(purse, 0))

    def trails(self) -> dict[int, list[int]]:
        """Count the trails that agree with the record, for each amount of money left after the trip, place by place."""
        before, week = self.before, self.week
        if self.counts:
            return self.counts
        if before is None or week is None:
            self.counts[START_MONEY] = [int(place == BOARD.start) for place in range(PLACES)]
            return self.counts
        self.counts = {money: [0] * PLACES for money in self.landed}
        is_allowed = [week.places >> place & 1 == 1 for place in range(PLACES)]
        for left, counts in before.trails().items():
            for place in range(PLACES):
                if counts[place] > 0:
                    self._count_trips(week, is_allowed, place, before.purse_after(left, place), counts[place])
        return self.counts

    def _count_trips(self, week: Week, is_allowed: list[bool], start: int, money: int, count: int) -> None:
        """Add all trails that go on with a trip from a place."""
        terms = week.terms
        nowhere: list[int] = []
        rows = [self.counts.get(money - terms.cost(flights), nowhere) for flights in range(terms.flights + 1)]
        for trip in legal_trips(terms, week.colour, start, money):
            end = (trip - RUN) % PLACES
            if is_allowed[end]:
                rows[(trip - RUN) // PLACES][end] += count

    def purse_after(self, money: int, place: int) -> int:
        """Give what is left at the end of the week of the money left after a trip to a place."""
        return money if self.week is None else self.week.purse_after(money, place)

    def weights(self) -> list[int]:
        """Count the trails that end in each place: how densely the escapee can be there."""
        found = [0] * PLACES
        for counts in self.trails().values():
            for place in range(PLACES):
                found[place] += counts[place]
        return found

    def page(self) -> list[list[int]]:
        """List the numbers of the places of every week, as notebooks show them."""
        if not self.pages:
            self.pages = [[place + 1 for place in members(places)] for places in self.weeks()]
        return self.pages


@final
class Memory:
    """What followed from what, as far as it has been worked out: all who look at a match reason alike."""

    def __init__(self) -> None:
        self.count = 1
        self.beginning = Stage(0, None, None)
        self.known: dict[tuple[int, ...], Stage] = {}

    def after(self, stage: Stage, week: Week) -> Stage:
        """Give what follows from a stage and the week after it."""
        key = (stage.number, *week.key)
        found = self.known.get(key)
        if found is None:
            found = remember(self.known, key, Stage(self.count, stage, week), KNOWN_MOST)
            self.count += 1
        return found


MEMORY: Final = Memory()


def belief(state: Position, seat: int) -> Stage:
    """Give what everyone can know of an escapee: where it hides, or, before all have travelled, hid last (CV-142)."""
    return belief_after(state, seat, weeks_told(state, seat))


def belief_after(state: Position, seat: int, weeks: int) -> Stage:
    """Give what everyone can know of an escapee after so many trips; of the last one perhaps nothing was said yet."""
    stage = MEMORY.beginning
    for week in range(1, weeks + 1):
        stage = MEMORY.after(stage, Week(state, seat, week))
    return stage


def weeks_told(state: Position, seat: int) -> int:
    """Count the trips of an escapee that are known to be over; who has sealed one already does not matter (CV-120)."""
    if not state.is_free[seat]:
        return state.caught_week[seat]
    return state.week - 1 if state.phase == RUNNING or state.phase == CASTING else state.week


def notebook(state: Position) -> list[payload.Belief | None]:
    """Write down for every free escapee where it can be, now and in each week, as far as can be told (CV-143)."""
    pages: list[payload.Belief | None] = []
    for seat in range(state.seats):
        if state.is_free[seat]:
            weeks = belief(state, seat).page()
            pages.append({"now": weeks[-1], "weeks": weeks})
        else:
            pages.append(None)
    return pages


def union(places: dict[int, int]) -> int:
    """Give all places, whatever money one has there."""
    found = 0
    for some in places.values():
        found |= some
    return found

"""This file is what each move of a go is worth to a side that knows how long the whole tour takes from everywhere.

A go is thought through to its end, with every journey, insurance, a Double, Visas and what Hazards may still come;
where it may end, the table of `homeward` says how many goes are left. What is weighed is the goes left after this one,
by the mean: the fewer the better.
"""

from typing import Final, final

from greatcircle.games.capital_adventure.board import (
    ATLANTIC,
    BOARD,
    DOUBLING,
    NOTHING,
    TOKEN_SUPPLY,
    TOKEN_WORTH,
    TOKENS_MOST,
    VISA_PRICE,
)
from greatcircle.games.capital_adventure.card import HAZARDS, LOSE_ALL, MISS, PAY, PILES
from greatcircle.games.capital_adventure.knowledge.homeward import NOTE, Homeward
from greatcircle.games.capital_adventure.knowledge.prospect import HAZARD, TELEX, WHOLE
from greatcircle.games.capital_adventure.knowledge.purse import Purse, purse_of
from greatcircle.games.capital_adventure.knowledge.trip import Trip, planned_trip, trips_of
from greatcircle.games.capital_adventure.moves import (
    BY_ANSWER,
    BY_FARE,
    BY_MONEY,
    CASH,
    DOUBLE,
    END,
    GO,
    PAYMENTS,
    ROLL,
    SAIL,
    TRY,
    sail_code,
    try_code,
)
from greatcircle.games.capital_adventure.moves import PAY as PAY_MOVE
from greatcircle.games.capital_adventure.position import Position
from greatcircle.games.capital_adventure.rules.go import can_ask
from greatcircle.games.capital_adventure.rules.hazard import on_top

ANSWERS: Final = 6
"""So many further right answers are looked ahead; after them a side stops."""
REACH: Final = 4
"""For so many further right answers the journeys are looked at that they would pay."""
DOUBLE_PRICE: Final = 0.6
"""How many goes a Double must save to be handed in, as the tables were worked out."""
DOUBLE_EASE: Final = 0.65
DOUBLE_PRICE_LEAST: Final = 0.05
"""It need save less by so much for each that is left for every go to come, but no less than that."""
SEA_GOES: Final = 8.0
"""About so many goes of a tour are spent at sea, where Doubles bring nothing."""
HASTE: Final = 0.02
"""What it costs to do what could as well be done later."""
NEVER: Final = 1_000_000.0


@final
class Planner:
    """Who thinks a go of the side on turn through."""

    def __init__(self, state: Position, homeward: Homeward) -> None:
        seat: int = state.turn
        self.state = state
        self.seat = seat
        prospect = homeward.prospect
        self.prospect = prospect
        self.homeward = homeward
        self.city = state.city[seat]
        self.lacking: int = BOARD.all_pegs & ~state.pegs[seat]
        self.purse = purse_of(state, seat)
        self.is_doubled: bool = state.has_doubled
        self.right: float = prospect.right / WHOLE
        self.wrong: float = prospect.wrong / WHOLE
        self.hazard: float = HAZARD / WHOLE
        self.telex: float = TELEX / WHOLE
        self.knows: float = homeward.knows
        self.is_closing: bool = state.has_rolled or state.is_first
        """Whether a journey now would be the end of the go (CA-41, CA-43)."""
        self.is_fresh: bool = not self.is_closing and not state.has_travelled and not state.plan
        self.is_sold_out: bool = state.setup.has_strict_tokens and sum(state.tokens) >= TOKEN_SUPPLY
        self.trips: list[Trip] = []
        if self.city != NOTHING and not state.is_starting[seat] and not state.has_travelled:
            self.trips = trips_of(state, seat, self._budget())
        self.known_stops: dict[int, float] = {}
        self.known_asking: dict[int, float] = {}
        self.cards: list[list[int]] = [[] for _ in BOARD.continents]
        """The Hazards that may come in each continent, as far as they were looked up."""

    def goes(self, move: int) -> float:
        """Give how many goes are left after this one, if a move is made and all goes on as well as can be seen."""
        state = self.state
        purse = self.purse
        transit = state.transit[self.seat]
        if transit != NOTHING:
            return self._at_sea(move) if transit == ATLANTIC else self._on_transit_point(move)
        if state.is_starting[self.seat]:
            return self.homeward.left(BOARD.start, self.lacking, purse) + (HASTE if move != ROLL else 0.0)
        if move < DOUBLE:
            return self._best(purse.cashed(move - CASH)) + HASTE
        if move == DOUBLE:
            return self._doubled()
        if move == ROLL:
            return self._rolled(purse)
        if move < PAY_MOVE:
            return self._best_trip(purse, move - GO)
        if move < TRY:
            return self._paid(purse, planned_trip(state, self.seat), move - PAY_MOVE)
        if move < SAIL:
            return self._tried(purse, move)
        if move < END:
            return self._sailed(purse, move)
        return self._idle(purse)

    def _budget(self) -> int:
        """Give what the side can pay for a journey of this go, or could with some luck."""
        purse = self.purse
        budget = purse.cash + purse.tokens * TOKEN_WORTH + purse.insured(BOARD.continent[self.city])
        if not self.state.plan and can_ask(self.state):
            budget += REACH * self.prospect.answer_money * DOUBLING
        return budget

    # What may come next.

    def _best(self, purse: Purse) -> float:
        """Weigh the best that can be done with a purse, but for insurance and Doubles."""
        state = self.state
        if state.plan:
            trip = planned_trip(state, self.seat)
            return min(self._best_payment(purse, trip), self._best_trip(purse, NOTHING))
        best = self._idle(purse)
        if can_ask(state):
            best = min(best, self._rolled(purse))
        best = min(best, self._best_trip(purse, NOTHING))
        if self.is_fresh:
            for move in self._border_moves(purse):
                best = min(best, self._tried(purse, move) if move < SAIL else self._sailed(purse, move))
        return best

    def _border_moves(self, purse: Purse) -> list[int]:
        """List how the side could answer for a crossing, or set out over the Atlantic."""
        found: list[int] = []
        if self.prospect.has_visas:
            for leg in BOARD.legs[self.city]:
                if leg.crossing != NOTHING:
                    for tokens in purse.payments(leg.fare, 0):
                        found.append(try_code(leg.crossing, tokens))
        if self.city == BOARD.harbour and not self.lacking:
            for tokens in purse.payments(BOARD.sea_fare, 0):
                found.append(sail_code(BY_ANSWER if self.prospect.has_visas else BY_FARE, tokens))
            if self.prospect.has_visas:
                for tokens in purse.payments(BOARD.sea_fare, VISA_PRICE):
                    found.append(sail_code(BY_MONEY, tokens))
        return found

    def _doubled(self) -> float:
        """Hand in a Double, and go on as well as one can."""
        whole = self.purse
        self.purse = whole.doubled()
        self.is_doubled = True
        self.known_stops.clear()
        self.known_asking.clear()
        best = self._best(self.purse)
        self.purse = whole
        self.is_doubled = False
        self.known_stops.clear()
        self.known_asking.clear()
        ease = DOUBLE_EASE * whole.doubles / max(self._idle(whole) - SEA_GOES, 1.0)
        return best + max(DOUBLE_PRICE - ease, DOUBLE_PRICE_LEAST)

    def _idle(self, purse: Purse) -> float:
        """End the go as things stand."""
        return self._ended(self.city, self.lacking, purse)

    def _ended(self, city: int, lacking: int, purse: Purse) -> float:
        """End the go in a city: a stop-over earns a token, who cannot pay the way out is deported (CA-91, CA-99)."""
        if not BOARD.is_capital_adventure[city]:
            return self.homeward.left(city, lacking, purse)
        if purse.tokens < TOKENS_MOST and not self.is_sold_out:
            purse = purse.plus(0, 1)
        continent = BOARD.continent[city]
        means = purse.cash + purse.tokens * TOKEN_WORTH + purse.insured(continent)
        for leg in BOARD.legs[city]:
            if leg.fare <= means:
                return self.homeward.left(city, lacking, purse)
        return self.homeward.left(BOARD.deported_to[continent], lacking, purse) + 1.0

    # Questions.

    def _rolled(self, purse: Purse) -> float:
        """Roll for a question, and for more while that is best; then stop, and travel if that is still open."""
        return self._asked(self.city, self.lacking, purse, can_travel=True)

    def _asked(self, city: int, lacking: int, purse: Purse, can_travel: bool) -> float:
        """Weigh the questions of a go from the most right answers backwards (CA-36, CA-67, CA-72)."""
        times = DOUBLING if self.is_doubled else 1
        money = self.prospect.answer_money * times
        telex = self.prospect.telexes[BOARD.continent[city]] * times / money
        following = self._stopped(city, lacking, purse.plus(ANSWERS * money, 0), can_travel)
        rolled = following
        for right in range(ANSWERS - 1, -1, -1):
            richer = purse.plus(right * money, 0)
            stopped = self._stopped(city, lacking, richer, can_travel)
            more = stopped + (following - stopped) * telex
            peril = self._struck(city, lacking, richer, can_travel)
            rolled = self.wrong * stopped + self.right * following + self.telex * more + self.hazard * peril
            following = min(stopped, rolled)
        return rolled

    def _stopped(self, city: int, lacking: int, purse: Purse, can_travel: bool) -> float:
        """Answer no more: stay, or make the journey of the go if it is still open."""
        if not can_travel or not self.trips:
            return self._ended(city, lacking, purse)
        key = (purse.cash * 4 + purse.tokens) * 64 + purse.insurance
        known = self.known_stops.get(key)
        if known is not None:
            return known
        best = min(self._ended(city, lacking, purse), self._best_closing_trip(purse))
        continent = BOARD.continent[city]
        if purse.insured(continent):
            best = min(best, self._best_closing_trip(purse.cashed(continent)))
        self.known_stops[key] = best
        return best

    def _struck(self, city: int, lacking: int, purse: Purse, can_travel: bool) -> float:
        """Meet one of the Hazards that may come next in the continent, by the mean (CA-62, CA-69, CA-71, CA-79)."""
        continent = BOARD.continent[city]
        if not self.cards[continent]:
            self.cards[continent] = on_top(self.state, continent, PILES[continent])
        times = DOUBLING if self.is_doubled else 1
        insured = purse.insured(continent)
        total = 0.0
        for number in self.cards[continent]:
            card = HAZARDS[number]
            if card.kind == PAY:
                amount = card.amount * times
                if amount > purse.cash + insured:
                    total += self.homeward.left(BOARD.deported_to[continent], lacking, purse)
                elif amount > purse.cash:
                    total += self._stopped(city, lacking, purse.cashed(continent).plus(-amount, 0), can_travel)
                else:
                    total += self._stopped(city, lacking, purse.plus(-amount, 0), can_travel)
            elif card.kind == LOSE_ALL:
                total += self._stopped(city, lacking, purse.plus(-purse.cash, 0), can_travel)
            elif card.kind == MISS:
                total += self._stopped(city, lacking, purse, can_travel) + card.goes
            elif card.to == city:
                total += self._stopped(city, lacking, purse, can_travel)
            else:
                total += self._ended(card.to, lacking & ~BOARD.goal_bit[card.to], purse)
        return total / len(self.cards[continent])

    # Journeys.

    def _best_trip(self, purse: Purse, first: int) -> float:
        """Weigh the best journey with a first step, or with any, that the purse can pay."""
        best = NEVER
        for trip in self.trips:
            if first == NOTHING or trip.first == first:
                best = min(best, self._best_payment(purse, trip))
        return best

    def _best_payment(self, purse: Purse, trip: Trip) -> float:
        best = NEVER
        for tokens in purse.payments(trip.fare, trip.visas):
            best = min(best, self._paid(purse, trip, tokens))
        return best

    def _best_closing_trip(self, purse: Purse) -> float:
        """Weigh the best journey at the end of the go that the purse can pay."""
        best = NEVER
        for trip in self.trips:
            if trip.fare + trip.visas <= purse.cash + purse.tokens * TOKEN_WORTH:
                for tokens in purse.payments(trip.fare, trip.visas):
                    best = min(best, self._ended(trip.to, trip.lacking, purse.paid(trip.fare, trip.visas, tokens)))
        return best

    def _paid(self, purse: Purse, trip: Trip, tokens: int) -> float:
        """Make a journey; at the beginning of a go questions follow where they are allowed (CA-90, CA-115)."""
        poorer = purse.paid(trip.fare, trip.visas, tokens)
        ended = self._ended(trip.to, trip.lacking, poorer)
        if self.is_closing or BOARD.is_capital_adventure[trip.to] or self.state.is_asking_over:
            return ended
        key = (trip.lacking * len(BOARD.cities) + trip.to) * 64 + poorer.insurance
        key = (key * 4 + poorer.tokens) * 1024 + poorer.cash // NOTE
        known = self.known_asking.get(key)
        if known is None:
            known = min(ended, self._asked(trip.to, trip.lacking, poorer, can_travel=False))
            self.known_asking[key] = known
        return known

    # Borders and the Atlantic.

    def _tried(self, purse: Purse, move: int) -> float:
        """Answer for the Visas of a crossing: out, and in the same go in (CA-117)."""
        number, tokens = divmod(move - TRY, PAYMENTS)
        crossing = BOARD.crossings[number]
        to = crossing.other(self.city)
        poorer = purse.paid(crossing.fare, 0, tokens)
        entered = self._ended(to, self.lacking & ~BOARD.goal_bit[to], poorer)
        beyond = entered + (1.0 - self.knows) / self.knows
        return self.knows * beyond + (1.0 - self.knows) * self._idle(purse)

    def _on_transit_point(self, move: int) -> float:
        """Try to enter a continent, or wait (CA-118, CA-158)."""
        to = self.state.heading[self.seat]
        entered = self._ended(to, self.lacking & ~BOARD.goal_bit[to], self.purse)
        return entered + (1.0 - self.knows if move == ROLL else 1.0) / self.knows

    def _sailed(self, purse: Purse, move: int) -> float:
        """Set out over the Atlantic, with a Visa for money or for an answer (CA-127, CA-131)."""
        way, tokens = divmod(move - SAIL, PAYMENTS)
        fee = VISA_PRICE if way == BY_MONEY else 0
        embarked = self.homeward.sea(0, purse.paid(BOARD.sea_fare, fee, tokens))
        if way != BY_ANSWER:
            return embarked
        return self.knows * embarked + (1.0 - self.knows) * self._idle(purse)

    def _at_sea(self, move: int) -> float:
        """Go on over the Atlantic, or wait."""
        goes = self.homeward.sea(self.state.sea[self.seat], self.purse)
        return goes if move == ROLL else goes + HASTE if move == DOUBLE else goes + 1.0

"""This file is what each move of a go is worth: how soon the side will be home, if it goes on as well as it can see.

A go is thought through to its end: questions with all that they may lead to, every journey that the money reaches and
those that further right answers would open, insurance, a Double, Visas by money or by answers, the Atlantic.
"""

from typing import Final, final

from greatcircle.games.capital_adventure.board import (
    ATLANTIC,
    BOARD,
    CERTAIN,
    DOUBLING,
    NOTHING,
    TOKEN_SUPPLY,
    TOKEN_WORTH,
    TOKENS_MOST,
    VISA_PRICE,
)
from greatcircle.games.capital_adventure.evaluation import (
    ASKING,
    BORDERS,
    WAITING,
    WEIGHTS,
    told,
    total_of,
    weigh,
    weigh_end,
    weigh_sea,
    weigh_transit,
)
from greatcircle.games.capital_adventure.knowledge.prospect import GO as GO_WEIGHT
from greatcircle.games.capital_adventure.knowledge.prospect import HAZARD, TELEX, WHOLE, Peril, prospect_of
from greatcircle.games.capital_adventure.knowledge.purse import Purse, purse_of
from greatcircle.games.capital_adventure.knowledge.trip import DETOUR, Trip, planned_trip, trips_of
from greatcircle.games.capital_adventure.moves import (
    BY_ANSWER,
    BY_FARE,
    BY_MONEY,
    CASH,
    DOUBLE,
    END,
    GO,
    PAY,
    PAYMENTS,
    PROPOSE,
    ROLL,
    SAIL,
    TRY,
    sail_code,
    try_code,
)
from greatcircle.games.capital_adventure.position import Position
from greatcircle.games.capital_adventure.rules.go import can_ask
from greatcircle.kernel.game import Appraisal

ANSWERS: Final = 4
"""For so many further right answers the journeys are looked at that they would pay."""
HASTE: Final = GO_WEIGHT // 12
"""What it takes off a move that could as well be made later: insurance is kept as long as it is not needed (CA-152)."""
NEVER: Final = -1_000_000


@final
class Adviser:
    """Who thinks a go of the side on turn through."""

    def __init__(self, state: Position) -> None:
        seat: int = state.turn
        self.state = state
        self.seat = seat
        self.prospect = prospect_of(state.setup, seat)
        self.city = state.city[seat]
        self.lacking: int = BOARD.all_pegs & ~state.pegs[seat]
        self.purse = purse_of(state, seat)
        self.is_doubled = state.has_doubled
        self.is_closing: bool = state.has_rolled or state.is_first
        """Whether a journey now would be the end of the go (CA-41, CA-43)."""
        self.is_fresh: bool = not self.is_closing and not state.has_travelled and not state.plan
        self.trips: list[Trip] = []
        if self.city != NOTHING and not state.is_starting[seat] and not state.has_travelled:
            self.trips = trips_of(state, seat, self._budget())

    def appraise(self, moves: list[int]) -> list[Appraisal]:
        """Weigh each of the moves."""
        found = [self.weights(move) for move in moves]
        best = max([total_of(weights) for weights in found])
        appraisals: list[Appraisal] = []
        for index, weights in enumerate(found):
            if moves[index] == PROPOSE:
                weights[ASKING] += best - total_of(weights)
            appraisals.append(Appraisal(tuple(told(weights))))
        return appraisals

    def weights(self, move: int) -> list[int]:
        """Weigh what a move leads to."""
        state = self.state
        purse = self.purse
        transit = state.transit[self.seat]
        if transit != NOTHING:
            return self._at_sea(move) if transit == ATLANTIC else self._on_transit_point(move)
        if move < DOUBLE:
            cashed = purse.cashed(move - CASH)
            return _later(
                weigh(self.prospect, self.city, self.lacking, cashed) if self._is_in_london() else self._best(cashed)
            )
        if self._is_in_london():
            return weigh(self.prospect, self.city, self.lacking, purse)
        if move == DOUBLE:
            return self._doubled()
        if move == ROLL:
            return self._rolled(purse)
        if move < PAY:
            return self._best_trip(purse, move - GO, self.is_closing)
        if move < TRY:
            return self._paid(purse, planned_trip(self.state, self.seat), move - PAY, self.is_closing)
        if move < SAIL:
            return self._tried(purse, move)
        if move < END:
            return self._sailed(purse, move)
        return self._idle(purse)

    def _is_in_london(self) -> bool:
        return self.state.is_starting[self.seat]

    def _budget(self) -> int:
        """Give what the side can pay for a journey of this go, or could with some luck."""
        purse = self.purse
        budget = purse.cash + purse.tokens * TOKEN_WORTH + purse.insured(BOARD.continent[self.city])
        if not self.state.plan and can_ask(self.state):
            budget += ANSWERS * self.prospect.answer_money * DOUBLING
        return budget

    # What may come next.

    def _best(self, purse: Purse) -> list[int]:
        """Weigh the best that can be done with a purse, but for insurance and Doubles."""
        state = self.state
        if state.plan:
            return _better(
                self._best_payment(purse, planned_trip(self.state, self.seat), self.is_closing),
                self._best_trip(purse, NOTHING, self.is_closing),
            )
        best = self._idle(purse)
        if can_ask(state):
            best = _better(best, self._rolled(purse))
        best = _better(best, self._best_trip(purse, NOTHING, self.is_closing))
        if self.is_fresh:
            for move in self._border_moves(purse):
                best = _better(best, self._tried(purse, move) if move < SAIL else self._sailed(purse, move))
        return best

    def _border_moves(self, purse: Purse) -> list[int]:
        """List how the side could answer for a crossing or set out over the Atlantic, each paid in cash if possible."""
        found: list[int] = []
        if self.prospect.has_visas:
            for leg in BOARD.legs[self.city]:
                if leg.crossing != NOTHING:
                    for tokens in purse.payments(leg.fare, 0):
                        found.append(try_code(leg.crossing, tokens))
        if self.city == BOARD.harbour and not self.lacking:
            for tokens in purse.payments(BOARD.sea_fare, 0):
                found.append(sail_code(BY_ANSWER if self.prospect.has_visas else BY_FARE, tokens))
        return found

    def _doubled(self) -> list[int]:
        """Hand in a Double, and go on as well as one can."""
        whole = self.purse
        self.purse = whole.doubled()
        self.is_doubled = True
        best = self._best(self.purse)
        self.purse = whole
        self.is_doubled = False
        is_at_quay = self.city == BOARD.harbour and not self.lacking
        return _later(best) if is_at_quay else best

    def _idle(self, purse: Purse) -> list[int]:
        """End the go as things stand; who has done nothing and gets no token is where it was, a go later."""
        weights = self._ended(purse)
        state = self.state
        has_acted = state.has_rolled or state.has_travelled
        is_sold_out = state.setup.has_strict_tokens and sum(state.tokens) >= TOKEN_SUPPLY
        is_paid = BOARD.is_capital_adventure[self.city] and purse.tokens < TOKENS_MOST and not is_sold_out
        if not has_acted and not is_paid:
            weights[WAITING] -= GO_WEIGHT
        return weights

    def _ended(self, purse: Purse) -> list[int]:
        """End the go here."""
        weights = weigh_end(self.prospect, self.city, self.lacking, purse)
        if self.state.declared[self.seat] != NOTHING:
            weights[BORDERS] -= self.prospect.time(self.prospect.answers - self.prospect.border)
        return weights

    # Questions.

    def _rolled(self, purse: Purse) -> list[int]:
        """Roll for a question, and for more while that is best; then stop, and travel if that is still open."""
        prospect = self.prospect
        times = DOUBLING if self.is_doubled else 1
        money = prospect.answer_money * times
        continent = BOARD.continent[self.city]
        telex = prospect.telexes[continent] * times
        hijacked = prospect.peril(self.city, self.lacking).hijacked
        stop = self._stopped(purse.plus(ANSWERS * money, 0))
        hope = total_of(stop) + prospect.time(prospect.earning * times)
        rolled = 0
        for right in range(ANSWERS - 1, -1, -1):
            richer = purse.plus(right * money, 0)
            stop = self._stopped(richer)
            value = total_of(stop)
            deported = weigh(prospect, BOARD.deported_to[continent], self.lacking, richer)
            peril = Peril(max((value - total_of(deported)) * prospect.rate // GO_WEIGHT, 0), hijacked)
            loss = prospect.loss(continent, richer.cash, richer.insured(continent), peril, times)
            rolled = (
                prospect.wrong * value
                + prospect.right * hope
                + TELEX * (hope + prospect.time(telex - money))
                + HAZARD * (value - prospect.time(loss))
            ) // WHOLE
            hope = max(value, rolled)
        stop[ASKING] += rolled - total_of(stop)
        return stop

    def _stopped(self, purse: Purse) -> list[int]:
        """Answer no more: stay, or make the journey of the go if it is still open."""
        best = self._ended(purse)
        if not self.trips:
            return best
        best = _better(best, self._best_tour(purse))
        continent = BOARD.continent[self.city]
        if purse.insured(continent):
            best = _better(best, self._best_tour(purse.cashed(continent)))
        return best

    # Journeys.

    def _best_trip(self, purse: Purse, first: int, is_closing: bool) -> list[int]:
        """Weigh the best journey with a first step, or with any, that the purse can pay."""
        best = _never()
        for trip in self.trips:
            if first == NOTHING or trip.first == first:
                best = _better(best, self._best_payment(purse, trip, is_closing))
        return best

    def _best_tour(self, purse: Purse) -> list[int]:
        """Weigh the best journey at the end of the go that is on the tour and that the purse can pay."""
        best = _never()
        for trip in self.trips:
            if trip.detour <= DETOUR:
                best = _better(best, self._best_payment(purse, trip, True))
        return best

    def _best_payment(self, purse: Purse, trip: Trip, is_closing: bool) -> list[int]:
        best = _never()
        for tokens in purse.payments(trip.fare, trip.visas):
            best = _better(best, self._paid(purse, trip, tokens, is_closing))
        return best

    def _paid(self, purse: Purse, trip: Trip, tokens: int, is_closing: bool) -> list[int]:
        """Make a journey; at the beginning of a go questions follow where they are allowed (CA-90, CA-115).

        Who comes back to where it was for nothing is where it was, a go later.
        """
        poorer = purse.paid(trip.fare, trip.visas, tokens)
        to = trip.to
        if is_closing or BOARD.is_capital_adventure[to] or self.state.is_asking_over:
            weights = weigh_end(self.prospect, to, trip.lacking, poorer)
            if to == self.city and trip.lacking == self.lacking:
                weights[WAITING] -= GO_WEIGHT
            return weights
        insured = poorer.insured(BOARD.continent[to])
        gain = self.prospect.gain(to, trip.lacking, poorer.cash, insured, self.is_doubled)
        return weigh_end(self.prospect, to, trip.lacking, poorer.plus(gain, 0))

    # Borders and the Atlantic.

    def _tried(self, purse: Purse, move: int) -> list[int]:
        """Answer for the Visas of a crossing: out, and in the same go in (CA-117)."""
        number, tokens = divmod(move - TRY, PAYMENTS)
        crossing = BOARD.crossings[number]
        to = crossing.other(self.city)
        poorer = purse.paid(crossing.fare, 0, tokens)
        known = self.prospect.knowledge
        entered = weigh_end(self.prospect, to, self.lacking & ~BOARD.goal_bit[to], poorer)
        waiting = weigh_transit(self.prospect, to, self.lacking, poorer)
        beyond = _mixed(known, total_of(entered), total_of(waiting))
        entered[ASKING] += _mixed(known, beyond, self._refused(purse)) - total_of(entered)
        return entered

    def _refused(self, purse: Purse) -> int:
        """Weigh the go after a wrong answer for a Visa out; the choice to answer binds (CA-114)."""
        weights = weigh_end(self.prospect, self.city, self.lacking, purse)
        return total_of(weights) - self.prospect.time(self.prospect.answers - self.prospect.border)

    def _on_transit_point(self, move: int) -> list[int]:
        """Try to enter a continent, or wait (CA-118, CA-158)."""
        to = self.state.heading[self.seat]
        waiting = weigh_transit(self.prospect, to, self.lacking, self.purse)
        if move != ROLL:
            return waiting
        entered = weigh_end(self.prospect, to, self.lacking & ~BOARD.goal_bit[to], self.purse)
        value = _mixed(self.prospect.knowledge, total_of(entered), total_of(waiting))
        entered[ASKING] += value - total_of(entered)
        return entered

    def _sailed(self, purse: Purse, move: int) -> list[int]:
        """Set out over the Atlantic, with a Visa for money or for an answer (CA-127, CA-131)."""
        way, tokens = divmod(move - SAIL, PAYMENTS)
        fee = VISA_PRICE if way == BY_MONEY else 0
        weights = weigh_sea(self.prospect, 0, purse.paid(BOARD.sea_fare, fee, tokens))
        if way == BY_ANSWER:
            stayed = total_of(weigh_end(self.prospect, self.city, self.lacking, purse))
            weights[ASKING] += _mixed(self.prospect.knowledge, total_of(weights), stayed) - total_of(weights)
        return weights

    def _at_sea(self, move: int) -> list[int]:
        """Go on over the Atlantic, or wait."""
        weights = weigh_sea(self.prospect, self.state.sea[self.seat], self.purse)
        if move == DOUBLE:
            return _later(weights)
        if move != ROLL:
            weights[WAITING] -= GO_WEIGHT
        return weights


def appraise(state: Position, moves: list[int]) -> list[Appraisal]:
    """Weigh moves of the side that decides what to do in its go."""
    return Adviser(state).appraise(moves)


def _mixed(per_cent: int, one: int, other: int) -> int:
    """Weigh what happens with so many per cent, and what happens else."""
    return (per_cent * one + (CERTAIN - per_cent) * other) // CERTAIN


def _never() -> list[int]:
    """Weigh what cannot be done."""
    weights = [0] * WEIGHTS
    weights[WAITING] = NEVER
    return weights


def _later(weights: list[int]) -> list[int]:
    """Take a little off what may as well be done later."""
    weights[WAITING] -= HASTE
    return weights


def _better(one: list[int], other: list[int]) -> list[int]:
    """Take the better of two."""
    return other if total_of(other) > total_of(one) else one

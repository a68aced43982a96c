"""This file is how many goes a tour of Capital Adventure takes, worked out for a side that plays it best.

It improves the goes left from every city, with every set of lacking cities of its continent, all cash in steps of $50,
Travel Tokens and insurance, until nothing changes any more: continents from the last to the first, since those behind
are finished. A deportation costs a fixed number of goes (as measured), a Double has a price in goes. It needs numpy
(`pip install numpy`), as nothing else of ours does; `scripts/fit_way_home.py` runs it.
"""

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import Final, NamedTuple, TypeAlias, final

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view
from numpy.typing import NDArray

from greatcircle.games.capital_adventure.board import (
    ANSWER_MONEY,
    BOARD,
    CERTAIN,
    CITIES,
    CONTINENTS,
    DOUBLING,
    NOTHING,
    SEA_ANSWERS,
    SEA_MISSED,
    TOKEN_WORTH,
    TOKENS_MOST,
    VISA_PRICE,
    VISAS_PER_CROSSING,
)
from greatcircle.games.capital_adventure.card import HAZARDS, HIJACK, LOSE_ALL, MISS, PAY, PILES, TELEXES, Hazard
from greatcircle.games.capital_adventure.knowledge.homeward import BYTES, MASKS, NOTE, NOTES, PARTS, SUMS, local
from greatcircle.games.capital_adventure.knowledge.prospect import HAZARD, QUESTION_PARTS, TELEX, WHOLE

Goes: TypeAlias = NDArray[np.float64]
"""Goes left, mostly by Travel Tokens, cash in steps of $50, and without or with insurance."""
Indices: TypeAlias = NDArray[np.int64]

TOKENS: Final = TOKENS_MOST + 1
HELD: Final = (TOKENS, SUMS, 2)
"""What a side may hold: Travel Tokens, cash, insurance."""
WIDTH: Final = SUMS * 2
"""The entries of one number of Travel Tokens; as many more on a shelf stand for debts."""
TOKEN: Final = TOKEN_WORTH // NOTE
VISA: Final = VISA_PRICE // NOTE
RICHEST: Final = SUMS - 1
DEAREST: Final = RICHEST + TOKENS_MOST * TOKEN
"""Nobody can pay more for a journey."""
LAST: Final = CONTINENTS - 1
ROLLS: Final = 2
"""A roll may be made without and with a Double."""
LEAST_GAIN: Final = 2
"""Every right answer, and every Telex that pays, brings so many steps at least."""
RIGHT_OR_WRONG: Final = QUESTION_PARTS * CERTAIN / WHOLE

EXILE: Final = (0.5, 2.3, 4.8, 5.4, 3.8)
"""Goes that a deportation from each continent costs, as measured."""
DOUBLE_PRICE: Final = 0.6
"""Goes that a Double must save."""
GUESS: Final = 30.0
SWEEPS: Final = 400
EXACT: Final = 0.02
"""Once no entry changes by more goes than this, nothing changes any more."""

OWN_BIT: Final = [local(BOARD.continent[city], BOARD.goal_bit[city]) for city in range(CITIES)]
ALL_BITS: Final = [local(continent, BOARD.all_pegs) for continent in range(CONTINENTS)]
INSURANCE: Final = [continent.insurance // NOTE for continent in BOARD.continents]
CHEAPEST: Final = [min((leg.fare // NOTE for leg in legs), default=DEAREST) for legs in BOARD.legs]


class Trip(NamedTuple):
    """A journey of one go: where it ends, what is lacking then, its fare, whether it leads to the next continent."""

    to: int
    lacking: int
    fare: int
    crosses: bool


def trips(city: int, lacking: int) -> Iterator[Trip]:
    """Give the cheapest journey to every city, with every set of cities that may be visited on the way."""
    fares = {(city, lacking, False): 0}
    waiting = [(0, city, lacking, False)]
    while waiting:
        fare, at, still, crosses = heappop(waiting)
        if fare > fares[at, still, crosses]:
            continue
        if fare:
            yield Trip(at, still, fare, crosses)
            if at == BOARD.harbour:
                continue
        for leg in BOARD.legs[at]:
            after = (leg.to, still & ~OWN_BIT[leg.to], crosses)
            if leg.crossing != NOTHING:
                continent = BOARD.continent[leg.to]
                if crosses or still or continent != BOARD.continent[city] + 1:
                    continue
                after = (leg.to, ALL_BITS[continent] & ~OWN_BIT[leg.to], True)
            price = fare + leg.fare // NOTE
            if price <= DEAREST and price < fares.get(after, DEAREST + 1):
                fares[after] = price
                heappush(waiting, (price, *after))


def payments(fare: int, visas: int, tokens: int) -> Iterator[tuple[int, int]]:
    """Give how many Travel Tokens may be handed in for a journey, with the cash that is to pay then."""
    for used in range(tokens + 1):
        if used and (used - 1) * TOKEN >= fare:
            return
        pay = max(fare - used * TOKEN, 0) + visas
        if pay <= RICHEST:
            yield used, pay


def paid(goes: Goes, fare: int, visas: int = 0) -> Goes:
    """Give the goes left before a fare is paid, by the goes left afterwards."""
    best = np.full(HELD, np.inf)
    for tokens in range(TOKENS):
        for used, pay in payments(fare, visas, tokens):
            best[tokens, pay:] = np.minimum(best[tokens, pay:], goes[tokens - used, : SUMS - pay])
    return best


@final
class Shelf:
    """Goes left from all places, with room for debts, which nobody can have, below the cash of each."""

    def __init__(self, first: float) -> None:
        self.shape = (2, CITIES, MASKS, TOKENS, 2 * WIDTH)
        """First those not yet sent back from the Atlantic, then those who were; then city and lacking cities."""
        rows = np.full(self.shape, np.inf)
        rows[..., WIDTH:] = first
        self.goes: Goes = rows.reshape(2, CITIES, MASKS, TOKENS, 2 * SUMS, 2)[..., SUMS:, :]
        self.windows: Goes = sliding_window_view(rows.reshape(-1), WIDTH)
        """Everything that one can hold, from any entry on; the first are all debts."""

    def at(self, back: int, city: int, lacking: int, tokens: int, pay: int) -> int:
        """Find the window of what is left once so much has been paid."""
        place = (back, city, lacking, tokens, WIDTH - 2 * pay)
        return int(np.ravel_multi_index(place, self.shape))


@final
class Ways:
    """Journeys, with all ways to pay them, as windows of a shelf."""

    def __init__(self, shelf: Shelf, back: int, found: list[Trip], visas: int = 0) -> None:
        windows: list[int] = []
        bounds: list[int] = []
        for tokens in range(TOKENS):
            bounds.append(len(windows))
            windows.append(0)
            for trip in found:
                for used, pay in payments(trip.fare, visas, tokens):
                    windows.append(shelf.at(back, trip.to, trip.lacking, tokens - used, pay))
        self.shelf = shelf
        self.chosen: Indices = np.array(windows)
        self.bounds: Indices = np.array(bounds)

    def best(self) -> Goes:
        """Give the goes left after the best journey."""
        goes: Goes = np.minimum.reduceat(self.shelf.windows[self.chosen], self.bounds, axis=0)
        return goes.reshape(HELD)


@final
class Question:
    """The chances of a go of questions in a continent, as tables from what one holds to what one may hold then.

    Rows of `known` are cash, Double, insurance; its columns are first a stop, then a deportation, each by cash and
    insurance. `gains` leads from cash and Double to the more cash with which one may roll again.
    """

    def __init__(self, continent: int, knows: float) -> None:
        self.insurance = INSURANCE[continent]
        self.known = np.zeros((SUMS, ROLLS, 2, 2, SUMS, 2))
        self.gains = np.zeros((SUMS, ROLLS, SUMS, ROLLS))
        cards = [HAZARDS[number] for number in PILES[continent]]
        self.share = HAZARD / WHOLE / len(cards)
        self.missed = self.share * sum(card.goes for card in cards if card.kind == MISS)
        self.hijacks = [card.to for card in cards if card.kind == HIJACK]
        telexes = [one.amount // NOTE for one in TELEXES if not one.continents or continent in one.continents]
        for cash in range(SUMS):
            for roll in range(ROLLS):
                self._answer(cash, roll, knows)
                self._telex(cash, roll, telexes)
                for card in cards:
                    self._hazard(cash, roll, card)

    def _stop(self, cash: int, roll: int, chance: float, after: int) -> None:
        for insured in range(2):
            self.known[cash, roll, insured, 0, after, insured] += chance

    def _answer(self, cash: int, roll: int, knows: float) -> None:
        self._stop(cash, roll, RIGHT_OR_WRONG * (1 - knows), cash)
        after = earned(cash, ANSWER_MONEY // NOTE, roll)
        if after == RICHEST:
            self._stop(cash, roll, RIGHT_OR_WRONG * knows, after)
        else:
            self.gains[cash, roll, after, roll] += RIGHT_OR_WRONG * knows

    def _telex(self, cash: int, roll: int, amounts: list[int]) -> None:
        after = [earned(cash, amount, roll) for amount in amounts if earned(cash, amount, roll) > cash]
        for one in after:
            self.gains[cash, roll, one, roll] += TELEX / WHOLE / len(after)
        if not after:
            self._stop(cash, roll, TELEX / WHOLE, cash)

    def _hazard(self, cash: int, roll: int, card: Hazard) -> None:
        if card.kind == PAY:
            for insured in range(2):
                self._fine(cash, roll, insured, card.amount // NOTE * (DOUBLING if roll else 1))
        elif card.kind == LOSE_ALL:
            self._stop(cash, roll, self.share, 0)
        elif card.kind == MISS:
            self._stop(cash, roll, self.share, cash)

    def _fine(self, cash: int, roll: int, insured: int, amount: int) -> None:
        row = self.known[cash, roll, insured]
        if cash >= amount:
            row[0, cash - amount, insured] += self.share
        elif insured and cash + self.insurance >= amount:
            row[0, min(cash + self.insurance - amount, RICHEST), 0] += self.share
        else:
            row[1, cash, insured] += self.share

    def goes(self, stops: Goes, deported: Goes, hijacked: Goes) -> Goes:
        """Give the goes left before a roll, by those left after a stop, a deportation, and all hijacks of the pile.

        All are given for several kinds of stops at once.
        """
        kinds = len(stops)
        columns = kinds * TOKENS
        sources = np.hstack([stops.reshape(columns, WIDTH), deported.reshape(columns, WIDTH)]).T
        left = (self.known.reshape(SUMS * ROLLS * 2, 2 * WIDTH) @ sources).reshape(SUMS, ROLLS, 2, kinds, TOKENS)
        left += self.missed + self.share * hijacked.transpose(2, 3, 0, 1)[:, np.newaxis]
        stop = np.repeat(stops.transpose(2, 3, 0, 1)[:, np.newaxis], ROLLS, axis=1)
        self._roll_on(left.reshape(SUMS * ROLLS, 2 * columns), stop.reshape(SUMS * ROLLS, 2 * columns))
        best = np.minimum(left[:, 0], left[:, 1] + DOUBLE_PRICE)
        return best.transpose(2, 3, 0, 1)

    def _roll_on(self, left: Goes, best: Goes) -> None:
        """Add what comes of rolling again where that is better than to stop, from the richest to the poorest."""
        gains = self.gains.reshape(SUMS * ROLLS, SUMS * ROLLS)
        step = LEAST_GAIN * ROLLS
        richer = RICHEST * ROLLS
        np.minimum(best[richer:], left[richer:], out=best[richer:])
        for row in range(richer - step, -1, -step):
            left[row : row + step] += gains[row : row + step, row + step :] @ best[row + step :]
            np.minimum(best[row : row + step], left[row : row + step], out=best[row : row + step])


def earned(cash: int, amount: int, roll: int) -> int:
    """Give the cash after some has been earned, twice as much with a Double."""
    return min(cash + amount * (DOUBLING if roll else 1), RICHEST)


@final
class Place:
    """A city with a set of lacking cities of its continent, on the way there or once sent back from the Atlantic."""

    def __init__(self, tour: "Tour", back: int, city: int, lacking: int) -> None:
        self.city = city
        self.continent = BOARD.continent[city]
        self.lacking = lacking
        self.back = back
        self.left = tour.left[back, city, lacking]
        self.ended = tour.ended.goes[back, city, lacking]
        self.asked = tour.asked.goes[back, city, lacking]
        self.is_goal = BOARD.is_capital_adventure[city]
        cash = INSURANCE[self.continent] * np.arange(2) + np.arange(SUMS)[:, np.newaxis]
        wealth = cash + TOKEN * np.minimum(np.arange(TOKENS) + 1, TOKENS_MOST)[:, np.newaxis, np.newaxis]
        self.exile: Goes = np.where(wealth < CHEAPEST[city], 1 + EXILE[self.continent], 0.0)
        """What it costs not to be able to go on from a Capital Adventure city."""
        found = list(trips(city, lacking))
        near = [trip for trip in found if not trip.crosses]
        far = [trip for trip in found if trip.crosses]
        asking = [trip for trip in near if not BOARD.is_capital_adventure[trip.to] and trip.to != city]
        asking_far = [trip for trip in far if not BOARD.is_capital_adventure[trip.to]]
        visas = VISAS_PER_CROSSING * VISA if tour.has_visas else 0
        self.journeys = Ways(tour.ended, back, near)
        self.asking = Ways(tour.asked, back, asking)
        self.abroad = beyond(Ways(tour.ended, 0, far, visas).best())
        """The goes left after a journey to the next continent, which is finished."""
        self.begun = np.minimum(beyond(Ways(tour.asked, 0, asking_far, visas).best()), tour.sailing(self))
        """The same where the go does not end with that journey, and at sea."""
        self.tried = tour.trying(self)
        """What success adds where Visas are tried for by answers."""
        self.end_go()

    def end_go(self) -> None:
        """Note the goes left when a go ends here: a Travel Token is drawn, or one is deported (CA-91)."""
        if self.is_goal:
            self.ended[:-1] = self.left[1:]
            self.ended[-1] = self.left[-1]
            self.ended += self.exile
        else:
            self.ended[:] = self.left


def beyond(goes: Goes) -> Goes:
    """Take the insurance that everyone gets behind a border."""
    return np.repeat(goes[..., 1:], 2, axis=-1)


@final
class Tour:
    """The goes of a tour for a side that knows a share of the answers."""

    def __init__(self, knowledge: int, has_visas: bool) -> None:
        self.knows = knowledge / CERTAIN
        self.has_visas = has_visas
        self.left: Goes = np.full((2, CITIES, MASKS, *HELD), GUESS)
        """Goes left from the next go on."""
        self.ended = Shelf(GUESS)
        """The same where a go ends."""
        self.asked = Shelf(np.inf)
        """Goes left before a roll, where no journey is made any more in this go."""

    def trying(self, place: Place) -> Goes | None:
        """Give what is left after Visas have been won by answers, weighed by the chance of that, if one may try."""
        if not self.has_visas or place.lacking:
            return None
        best = np.full(HELD, np.inf)
        for leg in BOARD.legs[place.city]:
            continent = BOARD.continent[leg.to]
            if leg.crossing != NOTHING and continent == place.continent + 1:
                arrived = self.left[0, leg.to, ALL_BITS[continent]]
                best = np.minimum(best, beyond(paid(arrived, leg.fare // NOTE)))
        if place.city == BOARD.harbour:
            return self.knows * paid(self._at_sea(place.back), BOARD.sea_fare // NOTE)
        return self.knows * best + (1 - self.knows)

    def sailing(self, place: Place) -> Goes:
        """Give what is left once one puts to sea; the Visa is bought."""
        if place.city != BOARD.harbour or place.lacking:
            return np.full(HELD, np.inf)
        return paid(self._at_sea(place.back), BOARD.sea_fare // NOTE, VISA if self.has_visas else 0)

    def _at_sea(self, back: int) -> Goes:
        """Give the goes left at the first question of the Atlantic (CA-127, CA-140, CA-142)."""
        hazard, right = HAZARD / WHOLE, RIGHT_OR_WRONG * self.knows
        wrong = RIGHT_OR_WRONG - right
        goes = np.full(HELD, 1 / self.knows - 1)
        for _ in range(SEA_ANSWERS):
            if back:
                goes += (wrong + hazard * (1 + SEA_MISSED)) / right
            else:
                beaten = self.left[1, BOARD.sent_back_to, 0]
                goes = (right * goes + wrong + hazard * beaten) / (right + hazard)
        return goes

    def work_out(self) -> bytes:
        """Work out all goes, continent by continent, and give the rows of the table."""
        for continent in range(LAST, -1, -1):
            question = Question(continent, self.knows)
            for back in (1, 0) if continent == LAST else (0,):
                places = [
                    Place(self, back, city, lacking)
                    for lacking in range(1 if back else ALL_BITS[continent] + 1)
                    for city in reversed(cities(continent))
                    if not lacking & OWN_BIT[city]
                ]
                for _ in range(SWEEPS):
                    if max(self._improve(place, question) for place in places) <= EXACT:
                        break
        return self._rows()

    def _improve(self, place: Place, question: Question) -> float:
        """Improve the goes left from a place; give the greatest change."""
        stopped = np.minimum(np.minimum(place.ended, place.journeys.best()), place.abroad)
        richer = np.minimum(np.arange(SUMS) + question.insurance, RICHEST)  # once the insurance is handed in
        np.minimum(stopped[..., 1], stopped[:, richer, 0], out=stopped[..., 1])
        best = np.minimum(stopped, np.minimum(place.asking.best(), place.begun))
        if place.tried is not None:
            failed = place.ended if place.city == BOARD.harbour else place.left
            np.minimum(best, place.tried + (1 - self.knows) * failed, out=best)
        np.minimum(best[..., 1], best[:, richer, 0], out=best[..., 1])
        if not place.is_goal:
            here, place.asked[:] = self._ask(place, question, stopped)
            np.minimum(best, here, out=best)
        best += 1
        change = float(np.abs(best - place.left).max())
        place.left[:] = best
        place.end_go()
        return change

    def _ask(self, place: Place, question: Question, stopped: Goes) -> Goes:
        """Give the goes left before a roll: where a journey may be made after it, and where none may."""
        stops = np.stack([stopped, place.ended])
        deported = np.stack([place.left + EXILE[place.continent]] * 2)
        hijacked = np.zeros_like(stops)
        for to in question.hijacks:
            hijacked += stops if to == place.city else self.left[place.back, to, place.lacking]
        return question.goes(stops, deported, hijacked)

    def _rows(self) -> bytes:
        rows = [
            self.left[0, city, lacking]
            for continent in range(CONTINENTS)
            for city in cities(continent)
            for lacking in range(ALL_BITS[continent] + 1)
            if not lacking & OWN_BIT[city]
        ]
        rows += [self.left[1, city, 0] for city in cities(LAST)]
        goes = np.stack(rows)[:, :, [note // NOTE for note in NOTES]].transpose(0, 3, 1, 2)
        parts = np.minimum(np.floor(goes * PARTS + 0.5), 256**BYTES - 1)
        return parts.astype(f"<u{BYTES}").tobytes()


def cities(continent: int) -> list[int]:
    """Give the cities of a continent; in London no go begins but the first."""
    return [city for city in range(CITIES) if BOARD.continent[city] == continent and city != BOARD.start]

"""This file is what a side may hope for and has to fear: money a go, questions with their Hazards, Visas, the Atlantic.

All follows from how likely it knows an answer. Money is counted in dollars, time in parts of a go; all are whole.
"""

from typing import Final, final

from greatcircle.equipment.memory import remember
from greatcircle.games.capital_adventure.board import (
    BOARD,
    CERTAIN,
    CONTINENTS,
    DOUBLING,
    LEVEL_ODDS,
    ODDS_MAX,
    ODDS_MIN,
    SEA_ANSWERS,
    SEA_MISSED,
    TOKEN_WORTH,
    VISA_PRICE,
    VISAS_PER_CROSSING,
)
from greatcircle.games.capital_adventure.card import HAZARDS, HIJACK, LOSE_ALL, MISS, PAY, PILES, TELEXES
from greatcircle.games.capital_adventure.knowledge.tour import TOUR
from greatcircle.games.capital_adventure.position import Setup

GO: Final = 2000
"""What a go weighs."""
QUESTION_PARTS: Final = 21
HAZARD_PARTS: Final = 2
TELEX_PARTS: Final = 1
"""Of so many entries of the cards there are questions, Hazards and Telexes (CA-68)."""
WHOLE: Final = (QUESTION_PARTS + HAZARD_PARTS + TELEX_PARTS) * CERTAIN
HAZARD: Final = HAZARD_PARTS * CERTAIN
TELEX: Final = TELEX_PARTS * CERTAIN
"""The odds of a roll are parts of this whole."""
PURSE: Final = 800
"""What a side usually has in cash."""
LONGEST: Final = 8
"""After so many right answers what is still to come is taken from the mean."""
STEP: Final = 50
DEEP: Final = 4000
"""Cash is told apart in such steps, up to so much."""
SENT_BACK: Final = 2 * GO
"""The time that it takes from New Orleans to New York, and out to sea again."""
KNOWN_MOST: Final = 100_000


@final
class Peril:
    """What it costs to be deported from a city, and to be hijacked there, by the mean of the hijacks."""

    def __init__(self, deported: int, hijacked: int) -> None:
        self.deported = deported
        self.hijacked = hijacked


@final
class Prospect:
    """The hopes of a side that knows so many per cent of the answers."""

    def __init__(self, knowledge: int, answer_money: int, has_visas: bool) -> None:
        self.knowledge = knowledge
        self.answer_money = answer_money
        self.has_visas = has_visas
        self.right: int = QUESTION_PARTS * knowledge
        self.wrong: int = QUESTION_PARTS * (CERTAIN - knowledge)
        self.telexes: list[int] = [_mean_telex(continent) for continent in range(CONTINENTS)]
        self.miss: int = TOKEN_WORTH
        """Dollars that a missed go costs; for a beginning, what a stop-over earns."""
        self.earning: int = self._mean_earning(answer_money, 1)
        """Dollars that the questions of a go bring in."""
        self.rate: int = max(self.earning + TOKEN_WORTH // 2, TOKEN_WORTH)
        """Dollars that a go brings in: who stops over in every other go earns a Travel Token with each (CA-150)."""
        self.miss = self.rate
        self.earning = self._mean_earning(answer_money, 1)
        self.doubling: int = self._mean_earning(answer_money * DOUBLING, DOUBLING) - self.earning
        """What a Double adds."""
        self.delay: int = self.earning + TOKEN_WORTH - self.rate
        """What it costs to begin a go in a Capital Adventure city, where nothing is asked (CA-90)."""
        tries = CERTAIN * self.rate // knowledge
        self.answers: int = VISAS_PER_CROSSING * tries - self.rate if has_visas else 0
        """What the goes cost in which a crossing is answered for: one right answer each way, at best in one go."""
        self.border: int = min(self.answers, VISAS_PER_CROSSING * VISA_PRICE)
        """What a border costs if the cheaper of answering and paying is chosen."""
        self.sea_visa: int = min(tries - self.rate, VISA_PRICE) if has_visas else 0
        self.try_time: int = CERTAIN * GO // knowledge
        """How long it takes until a Visa question is answered, the go of the right answer included."""
        self.spare: int = 0
        """The time in which the price of a second Atlantic journey is earned."""
        self.sea: list[list[int]] = self._sea_times()
        """Time after the present go over the Atlantic, by answers still lacking; second for those once sent back."""
        self.known: dict[int, int] = {}
        self.known_perils: dict[int, Peril] = {}

    def time(self, dollars: int) -> int:
        """Give the time in which so many dollars are earned."""
        return dollars * GO // self.rate

    def reserve(self, spare: int, is_sent_back: bool) -> int:
        """Say what money for so much time is worth that the way home does not need, unless a Hazard at sea comes."""
        return 0 if is_sent_back else min(spare, self.spare) // 2

    def _mean_earning(self, money: int, times: int) -> int:
        """Give what the questions of a go bring in, Hazards taken off, for a side with a usual purse."""
        total = 0
        for continent in range(CONTINENTS):
            loss = self.loss(continent, PURSE, PURSE, Peril(0, 0), times)
            once = self.right * money + TELEX * times * self.telexes[continent] - HAZARD * loss
            total += max(once // (WHOLE - self.right - TELEX), 0)
        return total // CONTINENTS

    def loss(self, continent: int, cash: int, insured: int, peril: Peril, times: int) -> int:
        """Give what a Hazard of a continent costs by the mean; who cannot pay is deported (CA-62, CA-79, CA-80)."""
        total = 0
        for number in PILES[continent]:
            card = HAZARDS[number]
            if card.kind == PAY:
                amount = card.amount * times
                total += amount if amount <= cash + insured else peril.deported
            elif card.kind == LOSE_ALL:
                total += cash
            elif card.kind == MISS:
                total += card.goes * self.miss
            else:
                total += peril.hijacked
        return total // len(PILES[continent])

    def gain(self, city: int, lacking: int, cash: int, insured: int, is_doubled: bool) -> int:
        """Give what the questions of a go bring in by the mean, for a side that stops when it had better."""
        peril = self.peril(city, lacking)
        continent = BOARD.continent[city]
        times = DOUBLING if is_doubled else 1
        purse = min(cash, DEEP) // STEP * STEP
        key = purse // STEP
        key = (key * DEEP + insured // STEP) * DEEP + peril.deported // STEP
        key = ((key * DEEP + max(peril.hijacked, 0) // STEP) * CONTINENTS + continent) * DOUBLING + times - 1
        known = self.known.get(key)
        if known is not None:
            return known
        money = self.answer_money * times
        telex = self.telexes[continent] * times
        gain = self.earning * times
        for right in range(LONGEST, -1, -1):
            loss = self.loss(continent, purse + right * money, insured, peril, times)
            hope = self.right * (money + gain) + TELEX * (telex + gain) - HAZARD * loss
            gain = max(hope // WHOLE, 0)
        return remember(self.known, key, gain, KNOWN_MOST)

    def peril(self, city: int, lacking: int) -> Peril:
        """Give what deportation and hijacks from a city cost: fares and borders that come again (CA-71, CA-85)."""
        key = lacking * len(BOARD.cities) + city
        known = self.known_perils.get(key)
        if known is not None:
            return known
        continent = BOARD.continent[city]
        here = self.way(city, lacking)
        hijacks = 0
        total = 0
        for number in PILES[continent]:
            card = HAZARDS[number]
            if card.kind == HIJACK:
                hijacks += 1
                if card.to != city:
                    total += self.way(card.to, lacking) - here + self.delay
        deported = self.way(BOARD.deported_to[continent], lacking) - here + self.delay
        peril = Peril(max(deported, 0), total // hijacks if hijacks else 0)
        return remember(self.known_perils, key, peril, KNOWN_MOST)

    def way(self, city: int, lacking: int) -> int:
        """Give what the tour from a city costs, fares and borders."""
        return TOUR.left(city, lacking) + TOUR.borders(city, lacking) * self.border

    def _sea_times(self) -> list[list[int]]:
        """Work out how long the Atlantic takes, from the last question backwards (CA-127, CA-129, CA-140, CA-142)."""
        landing = self.try_time - GO
        later = [landing]
        for _ in range(SEA_ANSWERS):
            later.append(later[-1] + (self.wrong * GO + HAZARD * (1 + SEA_MISSED) * GO) // self.right)
        back = TOUR.left(BOARD.sent_back_to, 0) + BOARD.sea_fare + self.sea_visa - TOKEN_WORTH
        self.spare = self.time(back)
        again = SENT_BACK + self.spare + later[SEA_ANSWERS]
        first = [landing]
        for _ in range(SEA_ANSWERS):
            first.append((self.right * first[-1] + self.wrong * GO + HAZARD * again) // (self.right + HAZARD))
        return [first, later]


def _mean_telex(continent: int) -> int:
    """Give what a Telex pays in a continent by the mean (CA-146)."""
    total = 0
    for card in TELEXES:
        if not card.continents or continent in card.continents:
            total += card.amount
    return total // len(TELEXES)


PROSPECTS: Final[dict[int, Prospect]] = {}


def prospect_of(setup: Setup, seat: int) -> Prospect:
    """Give the hopes of a side: what it knows is taken from the stated odds of bots (CA-17)."""
    knowledge = min(max(setup.knowledge + LEVEL_ODDS[setup.level[seat]], ODDS_MIN), ODDS_MAX)
    key = (knowledge * TOKEN_WORTH * DOUBLING + setup.answer_money) * 2 + int(setup.has_visas)
    known = PROSPECTS.get(key)
    if known is None:
        known = Prospect(knowledge, setup.answer_money, setup.has_visas)
        PROSPECTS[key] = known
    return known

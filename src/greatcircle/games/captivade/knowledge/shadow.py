"""This file is how likely each place is a hideout, to those who know how escapees choose theirs.

An escapee may be even, and choose as `outlook` says; keen, and take what looks best to it; or blind, and take any trip.
Nobody knows which. Everything heard makes some of that likelier, and the rest less so: exactly, not by samples.
"""

from typing import Final, final

from greatcircle.equipment.memory import remember
from greatcircle.games.captivade.board import BOARD, NOTHING, PLACES, START_MONEY, members
from greatcircle.games.captivade.knowledge.belief import EVERYWHERE, Week, belief_after
from greatcircle.games.captivade.knowledge.hideout import appraise_run
from greatcircle.games.captivade.knowledge.outing import outing_at
from greatcircle.games.captivade.knowledge.outlook import Outlook, even_out
from greatcircle.games.captivade.knowledge.suspicion import suspicion_of
from greatcircle.games.captivade.moves import RUN
from greatcircle.games.captivade.position import GONE, NOBODY, RUNNING, Block, Position
from greatcircle.games.captivade.rules.play import Captivade
from greatcircle.games.captivade.trip import Terms, legal_trips

NOTE: Final = 100
"""Pounds are counted in notes of a hundred."""
PURSES: Final = 16
"""A purse with more notes than these is taken for one with so many."""
SCALE: Final = 0.03
"""An escapee goes to a place e times as often as to one that costs so much more."""
ROUNDS: Final = 4
"""How often dangers and likelihoods are worked out by turns."""
KEEN_SLACK: Final = 100
"""Who is keen does not tell apart what differs by no more than this, of a captivity of 10,000."""
KEEN_STARTS: Final = 8
"""From so many places, the likeliest, it is worked out where the keen go."""
FAINT: Final = 1e-7
"""Less likely than this is given up."""

# How an escapee may choose.
EVEN: Final = 0
KEEN: Final = 1
BLIND: Final = 2
KINDS: Final = [0.5, 0.3, 0.2]
"""How likely an escapee is of each kind, before anything is heard."""
KNOWN_MOST: Final = 1500
"""So many shadows are remembered."""


@final
class Shadow:
    """How likely an escapee is of each kind, in each place, with each purse; and what energy it has spent there."""

    def __init__(self, number: int, weights: list[dict[int, float]], spent: list[dict[int, float]]) -> None:
        self.number = number
        """By this number it is known what follows from it."""
        self.weights = weights
        """By kind the weights that are not nothing, by the place times `PURSES` plus the number of notes."""
        self.spent = spent
        """The same times the energy."""
        self.places: list[float] = []

    def by_place(self) -> list[float]:
        """Give how likely each place is; the sum is one."""
        if not self.places:
            self.places = [0.0] * PLACES
            for kind in self.weights:
                for index, weight in kind.items():
                    self.places[index // PURSES] += weight
        return self.places

    def energy(self) -> float:
        """Give the energy that the escapee has probably spent."""
        total = 0.0
        for kind in self.spent:
            for energy in kind.values():
                total += energy
        return total


@final
class Memory:
    """What follows from what, as far as it has been worked out."""

    def __init__(self) -> None:
        self.count = 1
        self.known: dict[tuple[int, ...], Shadow] = {}
        start = BOARD.start * PURSES + START_MONEY // NOTE
        self.beginning = Shadow(0, [{start: share} for share in KINDS], [{start: 0.0} for _ in KINDS])

    def keep(self, key: tuple[int, ...], weights: list[dict[int, float]], spent: list[dict[int, float]]) -> Shadow:
        """Remember what follows from a step, brought to a sum of one."""
        total = 0.0
        for kind in weights:
            for weight in kind.values():
                total += weight
        for number in range(len(weights)):
            for index in weights[number]:
                weights[number][index] /= total
                spent[number][index] /= total
        found = remember(self.known, key, Shadow(self.count, weights, spent), KNOWN_MOST)
        self.count += 1
        return found


MEMORY: Final = Memory()


def shadow_of(state: Position, seat: int, memory: int) -> Shadow:
    """Follow an escapee from London to where it hides now; while all run, to where it hid.

    Of what was heard only the last so many weeks are remembered.
    """
    found = MEMORY.beginning
    weeks = len(state.terms[seat]) - 1 if state.phase == RUNNING else len(state.terms[seat])
    for week in range(1, weeks + 1):
        found = move_on(found, then(state, week), seat)
        if week > weeks - memory:
            found = hear(found, state, seat, week)
    return found


def then(state: Position, week: int) -> Position:
    """Give what everybody could see of a match when a RUN began; where agents stood is guessed if it was not noted."""
    if week == state.week and state.phase == RUNNING:
        return state
    past = Captivade(state.setup)
    state.copy_onto(past)
    past.phase = RUNNING
    for seat in range(state.seats):
        past.terms[seat] = state.terms[seat][:week]
        past.stands[seat] = state.stands[seat][: week - 1]
        if not state.is_free[seat] and state.caught_week[seat] >= week:
            past.is_free[seat] = True
    past.facts = [fact for fact in state.facts if fact.week < week]
    for agent in range(len(past.post)):
        leader = state.leader[agent]
        if leader == NOBODY:
            continue
        stands = state.stands[leader]
        if week == 1:
            past.post[agent] = BOARD.start
        elif state.colour[leader] == agent and len(stands) > week - 2 and stands[week - 2] != GONE:
            past.post[agent] = stands[week - 2]
    travellers = past.free_seats()
    terms = past.terms[travellers[0]][-1]
    past.blocks = [Block(line, NOTHING, week) for line in members(terms.closed)]
    past.blocks += [Block(NOTHING, airport, week) for airport in members(terms.shut)]
    past.closures = []
    past.strike_until = week
    for seat in travellers:
        if past.terms[seat][-1].flights > 0:
            past.strike_until = 0
    past.week = week
    return past


def hear(found: Shadow, state: Position, seat: int, week: int) -> Shadow:
    """Reckon with all that was heard of an escapee's week: where it was or was not, and what it was paid."""
    heard = Week(state, seat, week)
    if heard.places == EVERYWHERE and not heard.changes and heard.stand == NOTHING:
        return found
    key = (found.number, 1, heard.places, heard.stand, *heard.changes)
    known = MEMORY.known.get(key)
    if known is not None:
        return known
    weights: list[dict[int, float]] = []
    spent: list[dict[int, float]] = []
    is_left = False
    for kind in range(len(found.weights)):
        after: dict[int, float] = {}
        energy: dict[int, float] = {}
        for index, weight in found.weights[kind].items():
            place = index // PURSES
            if heard.places >> place & 1:
                money = heard.purse_after(index % PURSES * NOTE, place)
                _add(after, energy, place, money, weight, found.spent[kind][index])
                is_left = True
        weights.append(after)
        spent.append(energy)
    if not is_left:
        _begin_anew(weights, spent, state, seat, week)
    return MEMORY.keep(key, weights, spent)


def _begin_anew(
    weights: list[dict[int, float]], spent: list[dict[int, float]], state: Position, seat: int, week: int
) -> None:
    """Where nothing is left that seemed likely, all trails that agree with the record are as likely as each other."""
    stage = belief_after(state, seat, week)
    for money, counts in stage.trails().items():
        for place in range(PLACES):
            if counts[place] > 0:
                purse = stage.purse_after(money, place)
                _add(weights[BLIND], spent[BLIND], place, purse, float(counts[place]), 0.0)


def _add(
    weights: dict[int, float], spent: dict[int, float], place: int, money: int, weight: float, energy: float
) -> None:
    index = place * PURSES + min(money // NOTE, PURSES - 1)
    weights[index] = weights.get(index, 0.0) + weight
    spent[index] = spent.get(index, 0.0) + energy


def move_on(found: Shadow, now: Position, seat: int) -> Shadow:
    """Let an escapee travel, whatever kind it is, from wherever it may be."""
    terms: Terms = now.terms[seat][-1]
    key = (found.number, 2, *_scene(now, seat), *terms.key)
    known = MEMORY.known.get(key)
    if known is not None:
        return known
    outlook = outlook_on(found, now, seat)
    weights: list[dict[int, float]] = []
    spent: list[dict[int, float]] = []
    for kind in range(len(found.weights)):
        after: dict[int, float] = {}
        energy: dict[int, float] = {}
        if kind == KEEN:
            _travel_keen(found, outlook, now, seat, after, energy)
        else:
            for index in found.weights[kind]:
                _travel(found, kind, index, outlook, after, energy)
        weights.append(after)
        spent.append(energy)
    return MEMORY.keep(key, weights, spent)


def outlook_on(found: Shadow, now: Position, seat: int) -> Outlook:
    """Work out by turns where an escapee may go, and where it will be looked for."""
    outlook = Outlook(now, seat)
    outlook.fear(ends_of(found, outlook, 10.0))
    mass = ends_of(found, outlook, SCALE)
    for _ in range(ROUNDS):
        outlook.fear(mass)
        fresh = ends_of(found, outlook, SCALE)
        for end in range(PLACES):
            mass[end] = (mass[end] + fresh[end]) / 2.0
    outlook.fear(mass)
    return outlook


def ends_of(found: Shadow, outlook: Outlook, scale: float) -> list[float]:
    """Give how likely the trips end in each place, if the escapee is even."""
    mass = [0.0] * PLACES
    terms = outlook.terms
    for index, weight in found.weights[EVEN].items():
        if weight < FAINT:
            continue
        money = index % PURSES * NOTE
        outing = outing_at(index // PURSES, terms, outlook.colour)
        shares = _shares(outing.count_for(terms, money), index, outlook, scale)
        for trip in range(len(shares)):
            mass[outing.ends[trip]] += weight * shares[trip]
    return mass


def _shares(count: int, index: int, outlook: Outlook, scale: float) -> list[float]:
    """Give how likely the first so many trips are from a place with a purse."""
    terms = outlook.terms
    money = index % PURSES * NOTE
    outing = outing_at(index // PURSES, terms, outlook.colour)
    costs: list[float] = []
    for trip in range(count):
        left = money - terms.cost(outing.flights[trip])
        costs.append(outlook.cost(outing.ends[trip], outing.energy[trip], left))
    return even_out(costs, scale)


def _travel(
    found: Shadow, kind: int, index: int, outlook: Outlook, after: dict[int, float], energy: dict[int, float]
) -> None:
    """Let an even or blind escapee travel from one place with one purse."""
    weight = found.weights[kind][index]
    if weight < FAINT:
        return
    terms = outlook.terms
    money = index % PURSES * NOTE
    outing = outing_at(index // PURSES, terms, outlook.colour)
    count = outing.count_for(terms, money)
    shares = [1.0 / count] * count if kind == BLIND else _shares(count, index, outlook, SCALE)
    for trip in range(count):
        part = weight * shares[trip]
        used = found.spent[kind][index] * shares[trip] + part * outing.energy[trip]
        _add(after, energy, outing.ends[trip], money - terms.cost(outing.flights[trip]), part, used)


def _travel_keen(
    found: Shadow, outlook: Outlook, now: Position, seat: int, after: dict[int, float], energy: dict[int, float]
) -> None:
    """Let a keen escapee take one of the trips that look best to it; from unlikely places it travels like the even."""
    weights = found.weights[KEEN]
    likeliest = sorted(weights, key=lambda index: -weights[index])[:KEEN_STARTS]
    past = Captivade(now.setup)
    now.copy_onto(past)
    terms = outlook.terms
    for index in weights:
        if index not in likeliest:
            _travel(found, KEEN, index, outlook, after, energy)
            continue
        place, money = index // PURSES, index % PURSES * NOTE
        past.ends[seat] = [place]
        past.money[seat] = money
        moves = legal_trips(terms, outlook.colour, place, money)
        values = [appraisal.value() for appraisal in appraise_run(past, seat, moves)]
        best = max(values)
        lots = [max(KEEN_SLACK + 1 - (best - value), 0) for value in values]
        total = sum(lots)
        outing = outing_at(place, terms, outlook.colour)
        for number in range(len(moves)):
            if lots[number] == 0:
                continue
            flights, end = (moves[number] - RUN) // PLACES, (moves[number] - RUN) % PLACES
            used = 0.0
            for trip in range(len(outing.ends)):
                if outing.ends[trip] == end and outing.flights[trip] == flights:
                    used = outing.energy[trip]
            part = weights[index] * lots[number] / total
            spent = found.spent[KEEN][index] * lots[number] / total + part * used
            _add(after, energy, end, money - terms.cost(flights), part, spent)


def _scene(now: Position, seat: int) -> tuple[int, ...]:
    """Give what else decides where an escapee goes, and where it is looked for."""
    key: list[int] = [seat, now.colour[seat], now.week, now.setup.weeks, int(now.is_strike())]
    key.append(now.closed_connections())
    key.append(now.shut_airports())
    for agent in range(len(now.post)):
        key.append(now.post[agent])
        key.append(now.leader[agent])
    for other in range(now.seats):
        if now.is_free[other]:
            key.append(suspicion_of(now, other).number)
            key.extend(now.terms[other][-1].key)
        else:
            key.append(NOTHING)
    return tuple(key)

"""This file is what a bot of a level makes of its view: where it hides, by lot, and where its agents search.

Nobody who must not be found takes the best place; it draws lots, in which a place is the rarer the more it costs.
"""

from typing import Final

from greatcircle.games.captivade.board import BOARD, FLIGHT_PRICE, NOTHING, PLACES, members
from greatcircle.games.captivade.knowledge.beat import SURE, Beat, beat_at
from greatcircle.games.captivade.knowledge.belief import EVERYWHERE, belief, places_of, union
from greatcircle.games.captivade.knowledge.hideout import Danger
from greatcircle.games.captivade.knowledge.level import Mind
from greatcircle.games.captivade.knowledge.outlook import Outlook, even_out, odds_of
from greatcircle.games.captivade.knowledge.pursuit import (
    appraise_attack,
    envelope_worth,
    later_terms,
    strikes_at,
    watchers_of,
)
from greatcircle.games.captivade.knowledge.remark import (
    name,
    said_of_energy,
    said_of_hope,
    said_of_money,
    said_of_room,
    said_of_safety,
    said_of_standing,
    said_of_strike,
)
from greatcircle.games.captivade.knowledge.shadow import outlook_on, shadow_of
from greatcircle.games.captivade.knowledge.suspicion import outing_from
from greatcircle.games.captivade.moves import ATTACK, CHASE, RUN
from greatcircle.games.captivade.position import GONE, PAID, Position
from greatcircle.games.captivade.rules.chase import agents_in_order
from greatcircle.games.captivade.trip import Reach
from greatcircle.kernel.game import Appraisal, Term

LOTS: Final = 100_000
"""What the lots of one choice come to."""
POINTS: Final = 10_000.0
"""What a match is worth in an appraisal."""
PLACE_MOST: Final = 0.3
"""No place is chosen more often than this, unless the others cost far more."""
PAIR_MOST: Final = 0.17
"""No two places that one call finds are chosen more often than this in the first week."""
SCALE_MOST: Final = 0.3
"""So evenly are lots drawn at most."""
WIDER: Final = 1.15
"""By this much lots are drawn more evenly, again and again, until nobody can be foreseen."""
CAUGHT: Final = 5.0 / 6.0
"""How often one who is tracked down is taken (CV-79)."""
LATER: Final = 0.5
"""How much of what a later agent would find anyway is left to it."""
FAINT: Final = 1e-9


def plan(state: Position, seat: int, moves: list[int], mind: Mind) -> list[Appraisal]:
    """Weigh legal moves of a seat by what it may know."""
    if moves[0] < CHASE:
        return plan_run(state, seat, moves, mind)
    if moves[0] < ATTACK:
        return plan_chase(state, seat, moves, mind)
    return appraise_attack(state, moves)


def plan_run(state: Position, seat: int, moves: list[int], mind: Mind) -> list[Appraisal]:
    """Weigh trips of the own escapee, and give each its lots."""
    outlook = outlook_on(shadow_of(state, seat, mind.memory), state, seat) if mind.reasons else Outlook(state, seat)
    if not mind.reasons:
        outlook.fear([1.0 / PLACES] * PLACES)
    danger = Danger(state, seat)
    terms = state.terms[seat][-1]
    reach = Reach(terms, outlook.colour, 1 << state.place(seat), terms.flights_for(state.money[seat]))
    costs: list[float] = []
    found: list[list[Term]] = []
    for move in moves:
        flights, end = (move - RUN) // PLACES, (move - RUN) % PLACES
        seen = (outlook.dangers[end] + danger.of(end) / SURE) / 2.0
        left = state.money[seat] - terms.cost(flights)
        energy = reach.energy(end, flights)
        effort = outlook.worth * energy * mind.thrift
        habit = mind.comfort if BOARD.colour[end] == outlook.colour else 0.0
        costs.append(seen * mind.foresight + outlook.cramped(end, left) - outlook.wealth(left) + effort - habit)
        room = outlook.rooms[end + PLACES] if left >= FLIGHT_PRICE else outlook.rooms[end]
        found.append(
            [
                _term(said_of_safety(state, seat, end), -seen),
                _term("" if outlook.is_last else said_of_room(end, room), -outlook.cramped(end, left)),
                _term("" if outlook.is_last else said_of_money(state.money[seat], left), outlook.wealth(left)),
                _term(said_of_energy(float(energy)), -effort),
            ]
        )
    hunters = [] if state.week > 1 else outlook.beats
    shares = unforeseen(costs, [(move - RUN) % PLACES for move in moves], hunters, mind.scale)
    return [Appraisal(tuple(found[index]), int(shares[index] * LOTS)) for index in range(len(moves))]


def unforeseen(costs: list[float], ends: list[int], hunters: list[Beat], scale: float) -> list[float]:
    """Give likelihoods that fall smoothly with costs, and that leave nobody a good guess."""
    while True:
        shares = even_out(costs, scale)
        mass = [0.0] * PLACES
        for index in range(len(ends)):
            mass[ends[index]] += shares[index]
        best = max(mass) / PLACE_MOST
        for beat in hunters:
            for number in range(len(beat.firsts)):
                first, last = beat.firsts[number], beat.lasts[number]
                if first != last:
                    best = max(best, (mass[first] + mass[last]) / PAIR_MOST)
        if best <= 1.0 or scale >= SCALE_MOST:
            return shares
        scale *= WIDER


def plan_chase(state: Position, seat: int, moves: list[int], mind: Mind) -> list[Appraisal]:
    """Weigh the trips of the agent on the move by the captures to be expected, now and next week."""
    quarry = [other for other in state.free_seats() if other != seat]
    masses = [suspected(state, other, mind) for other in quarry]
    later = _later_odds(state, masses, quarry) if mind.reasons else [0.0] * PLACES
    mass = [0.0] * PLACES
    for one in masses:
        for place in range(PLACES):
            mass[place] += one[place]
    is_last = state.week == state.setup.weeks
    ahead = _ahead(state, mass)
    envelope = envelope_worth(state, seat) / POINTS
    strikes = strikes_at(state, seat)
    watched: dict[int, float] = {}
    values: list[float] = []
    found: list[list[Term]] = []
    for move in moves:
        first, last = (move - CHASE) // PLACES, (move - CHASE) % PLACES
        hope = 0.0
        for one in masses:
            one_first = 0.0 if first == last else one[first] * (1.0 - LATER * later[first])
            hope += CAUGHT * (one_first + one[last] * (1.0 - LATER * later[last]))
        if last not in watched:
            total = 0.0
            for place in beat_at(state, last).places:
                total += ahead[place]
            watched[last] = total
        standing = 0.0 if is_last else mind.standing * watched[last]
        met = envelope if last == state.place(seat) else 0.0
        strike = strikes[last] / POINTS
        values.append(hope + standing + met + strike)
        found.append(
            [
                _term(said_of_hope(state, quarry, masses, first, last), hope),
                _term("" if is_last else said_of_standing(last, watched[last]), standing),
                _term(f"{state.character(seat)} is in {name(last)}" if met else "", met),
                _term(said_of_strike(last, strikes[last]), strike),
            ]
        )
    shares = even_out([-value for value in values], mind.aim)
    return [Appraisal(tuple(found[index]), int(shares[index] * LOTS)) for index in range(len(moves))]


def _ahead(state: Position, mass: list[float]) -> list[float]:
    """Spread what lies on places over those within a walk, and share it among the agents who can call them."""
    watchers = watchers_of(state)
    terms = later_terms(state)
    after = [0.0] * PLACES
    for place in range(PLACES):
        if mass[place] > FAINT:
            ends = members(outing_from(place, terms, NOTHING)[0] | 1 << place)
            for end in ends:
                after[end] += mass[place] / (len(ends) * watchers[end])
    return after


def suspected(state: Position, seat: int, mind: Mind) -> list[float]:
    """Give how likely a seat's escapee is in each place, to one who remembers so much."""
    if mind.reasons:
        return shadow_of(state, seat, mind.memory).by_place()
    places = union(belief(state, seat).ended)
    if mind.memory == 1:
        places = EVERYWHERE
        for fact in state.facts:
            if fact.seat == seat and fact.week == state.week and fact.kind != PAID:
                places &= places_of(fact.kind, fact.value)
    count = places.bit_count()
    return [1.0 / count if places >> place & 1 else 0.0 for place in range(PLACES)]


def _later_odds(state: Position, masses: list[list[float]], quarry: list[int]) -> list[float]:
    """Give how likely each place is called later in this week, if this agent leaves it out."""
    order = agents_in_order(state)
    spared = [1.0] * PLACES
    for agent in order[order.index(state.agent) + 1 :]:
        if state.post[agent] == GONE:
            continue
        mass = [0.0] * PLACES
        for number in range(len(quarry)):
            if quarry[number] != state.leader[agent]:
                for place in range(PLACES):
                    mass[place] += masses[number][place]
        odds = odds_of(beat_at(state, state.post[agent]), mass)
        for place in range(PLACES):
            spared[place] *= 1.0 - odds[place]
    return [1.0 - share for share in spared]


def _term(sentence: str, value: float) -> Term:
    return Term(sentence, int(value * POINTS))

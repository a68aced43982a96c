"""This file is what an agent's trip is worth to its seat: whom it may find, and where it stands for the next week."""

from typing import Final

from greatcircle.games.captivade.board import (
    FLIGHT_PRICE,
    LATER_CONNECTIONS,
    NOTHING,
    PLACES,
)
from greatcircle.games.captivade.knowledge.beat import add_to, beat_at
from greatcircle.games.captivade.knowledge.suspicion import CERTAIN, suspicion_of, wander
from greatcircle.games.captivade.moves import ATTACK, CHASE, SPARE
from greatcircle.games.captivade.position import GONE, Position
from greatcircle.games.captivade.rules.attack import chasers
from greatcircle.games.captivade.rules.chase import agents_in_order
from greatcircle.games.captivade.trip import Terms
from greatcircle.kernel.game import Appraisal, Term

ARREST: Final = 10_000
"""What finding an escapee is worth."""
STANDING: Final = 600
"""What it is worth to have an escapee within reach next week."""
ENVELOPE_WORTH: Final = 120
"""What an envelope is worth to an escapee that cannot pay a flight."""
SPARE_ENVELOPE: Final = 30
"""What an envelope is worth to an escapee that can pay a flight."""
STRIKE: Final = 1_000
"""What an attack is worth, and what it costs to offer one."""
STRIKE_FIRST: Final = 500
"""How much more an attack is worth when the victim has still to move in this week."""

SENTENCES: Final = ("escapees to be found", "escapees within reach next week", "an envelope", "the assassin")
ATTACK_SENTENCES: Final = ("the assassin",)


def appraise_chase(state: Position, seat: int, moves: list[int]) -> list[Appraisal]:
    """Weigh the trips of the agent on the move, by the places that they call."""
    quarry = [other for other in state.free_seats() if other != seat]
    mass = [0] * PLACES
    is_last = state.week == state.setup.weeks
    for other in quarry:
        add_to(mass, suspicion_of(state, other).lure())
    ahead = uncovered(state, wander(mass, later_terms(state)))
    envelope = envelope_worth(state, seat)
    strikes = strikes_at(state, seat)
    covered: dict[int, int] = {}
    found: list[Appraisal] = []
    for move in moves:
        first = (move - CHASE) // PLACES
        last = (move - CHASE) % PLACES
        hope = mass[last]
        if first != last:
            hope += mass[first]
        if not is_last and last not in covered:
            covered[last] = STANDING * beat_at(state, last).covered(ahead) // CERTAIN
        values = [
            ARREST * hope // CERTAIN,
            0 if is_last else covered[last],
            envelope if last == state.place(seat) else 0,
            strikes[last],
        ]
        found.append(Appraisal(tuple([Term(SENTENCES[index], values[index]) for index in range(len(SENTENCES))])))
    return found


def appraise_attack(state: Position, moves: list[int]) -> list[Appraisal]:
    """Weigh whom to attack: the die is for nothing, and best are those who have still to move."""
    found: list[Appraisal] = []
    for move in moves:
        worth = 0 if move == SPARE else STRIKE
        if move != SPARE and _has_to_move(state, move - ATTACK):
            worth += STRIKE_FIRST
        found.append(Appraisal((Term(ATTACK_SENTENCES[0], worth),)))
    return found


def later_terms(state: Position) -> Terms:
    """Give the terms on which escapees will mostly travel by land next week."""
    return Terms(LATER_CONNECTIONS, 0, False, NOTHING, NOTHING, state.closed_connections(), state.shut_airports())


def uncovered(state: Position, mass: list[int]) -> list[int]:
    """Leave of what lies on places the less, the more other agents can call them: together they cover more apart."""
    watchers = watchers_of(state)
    return [mass[place] // watchers[place] for place in range(PLACES)]


def watchers_of(state: Position) -> list[int]:
    """Count for each place the agents who can call it, besides the one on the move, and one for that one."""
    watchers = [1] * PLACES
    for agent in range(len(state.post)):
        if agent != state.agent and state.post[agent] != GONE:
            for place in beat_at(state, state.post[agent]).places:
                watchers[place] += 1
    return watchers


def envelope_worth(state: Position, seat: int) -> int:
    """Give what it is worth to the own escapee that its agent ends where it hides (CV-88, CV-89)."""
    if not state.is_free[seat] or state.agent != state.colour[seat] or state.week == state.setup.weeks:
        return 0
    return SPARE_ENVELOPE if state.money[seat] >= FLIGHT_PRICE else ENVELOPE_WORTH


def strikes_at(state: Position, seat: int) -> list[int]:
    """Give for every place what it is worth to end there, as the assassin or before it (CV-92, CV-99)."""
    found = [0] * PLACES
    assassin = state.assassin()
    if assassin == NOTHING or state.is_struck:
        return found
    if state.leader[assassin] != seat:
        found[state.post[assassin]] = -STRIKE // 4
        return found
    for agent in chasers(state):
        worth = STRIKE + (STRIKE_FIRST if _has_to_move(state, agent) else 0)
        found[state.post[agent]] = max(found[state.post[agent]], worth)
    return found


def _has_to_move(state: Position, agent: int) -> bool:
    """Tell whether an agent has still to move in this week."""
    if state.agent == NOTHING:
        return True
    order = agents_in_order(state)
    return order.index(agent) > order.index(state.agent)

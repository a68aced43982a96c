"""This file is how good a state of Trap the Cap is for a seat: the only game knowledge that bots use.

All weights are whole numbers, a hundredth of a cap each, so that every machine weighs alike.
"""

from typing import Final

from greatcircle.games.trap_the_cap.board import DIE_FACES, FAR, GREY
from greatcircle.games.trap_the_cap.position import FREE, HELD, NOBODY, OVER, UNOWNED
from greatcircle.games.trap_the_cap.rules.ending import golden_holder, outcome
from greatcircle.games.trap_the_cap.rules.play import TrapTheCap
from greatcircle.kernel.game import Term

VICTORY: Final = 1_000_000
"""A match that ends without it is weighed as it stands: who feared every lost ending would never let one come."""
BROUGHT_HOME: Final = 100
CARRIED: Final = 45
CARRIED_TOWER: Final = 60
NEARER_HOME: Final = 4
FAR_FROM_HOME: Final = 12
"""For each space that a carried cap is nearer home than this far away, it weighs so much more."""
LOST: Final = -100
"""An own cap in a foreign base."""
TRAPPED: Final = -75
"""An own cap under a foreign one."""
RESCUED: Final = 40
"""An own cap on its way home under an own carrier, against being trapped."""
STAKE: Final = 70
"""What an own cap is worth to others, and theirs to us."""
TOWER_LOAD: Final = 6
"""In Trap the Tower a load adds only this to what is at stake: nothing but the last top counts."""
THREAT_SHARE: Final = 3
"""What is in our reach counts a third: the others move first."""
CHASE: Final = -3
CHASE_TOWER: Final = -14
"""For each space between us and the nearest cap worth chasing."""
GOLDEN: Final = 160
TURN: Final = 20
"""For having the turn, so that the extra throw after a 6 is taken."""

SENTENCES: Final = (
    "the match itself",
    "caps brought home",
    "caps carried, the nearer home the better",
    "own caps trapped or lost",
    "own caps in reach of others",
    "foreign caps in reach",
    "closing in on the nearest foreign cap",
    "the Golden Cap",
    "having the turn",
)


def evaluate(state: TrapTheCap, seat: int) -> int:
    """Weigh a state for a seat; more is better."""
    total = 0
    for value in weigh(state, seat):
        total += value
    return total


def terms(state: TrapTheCap, seat: int) -> list[Term]:
    """List what the weight of a state is made of."""
    return [Term(sentence, value) for sentence, value in zip(SENTENCES, weigh(state, seat), strict=True)]


def weigh(state: TrapTheCap, seat: int) -> list[int]:
    """Weigh each of the things that `SENTENCES` names."""
    setup = state.setup
    mine = setup.side[seat]
    load = [0] * setup.cap_count
    brought_home = 0
    lost = 0
    ours: list[int] = []
    theirs: list[int] = []
    for cap in range(setup.cap_count):
        carrier = state.carrier[cap]
        if carrier == FREE:
            player = state.player[cap]
            if player != UNOWNED and setup.side[player] == mine:
                ours.append(cap)
            else:
                theirs.append(cap)
        elif carrier == HELD:
            if setup.side[setup.colour[cap]] == mine:
                lost += LOST
            elif setup.side[setup.seat_at[state.place[cap]]] == mine:
                brought_home += BROUGHT_HOME
        elif cap != setup.golden:
            load[carrier] += 1
            if setup.side[setup.colour[cap]] == mine:
                player = state.player[carrier]
                lost += TRAPPED + (RESCUED if setup.side[player] == mine else 0)
    carried = 0
    for cap in ours:
        if load[cap] > 0:
            carried += load[cap] * _load_worth(state, cap)
    risk = _reach(state, theirs, ours, load)
    threat = _reach(state, ours, theirs, load)
    return [
        VICTORY if state.phase == OVER and outcome(state).places[seat] == 1 else 0,
        brought_home,
        carried,
        lost,
        -risk,
        threat // THREAT_SHARE,
        _chase(state, ours, theirs),
        _golden(state, mine),
        TURN if setup.side[state.turn] == mine else 0,
    ]


def _load_worth(state: TrapTheCap, cap: int) -> int:
    """Weigh one carried cap by how near its carrier is to home."""
    setup = state.setup
    if setup.is_tower:
        return CARRIED_TOWER
    distance = setup.board.distances[state.place[cap]][setup.base[state.player[cap]]]
    return CARRIED + NEARER_HOME * max(FAR_FROM_HOME - distance, 0)


def _reach(state: TrapTheCap, hunters: list[int], prey: list[int], load: list[int]) -> int:
    """Weigh the prey that hunters could hit with one throw, by the number of faces that hit."""
    setup = state.setup
    board = setup.board
    golden = setup.golden
    total = 0
    for cap in prey:
        space = state.place[cap]
        if space >= board.space_count:
            continue
        is_safe = board.kinds[space] == GREY
        faces = 0
        for hunter in hunters:
            distance = board.distances[state.place[hunter]][space]
            if 0 < distance <= DIE_FACES:
                if hunter == golden:
                    if state.golden_owner != NOBODY:
                        faces |= (1 << (DIE_FACES + 1)) - (1 << distance)
                elif not is_safe:
                    faces |= 1 << distance
        if faces:
            stake = STAKE + load[cap] * (TOWER_LOAD if setup.is_tower else STAKE)
            total += stake * faces.bit_count() // DIE_FACES
    return total


def _chase(state: TrapTheCap, ours: list[int], theirs: list[int]) -> int:
    """Weigh how near our nearest cap on the board is to a foreign cap that can be trapped."""
    board = state.setup.board
    nearest = FAR
    for cap in theirs:
        space = state.place[cap]
        if space < board.space_count:
            for hunter in ours:
                distance = board.distances[state.place[hunter]][space]
                if distance < nearest:
                    nearest = distance
    if nearest == FAR:
        return 0
    return nearest * (CHASE_TOWER if state.setup.is_tower else CHASE)


def _golden(state: TrapTheCap, mine: int) -> int:
    """Weigh who has the Golden Cap, and whether it is ours to play."""
    if not state.setup.is_golden:
        return 0
    holder = golden_holder(state)
    if holder == NOBODY:
        return 0
    held = GOLDEN // 2 if holder == mine else -GOLDEN // 2
    return held + (GOLDEN // 2 if state.golden_owner == mine else 0)

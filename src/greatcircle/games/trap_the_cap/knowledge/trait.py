"""This file is what decides a match of Trap the Cap, counted for each side: caps won, carried, lost and in reach."""

from typing import Final

from mypy_extensions import i64

from greatcircle.games.trap_the_cap.board import DIE_FACES, GREY
from greatcircle.games.trap_the_cap.position import FREE, HELD, NOBODY, UNOWNED
from greatcircle.games.trap_the_cap.rules.play import TrapTheCap

NAMES: Final = (
    "turn",
    "won",
    "lost",
    "home",
    "out",
    "grey",
    "one-left",
    "two-left",
    "three-left",
    "carried",
    "carried-near",
    "rescued",
    "rescued-near",
    "trapped",
    "trapped-near",
    "aim-now",
    "aim-later",
    "hits-now",
    "hits-later",
    "homing-now",
    "homing-later",
    "risk-now",
    "risk-later",
    "looming",
    "nearest",
    "stacks",
    "golden-owned",
    "golden-carried",
    "golden-near",
    "golden-aim-now",
    "golden-aim-later",
)
"""What is counted, in the order in which the weights are kept."""
TURN: Final = 0
"""Whether the side is to throw."""
WON: Final = 1
"""Foreign caps in its bases."""
LOST: Final = 2
"""Own caps in foreign bases."""
AT_HOME: Final = 3
"""Free caps that wait in a base."""
OUT: Final = 4
"""Free caps on the board."""
ON_GREY: Final = 5
"""Those of them that are safe on grey."""
ONE_LEFT: Final = 6
TWO_LEFT: Final = 7
THREE_LEFT: Final = 8
"""Whether so many free caps are left."""
CARRIED: Final = 9
"""Foreign caps under own tops."""
CARRIED_NEAR: Final = 10
"""The same, by how near they are to the base they go to: 0 for far away, 1 in it."""
RESCUED: Final = 11
"""Own caps under own tops."""
RESCUED_NEAR: Final = 12
TRAPPED: Final = 13
"""Own caps under foreign tops."""
TRAPPED_NEAR: Final = 14
AIM_NOW: Final = 15
"""The most caps that each face of the die lets it trap, on average over the faces, when it is to throw."""
AIM_LATER: Final = 16
"""The same, when another side throws first."""
HITS_NOW: Final = 17
"""The share of the faces that trap anything."""
HITS_LATER: Final = 18
HOMING_NOW: Final = 19
"""The caps that a throw brings home, on average over the faces."""
HOMING_LATER: Final = 20
RISK_NOW: Final = 21
"""The own caps that others can hit, each by the share of the faces that do, when another side throws."""
RISK_LATER: Final = 22
LOOMING: Final = 23
"""Own caps that others can hit with two throws."""
NEAREST: Final = 24
"""How near the nearest prey is: 0 for far away."""
STACKS: Final = 25
"""How many caps on the board carry any."""
GOLDEN_OWNED: Final = 26
GOLDEN_CARRIED: Final = 27
GOLDEN_NEAR: Final = 28
GOLDEN_AIM_NOW: Final = 29
"""The share of the faces that trap the Golden Cap."""
GOLDEN_AIM_LATER: Final = 30
COUNT: Final = len(NAMES)

FAR_AWAY: Final = 12
"""What is farther from home than this counts as far away, and so does prey."""
FACES: Final = float(DIE_FACES)
TWO_THROWS: Final = 2 * DIE_FACES
FEW: Final = 3
ALL_FACES: Final = (1 << (DIE_FACES + 1)) - 1
"""Every face of the die as a set of bits, with a bit for none."""
FACES_IN: Final = [faces.bit_count() for faces in range(ALL_FACES + 1)]
"""How many faces a set of bits holds."""


def traits(state: TrapTheCap) -> list[list[float]]:
    """Count for each side, in the order of the sides, all that `NAMES` lists."""
    setup = state.setup
    board = setup.board
    space_count: i64 = board.space_count
    side_of = setup.side
    places = state.place
    carriers = state.carrier
    loads = state.load
    players = state.player
    colours = setup.colour
    golden: i64 = setup.golden
    sides = sides_of(state)
    counts = [[0.0] * COUNT for _ in range(sides)]
    thrower: i64 = side_of[state.turn]
    counts[thrower][TURN] = 1.0

    hunters: list[int] = []
    prey: list[int] = []
    free = [0] * sides
    met_home: i64 = 0
    for cap in range(setup.cap_count):
        carrier: i64 = carriers[cap]
        if carrier == FREE:
            player: i64 = players[cap]
            if player == UNOWNED:
                prey.append(cap)
                continue
            side: i64 = side_of[player]
            place: i64 = places[cap]
            count = counts[side]
            if cap == golden:
                count[GOLDEN_OWNED] = 1.0
            else:
                free[side] += 1
            if place >= space_count:
                count[AT_HOME] += 1.0
                if cap == golden or met_home >> player & 1 == 0:
                    met_home |= 1 << player
                    hunters.append(cap)
            elif place >= 0:
                count[OUT] += 1.0
                hunters.append(cap)
                prey.append(cap)
                if loads[cap] > 0:
                    count[STACKS] += 1.0
                if board.kinds[place] == GREY:
                    count[ON_GREY] += 1.0
        elif carrier == HELD:
            counts[side_of[colours[cap]]][LOST] += 1.0
            counts[side_of[setup.seat_at[places[cap]]]][WON] += 1.0
        else:
            _count_carried(state, counts, cap, carrier)
    for side_ in range(sides):
        if free[side_] <= FEW:
            counts[side_][ONE_LEFT + max(free[side_] - 1, 0)] = 1.0
    _count_reach(state, counts, hunters, prey)
    return counts


def sides_of(state: TrapTheCap) -> int:
    """Tell how many sides there are: teams, or else seats."""
    side_of = state.setup.side
    most = 0
    for side in side_of:
        if side > most:
            most = side
    return most + 1


def _count_carried(state: TrapTheCap, counts: list[list[float]], cap: i64, carrier: i64) -> None:
    """Count a cap under another for whom it matters."""
    setup = state.setup
    seat: i64 = state.player[carrier]
    side: i64 = setup.side[seat]
    near = 0.0
    place: i64 = state.place[carrier]
    if place >= 0:
        distance: i64 = setup.board.distances[place][setup.base[seat]]
        if distance < FAR_AWAY:
            near = (FAR_AWAY - distance) / FAR_AWAY
    count = counts[side]
    if cap == setup.golden:
        count[GOLDEN_CARRIED] = 1.0
        count[GOLDEN_NEAR] = near
        return
    own: i64 = setup.side[setup.colour[cap]]
    if own == side:
        count[RESCUED] += 1.0
        count[RESCUED_NEAR] += near
        return
    count[CARRIED] += 1.0
    count[CARRIED_NEAR] += near
    counts[own][TRAPPED] += 1.0
    counts[own][TRAPPED_NEAR] += near


def _count_reach(state: TrapTheCap, counts: list[list[float]], hunters: list[int], prey: list[int]) -> None:
    """Count what each side can trap or bring home with its next throw."""
    setup = state.setup
    board = setup.board
    places = state.place
    loads = state.load
    players = state.player
    side_of = setup.side
    golden: i64 = setup.golden
    sides = len(counts)
    thrower: i64 = side_of[state.turn]
    aims = [0] * (sides * (DIE_FACES + 1))
    golden_faces = [0] * sides
    nearest = [FAR_AWAY] * sides
    homing = [0] * (sides * (DIE_FACES + 1))
    for cap in prey:
        space: i64 = places[cap]
        player: i64 = players[cap]
        own: i64 = NOBODY if player == UNOWNED else side_of[player]
        is_safe = board.kinds[space] == GREY
        stake: i64 = loads[cap] + 1
        danger: i64 = 0
        is_looming = False
        for hunter in hunters:
            seat: i64 = players[hunter]
            side: i64 = side_of[seat]
            if side == own:
                continue
            place: i64 = places[hunter]
            distance: i64 = board.distances[place][space]
            if is_safe and hunter != golden:
                continue
            if distance < nearest[side]:
                nearest[side] = distance
            if distance > TWO_THROWS:
                continue
            faces: i64 = board.hits[place][space]
            if hunter == golden:
                faces = ALL_FACES & ~((1 << min(distance, DIE_FACES + 1)) - 1)
            if faces == 0:
                is_looming = True
                continue
            danger |= faces
            if cap == golden:
                golden_faces[side] |= faces
            first: i64 = side * (DIE_FACES + 1)
            for face in range(1, DIE_FACES + 1):
                if faces >> face & 1 == 1 and aims[first + face] < stake:
                    aims[first + face] = stake
        if own != NOBODY:
            count = counts[own]
            if danger != 0:
                risk = float(stake * FACES_IN[danger]) / FACES
                count[RISK_LATER if own == thrower else RISK_NOW] += risk
            elif is_looming:
                count[LOOMING] += 1.0
    if not setup.is_tower:
        for cap in hunters:
            carried: i64 = loads[cap]
            if carried > 0:
                seat = players[cap]
                side = side_of[seat]
                way: i64 = board.distances[places[cap]][setup.base[seat]]
                first = side * (DIE_FACES + 1)
                for face in range(way, DIE_FACES + 1):
                    if homing[first + face] < carried:
                        homing[first + face] = carried
    for side_ in range(sides):
        count = counts[side_]
        aim = 0
        hits = 0
        brought = 0
        first = side_ * (DIE_FACES + 1)
        for face in range(1, DIE_FACES + 1):
            best = aims[first + face]
            aim += best
            if best > 0:
                hits += 1
            brought += homing[first + face]
        later = 0 if side_ == thrower else 1
        count[AIM_NOW + later] = aim / FACES
        count[HITS_NOW + later] = hits / FACES
        count[HOMING_NOW + later] = brought / FACES
        count[GOLDEN_AIM_NOW + later] = FACES_IN[golden_faces[side_]] / FACES
        count[NEAREST] = (FAR_AWAY - nearest[side_]) / FAR_AWAY

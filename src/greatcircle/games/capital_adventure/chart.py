"""This file is the board of Capital Adventure in a terminal: the Travellers on the map, and where moves lead."""

from typing import Final

from greatcircle.games.capital_adventure.board import ATLANTIC, BOARD, CONTINENTS, NOTHING, SEA_ANSWERS, SIDES
from greatcircle.games.capital_adventure.moves import GO, PAY, PAYMENTS, SAIL, TRY
from greatcircle.games.capital_adventure.position import DECIDING
from greatcircle.games.capital_adventure.rules.play import CapitalAdventure
from greatcircle.kernel.chart import Chart, Frame, Mark
from greatcircle.kernel.words import listed

FRAME: Final = Frame(centre_longitude=11, reach=180, north=72, south=-56)
"""The chart reaches round the globe, with the Pacific at both edges; its unit is a degree."""
LETTERS: Final[dict[str, str]] = dict(zip(SIDES, "RBGY", strict=True))
"""What the Traveller of each side is on the chart."""
GOAL: Final = "◆"
"""A Capital Adventure city that the side on turn has still to visit."""
DONE: Final = "◇"
"""A Capital Adventure city that the side on turn has visited."""
TURN: Final = 360.0
HALF: Final = 2.0


def chart(state: CapitalAdventure) -> Chart:
    """Lay out the map: Travellers, the numbers of the moves where they lead, and the cities that bring a peg."""
    targets = _targets(state)
    taken = [state.city[seat] for seat in range(state.seats) if state.city[seat] != NOTHING]
    marks: list[Mark] = []
    for city in _cities_by_weight(taken, targets):
        x, y = _spot(city)
        marks += [
            Mark(x, y, LETTERS[state.setup.names[seat]], "piece", seat)
            for seat in range(state.seats)
            if state.city[seat] == city
        ]
        if city in targets:
            marks.append(Mark(x, y, "/".join(targets[city]), "target"))
        elif city not in taken:
            marks.append(Mark(x, y, *_peg(state, city)))
    marks += [
        Mark(*_transit_spot(state, seat), LETTERS[state.setup.names[seat]], "piece", seat)
        for seat in range(state.seats)
        if state.transit[seat] != NOTHING
    ]
    named = [city for city in _cities_by_weight(taken, targets) if city in taken or city in targets]
    labels = [Mark(*_spot(city), BOARD.cities[city].name, "label") for city in named]
    standing = tuple([_standing(state, seat) for seat in range(state.seats)])
    return Chart(2 * FRAME.reach, FRAME.north - FRAME.south, [*marks, *labels], _legend(state), standing, FRAME)


def _targets(state: CapitalAdventure) -> dict[int, list[str]]:
    """List the cities that moves lead to, each with the numbers of these moves (CA-40, CA-105, CA-127)."""
    targets: dict[int, list[str]] = {}
    if state.phase != DECIDING:
        return targets
    for number, move in enumerate(state.for_people(state.turn), 1):
        city = _target(state, move)
        if city != NOTHING:
            targets.setdefault(city, []).append(str(number))
    return targets


def _target(state: CapitalAdventure, move: int) -> int:
    """Give the city where a move leads, or NOTHING."""
    if GO <= move < PAY:
        return move - GO
    if TRY <= move < SAIL:
        return BOARD.crossings[(move - TRY) // PAYMENTS].other(state.city[state.turn])
    return NOTHING


def _cities_by_weight(taken: list[int], targets: dict[int, list[str]]) -> list[int]:
    """List the cities that are marked: where somebody is, then where a move leads, then those that bring a peg."""
    cities = {*taken, *targets, *BOARD.goals}
    return sorted(cities, key=lambda city: (city not in taken, city not in targets, city))


def _peg(state: CapitalAdventure, city: int) -> tuple[str, str]:
    """Mark a Capital Adventure city as the side on turn has still to visit it, or has (CA-89)."""
    is_done = BOARD.goal_bit[city] & state.pegs[state.turn] != 0
    return (DONE, "grey") if is_done else (GOAL, "plain")


def _spot(city: int) -> tuple[float, float]:
    """Give the place of a city: degrees from the left edge and from the upper one."""
    place = BOARD.cities[city]
    east = (place.longitude - FRAME.centre_longitude + FRAME.reach) % TURN
    return east, FRAME.north - place.latitude


def _transit_spot(state: CapitalAdventure, seat: int) -> tuple[float, float]:
    """Give the place of a side between two cities; on the Atlantic it draws nearer with every answer (CA-128)."""
    crossing = state.transit[seat]
    there = _spot(state.heading[seat])
    if crossing == ATLANTIC:
        here = _spot(BOARD.harbour)
        way = (1 + state.sea[seat]) / (HALF + SEA_ANSWERS)
    else:
        here = _spot(BOARD.crossings[crossing].other(state.heading[seat]))
        way = 1 / HALF
    if abs(there[0] - here[0]) > FRAME.reach:  # round the edge of the map: it stands before the city it left
        return here
    return here[0] + (there[0] - here[0]) * way, here[1] + (there[1] - here[1]) * way


def _standing(state: CapitalAdventure, seat: int) -> str:
    """Tell how a side stands: its pegs, where it is, what it holds, and what it waits for."""
    parts = [f"{state.peg_count(seat)} of {len(BOARD.goals)} pegs", _whereabouts(state, seat), f"${state.cash[seat]}"]
    tokens = state.tokens[seat]
    parts += [f"{tokens} Travel Token{'s' if tokens > 1 else ''}"] if tokens else []
    parts.append(f"{state.doubles[seat]} Double{'' if state.doubles[seat] == 1 else 's'}")
    insured = [BOARD.continents[one].name for one in range(CONTINENTS) if state.insurance[seat] >> one & 1]
    where = f"in {listed(insured)}" if insured else "nowhere"
    parts.append(f"insured {'everywhere' if len(insured) == CONTINENTS else where}")
    missed = state.missed[seat]
    parts += [f"misses {missed} go{'es' if missed > 1 else ''}"] if missed else []
    return ", ".join(parts)


def _whereabouts(state: CapitalAdventure, seat: int) -> str:
    if state.transit[seat] == ATLANTIC:
        return f"on the Atlantic, {state.sea[seat]} of {SEA_ANSWERS} answers"
    if state.transit[seat] != NOTHING:
        return f"on the way to {BOARD.cities[state.heading[seat]].name}"
    return f"in {BOARD.cities[state.city[seat]].name}"


def _legend(state: CapitalAdventure) -> list[str]:
    """Tell what the marks mean, and the journey that is planned (CA-40)."""
    sides = ", ".join([f"{LETTERS[name]} {name}" for name in state.setup.names])
    planned = [f"planned: {' – '.join([BOARD.cities[city].name for city in state.plan])}"] if state.plan else []
    return [
        f"{sides}; a number is where that move leads, and a name can be typed instead",
        f"{GOAL} brings the side on turn a peg, {DONE} has brought it one",
        *planned,
    ]

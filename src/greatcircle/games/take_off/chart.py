"""This file is the map of Take Off! as a chart: for the terminal, and wherever it is drawn with signs."""

from typing import Final

from greatcircle.games.take_off.board import BOARD, FLEETS, PILES, WESTERN
from greatcircle.games.take_off.moves import NAME
from greatcircle.games.take_off.position import FLYING
from greatcircle.games.take_off.rules.flight import target_of
from greatcircle.games.take_off.rules.play import TakeOff
from greatcircle.kernel.chart import Chart, Frame, Mark

FRAME: Final = Frame(BOARD.centre, reach=182, north=74, south=-56)
"""The chart reaches from Hawaii to Hawaii, and from the northernmost city to the southernmost; its unit is a degree."""
LETTERS: Final = dict(zip(FLEETS, "OWBPTL", strict=True))
"""What a jet of each fleet is on the chart."""
BESIDE: Final = ":"
"""What stands between the numbers of flights to a city and the jets there."""
LINE: Final = "┊"
"""What the line between the halves is made of."""


def chart(state: TakeOff) -> Chart:
    """Lay out the map: the jets as the letters of their fleets, and the numbers of the flights where they lead."""
    line = [Mark(FRAME.reach, row, LINE, "path") for row in range(int(FRAME.north - FRAME.south))]
    targets = _targets(state)
    marks: list[Mark] = []
    for city in _cities_by_weight(state, targets):
        x, y = _spot(city)
        if city in targets:
            marks.append(Mark(x, y, "/".join(targets[city]), "target"))
            if city in state.city:  # an O right after a number would be read as one more digit
                marks.append(Mark(x, y, BESIDE, "plain"))
        for seat in range(state.seats):
            count = state.jets_of(seat).count(city)
            if count:
                marks.append(
                    Mark(x, y, LETTERS[state.setup.names[seat]] + (str(count) if count > 1 else ""), "piece", seat)
                )
    standing = tuple([_standing(state, seat) for seat in range(state.seats)])
    return Chart(
        2 * FRAME.reach,
        FRAME.north - FRAME.south,
        [*line, *marks, *_names(state, targets)],
        _legend(state),
        standing,
        FRAME,
    )


def _cities_by_weight(state: TakeOff, targets: dict[int, list[str]]) -> list[int]:
    """List the cities that are marked: first those with jets of the seat on turn, then with others, then the rest."""
    own = state.jets_of(state.turn)
    return sorted({*state.city, *targets}, key=lambda city: (city not in own, city not in state.city, city))


def _names(state: TakeOff, targets: dict[int, list[str]]) -> list[Mark]:
    """Name the ends of the race and the cities that are marked."""
    ends = {state.setup.start: "start", state.setup.goal: "finish"}
    cities = [city for city in _cities_by_weight(state, targets) if city not in ends]
    return [
        *[Mark(*_spot(end), name, "label") for end, name in ends.items()],
        *[Mark(*_spot(city), state.setup.deck.city_names[city], "label") for city in cities],
    ]


def _spot(city: int) -> tuple[float, float]:
    """Give the place of a city: degrees from the left edge and from the upper one."""
    place = BOARD.cities[city]
    return place.offset + FRAME.reach, FRAME.north - place.latitude


def _targets(state: TakeOff) -> dict[int, list[str]]:
    """List the cities that flights lead to, each with the numbers of these flights."""
    targets: dict[int, list[str]] = {}
    if state.phase == FLYING:
        for number, flight in enumerate(state.choices, 1):
            if flight < NAME:
                targets.setdefault(target_of(state, flight), []).append(str(number))
    return targets


def _standing(state: TakeOff, seat: int) -> str:
    """Tell how many routes a fleet has to go, and where its jets are, the foremost first."""
    left = state.setup.ways.routes_left
    jets = state.jets_of(seat)
    places: list[str] = []
    for city in sorted(set(jets), key=lambda city: left[city]):
        count = jets.count(city)
        if city == state.setup.goal:
            places.append(f"{count} home")
        else:
            places.append(f"{f'{count} × ' if count > 1 else ''}{state.setup.deck.city_names[city]} {left[city]}")
    return f"{state.routes_left(seat)} to go: {', '.join(places)}"


def _legend(state: TakeOff) -> list[str]:
    setup = state.setup
    letters = ", ".join([f"{LETTERS[name]} {name}" for name in setup.names])
    side = "left" if setup.start_half == WESTERN else "right"
    first, then = [PILES[setup.deck.pile_for(half)] for half in (setup.start_half, 1 - setup.start_half)]
    after = f", then {then} ones" if then != first else ""
    return [
        f"{letters}; {LETTERS[setup.names[0]]}2 is two jets, 3 is where move 3 leads",
        f"who has a jet {side} of the line {LINE} draws {first} cards{after}",
        "to go: how many routes the shortest way to the finish has, from each city and in all",
    ]

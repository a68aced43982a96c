"""This file is a small board of hexagons for tests: three areas, one of everything that such a board can have."""

from greatcircle.equipment.map.hexagon import (
    Area,
    Crossing,
    Exit,
    Hexagon,
    HexMap,
    Landmark,
    ScoreChart,
    SeaName,
    Sign,
    Town,
)

WEST = [(0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (1, 1), (2, 1), (0, 2), (1, 2)]
EAST = [(4, 0), (5, 0), (6, 0), (3, 1), (4, 1), (5, 1)]
ISLE = [(30, 1), (31, 1), (30, 2)]


def numbered(area: str, places: list[tuple[int, int]]) -> list[Hexagon]:
    """Give the hexagons of an area, with ids that count from 1."""
    return [Hexagon(f"{area[0].upper()}{number}", area, q, r) for number, (q, r) in enumerate(places, 1)]


SMALL_HEX = HexMap(
    title="Six & Six",
    subtitle="A board for tests",
    notes=("One note.",),
    areas=(
        Area("west", "West", "#cfdcae"),
        Area("east", "Far East", "#f3d79a"),
        Area("isle", "Isle", "#e9c6cf"),
    ),
    hexagons=(*numbered("west", WEST), *numbered("east", EAST), *numbered("isle", ISLE)),
    towns=(Town("W1", "Rome & Ostia", 6), Town("E3", "Petropavlovsk-Kamchatsky", 1)),
    exits=(
        Exit("W4", "Pass", "frontier", "the Far East"),
        Exit("E1", "Pass", "frontier", "West"),
        Exit("W8", "Port", "seaport", "Haven"),
        Exit("I3", "Haven", "seaport", "Port"),
        Exit("E6", "Field", "airport"),
    ),
    crossings=(Crossing("W4", "E1", "frontier"), Crossing("W8", "I3", "seaport")),
    landmarks=(Landmark("W5", "Home", "start and finish"),),
    seas=(SeaName("OPEN\nOCEAN", 30, 2, 40, 0.3),),
    charts=(ScoreChart("FIRST RACE", (5, 3, 1)), ScoreChart("SECOND RACE", (9, 4))),
    signs=(Sign("town", "town"), Sign("landmark", "home"), Sign("frontier", "gate"), Sign("seaport", "port")),
)

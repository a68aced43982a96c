"""This file is what can be looked up in Captivade: a place of the map with its lines, by name or number."""

from greatcircle.games.captivade.board import BOARD, CHARACTERS, COLOURS, TYPES
from greatcircle.games.captivade.wish import places_named
from greatcircle.kernel.entry import Entry


def entries(name: str) -> list[Entry]:
    """Tell of the places that a name or a printed number may mean (CV-24, CV-25, CV-26)."""
    return [_entry(place) for place in places_named(name.strip().lower())]


def _entry(number: int) -> Entry:
    """Tell what is printed there; nothing of it is anybody's secret."""
    place = BOARD.places[number]
    colour = place.colour
    airport = ", with an airport" if place.has_airport else ""
    zone = f"zone {BOARD.zone_ids[place.zone]}, {BOARD.zone_names[place.zone]}"
    solid: list[str] = []
    dashed: list[str] = []
    for line in BOARD.lines[number]:
        connection = BOARD.connections[line]
        other = BOARD.places[connection.a + connection.b - number]
        (dashed if connection.is_dashed else solid).append(f"{other.name} ({other.number})")
    lines = [f"{TYPES[colour].capitalize()}, {COLOURS[colour]}{airport}; {zone}."]
    if solid:
        lines.append(f"Lines to {', '.join(solid)}.")
    if dashed:
        lines.append(f"Dashed lines, for {CHARACTERS[colour]} alone, to {', '.join(dashed)}.")
    return Entry(f"{place.name} ({place.number})", tuple(lines))

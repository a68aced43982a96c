"""This file is the map of Take Off! as it hangs on the wall: its places, routes, names and flags."""

from typing import Any, Final

from greatcircle.equipment.data_file import read_data
from greatcircle.equipment.map.payload import PlaceStyle
from greatcircle.equipment.map.world import (
    Flag,
    FlagGroup,
    Half,
    Inscription,
    Label,
    Line,
    LineStyle,
    Panel,
    Place,
    WorldMap,
)
from greatcircle.games.take_off.board import BOARD, HALF_TURN, HALVES, City
from greatcircle.games.take_off.card import OF_1987, REGIONS, cards_of
from greatcircle.games.take_off.deck import city_names
from greatcircle.games.take_off.flashcard import flag_file

TITLE: Final = "Take Off!"
UNPLACED: Final = Label(8, 6, "start")
"""Where a name stands that has not been placed yet."""
MIDDLE: Final = 0.5


def world_map(card_set: str, is_eastward: bool = False) -> WorldMap:
    """Give the map with names, borders and flags of a set of cards (TO-03, TO-36, TO-75, TO-79, TO-80, TO-89, TO-97).

    A race to the east begins at the left edge (TO-61).
    """
    board = read_data("greatcircle.games.take_off", "board.json")
    drawing = read_data("greatcircle.games.take_off", "map.json")
    layout = read_data("greatcircle.games.take_off", "labels.json")
    is_of_1987 = card_set == OF_1987
    capitals = {card.city for card in cards_of(card_set)}
    if is_of_1987:
        capitals.update(drawing["capitals_of_1987_without_a_card"])
    names = city_names(card_set)
    start, finish = drawing["ends"]["start"], drawing["ends"]["finish"]
    ends = {BOARD.western_end: start if is_eastward else finish, BOARD.eastern_end: finish if is_eastward else start}
    return WorldMap(
        title=TITLE,
        subtitle=drawing["subtitle"],
        notes=tuple(drawing["notes"] + (drawing["notes_of_1987"] if is_of_1987 else [])),
        width=drawing["units_per_turn"] * drawing["reach"] / HALF_TURN,
        centre_longitude=BOARD.centre,
        reach=drawing["reach"],
        north=board["frame"]["north"],
        south=board["frame"]["south"],
        places=tuple([_place(city, names, capitals, layout["places"], ends) for city in BOARD.cities]),
        lines=tuple([_line(route, layout["letters"]) for route in board["routes"]]),
        line_styles=tuple([_line_style(colour) for colour in board["colours"]]),
        inscriptions=tuple([_sea(sea, drawing["lettering"]) for sea in drawing["seas"]]),
        halves=tuple([Half(**drawing["halves"][half]) for half in HALVES]),
        united=_lists(drawing["united"] + (drawing["united_in_1987"] if is_of_1987 else [])),
        divided=_lists(drawing["divided_in_1987"].values()) if is_of_1987 else (),
        flags=_flag_groups(card_set, drawing["flag_sides"]),
        cartouche=Panel(**drawing["cartouche_of_1987" if is_of_1987 else "cartouche"]),
        compass=Panel(**drawing["compass"]),
    )


def _place(city: City, names: list[str], capitals: set[str], layout: dict[str, Any], ends: dict[int, str]) -> Place:
    spot = layout.get(city.id, {})
    shift_x, shift_y = spot.get("shift", (0, 0))
    style: PlaceStyle = "capital" if city.id in capitals else "city"
    if city.number in ends:
        style = "end"
    return Place(
        id=city.id,
        name=names[city.number],
        latitude=city.latitude,
        offset=city.offset,
        style=style,
        label=Label(*spot["label"]) if "label" in spot else UNPLACED,
        shift_x=shift_x,
        shift_y=shift_y,
        note=ends.get(city.number, ""),
    )


def _line(route: dict[str, str], letters: dict[str, float]) -> Line:
    east, west = route["east"], route["west"]
    return Line(east, west, route["colour"], letters.get(f"{east} {west}", MIDDLE))


def _line_style(colour: dict[str, Any]) -> LineStyle:
    return LineStyle(colour["id"], colour["title"], colour["letter"], colour["hex"], colour["pattern"])


def _sea(sea: dict[str, Any], lettering: dict[str, Any]) -> Inscription:
    setting = lettering[sea["lettering"]]
    return Inscription(sea["text"], sea["lat"], sea["lon"] - BOARD.centre, setting["size"], setting["spacing"])


def _flag_groups(card_set: str, sides: dict[str, list[str]]) -> tuple[FlagGroup, ...]:
    """Group the flags by region, each country once, in alphabetical order (TO-36)."""
    titles = {region.id: region.title for region in REGIONS}
    groups = []
    for side, regions in sides.items():
        for region in regions:
            countries = {card.country: card.flag for card in cards_of(card_set) if card.region == region}
            flags = tuple([Flag(country, flag_file(countries[country])) for country in sorted(countries)])
            if flags:
                groups.append(FlagGroup(titles[region], side, flags))
    return tuple(groups)


def _lists(rows: Any) -> tuple[Any, ...]:
    """Make lists of lists constant."""
    return tuple([_lists(row) if isinstance(row, list) else row for row in rows])

"""This file is a world map as plain data for a browser: light enough to send, and laid out as on the sheet."""

from functools import cache
from math import atan2, degrees, dist
from typing import Final

from greatcircle.atlas.land import Shape, around, clip_ring, load_land, smooth
from greatcircle.atlas.layer.stub import edge_stop_point
from greatcircle.atlas.layer.tag import stop_point, tag_box
from greatcircle.atlas.layer.terrain import ALMOST_POLES, BEYOND, MERIDIAN_ENDS, wanted_borders
from greatcircle.atlas.layer.zone import ruled_borders
from greatcircle.atlas.sheet import MapSheet
from greatcircle.atlas.simplify import span, thin, thin_ring, whole_path
from greatcircle.atlas.svg import Point
from greatcircle.equipment.map import payload
from greatcircle.equipment.map.world import Inscription, Line, LineStyle, MarkStyle, Place, WorldMap, Zone

TOLERANCE: Final = 4.0
"""Units by which a simplified coast may stray: less than a pixel until a map is some 1,500 pixels wide."""
SPECK: Final = 7.0
"""Units below which an island or a lake is left out; the dot of a place is larger."""
LAKE_MIN: Final = 14.0
MESH: Final = 15
"""Degrees between the lines of the graticule."""
STRAIGHT: Final = 1e-6
"""Twice the area, in square units, below which three points are on a straight line."""
HUNDREDTHS: Final = 2
HUNDRED: Final = 100


@cache
def plate(world: WorldMap) -> payload.Plate:
    """Give a map as plain data; shared between those who ask, so it is to be read only."""
    sheet = MapSheet(world)
    land = load_land()
    return {
        "title": world.title,
        "width": round(sheet.width),
        "height": round(sheet.height),
        "scale": round(sheet.scale, HUNDREDTHS),
        "top": round(sheet.top * sheet.scale, HUNDREDTHS),
        "centre": world.centre_longitude,
        "land": _rings(sheet, land.coasts, SPECK),
        "lakes": _rings(sheet, land.lakes, LAKE_MIN),
        "borders": _lines(sheet, wanted_borders(world)),
        "graticule": _graticule(sheet),
        "places": [_place(sheet, place) for place in world.places],
        "line_styles": [_line_style(world, style) for style in world.line_styles],
        "inscriptions": [_inscription(sheet, inscription) for inscription in world.inscriptions],
        "mark_styles": [_mark_style(style) for style in world.mark_styles],
        "edge_lines": _edge_lines(world),
        "tags": [_tag(sheet, line) for line in world.lines if line.tag],
        "stops": _stops(sheet),
        "zones": [_zone(sheet, zone) for zone in world.zones],
        "zone_lines": "".join(whole_path(thin(line, TOLERANCE)) for line in ruled_borders(sheet)),
        "halves": [{"title": half.title, "note": half.note, "colour": half.colour} for half in world.halves],
    }


def _place(sheet: MapSheet, place: Place) -> payload.PlatePlace:
    """Give a place with its name: where its base line is anchored, and how wide it is."""
    x, y = sheet.points[place.id]
    label = place.label
    data: payload.PlatePlace = {
        "id": place.id,
        "name": place.name,
        "x": round(x),
        "y": round(y),
        "style": place.style,
        "label": {
            "dx": round(label.dx),
            "dy": round(label.dy),
            "anchor": label.anchor,
            "width": round(sheet.label_setting(place).width),
        },
    }
    if label.has_leader:
        x, y = sheet.leader_end(place, label)
        data["leader"] = (round(x), round(y))
    if place.note:
        data["note"] = place.note
    if place.mark is not None:
        mark = place.mark
        data["mark"] = {"text": mark.text, "style": mark.style, "has_airport": mark.has_airport}
    if place.zone:
        data["zone"] = place.zone
    return data


def _line_style(world: WorldMap, style: LineStyle) -> payload.LineStyle:
    """Give a style with its lines: the numbers of the places at both ends, and at how many hundredths its letter is."""
    numbers = {place.id: number for number, place in enumerate(world.places)}
    return {
        "id": style.id,
        "title": style.title,
        "letter": style.letter,
        "colour": style.colour,
        "pattern": style.pattern,
        "lines": [
            (numbers[line.a], numbers[line.b], round(line.letter_at * HUNDRED))
            for line in world.lines
            if line.style == style.id
        ],
    }


def _mark_style(style: MarkStyle) -> payload.MarkStyle:
    return {"id": style.id, "title": style.title, "colour": style.colour, "shape": style.shape, "size": style.size}


def _edge_lines(world: WorldMap) -> list[tuple[int, int]]:
    """Give the lines round the edge of the map: the numbers of the places at both ends."""
    numbers = {place.id: number for number, place in enumerate(world.places)}
    return [(numbers[line.a], numbers[line.b]) for line in world.edge_lines]


def _tag(sheet: MapSheet, line: Line) -> payload.PlateTag:
    """Give what is written on a line, with the middle and the size of its frame."""
    box = tag_box(sheet, line)
    return {
        "a": line.a,
        "b": line.b,
        "text": line.tag,
        "x": round((box.left + box.right) / 2),
        "y": round((box.top + box.bottom) / 2),
        "width": round(box.right - box.left),
        "height": round(box.bottom - box.top),
    }


def _stops(sheet: MapSheet) -> list[payload.PlateStop]:
    """Give the points on lines where one can stop, those on lines round the edge last."""
    points = [(line.a, line.b, stop_point(sheet, line)) for line in sheet.world.lines if line.stop_at]
    points += [(line.a, line.b, edge_stop_point(sheet, line)) for line in sheet.world.edge_lines if line.has_stop]
    return [{"a": a, "b": b, "x": round(x), "y": round(y)} for a, b, (x, y) in points]


def _zone(sheet: MapSheet, zone: Zone) -> payload.PlateZone:
    """Give a part of the world with the point where its letter stands, or the word in its place."""
    x, y = sheet.point(zone.offset, zone.latitude)
    data: payload.PlateZone = {"id": zone.id, "title": zone.title, "x": round(x), "y": round(y)}
    if zone.heading:
        data["heading"] = zone.heading
    return data


def _inscription(sheet: MapSheet, inscription: Inscription) -> payload.Inscription:
    """Give the middle of an inscription, and how far it is turned there."""
    x, y = sheet.point(inscription.offset, inscription.latitude)
    right, down = sheet.point(inscription.offset + 1, inscription.latitude)
    return {
        "text": inscription.text,
        "x": round(x),
        "y": round(y),
        "size": inscription.size,
        "spacing": inscription.spacing,
        "turn": round(degrees(atan2(down - y, right - x)), 1),
    }


def _rings(sheet: MapSheet, shapes: list[Shape], least: float) -> str:
    """Give closed shapes of the globe as the data of one path, without those that are smaller than the least span."""
    parts = []
    reach = sheet.reach + BEYOND
    for shape in shapes:
        for copy in around(shape, sheet.world.centre_longitude, reach):
            ring = clip_ring(copy, reach, *ALMOST_POLES)
            points = [sheet.point(*point) for point in smooth([*ring, *ring[:1]])]
            if len(points) > 1 and sheet.shows(points) and span(points) >= least:
                parts.append(whole_path(thin_ring(points[:-1], TOLERANCE), closed=True))
    return "".join(parts)


def _lines(sheet: MapSheet, lines: list[Shape]) -> str:
    """Give open lines of the globe as the data of one path."""
    parts = []
    for line in lines:
        for copy in around(line, sheet.world.centre_longitude, sheet.reach + BEYOND):
            points = [sheet.point(*point) for point in smooth(copy)]
            if sheet.shows(points):
                parts.append(whole_path(thin(points, TOLERANCE)))
    return "".join(parts)


def _graticule(sheet: MapSheet) -> str:
    """Give meridians and parallels as the data of one path: on this projection each is an arc of a circle."""
    south, north = MERIDIAN_ENDS
    arcs: list[str] = []
    for longitude in range(-360, 540, MESH):
        offset = longitude - sheet.world.centre_longitude
        if abs(offset) < sheet.reach:
            arcs.append(arc(sheet.point(offset, south), sheet.point(offset, 0), sheet.point(offset, north)))
    end = sheet.reach
    for latitude in range(-75, 90, MESH):
        arcs.append(arc(sheet.point(-end, latitude), sheet.point(0, latitude), sheet.point(end, latitude)))
    return "".join(arcs)


def arc(a: Point, middle: Point, b: Point) -> str:
    """Give the arc of a circle through three points as path data, or a straight line if there is no such circle."""
    turn = (middle[0] - a[0]) * (b[1] - a[1]) - (middle[1] - a[1]) * (b[0] - a[0])
    start = f"M{a[0]:.0f} {a[1]:.0f}"
    if abs(turn) < STRAIGHT:
        return f"{start}L{b[0]:.0f} {b[1]:.0f}"
    radius = dist(a, middle) * dist(middle, b) * dist(a, b) / (2 * abs(turn))
    return f"{start}A{radius:.0f} {radius:.0f} 0 0 {int(turn > 0)} {b[0]:.0f} {b[1]:.0f}"

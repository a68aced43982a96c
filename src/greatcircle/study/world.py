"""This file is the map on a flash card: the bare land of the world as an SVG picture, and where a place lies on it."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from greatcircle.atlas.land import around, clip_ring, load_land

CENTRE: Final = 11.0
"""The meridian in the middle; the map is cut where nobody lives, in the Bering Strait."""
REACH: Final = 180.0
NORTH: Final = 84.0
SOUTH: Final = -58.0
NARROWING: Final = 0.8
"""Degrees of longitude are drawn narrower than those of latitude, so that lands keep their shapes at 37 degrees."""
WIDTH: Final = 2 * REACH * NARROWING
HEIGHT: Final = NORTH - SOUTH
SEA: Final = "#dfe9ee"
LAND: Final = "#f3ead3"
SHORE: Final = "#7a6a4f"

Window = tuple[float, float, float, float]
"""Left, top, width and height of a part of the map, in degrees from its corner."""


def place_on_world(latitude: float, longitude: float) -> tuple[float, float]:
    """Give where a place lies on the picture, from its left and its top, as shares of its width and height."""
    offset = (longitude - CENTRE + REACH) % (2 * REACH) - REACH
    return (offset + REACH) / (2 * REACH), (NORTH - latitude) / HEIGHT


@dataclass(frozen=True)
class WorldPaths:
    """The lines of the map as texts of SVG paths, to be drawn in any colours."""

    land: str
    lakes: str
    borders: str
    """Those of today."""


@cache
def world_paths() -> WorldPaths:
    """Give the lines of the world; they fill a picture of `WIDTH` by `HEIGHT`."""
    land = load_land()
    return WorldPaths(_path(land.coasts), _path(land.lakes), _borders())


def world_svg(with_borders: bool) -> str:
    """Draw the land of the world, with the borders of today or without, and nothing else."""
    paths = world_paths()
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH:g} {HEIGHT:g}">'
        f'<rect width="{WIDTH:g}" height="{HEIGHT:g}" fill="{SEA}"/>'
        f'<path fill-rule="evenodd" fill="{LAND}" stroke="{SHORE}" stroke-width="0.15" stroke-linejoin="round" '
        f'd="{paths.land}"/>'
        f'<path fill="{SEA}" stroke="{SHORE}" stroke-width="0.1" d="{paths.lakes}"/>'
        f'<path fill="none" stroke="{SHORE}" stroke-width="0.1" d="{paths.borders if with_borders else ""}"/></svg>\n'
    )


def silhouette_svg(window: Window, columns: int, rows: int, with_borders: bool) -> str:
    """Draw a window of the map as black land on nothing, so many pixels large; the map goes on past its edges.

    A thin line round the land keeps small islands from falling between the pixels; borders are left blank.
    """
    left, top, width, height = window
    pixel = width / columns
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="{columns}" '
        f'height="{rows}" viewBox="{left:g} {top:g} {width:g} {height:g}" preserveAspectRatio="none">'
        f'<mask id="blank" maskUnits="userSpaceOnUse" x="0" y="0" width="{WIDTH:g}" height="{HEIGHT:g}">'
        f'<rect width="{WIDTH:g}" height="{HEIGHT:g}" fill="#fff"/>'
        f'<path fill="none" stroke="#000" stroke-width="{pixel:g}" d="{_borders() if with_borders else ""}"/></mask>'
        f'<path id="land" fill-rule="evenodd" stroke="#000" stroke-width="{pixel / 2:g}" d="{_silhouette()}" '
        f'mask="url(#blank)"/><use xlink:href="#land" x="{WIDTH:g}"/><use xlink:href="#land" x="-{WIDTH:g}"/></svg>\n'
    )


@cache
def _silhouette() -> str:
    land = load_land()
    return _path([*land.coasts, *land.lakes])


@cache
def _borders() -> str:
    lines = [line for border in load_land().borders for line in around(border.line, CENTRE, REACH)]
    return "".join([f"M{'L'.join(map(_point, line))}" for line in lines])


def _point(at: tuple[float, float]) -> str:
    return f"{(at[0] + REACH) * NARROWING:.1f} {NORTH - at[1]:.1f}"


def _path(shapes: list[list[tuple[float, float]]]) -> str:
    pieces: list[str] = []
    for shape in shapes:
        for copy in around(shape, CENTRE, REACH):
            ring = clip_ring(copy, REACH, SOUTH, NORTH)
            if ring:
                points = dict.fromkeys(map(_point, ring))
                pieces.append(f"M{'L'.join(points)}Z")
    return "".join(pieces)

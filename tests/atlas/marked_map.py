"""This file is a small world map with marks for tests: four places in two zones, and a line round the edge."""

from dataclasses import replace

from greatcircle.equipment.map.world import (
    CIRCLE,
    DIAMOND,
    SQUARE,
    STAR,
    EdgeLine,
    Label,
    Line,
    LineStyle,
    MarkStyle,
    Panel,
    Place,
    PlaceMark,
    Zone,
)
from tests.atlas.small_map import SMALL

RIGHT = Label(40, 8, "start")

MARKED = replace(
    SMALL,
    places=(
        Place("1", "Nome", 64.5, -187.4 + 10, "marked", RIGHT, mark=PlaceMark("1", "cold"), zone="A"),
        Place("2", "Chicago", 41.9, -109.6, "marked", RIGHT, mark=PlaceMark("2", "town", has_airport=True), zone="A"),
        Place("3", "Paris", 48.9, -19.7, "marked", RIGHT, mark=PlaceMark("3", "wood"), zone="B"),
        Place("4", "Anadyr", 64.7, 155.5, "marked", Label(-40, 8, "end"), mark=PlaceMark("4", "sand"), zone="B"),
    ),
    lines=(Line("1", "2", "plain", 0.5), Line("2", "3", "plain", 0.5), Line("3", "4", "blue", 0.5)),
    line_styles=(
        LineStyle("plain", "for all", "", "#6b5a48", "solid"),
        LineStyle("blue", "for some", "B", "#2b62b8", "dotted"),
    ),
    halves=(),
    flags=(),
    cartouche=Panel(20, 500, 700, 600),
    compass=None,
    mark_styles=(
        MarkStyle("town", "Town", "#c23a2b", SQUARE),
        MarkStyle("wood", "Wood", "#2f7d46", CIRCLE),
        MarkStyle("cold", "Cold", "#2c67b0", STAR),
        MarkStyle("sand", "Sand", "#f0c02f", DIAMOND),
    ),
    edge_lines=(EdgeLine("1", "4", "plain"),),
    zones=(Zone("A", "West", 20, -120), Zone("B", "East", 20, 40)),
    weight=1.5,
)

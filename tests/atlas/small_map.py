"""This file is a small world map for tests: three places, three lines, one name for everything that a map can have."""

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

FLAG = (
    '<svg xmlns="http://www.w3.org/2000/svg" id="flag" viewBox="0 0 4 3">'
    '<defs><path id="a" d="M0 0h4v3z"/></defs><use xlink:href="#a" fill="url(#a)"/></svg>'
)

SMALL = WorldMap(
    title="Small & Round",
    subtitle="A map for tests",
    notes=("One note.",),
    width=1900,
    centre_longitude=22,
    reach=190,
    north=75,
    south=-58,
    places=(
        Place("paris", "Paris", 48.9, -19.7, "capital", Label(9, 5, "start")),
        Place("wuhan", "Wuhan", 30.6, 92.3, "city", Label(-9, 5, "end")),
        Place("honolulu", "Honolulu", 21.3, 180.1, "end", Label(0, -40, "middle", True), -3, 2, "START"),
    ),
    lines=(
        Line("wuhan", "paris", "red", 0.5),
        Line("honolulu", "wuhan", "blue", 0.25),
        Line("honolulu", "paris", "blue", 0.5),
    ),
    line_styles=(LineStyle("red", "red", "R", "#c8322b", "solid"), LineStyle("blue", "blue", "B", "#2b62b8", "dotted")),
    inscriptions=(Inscription("OCEAN", -40, 60, 30, 0.3),),
    halves=(Half("West", "here", "#0000ff"), Half("East", "there", "#a05000")),
    united=(("Spain", "Portugal"),),
    divided=(((10.0, 54.0), (11.0, 50.0)),),
    flags=(FlagGroup("Europe", "top", (Flag("France", "fr.svg"), Flag("Spain", "es.svg"))),),
    cartouche=Panel(20, 600, 400, 200),
    compass=Panel(1600, 600, 150, 150),
)

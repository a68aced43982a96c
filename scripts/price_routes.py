"""This file prices the routes and crossings of Capital Adventure: run it after a change of cities, routes or the rate.

A fare is so many dollars for every thousand kilometres of the great circle, rounded up to the next step. Rounding up
keeps the triangle whole: a direct route is never dearer than a detour. The Atlantic has a printed fare and keeps it.
"""

import argparse
import json
import re
from math import asin, ceil, cos, radians, sin, sqrt
from pathlib import Path
from typing import Any

BOARD = Path(__file__).resolve().parents[1] / "src" / "greatcircle" / "games" / "capital_adventure" / "board.json"
RATE = 155
"""Dollars for a thousand kilometres. From 151 on Cape Town and Perth are as dear to leave as they have to be."""
STEP = 50
EARTH_RADIUS_KM = 6371.0

City = dict[str, Any]


def main() -> None:
    """Write the fares at a rate, and the rate into the note."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rate", type=int, default=RATE, help="dollars for a thousand kilometres")
    rate: int = parser.parse_args().rate
    text = BOARD.read_text("utf-8")
    cities = {city["id"]: city for city in json.loads(text)["cities"]}

    def priced(row: re.Match[str]) -> str:
        a, b = row["a"], row["b"]
        return f"{row['head']}{fare(kilometres(cities[a], cities[b]), rate)}}}"

    ends = r'"(?:a|from)": "(?P<a>[a-z-]+)", "(?:b|to)": "(?P<b>[a-z-]+)", "fare": '
    text = re.sub(rf"(?P<head>{ends})\d+}}", priced, text)
    text = re.sub(r"\$\d+ for every thousand kilometres", f"${rate} for every thousand kilometres", text)
    BOARD.write_text(text, "utf-8")
    fares = [one["fare"] for kind in ("routes", "crossings") for one in json.loads(text)[kind]]
    print(f"{len(fares)} fares at ${rate} for a thousand kilometres, ${min(fares)} to ${max(fares)}")


def fare(distance: float, rate: int = RATE) -> int:
    """Price so many kilometres."""
    return ceil(distance * rate / 1000 / STEP) * STEP


def kilometres(one: City, other: City) -> float:
    """Measure the great circle between two cities (haversine)."""
    north, south = radians(one["lat"]), radians(other["lat"])
    turn = radians(one["lon"] - other["lon"])
    half_chord = sin((north - south) / 2) ** 2 + cos(north) * cos(south) * sin(turn / 2) ** 2
    return 2 * EARTH_RADIUS_KM * asin(sqrt(half_chord))


if __name__ == "__main__":
    main()

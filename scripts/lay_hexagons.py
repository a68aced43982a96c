"""This file is the layer of the hexagons of Worldbeater: draw the world and name its places, run it, read the diff.

It numbers the hexagons of every area by row and column, puts towns, crossings and airports on them, writes `board.json`
and reports how the lines run: how many towns and chains every entry of an area sees, and how soon one is out again.
"""

import json
import re
import sys
import unicodedata
from argparse import ArgumentParser
from collections.abc import Iterable
from pathlib import Path
from typing import Any

BOARD = Path(__file__).resolve().parents[1] / "src" / "greatcircle" / "games" / "worldbeater" / "board.json"

WORLD = """
. . . . . . . . . . . . . . . . . . . E E . . . . . . . R R R . . . . . . . . . .
 . . . . . . . . . . . . U U . . . E E E E . . . R R R R R R R R R R R . . . . . .
. . . . . . . . . . . . U U U U . . E E . E . R R R R R R R R R R R R R . . . . .
 N N N . N N . N N . . . U U U U . . E . E E R R R R R R R R R R R R R . . . F . .
. N N N N N . . N N . . U U U U . . E E E E E R R R R . F F F F F . R . . . F F .
 . N N N N N N N N N . U U U U U . E E E E E . . R . . F F F F F F F . . . F F F .
. . N N N N N N N N . . U U U . . E E E E E E M M M . F F F F F F F . F . F F F F
 . . N N N N N N N . . . U . . E E E E E E E M M M M M S S S F F F F F F F F F . .
. . . N N N N N . . . . . . . E E E . E . E . M M M M M S S S S F F F F F F . . .
 . . . N N . N . . . . . . . . . E . . . . . M M M M M S S S S S F F F F . . . . .
. . . N N N . . . . . . . . . . . . A A A A M M M M M . S S S S S T T . . . T T .
 . . . . N N . . . . . . . . . A A A A A A . . M M M M . S S S S T T T T . . T T .
. . . . . N N . . . . . . . . A A A A A A . . M M M . . . S S S . T T T T . T T .
 . . . . . . L L L L . . . . A A A A A A A A . . . . . . . S S . . T T T T T T T .
. . . . . . . L L L L L . . . . A A A A A A A . . . . . . . S . . T T T T T T T .
 . . . . . . . L L L L L . . . . . A A A A . . . . . . . . . . . . T T T T T T . .
. . . . . . . L L L L L L . . . . . A A A . . . . . . . . . . . . . . T T . . . .
 . . . . . . . L L L L L . . . . . . A A A . . . . . . . . . . . . . . T . O O . .
. . . . . . . . L L L L . . . . . . A A A . . . . . . . . . . . . . . . . . O O .
 . . . . . . . . L L L . . . . . . . A A . . . . . . . . . . . . . O O . O O O . .
. . . . . . . . L L L . . . . . . . . . . . . . . . . . . . . . O O O O O O O . .
 . . . . . . . . L L . . . . . . . . . . . . . . . . . . . . O O O O O O O O . . .
. . . . . . . . . L L . . . . . . . . . . . . . . . . . . . . O O O O O O O . O .
 . . . . . . . . . L . . . . . . . . . . . . . . . . . . . . . O O . O O O O O O .
. . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . O . O O O .
 . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . O . . .
"""
"""One letter for a hexagon, as in `AREAS`. Odd rows lie half a hexagon to the right, as they are drawn here."""

AREAS = (
    ("U", "UK", "united-kingdom", "United Kingdom"),
    ("E", "EU", "europe", "Europe"),
    ("A", "AF", "africa", "Africa"),
    ("M", "ME", "middle-east", "Middle East"),
    ("R", "RU", "russia", "Russia"),
    ("S", "SA", "south-asia", "South Asia"),
    ("F", "FE", "far-east", "Far East"),
    ("T", "SE", "south-east-asia", "South-East Asia"),
    ("O", "AU", "australasia", "Australasia"),
    ("N", "NA", "north-america", "North America"),
    ("L", "LA", "south-america", "South America"),
)
"""Letter in the drawing, code in ids, id and name."""

Place = tuple[int, int]
"""Row and column in the drawing, both from 0."""

FORT_DUNLOP: Place = (5, 13)
NEW_YORK: Place = (7, 7)
TOWNS: tuple[tuple[str, int, Place], ...] = (
    ("Lisbon", 5, (8, 15)),
    ("Paris", 6, (6, 19)),
    ("Rome", 1, (8, 19)),
    ("Athens", 2, (8, 21)),
    ("Stockholm", 4, (1, 19)),
    ("Berlin", 3, (4, 19)),
    ("Warsaw", 3, (4, 21)),
    ("Algiers", 3, (10, 18)),
    ("Marrakesh", 3, (11, 15)),
    ("Khartoum", 2, (12, 19)),
    ("Lagos", 4, (14, 17)),
    ("Kinshasa", 6, (15, 18)),
    ("Juba", 5, (13, 19)),
    ("Cape Town", 1, (19, 19)),
    ("Ankara", 3, (6, 23)),
    ("Damascus", 1, (9, 23)),
    ("Baghdad", 2, (8, 24)),
    ("Tehran", 4, (8, 27)),
    ("Riyadh", 3, (10, 24)),
    ("Aden", 6, (12, 23)),
    ("Muscat", 5, (11, 26)),
    ("Archangel", 1, (1, 24)),
    ("Kazan", 5, (2, 26)),
    ("Moscow", 3, (3, 25)),
    ("Norilsk", 6, (0, 29)),
    ("Krasnoyarsk", 2, (2, 30)),
    ("Tiksi", 3, (0, 30)),
    ("Vladivostok", 4, (4, 34)),
    ("Kabul", 4, (7, 27)),
    ("Nagpur", 3, (10, 30)),
    ("Kathmandu", 3, (9, 30)),
    ("Kolkata", 2, (11, 31)),
    ("Pune", 6, (11, 28)),
    ("Chennai", 5, (12, 31)),
    ("Colombo", 1, (14, 30)),
    ("Lanzhou", 2, (7, 31)),
    ("Harbin", 1, (4, 32)),
    ("Ulaanbaatar", 4, (4, 29)),
    ("Shanghai", 3, (9, 35)),
    ("Kyoto", 5, (7, 38)),
    ("Sapporo", 3, (3, 38)),
    ("Khovd", 6, (4, 28)),
    ("Bangkok", 4, (12, 34)),
    ("Palembang", 3, (15, 35)),
    ("Kuching", 3, (13, 35)),
    ("Davao", 1, (13, 39)),
    ("Da Nang", 6, (11, 35)),
    ("Medan", 2, (15, 33)),
    ("Jakarta", 5, (17, 35)),
    ("Broome", 6, (20, 32)),
    ("Broken Hill", 1, (21, 35)),
    ("Alice Springs", 3, (21, 33)),
    ("Hobart", 2, (24, 35)),
    ("Perth", 5, (23, 31)),
    ("Port Moresby", 4, (17, 37)),
    ("Wellington", 3, (25, 37)),
    ("Juneau", 1, (5, 1)),
    ("Edmonton", 4, (5, 3)),
    ("Winnipeg", 2, (5, 4)),
    ("Montréal", 5, (5, 8)),
    ("Salt Lake City", 3, (7, 3)),
    ("St Louis", 3, (7, 5)),
    ("Mexico City", 6, (10, 3)),
    ("Bogotá", 6, (14, 8)),
    ("Manaus", 3, (14, 10)),
    ("Lima", 5, (16, 7)),
    ("La Paz", 3, (16, 8)),
    ("Brasília", 1, (16, 10)),
    ("Buenos Aires", 4, (18, 11)),
    ("Punta Arenas", 2, (23, 9)),
)
"""Name and value. Which value lies where decides how fair the turn order is; see docs/worldbeater.md."""
FRONTIERS: tuple[tuple[str, Place, Place], ...] = (
    ("Brest", (4, 22), (4, 23)),
    ("Edirne", (6, 22), (7, 22)),
    ("Suez", (10, 21), (10, 22)),
    ("Julfa", (5, 24), (6, 25)),
    ("Taftan", (9, 26), (9, 27)),
    ("Zabaykalsk", (3, 31), (4, 31)),
    ("Khunjerab Pass", (7, 29), (7, 30)),
    ("Moreh", (10, 32), (10, 33)),
    ("Friendship Pass", (9, 33), (10, 34)),
    ("Darién Gap", (12, 6), (13, 6)),
)
SEAPORTS: tuple[tuple[str, Place, str, Place], ...] = (
    ("Dover", (5, 15), "Calais", (5, 17)),
    ("Newcastle", (2, 15), "Bergen", (1, 17)),
    ("Glasgow", (2, 12), "Boston", (7, 8)),
    ("Algeciras", (9, 16), "Tangier", (11, 16)),
    ("Dakar", (13, 14), "Recife", (16, 12)),
    ("Mombasa", (15, 20), "Mumbai", (10, 28)),
    ("Durban", (18, 20), "Fremantle", (21, 30)),
    ("Provideniya", (1, 34), "Nome", (3, 0)),
    ("Hong Kong", (9, 34), "Manila", (10, 38)),
    ("Yokohama", (6, 40), "Seattle", (7, 2)),
    ("Surabaya", (15, 38), "Darwin", (19, 34)),
    ("Sydney", (21, 37), "Valparaíso", (19, 8)),
    ("Auckland", (22, 39), "San Francisco", (8, 3)),
    ("La Guaira", (13, 9), "Miami", (9, 6)),
    ("Bristol", (5, 11), "Belém", (14, 11)),
    ("Plymouth", (7, 12), "Accra", (14, 16)),
)
AIRPORTS: tuple[tuple[str, Place], ...] = (
    ("Leeds", (4, 14)),
    ("Frankfurt", (5, 19)),
    ("Schwechat", (6, 20)),
    ("Kano", (12, 18)),
    ("Lusaka", (16, 19)),
    ("Bahrain", (10, 25)),
    ("Pulkovo", (3, 22)),
    ("Tolmachevo", (3, 28)),
    ("Palam", (9, 29)),
    ("Kimpo", (6, 35)),
    ("Beijing", (5, 33)),
    ("Subang", (14, 33)),
    ("Tullamarine", (22, 35)),
    ("O’Hare", (6, 6)),
    ("Galeão", (17, 11)),
)

SOURCE_NOTE = (
    "From the rulebook: eleven areas, the United Kingdom among them; seven towns in each of the ten others, worth 1, "
    "2, 3, 3, 4, 5, 6; Fort Dunlop, New York, frontiers, seaports and airports. No picture and no list of the printed "
    "board is known to us: which areas there are, the hexagons, the towns, their values and all crossings are ours, "
    "laid by scripts/lay_hexagons.py. Names of places are public facts."
)
TOKEN_SETS = {3: (1, 3, 3, 5), 4: (1, 3, 3, 4, 6), 5: (1, 2, 3, 3, 4, 5), 6: (1, 2, 3, 3, 4, 5, 6)}
"""The values in play by the number of seats (WB-74 to WB-77)."""
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""The six sides of a hexagon, in q and r."""

Axial = tuple[int, int]
"""Column q along the slanted axis, and row r."""


def axial(place: Place) -> Axial:
    """Turn a place of the drawing into q and r."""
    row, column = place
    return column - row // 2, row


def drawn() -> dict[Place, str]:
    """Read the drawing: the letter of the area at every place."""
    return {
        (row, (column - row % 2) // 2): letter
        for row, line in enumerate(WORLD.strip("\n").split("\n"))
        for column, letter in enumerate(line)
        if letter.isalpha()
    }


def plain(name: str) -> str:
    """Strip a name of accents and apostrophes, and join its words by hyphens."""
    ascii_name = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", ascii_name).strip("-")


def lay() -> dict[str, Any]:
    """Lay the board: number the hexagons of each area by row and column, and put every place on its hexagon."""
    world = drawn()
    ids: dict[Place, str] = {}
    areas: list[dict[str, Any]] = []
    for letter, code, area, name in AREAS:
        hexagons = []
        for number, place in enumerate(sorted(spot for spot in world if world[spot] == letter), 1):
            ids[place] = f"{code}{number:02}"
            q, r = axial(place)
            hexagons.append({"id": ids[place], "q": q, "r": r})
        areas.append({"id": area, "name": name, "code": code, "hexagons": hexagons})
    return {
        "source_note": SOURCE_NOTE,
        "areas": areas,
        "towns": [
            {"id": plain(name), "name": name, "hexagon": ids[place], "value": value, "source": "ours"}
            for name, value, place in TOWNS
        ],
        "fort_dunlop": {"hexagon": ids[FORT_DUNLOP]},
        "new_york": {"hexagon": ids[NEW_YORK]},
        "frontiers": [{"a": ids[here], "b": ids[there], "name": name} for name, here, there in FRONTIERS],
        "seaports": [
            {"a": ids[here], "b": ids[there], "a_name": port, "b_name": other} for port, here, other, there in SEAPORTS
        ],
        "airports": [{"hexagon": ids[place], "name": name} for name, place in AIRPORTS],
    }


def format_board(board: dict[str, Any]) -> str:
    """Write the board as JSON, one row of hexagons or one place on a line."""
    parts = []
    for key, value in board.items():
        if key == "areas":
            text = "[\n" + ",\n".join(_format_area(area) for area in value) + "\n  ]"
        elif isinstance(value, list):
            text = "[\n" + ",\n".join("    " + _format(item) for item in value) + "\n  ]"
        else:
            text = _format(value)
        parts.append(f'  "{key}": {text}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _format(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _format_area(area: dict[str, Any]) -> str:
    rows: dict[int, list[str]] = {}
    for hexagon in area["hexagons"]:
        rows.setdefault(hexagon["r"], []).append(_format(hexagon))
    lines = ",\n".join("      " + ", ".join(row) for row in rows.values())
    head = ", ".join(f'"{key}": {_format(area[key])}' for key in ("id", "name", "code"))
    return f'    {{{head}, "hexagons": [\n{lines}\n    ]}}'


class Survey:
    """The lines of one area with the tokens of so many seats on it, as an outward car sees them."""

    def __init__(self, board: dict[str, Any], area: dict[str, Any], seats: int) -> None:
        self.ids = {(hexagon["q"], hexagon["r"]): hexagon["id"] for hexagon in area["hexagons"]}
        self.spots = {name: spot for spot, name in self.ids.items()}
        here = set(self.spots)
        self.values = {
            town["hexagon"]: town["value"]
            for town in board["towns"]
            if town["hexagon"] in here and town["value"] in TOKEN_SETS[seats]
        }
        self.exits = here & {pair[end] for pair in _pairs(board) for end in ("a", "b")}
        self.airports = here & {airport["hexagon"] for airport in board["airports"]}

    def seen(self, start: str, gone: Iterable[str] = ()) -> tuple[list[str], list[str], list[str]]:
        """Give the tokens, the exits and the free hexagons on the six lines from a hexagon."""
        tokens, exits, free = [], [], []
        for step_q, step_r in STEPS:
            q, r = self.spots[start]
            while (name := self.ids.get((q := q + step_q, r := r + step_r))) is not None:
                if name in self.values and name not in gone:
                    tokens.append(name)
                    break
                if name in self.exits:
                    exits.append(name)
                elif name not in self.airports:
                    free.append(name)
        return tokens, exits, free

    def in_two_moves(self, start: str) -> set[str]:
        """Give the tokens that a car can claim with two moves, the first of them to a free hexagon, or with one."""
        tokens, _, free = self.seen(start)
        return set(tokens).union(*(self.seen(stop)[0] for stop in free))

    def chains(self, entry: str) -> list[tuple[str, str, str]]:
        """Give every way to claim two tokens from an entry and to leave by another exit, all in one turn."""
        return [
            (first, second, way_out)
            for first in self.seen(entry)[0]
            for second in self.seen(first, (first,))[0]
            for way_out in self.seen(second, (first, second))[1]
            if way_out != entry
        ]

    def passages(self, entry: str) -> list[tuple[str, str]]:
        """Give every way to claim one token from an entry and to leave by another exit."""
        return [
            (first, way_out)
            for first in self.seen(entry)[0]
            for way_out in self.seen(first, (first,))[1]
            if way_out != entry
        ]

    def moves_out(self) -> dict[str, int]:
        """Give the fewest moves from every free hexagon onto a frontier or seaport, with every token lying."""
        left = dict.fromkeys(self.exits, 0)
        moves = 0
        spots = [name for name in self.spots if name not in self.values and name not in left]
        while found := [name for name in spots if name not in left and self._leads(name, left)]:
            moves += 1
            left.update(dict.fromkeys(found, moves))
        return {name: moves for name, moves in left.items() if moves}

    def _leads(self, name: str, left: dict[str, int]) -> bool:
        _, exits, free = self.seen(name)
        return any(there in left for there in (*exits, *free))


def report(board: dict[str, Any]) -> Iterable[str]:
    """Tell how the lines of every area run, with the tokens of three, four, five and six seats."""
    partners = {pair[here]: pair[there] for pair in _pairs(board) for here, there in (("a", "b"), ("b", "a"))}
    for seats in TOKEN_SETS:
        surveys = {area["code"]: Survey(board, area, seats) for area in board["areas"]}
        whole: list[list[int]] = []
        for code, survey in surveys.items():
            entries = sorted(survey.exits)
            counts = [_counts(survey, entry, surveys, partners) for entry in entries]
            straight = sum(len(survey.seen(entry)[1]) for entry in entries) // 2
            out = survey.moves_out().values()
            yield (
                f"{seats} seats, {code}: {_means(counts)}; {straight} straight ways through; "
                f"{sum(out) / len(out):.2f} moves to a crossing, at most {max(out)}"
            )
            whole += counts if survey.values else []
        yield f"{seats} seats, an entry in the ten areas: {_means(whole)}"


def _pairs(board: dict[str, Any]) -> list[dict[str, str]]:
    return [*board["frontiers"], *board["seaports"]]


def _counts(survey: Survey, entry: str, surveys: dict[str, Survey], partners: dict[str, str]) -> list[int]:
    passages = survey.passages(entry)
    beyond = [partners[way_out] for _, way_out in passages]
    onward = sum(len(surveys[far[:2]].passages(far)) for far in beyond)
    return [
        len(survey.seen(entry)[0]),
        len(survey.in_two_moves(entry)),
        len(passages),
        len(survey.chains(entry)),
        onward,
    ]


def _means(counts: list[list[int]]) -> str:
    words = ("tokens in line", "in two moves", "passages", "chains of two", "chains over two borders")
    sums = [sum(column) / len(counts) for column in zip(*counts, strict=True)]
    return ", ".join(f"{mean:.1f} {word}" for mean, word in zip(sums, words, strict=True))


def main() -> int:
    """Lay the board and write it, or only compare and report."""
    parser = ArgumentParser(description="Lay the hexagons of Worldbeater.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail when the file differs")
    arguments = parser.parse_args()
    board = lay()
    text = format_board(board)
    print("\n".join(report(board)))
    if arguments.check:
        return int(text != BOARD.read_text("utf-8"))
    BOARD.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

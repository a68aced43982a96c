"""This file is the board of Worldbeater in a terminal: the area in play hexagon by hexagon, and all areas in a list."""

from typing import Final

from greatcircle.games.worldbeater.board import (
    AIRPORT,
    AREAS,
    BOARD,
    CARS,
    FORT_DUNLOP,
    FRONTIER,
    NEW_YORK,
    NOTHING,
    OPEN,
    SEAPORT,
    TOWN,
    UNDRAWN_CARS,
)
from greatcircle.games.worldbeater.card import CARDS, KINDS
from greatcircle.games.worldbeater.events import card_name
from greatcircle.games.worldbeater.moves import CLAIM, CROSS, DRIVE, FLY, PLAY, PUT_BACK
from greatcircle.games.worldbeater.position import AVAILABLE, BACK, GONE, HOME, OUT, RETURNED, harm_names
from greatcircle.games.worldbeater.rules.ending import Sheet
from greatcircle.games.worldbeater.rules.play import Worldbeater
from greatcircle.games.worldbeater.view import WorldbeaterView
from greatcircle.kernel.chart import Chart, Mark

WIDTH: Final = 116.0
"""The columns of the whole chart; a narrower terminal shows it narrower."""
AREA_WIDTH: Final = 84.0
"""How many columns the area in play has at most."""
PITCH: Final = 11.0
"""How many columns one hexagon of the area in play has at most."""
LIST_COLUMNS: Final = 25
"""How many columns the list of all areas has."""
LABEL_COLUMNS: Final = 54
"""The columns of the names in a row, at most: what eighty leave beside the list."""
LETTERS: Final = {**dict(zip(CARS, "KRBYGW", strict=True)), **{name: name[-1] for name in UNDRAWN_CARS}}
"""What each car is on the chart: the sign of its colour, or its number before the cars are drawn."""
SIGNS: Final = {
    OPEN: "·",
    TOWN: "o",
    FRONTIER: "F",
    SEAPORT: "S",
    AIRPORT: "A",
    FORT_DUNLOP: "FD",
    NEW_YORK: "NY",
}
"""What is printed in a hexagon."""
HAND_WORDS: Final = "your cards: "
HAND_COLUMNS: Final = 66
"""The columns of the own cards, at most, so that they stand side by side in a narrow terminal."""


def chart(view: WorldbeaterView) -> Chart:
    """Lay out the area of the car on turn, all areas, and the own hand (WB-05, WB-36, WB-80, WB-118)."""
    position = view.position
    area = _area_in_play(position)
    targets = _targets(position)
    marks = [*_area(position, area, targets), *_list(view, area, targets)]
    rows = 1 + max([round(mark.y) for mark in marks])
    hand = _hand(view, rows)
    height = rows + len({mark.y for mark in hand})
    standing = tuple([_standing(position, seat) for seat in range(position.seats)])
    return Chart(WIDTH, height, [*marks, *hand], [*_legend(position), *_card_legend(view)], standing)


def _area_in_play(position: Worldbeater) -> int:
    """Give the area of the car on turn; when it is home, that is where it is."""
    car = position.car[position.turn]
    return BOARD.area[BOARD.fort_dunlop if car == GONE else car]


def _targets(position: Worldbeater) -> dict[int, list[str]]:
    """List the hexagons that moves lead to, each with the numbers of these moves; a token goes back under the car."""
    targets: dict[int, list[str]] = {}
    for number, move in enumerate(position.choices, 1):
        hexagon = _target(move)
        if hexagon != NOTHING:
            targets.setdefault(hexagon, []).append(str(number))
    return targets


def _target(move: int) -> int:
    if move < CLAIM:
        return move - DRIVE
    if move < CROSS:
        return BOARD.towns[move - CLAIM].hexagon
    if move < FLY:
        return BOARD.exits[move - CROSS]
    if move < PUT_BACK:
        return BOARD.airports[move - FLY]
    return BOARD.towns[move - PUT_BACK].hexagon if move < PLAY else NOTHING


def _area(position: Worldbeater, area: int, targets: dict[int, list[str]]) -> list[Mark]:
    """Mark every hexagon of an area, in rows that stand one below the other as on the board, with names below them."""
    hexagons = BOARD.areas[area].hexagons
    across = [2 * BOARD.q[hexagon] + BOARD.r[hexagon] for hexagon in hexagons]
    top = min([BOARD.r[hexagon] for hexagon in hexagons])
    left, right = min(across), max(across)
    pitch = min(PITCH, AREA_WIDTH / ((right - left) / 2 + 1))
    marks: list[Mark] = []
    labels: dict[int, list[Mark]] = {}
    for hexagon, place in zip(hexagons, across, strict=True):
        x = ((place - left) / 2 + 0.5) * pitch
        y = 2 * (BOARD.r[hexagon] - top)
        marks += _hexagon(position, hexagon, x, y, targets)
        label = _label(hexagon)
        if label:
            labels.setdefault(y, []).append(Mark(x, y + 1, label, "label"))
    for row in labels.values():
        marks += _shortened(row)
    return marks


def _shortened(labels: list[Mark]) -> list[Mark]:
    """Cut the longest names of a row until it has room in a narrow terminal, beside the list of areas."""
    most = max([len(mark.text) for mark in labels])
    while sum([min(most, len(mark.text)) + 1 for mark in labels]) > LABEL_COLUMNS:
        most -= 1
    return [
        mark if len(mark.text) <= most else Mark(mark.x, mark.y, f"{mark.text[: most - 1]}.", mark.style)
        for mark in labels
    ]


def _hexagon(position: Worldbeater, hexagon: int, x: float, y: float, targets: dict[int, list[str]]) -> list[Mark]:
    """Mark a hexagon: the moves that lead to it, what is on it, and the cars that stand there."""
    marks: list[Mark] = []
    if hexagon in targets:
        marks.append(Mark(x, y, "/".join(targets[hexagon]), "target"))
    sign = _sign(position, hexagon)
    names = position.seat_names()
    cars = [
        Mark(x, y, LETTERS[names[seat]], "piece", seat)
        for seat in range(position.seats)
        if position.car[seat] == hexagon
    ]
    if sign == SIGNS[OPEN] and not marks and not cars:
        return [Mark(x, y, sign, "grey")]
    if sign != SIGNS[OPEN] and (sign != SIGNS[TOWN] or not cars):
        marks.append(Mark(x, y, f" {sign}" if marks and sign.isalpha() else sign, "plain"))
    if marks and cars:
        marks.append(Mark(x, y, " ", "plain"))
    return [*marks, *cars]


def _sign(position: Worldbeater, hexagon: int) -> str:
    """Show what is on a hexagon: the value of a token that lies there, face up or face down, or what is printed."""
    town = BOARD.town[hexagon]
    if town != NOTHING and position.token[town] == AVAILABLE:
        return f"({BOARD.value[town]})"
    if town != NOTHING and position.token[town] == RETURNED:
        return f"[{BOARD.value[town]}]"
    return SIGNS[BOARD.role[hexagon]]


def _label(hexagon: int) -> str:
    """Name a hexagon; a frontier or seaport by the area that it leads to."""
    there = BOARD.partner[hexagon]
    return BOARD.names[hexagon] if there == NOTHING else f"→{BOARD.areas[BOARD.area[there]].code}"


def _list(view: WorldbeaterView, area: int, targets: dict[int, list[str]]) -> list[Mark]:
    """List all areas: the tokens that can still be claimed, those of the own seat, the cars and the flights there.

    Every row has the same width, so that they begin below each other.
    """
    position = view.position
    x = WIDTH - LIST_COLUMNS / 2
    marks: list[Mark] = []
    names = position.seat_names()
    for printed in BOARD.areas:
        y = 2 * printed.number
        row = [Mark(x, y, f"{'>' if printed.number == area else ' '}{printed.code} ", "plain")]
        if printed.towns:
            row.append(Mark(x, y, f"{position.left[printed.number]} left ", "plain"))
        held = position.held[view.seat * AREAS + printed.number] if 0 <= view.seat < position.seats else 0
        row.append(Mark(x, y, f"+{held} " if held else "   ", "plain"))
        row += [
            Mark(x, y, LETTERS[names[seat]], "piece", seat)
            for seat in range(position.seats)
            if position.car[seat] != GONE and BOARD.area[position.car[seat]] == printed.number
        ]
        if printed.number != area:
            flights = [number for airport in printed.airports for number in targets.get(airport, [])]
            if flights:
                row.append(Mark(x, y, f" {'/'.join(flights)}", "target"))
        room = LIST_COLUMNS - sum([len(mark.text) for mark in row])
        marks += [*row, Mark(x, y, " " * room, "plain")] if room > 0 else row
        marks.append(Mark(x, y + 1, f"   {printed.name}".ljust(LIST_COLUMNS), "label"))
    return marks


def _hand(view: WorldbeaterView, row: int) -> list[Mark]:
    """Show the own cards below the board, as only their owner may see them (WB-118)."""
    position = view.position
    if not 0 <= view.seat < position.seats:
        return []
    own = position.hand[view.seat * KINDS : (view.seat + 1) * KINDS]
    names = [f"{CARDS[kind].name}{f' ×{own[kind]}' if own[kind] > 1 else ''}" for kind in range(KINDS) if own[kind]]
    texts: list[str] = []
    for name in names:
        if texts and len(texts[-1]) + len(name) + 2 <= HAND_COLUMNS:
            texts[-1] += f", {name}"
        else:
            texts.append(name)
    columns = max([len(text) for text in texts], default=0)
    marks: list[Mark] = []
    for number, text in enumerate(texts):
        line = f"{HAND_WORDS if number == 0 else ' ' * len(HAND_WORDS)}{text.ljust(columns)}"
        marks.append(Mark(len(line) / 2, row + number, line, "plain"))
    return marks


def _standing(position: Worldbeater, seat: int) -> str:
    """Tell how a seat stands: its points, where it is bound, where its car is, its cards, and what holds it up."""
    sheet = Sheet(position, seat)
    leg = position.leg[seat]
    parts = [f"{sheet.total} points"]
    if leg == OUT:
        parts.append(f"out with {_counted(sheet.holds, 'token')}")
    elif leg == BACK:
        parts.append(f"back with {_counted(sheet.holds, 'token')} worth {position.token_worth(seat)}")
    if leg == HOME:
        parts.append("home")
    else:
        car = position.car[seat]
        parts.append(f"in {BOARD.names[car] or BOARD.ids[car]}")
        parts.append(_counted(position.hand_count[seat], "card"))
    if position.waits[seat]:
        parts.append("waits a turn")
    harm = position.harm[seat] | (position.acting if seat == position.turn else 0)
    return ", ".join([*parts, *[card_name(name) for name in harm_names(harm)]])


def _card_legend(view: WorldbeaterView) -> list[str]:
    """Tell what the own cards do and say (WB-72)."""
    position = view.position
    if not 0 <= view.seat < position.seats:
        return []
    kinds = [CARDS[kind] for kind in sorted(set(position.cards_of(view.seat)))]
    return [f"{card.name}: {card.sentence} “{card.flavour}”" for card in kinds]


def _counted(count: int, thing: str) -> str:
    return f"{count} {thing}{'' if count == 1 else 's'}"


def _legend(position: Worldbeater) -> list[str]:
    letters = ", ".join([f"{LETTERS[name]} {name}" for name in position.seat_names()])
    codes = ", ".join([f"{area.code} {area.name}" for area in BOARD.areas])
    return [
        f"{letters}; 3 is where move 3 leads",
        "(5) a token to claim, [5] one that was put back, o a town without; A airport, F frontier, S seaport, → to",
        "4 left: tokens to claim in an area; +1: you have one from there; a number behind it: fly there",
        codes,
    ]

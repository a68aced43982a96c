"""This file places what is written on the map of a game: run it after a change of its places, lines or names.

It draws close neighbours aside, tries many positions for every name and for the letter or the tag of every route, and
lets them cool down (simulated annealing) until names cover neither each other nor dots, and lines as little as they
can. Points to stop at are put where the ground of one zone ends. It writes `labels.json` next to the board. The same
seed gives the same map. Lengths are those of a map of usual weight.
"""

import argparse
import json
import random
import time
from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import combinations, product
from math import cos, dist, exp, floor, hypot, pi, sin, sqrt
from pathlib import Path

from greatcircle.atlas.layer.name import half_boxes, inscription_boxes
from greatcircle.atlas.layer.stub import stub_boxes
from greatcircle.atlas.layer.table import table_boxes
from greatcircle.atlas.layer.tag import stop_boxes, tag_box
from greatcircle.atlas.layer.zone import bar_boxes, border_at, zone_boxes
from greatcircle.atlas.lettering import EM, alphabet_of
from greatcircle.atlas.sheet import DISC_RADIUS, LABEL_STYLE, MapSheet, Rectangle
from greatcircle.equipment.map.world import Label, Line, Panel, Place, WorldMap
from greatcircle.games.capital_adventure import map as capital_adventure
from greatcircle.games.captivade import map as captivade
from greatcircle.games.take_off import map as take_off
from greatcircle.games.take_off.card import CARD_SETS

GAMES = Path(__file__).resolve().parents[1] / "src" / "greatcircle" / "games"
SEED = 1987

PULL = 0.02
"""The share of its way back to its true place that a dot goes in each round."""
ROUNDS = 4000
FAR = 8.0
"""A dot that is drawn farther aside than this is reported."""

GAP = 2.6
"""Between a dot and its name."""
DISC_GAP = 2.0
TAG_GAP = 2.4
BESIDE = 6.5
"""Between two discs or tags, between a tag and a dot, and between a tag beside its line and the middle of the line."""
OWN_GAP = 0.6
"""The least distance between a name and its own dot."""
MARGIN = 2.0
"""Round a name."""
SLIDES = (0.0, -3.0, 3.0, -6.0, 6.0, -9.0, 9.0, -12.0, 12.0, -15.0, 15.0)
"""How far a name beside its dot may be moved up or down."""
SHARES = (0.5, 0.38, 0.62, 0.26, 0.74, 0.14, 0.86, 0.05, 0.95)
"""Which part of a name above or below its dot may stand right there."""
TUCK = 0.4
"""The share of its descenders by which a name above its dot keeps away: few names have any over the dot."""
LEADERS = (14.0, 20.0, 26.0, 33.0, 41.0, 50.0, 60.0, 72.0, 86.0, 102.0, 120.0)
DIRECTIONS = 32
STOP_MIN = 0.35
"""How far along a line a point to stop at is from either end."""
LETTERS_AT = [step / 40 for step in range(6, 35)]
WORTH_TRYING = 40.0
"""How much worse than the best a position may be to be tried at all."""
HARD = 400.0
"""The cost of what must not be."""
PROBLEM_FROM = 50.0
"""A cost that somebody should look at."""
HOT = 40.0
COLD = 0.15
"""The temperatures between which everything cools down."""
CELL = 50.0
CELL_MARGIN = 6.0

Point = tuple[float, float]
Segment = tuple[Point, Point]
Cell = tuple[int, int]
Surroundings = tuple[list[Place], list[Line]]


@dataclass(frozen=True)
class Job:
    """The maps of a game, in all their editions, and how far apart things stand on them."""

    folder: str
    maps: list[WorldMap]
    apart: float
    """The least distance between two dots: room for the letter of a line between them."""
    clearance: float
    """The least distance between a dot and a line that passes it by."""


def jobs() -> list[Job]:
    """List the games whose maps have names to be placed."""
    return [
        Job("take_off", [take_off.world_map(card_set) for card_set in CARD_SETS], 39.0, 16.0),
        Job("captivade", [captivade.world_map()], 48.0, 27.0),
        Job("capital_adventure", [capital_adventure.world_map()], 67.0, 26.0),
    ]


@dataclass(frozen=True)
class Candidate:
    """A position for a name or for a letter."""

    name: str
    cost: float
    """What it costs by itself."""
    box: Rectangle
    leader: Segment | None
    label: Label | None
    letter_at: float
    aside: float = 0
    is_tag: bool = False


def main() -> None:
    """Place everything and write it down."""
    parser = argparse.ArgumentParser(description=__doc__)
    by_folder = {job.folder: job for job in jobs()}
    parser.add_argument("folder", choices=by_folder, help="the folder of the game")
    parser.add_argument("--steps", type=int, default=4_000_000, help="how many changes are tried")
    arguments = parser.parse_args()
    job = by_folder[arguments.folder]
    world = with_stops(aside(job))
    sheets = [MapSheet(replace(edition, places=moved(edition, world), lines=world.lines)) for edition in job.maps]
    started = time.monotonic()
    fixed = obstacles(world)
    items = [label_candidates(sheets, number, fixed) for number in range(len(world.places))]
    lettered = [line for line in world.lines if has_letter(world, line)]
    items += [letter_candidates(sheets[0], line) for line in lettered]
    print(f"{sum(map(len, items))} positions, {time.monotonic() - started:.0f} s", flush=True)
    chosen = anneal(items, arguments.steps, world.weight)
    best = [candidates[index] for candidates, index in zip(items, chosen, strict=True)]
    write(GAMES / job.folder / "labels.json", world, lettered, best)


def has_letter(world: WorldMap, line: Line) -> bool:
    """Tell whether a line bears a letter or a tag."""
    return bool(line.tag) or any(style.letter for style in world.line_styles if style.id == line.style)


def with_stops(world: WorldMap) -> WorldMap:
    """Put the points to stop at on lines where the ground of the first zone ends, but not next to a place."""
    sheet = MapSheet(world)
    lines = []
    for line in world.lines:
        at = min(max(border_at(sheet, line), STOP_MIN), 1 - STOP_MIN) if line.stop_at else 0
        lines.append(replace(line, stop_at=round(at, 3)))
    return replace(world, lines=tuple(lines))


def aside(job: Job) -> WorldMap:
    """Draw dots that are too close aside, each as little as possible."""
    world = job.maps[0]
    apart, clearance = job.apart * world.weight, job.clearance * world.weight
    plain = replace(world, places=tuple(replace(place, shift_x=0.0, shift_y=0.0) for place in world.places))
    true = MapSheet(plain).points
    points = {place: list(point) for place, point in true.items()}
    pairs = [(a, b) for a, b in combinations(points, 2) if dist(true[a], true[b]) < 5 * apart]
    passing = [
        (place, line)
        for line in world.lines
        for place in points
        if place not in (line.a, line.b) and distance_to(true[place], (true[line.a], true[line.b])) < 3 * clearance
    ]
    for _ in range(ROUNDS):
        for place, point in points.items():
            for axis in (0, 1):
                point[axis] += (true[place][axis] - point[axis]) * PULL
        for a, b in pairs:
            push(points[a], points[b], apart)
        for place, line in passing:
            push_off(points[place], points[line.a], points[line.b], clearance)
    moved_by = {place: dist(true[place], point) for place, point in points.items()}
    far = FAR * world.weight
    print("drawn aside:", ", ".join(f"{place} {by:.0f}" for place, by in moved_by.items() if by > far))
    report_crossings(world, {place: (x, y) for place, (x, y) in points.items()})
    return replace(plain, places=tuple(shifted(place, true[place.id], points[place.id]) for place in plain.places))


def shifted(place: Place, true: Point, drawn: list[float]) -> Place:
    """Give a place as it is drawn, unless it is hardly moved."""
    x, y = round(drawn[0] - true[0], 1), round(drawn[1] - true[1], 1)
    return place if hypot(x, y) < 1 else replace(place, shift_x=x, shift_y=y)


def report_crossings(world: WorldMap, points: dict[str, Point]) -> None:
    """Name the routes that cross."""
    for one, other in combinations(world.lines, 2):
        first, second = (points[one.a], points[one.b]), (points[other.a], points[other.b])
        if not {one.a, one.b} & {other.a, other.b} and is_crossing(first, second):
            print(f"crossing: {one.a}–{one.b} and {other.a}–{other.b}")


def push(a: list[float], b: list[float], apart: float) -> None:
    """Move two points from each other if they are too close."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    distance = hypot(dx, dy) or 1e-6
    if distance < apart:
        share = (apart - distance) / distance * 0.45
        for point, sign in ((a, -1), (b, 1)):
            point[0] += sign * dx * share
            point[1] += sign * dy * share


def push_off(point: list[float], a: list[float], b: list[float], clearance: float) -> None:
    """Move a point away from a line that passes it too closely, and the line a little from the point."""
    along = nearest_on((point[0], point[1]), ((a[0], a[1]), (b[0], b[1])))
    dx, dy = point[0] - along[0], point[1] - along[1]
    distance = hypot(dx, dy) or 1e-6
    if distance < clearance:
        share = (clearance - distance) / distance * 0.3
        for moved_point, sign in ((point, 1.0), (a, -0.5), (b, -0.5)):
            moved_point[0] += sign * dx * share
            moved_point[1] += sign * dy * share


def moved(edition: WorldMap, world: WorldMap) -> tuple[Place, ...]:
    """Give the places of an edition as another drew them aside."""
    return tuple(
        replace(place, shift_x=other.shift_x, shift_y=other.shift_y)
        for place, other in zip(edition.places, world.places, strict=True)
    )


def label_candidates(sheets: list[MapSheet], number: int, fixed: list[Rectangle]) -> list[Candidate]:
    """List the positions for a name, wide enough for the names of all editions."""
    sheet = max(sheets, key=lambda sheet: sheet.label_width(sheet.world.places[number]))
    place = sheet.world.places[number]
    around = surroundings(sheet, place)
    candidates = [
        candidate
        for label, cost in label_positions(sheet, place)
        if (candidate := label_candidate(sheet, place, label, cost, around, fixed)) is not None
    ]
    least = min(candidate.cost for candidate in candidates)
    return [candidate for candidate in candidates if candidate.cost < least + WORTH_TRYING]


def surroundings(sheet: MapSheet, place: Place) -> Surroundings:
    """List the places and routes that a name of this place could ever meet."""
    here = sheet.points[place.id]
    reach = (LEADERS[-1] + 30) * sheet.world.weight + sheet.label_width(place)
    return (
        [other for other in sheet.world.places if dist(here, sheet.points[other.id]) < reach],
        [line for line in sheet.world.lines if distance_to(here, (sheet.points[line.a], sheet.points[line.b])) < reach],
    )


def label_positions(sheet: MapSheet, place: Place) -> Iterable[tuple[Label, float]]:
    """Propose positions with what they cost by taste: best to the right, then left, above, below; leaders last."""
    size = sheet.label_size(place)
    weight = sheet.world.weight
    alphabet = alphabet_of(LABEL_STYLE[place.style])
    rise, fall, middle = (value * size / EM for value in (alphabet.cap_height, alphabet.descent, alphabet.x_height / 2))
    away = sheet.radius(place) + GAP * weight
    width = sheet.label_width(place)
    for slide in SLIDES:
        base = middle + slide * weight
        aside = clear_of(base - rise, base + fall, away)
        yield Label(aside, base, "start"), abs(slide) * 0.1
        yield Label(-aside, base, "end"), 0.8 + abs(slide) * 0.1
    for share in SHARES:
        dx = width * (0.5 - share)
        beyond = clear_of(dx - width / 2, dx + width / 2, away)
        tilt = abs(share - 0.5) * 1.5
        yield Label(dx, -beyond - fall * TUCK, "middle"), 1.4 + tilt
        yield Label(dx, beyond + rise, "middle"), 1.6 + tilt
    for far in LEADERS:
        for direction in range(DIRECTIONS):
            angle = 2 * pi * direction / DIRECTIONS
            x, y = far * weight * cos(angle), far * weight * sin(angle)
            cost = 11 + 0.22 * far
            if abs(cos(angle)) > 0.35:
                yield Label(x, y + middle, "start" if x > 0 else "end", True), cost
            if abs(cos(angle)) < 0.75:
                yield Label(x, y - fall if y < 0 else y + rise, "middle", True), cost


def clear_of(low: float, high: float, away: float) -> float:
    """Give how far a box has to be moved aside to be so far away from a dot, when it spans this in the other axis."""
    gap = max(low, -high, 0.0)
    return sqrt(max(0.0, away * away - gap * gap))


def label_candidate(
    sheet: MapSheet, place: Place, label: Label, cost: float, surroundings: Surroundings, fixed: list[Rectangle]
) -> Candidate | None:
    """Weigh a position for a name against everything that does not move; None if it is out of the question."""
    label = replace(label, dx=round(label.dx, 1), dy=round(label.dy, 1))
    box = sheet.label_box(place, label)
    weight = sheet.world.weight
    wide = box.grown(MARGIN * weight)
    if not is_within(wide, sheet.frame) or any(wide.overlaps(panel) for panel in fixed):
        return None
    here = sheet.points[place.id]
    own = box.distance(*here)
    if own < sheet.radius(place) + OWN_GAP * weight:
        return None
    near_places, near_lines = surroundings
    if sheet.world.halves and wide.left < sheet.width / 2 < wide.right:
        cost += 5
    for other in near_places:
        x, y = sheet.points[other.id]
        far = box.distance(x, y)
        if other.id != place.id and far < sheet.radius(other) + GAP * weight:
            return None
        if other.id != place.id and not label.has_leader and far < own + 5 * weight:
            cost += 6
    for line in near_lines:
        ends = sheet.points[line.a], sheet.points[line.b]
        covered = length_within(ends, wide)
        cost += covered * 0.2 / weight + 16 * covered / dist(*ends) + (2 if covered else 0)
    leader = None
    if label.has_leader:
        leader = (here, sheet.leader_end(place, label))
        for other in near_places:
            if other.id != place.id and distance_to(sheet.points[other.id], leader) < sheet.radius(other) + 2 * weight:
                return None
        for line in near_lines:
            if place.id not in (line.a, line.b) and is_crossing(leader, (sheet.points[line.a], sheet.points[line.b])):
                cost += 6
            elif place.id in (line.a, line.b):
                cost += 8 * is_along(leader, here, sheet.points[line.b if line.a == place.id else line.a])
    return Candidate(place.id, cost, box, leader, label, 0)


def letter_candidates(sheet: MapSheet, line: Line) -> list[Candidate]:
    """List the positions for the letter or the tag of a route."""
    if line.tag:
        return tag_candidates(sheet, line)
    a, b = sheet.points[line.a], sheet.points[line.b]
    weight, radius = sheet.world.weight, sheet.disc_radius
    bars = bar_boxes(sheet)
    candidates = []
    for at in LETTERS_AT:
        x, y = a[0] + (b[0] - a[0]) * at, a[1] + (b[1] - a[1]) * at
        cost = abs(at - 0.5) * 8
        for place in sheet.world.places:
            gap = (dist((x, y), sheet.points[place.id]) - sheet.radius(place) - radius) / weight
            if gap < 2:
                cost += HARD / 4 + (2 - gap) * 10
            elif gap < 6:
                cost += 6 - gap
        for other in sheet.world.lines:
            if other != line:
                gap = (distance_to((x, y), (sheet.points[other.a], sheet.points[other.b])) - radius) / weight
                if gap < 5:
                    cost += (5 - gap) * 4
        box = Rectangle(x, y, x, y).grown(radius + 1.5 * weight)
        if any(box.overlaps(bar) for bar in bars):
            cost += HARD / 4
        if is_within(box, sheet.frame):
            candidates.append(Candidate(f"{line.a} {line.b}", cost, box, None, None, at))
    least = min(candidate.cost for candidate in candidates)
    return [candidate for candidate in candidates if candidate.cost < least + HARD / 4]


def tag_candidates(sheet: MapSheet, line: Line) -> list[Candidate]:
    """List the positions for the tag of a route: off dots, off other routes, off whatever else is drawn."""
    weight = sheet.world.weight
    taken = bar_boxes(sheet) + stop_boxes(sheet) + stub_boxes(sheet) + zone_boxes(sheet)
    candidates = []
    for at, aside in product(LETTERS_AT, asides(sheet, line) if line.stop_at else [0.0]):
        cost = abs(at - 0.5) * 8 + (6 if aside else 0)
        box = tag_box(sheet, replace(line, letter_at=at, tag_aside=aside))
        for place in sheet.world.places:
            gap = (box.distance(*sheet.points[place.id]) - sheet.radius(place)) / weight
            if gap < TAG_GAP:
                cost += HARD / 4 + (TAG_GAP - gap) * 10
            elif gap < 6:
                cost += 6 - gap
        wide = box.grown(MARGIN * weight)
        for other in sheet.world.lines:
            if other != line and length_within((sheet.points[other.a], sheet.points[other.b]), wide) > 0:
                cost += HARD / 8
        if any(wide.overlaps(other) for other in taken):
            cost += HARD / 4
        if is_within(wide, sheet.frame):
            candidates.append(Candidate(f"{line.a} {line.b}", cost, box, None, None, at, aside, is_tag=True))
    least = min(candidate.cost for candidate in candidates)
    return [candidate for candidate in candidates if candidate.cost < least + HARD / 4]


def asides(sheet: MapSheet, line: Line) -> list[float]:
    """List how far a tag may stand beside its line: on it, or just off it on either side."""
    (ax, ay), (bx, by) = sheet.points[line.a], sheet.points[line.b]
    box = tag_box(sheet, line)
    half = (
        (abs(by - ay) * (box.right - box.left) + abs(bx - ax) * (box.bottom - box.top)) / 2 / dist((ax, ay), (bx, by))
    )
    off = round(half + BESIDE * sheet.world.weight, 1)
    return [0.0, off, -off]


def obstacles(world: WorldMap) -> list[Rectangle]:
    """List what no name may cover."""
    boxes = [Rectangle(panel.x, panel.y, panel.x + panel.width, panel.y + panel.height) for panel in panels(world)]
    sheet = MapSheet(world)
    boxes += half_boxes(sheet) + inscription_boxes(sheet)
    boxes += table_boxes(sheet) + stop_boxes(sheet)
    return boxes + zone_boxes(sheet) + stub_boxes(sheet) + bar_boxes(sheet)


def panels(world: WorldMap) -> list[Panel]:
    return [panel for panel in (world.cartouche, world.compass) if panel is not None]


def clash(a: Candidate, b: Candidate, weight: float) -> float:
    """Weigh two positions against each other."""
    cost = 0.0
    first, second = a.box, b.box
    if a.is_tag and b.is_tag:
        return HARD if first.grown(DISC_GAP * weight).overlaps(second) else 0
    if a.label is None and b.label is None:
        apart = dist((first.left, first.top), (second.left, second.top)) / weight - 2 * DISC_RADIUS
        return HARD / 4 * min(1, 1 - apart / DISC_GAP) if apart < DISC_GAP else 0
    both_labels = a.label is not None and b.label is not None
    margin = (2 * MARGIN if both_labels else MARGIN / 2) * weight
    if (
        first.left < second.right + margin
        and second.left < first.right + margin
        and first.top < second.bottom + margin
        and second.top < first.bottom + margin
    ):
        cost += HARD
    if a.leader is not None:
        if length_within(a.leader, second.grown(MARGIN * weight)) > 0:
            cost += HARD if both_labels else HARD / 8
        if b.leader is not None and is_crossing(a.leader, b.leader):
            cost += HARD
    if b.leader is not None and length_within(b.leader, first.grown(MARGIN * weight)) > 0:
        cost += HARD if both_labels else HARD / 8
    return cost


def anneal(items: list[list[Candidate]], steps: int, weight: float) -> list[int]:
    """Choose a position for every item so that all costs together are small."""
    rng = random.Random(SEED)
    cells = [[cells_of(candidate) for candidate in candidates] for candidates in items]
    chosen = [min(range(len(candidates)), key=lambda index: candidates[index].cost) for candidates in items]
    taken: dict[Cell, set[int]] = {}
    for item, index in enumerate(chosen):
        for cell in cells[item][index]:
            taken.setdefault(cell, set()).add(item)
    known: dict[tuple[int, int, int, int], float] = {}

    def local(item: int, index: int) -> float:
        cost = items[item][index].cost
        near: set[int] = set()
        for cell in cells[item][index]:
            near |= taken.get(cell, set())
        for other in near:
            if other != item:
                at = chosen[other]
                key = (item, index, other, at) if item < other else (other, at, item, index)
                found = known.get(key)
                if found is None:
                    found = known[key] = clash(items[item][index], items[other][at], weight)
                cost += found
        return cost

    def choose(item: int, index: int) -> None:
        for cell in cells[item][chosen[item]]:
            taken[cell].discard(item)
        chosen[item] = index
        for cell in cells[item][index]:
            taken.setdefault(cell, set()).add(item)

    started = time.monotonic()
    for step in range(steps):
        if step % (steps // 10) == 0:
            total = sum(local(item, chosen[item]) for item in range(len(items)))
            print(f"{step}: {total:.0f}, {time.monotonic() - started:.0f} s", flush=True)
        temperature = HOT * (COLD / HOT) ** (step / steps)
        item = rng.randrange(len(items))
        index = rng.randrange(len(items[item]))
        if index == chosen[item]:
            continue
        gain = local(item, chosen[item]) - local(item, index)
        if gain >= 0 or rng.random() < exp(gain / temperature):
            choose(item, index)
    is_better = True
    while is_better:
        is_better = False
        for item, candidates in enumerate(items):
            costs = [local(item, index) for index in range(len(candidates))]
            best = min(range(len(candidates)), key=costs.__getitem__)
            if costs[best] < costs[chosen[item]] - 1e-9:
                choose(item, best)
                is_better = True
    for item, index in enumerate(chosen):
        if local(item, index) >= PROBLEM_FROM:
            print("problem:", items[item][index].name, round(local(item, index)))
    return chosen


def cells_of(candidate: Candidate) -> set[Cell]:
    """List the cells of a grid that a position touches, so that only what is near has to be compared."""
    box = candidate.box.grown(CELL_MARGIN)
    boxes = [box]
    if candidate.leader is not None:
        (ax, ay), (bx, by) = candidate.leader
        pieces = max(1, round(dist((ax, ay), (bx, by)) / CELL))
        for piece in range(pieces + 1):
            x, y = ax + (bx - ax) * piece / pieces, ay + (by - ay) * piece / pieces
            boxes.append(Rectangle(x, y, x, y).grown(CELL / 2))
    return {
        (column, row)
        for box in boxes
        for column in range(floor(box.left / CELL), floor(box.right / CELL) + 1)
        for row in range(floor(box.top / CELL), floor(box.bottom / CELL) + 1)
    }


def write(path: Path, world: WorldMap, lettered: list[Line], chosen: list[Candidate]) -> None:
    """Write one line per place and per line with a letter."""
    places = []
    for place, candidate in zip(world.places, chosen, strict=False):
        label = candidate.label
        assert label is not None
        record: dict[str, object] = {}
        if place.shift_x or place.shift_y:
            record["shift"] = [place.shift_x, place.shift_y]
        record["label"] = [label.dx, label.dy, label.anchor] + ([True] if label.has_leader else [])
        places.append(f"    {json.dumps(place.id)}: {json.dumps(record)}")
    letters, tags = [], []
    for line, candidate in zip(lettered, chosen[len(world.places) :], strict=True):
        name = json.dumps(f"{line.a} {line.b}")
        if line.tag:
            tags.append(f"    {name}: [{candidate.letter_at:g}, {candidate.aside:g}]")
        else:
            letters.append(f"    {name}: {candidate.letter_at:g}")
    stops = [f"    {json.dumps(f'{line.a} {line.b}')}: {line.stop_at:g}" for line in world.lines if line.stop_at]
    parts = {"places": places, "letters": letters, "tags": tags, "stops": stops}
    text = ",\n".join(f'  "{name}": {{\n' + ",\n".join(rows) + "\n  }" for name, rows in parts.items() if rows)
    text = "{\n" + text + "\n}\n"
    path.write_text(text, "utf-8")
    led = sum(candidate.leader is not None for candidate in chosen)
    print(f"{path.name}: {len(places)} names, {led} of them with a leader, {len(letters)} letters, {len(tags)} tags")


def is_within(box: Rectangle, frame: Rectangle) -> bool:
    return box.left > frame.left and box.right < frame.right and box.top > frame.top and box.bottom < frame.bottom


def nearest_on(point: Point, segment: Segment) -> Point:
    """Give the point of a line that is nearest to a point."""
    (ax, ay), (bx, by) = segment
    length = (bx - ax) ** 2 + (by - ay) ** 2
    share = ((point[0] - ax) * (bx - ax) + (point[1] - ay) * (by - ay)) / length if length else 0.0
    share = max(0.0, min(1.0, share))
    return ax + share * (bx - ax), ay + share * (by - ay)


def distance_to(point: Point, segment: Segment) -> float:
    return dist(point, nearest_on(point, segment))


def is_crossing(one: Segment, other: Segment) -> bool:
    """Tell whether two lines cross."""

    def side(a: Point, b: Point, c: Point) -> float:
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    (a, b), (c, d) = one, other
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def is_along(leader: Segment, here: Point, there: Point) -> bool:
    """Tell whether a leader leaves its place in nearly the direction of a route."""
    (_, end) = leader
    ax, ay, bx, by = end[0] - here[0], end[1] - here[1], there[0] - here[0], there[1] - here[1]
    return (ax * bx + ay * by) > 0.96 * hypot(ax, ay) * hypot(bx, by)


def length_within(segment: Segment, box: Rectangle) -> float:
    """Measure how much of a line lies within a box (Liang and Barsky)."""
    (ax, ay), (bx, by) = segment
    enter, leave = 0.0, 1.0
    for start, step, low, high in ((ax, bx - ax, box.left, box.right), (ay, by - ay, box.top, box.bottom)):
        if step == 0:
            if not low < start < high:
                return 0.0
            continue
        near, far = sorted(((low - start) / step, (high - start) / step))
        enter, leave = max(enter, near), min(leave, far)
        if enter >= leave:
            return 0.0
    return (leave - enter) * hypot(bx - ax, by - ay)


if __name__ == "__main__":
    main()

// This file is which names stand on the map and where: the more it is enlarged, the more of them fit.

import { boxRound, FreeSpace, grown, type Rectangle } from "../../../map/box";
import { boxOfLine, type SetName } from "../../../map/label";
import type { Plate, PlatePlace } from "../../../map/types";
import { linesOf } from "../model/drawing";

/** The sizes in which the sheet has set its names, in units. */
const PRINTED = { capital: 19, city: 17.5, end: 30 };
const PLAIN_PIXELS = 11.5;
const STRONG_PIXELS = 14;
/** How far a line of text reaches over its base line and under it, in parts of its size. */
const LINE = { above: 0.66, below: 0.24 };
/** Units to a pixel beyond which only the names that matter are set. */
const COARSE = 9;
const DOT_PIXELS = 5;
/** How far aside a name stands that is set to a corner of its place. */
const SLANT = 0.6;
/** A name that stands further from its place than this, in parts of its size, would be taken for another's. */
const REACH = 3;
const BOLD_WIDTH = 1.07;
/** The width of a letter of the word before a name, in parts of its size. */
const NOTE_WIDTH = 0.7;
/** Room that is kept between plain names while they are larger than printed, in pixels. */
const APART = 7;

/** Order places for setting their names: those first from which many routes lead, and those that stand alone. */
export function byWeight(plate: Plate): PlatePlace[] {
  const routes = new Map<string, number>();
  for (const { a, b } of linesOf(plate)) {
    for (const end of [a, b]) routes.set(end, (routes.get(end) ?? 0) + 1);
  }
  const weight = (place: PlatePlace) => {
    const away = plate.places.reduce(
      (least, other) =>
        other === place ? least : Math.min(least, Math.hypot(other.x - place.x, other.y - place.y)),
      Number.POSITIVE_INFINITY,
    );
    return (routes.get(place.id) ?? 0) + Math.min(away, 300) / 75 + (place.style === "capital" ? 1 : 0);
  };
  const weights = new Map(plate.places.map((place) => [place, weight(place)]));
  return [...plate.places].sort((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0));
}

/** Set the names that matter, then as many others as fit. `strong` maps the ids of those that matter, the first before
    the others, to the box round the place that their names must keep clear of; `unit` is units to a pixel. */
export function setNames(
  places: PlatePlace[],
  strong: Map<string, Rectangle>,
  obstacles: Rectangle[],
  unit: number,
  sheet: Rectangle,
): SetName[] {
  const room = new FreeSpace(obstacles, sheet);
  const names: (SetName | undefined)[] = [];
  const byId = new Map(places.map((place) => [place.id, place]));
  for (const [id, clear] of strong) {
    const place = byId.get(id);
    if (place === undefined) continue;
    const ways = [
      ...candidates(place, unit, true, clear),
      ...candidates(place, unit, false, clear),
      ...candidates(place, unit, true, grown(clear, STRONG_PIXELS * unit)),
    ];
    names.push(room.take(ways));
  }
  if (unit <= COARSE) {
    const apart = PLAIN_PIXELS * unit > PRINTED.capital ? APART * unit : 0;
    for (const place of places) {
      if (strong.has(place.id)) continue;
      names.push(room.take(candidates(place, unit, false, boxRound(place, DOT_PIXELS * unit)), apart));
    }
  }
  return names.filter((name) => name !== undefined);
}

function isNear(box: Rectangle, { x, y }: PlatePlace, size: number): boolean {
  const across = Math.max(box.left - x, x - box.right, 0);
  const down = Math.max(box.top - y, y - box.bottom, 0);
  return Math.hypot(across, down) <= REACH * size;
}

/** List where a name may stand: as the sheet has it, then right, left, below and above of what is at its place. Where
    that reaches far to one side, such as a row of jets, the name stands over or under it, still at its place. */
function candidates(place: PlatePlace, unit: number, isStrong: boolean, room: Rectangle): SetName[] {
  const printed = PRINTED[place.style === "end" || place.style === "city" ? place.style : "capital"];
  const size = isStrong
    ? Math.max(PRINTED.capital * 1.15, STRONG_PIXELS * unit)
    : Math.max(PRINTED.capital, PLAIN_PIXELS * unit);
  const note = place.note === undefined ? 0 : (place.note.length + 1) * NOTE_WIDTH * size;
  const width = (place.label.width * size * (isStrong ? BOLD_WIDTH : 1)) / printed + note;
  const make = (x: number, y: number, anchor: SetName["anchor"]): SetName => {
    const at = { x, y, anchor, size };
    return {
      id: place.id,
      text: place.name,
      note: place.note,
      ...at,
      isStrong,
      box: boxOfLine(at, width, LINE),
    };
  };
  const { x, y } = place;
  const level = y + size * 0.3;
  const below = room.bottom + size * LINE.above;
  const above = room.top - size * LINE.below;
  const aside = { left: x + (room.left - x) * SLANT, right: x + (room.right - x) * SLANT };
  const slant = {
    below: y + (room.bottom - y) * SLANT + size * LINE.above,
    above: y + (room.top - y) * SLANT,
  };
  const all = [
    make(room.right, level, "start"),
    make(room.left, level, "end"),
    make(x, below, "middle"),
    make(x, above, "middle"),
    make(aside.right, slant.below, "start"),
    make(aside.left, slant.below, "end"),
    make(aside.right, slant.above, "start"),
    make(aside.left, slant.above, "end"),
    make(x, below, "start"),
    make(x, below, "end"),
    make(x, above, "start"),
    make(x, above, "end"),
  ];
  const round = all.filter(({ box }) => isNear(box, place, size));
  const { dx, dy, anchor } = place.label;
  if (isStrong || (place.leader !== undefined && size > PRINTED.capital)) return round;
  const growth = size / PRINTED.capital;
  return [make(x + dx * growth, y + dy * growth, anchor), ...round];
}

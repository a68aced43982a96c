// This file is which names stand on the map and where: the more it is enlarged, the more of them fit.

import { linesOf, type MapPlace, type Plate } from "./print";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A name, set: its anchor on the base line and its size, in units of the map. */
export interface SetName {
  place: MapPlace;
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  size: number;
  /** Whether it matters now, and is set larger. */
  isStrong: boolean;
  box: Box;
}

/** The sizes in which the sheet has set its names, in units. */
const PRINTED = { capital: 19, city: 17.5, end: 30 };
const PLAIN_PIXELS = 11.5;
const STRONG_PIXELS = 14;
const CAP_HEIGHT = 0.66;
const DESCENT = 0.24;
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

/** Tell whether two boxes share more than an edge. */
export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Make a box round a point. */
export function boxRound(x: number, y: number, away: number): Box {
  return { left: x - away, top: y - away, right: x + away, bottom: y + away };
}

/** Make the box that holds two. */
export function around(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

/** Order places for setting their names: those first from which many routes lead, and those that stand alone. */
export function byWeight(plate: Plate): MapPlace[] {
  const routes = new Map<string, number>();
  for (const { a, b } of linesOf(plate)) {
    for (const end of [a, b]) routes.set(end, (routes.get(end) ?? 0) + 1);
  }
  const weight = (place: MapPlace) => {
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
  places: MapPlace[],
  strong: Map<string, Box>,
  obstacles: Box[],
  unit: number,
  sheet: Box,
): SetName[] {
  const taken = [...obstacles];
  const names: SetName[] = [];
  const add = (name: SetName | undefined) => {
    if (name === undefined) return;
    names.push(name);
    taken.push(name.box);
  };
  const isFree = ({ box }: SetName) => isInside(box, sheet) && !taken.some((other) => overlap(other, box));
  const byId = new Map(places.map((place) => [place.id, place]));
  for (const [id, room] of strong) {
    const place = byId.get(id);
    if (place === undefined) continue;
    const ways = [
      ...candidates(place, unit, true, room),
      ...candidates(place, unit, false, room),
      ...candidates(place, unit, true, grown(room, STRONG_PIXELS * unit)),
    ];
    add(ways.find(isFree));
  }
  if (unit > COARSE) return names;
  const apart = PLAIN_PIXELS * unit > PRINTED.capital ? APART * unit : 0;
  const isClear = (name: SetName) => isFree({ ...name, box: grown(name.box, apart) });
  for (const place of places) {
    if (strong.has(place.id)) continue;
    add(candidates(place, unit, false, boxRound(place.x, place.y, DOT_PIXELS * unit)).find(isClear));
  }
  return names;
}

function isNear(box: Box, { x, y }: MapPlace, size: number): boolean {
  const across = Math.max(box.left - x, x - box.right, 0);
  const down = Math.max(box.top - y, y - box.bottom, 0);
  return Math.hypot(across, down) <= REACH * size;
}

function grown(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}

function isInside(box: Box, sheet: Box): boolean {
  return (
    box.left >= sheet.left && box.right <= sheet.right && box.top >= sheet.top && box.bottom <= sheet.bottom
  );
}

/** List where a name may stand: as the sheet has it, then right, left, below and above of what is at its place. Where
    that reaches far to one side, such as a row of jets, the name stands over or under it, still at its place. */
function candidates(place: MapPlace, unit: number, isStrong: boolean, room: Box): SetName[] {
  const printed = PRINTED[place.style];
  const size = isStrong
    ? Math.max(PRINTED.capital * 1.15, STRONG_PIXELS * unit)
    : Math.max(PRINTED.capital, PLAIN_PIXELS * unit);
  const note = place.note === undefined ? 0 : (place.note.length + 1) * NOTE_WIDTH * size;
  const width = (place.label.width * size * (isStrong ? BOLD_WIDTH : 1)) / printed + note;
  const make = (x: number, y: number, anchor: SetName["anchor"]): SetName => {
    const left = x - { start: 0, middle: width / 2, end: width }[anchor];
    const box = { left, top: y - size * CAP_HEIGHT, right: left + width, bottom: y + size * DESCENT };
    return { place, x, y, anchor, size, isStrong, box };
  };
  const { x, y } = place;
  const level = y + size * 0.3;
  const below = room.bottom + size * CAP_HEIGHT;
  const above = room.top - size * DESCENT;
  const aside = { left: x + (room.left - x) * SLANT, right: x + (room.right - x) * SLANT };
  const slant = {
    below: y + (room.bottom - y) * SLANT + size * CAP_HEIGHT,
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

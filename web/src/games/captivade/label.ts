// This file is which names stand on the map and where: the more it is enlarged, the more of them fit.

import type { Point } from "../../map/projection";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A name that is to be set beside something round a point. */
export interface Wanted extends Point {
  number: number;
  text: string;
  /** How far from the point the name keeps, in units of the map. */
  room: number;
  /** Whether it matters now: it is set larger, and before the others. */
  isStrong: boolean;
}

/** A name, set: its anchor on the base line and its size, in units of the map. */
export interface SetName extends Point {
  number: number;
  text: string;
  anchor: "start" | "middle" | "end";
  size: number;
  isStrong: boolean;
}

/** Sizes in pixels; the least one in units, below which nothing overlaps on the printed sheet. */
const PIXELS = { plain: 11.5, strong: 13.5 };
const LEAST = 17;
const CAP_HEIGHT = 0.7;
const DESCENT = 0.22;
const LETTER = 0.475;
const BOLD = 1.06;
/** How far aside a name stands that is set to a corner. */
const SLANT = 0.72;
const GAP = 1.5;
/** How much farther from their places names that matter may stand, in parts of their size. */
const FARTHER = [0, 0.7];

/** Tell whether two boxes share more than an edge. */
export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Make a box round a point. */
export function boxRound({ x, y }: Point, across: number, down = across): Box {
  return { left: x - across, top: y - down, right: x + across, bottom: y + down };
}

/** Set the names that matter, then as many others as fit in their order; `unit` is units to a pixel. */
export function setNames(wanted: Wanted[], obstacles: Box[], unit: number, frame: Box): SetName[] {
  const taken = [...obstacles];
  const names: SetName[] = [];
  const ordered = [...wanted.filter((name) => name.isStrong), ...wanted.filter((name) => !name.isStrong)];
  for (const name of ordered) {
    const found = spotsFor(name, unit).find(
      ({ box }) => isInside(box, frame) && !taken.some((other) => overlap(other, box)),
    );
    if (found === undefined) continue;
    names.push(found.name);
    taken.push(found.box);
  }
  return names;
}

function isInside(box: Box, frame: Box): boolean {
  return (
    box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom
  );
}

/** List where a name may stand; one that matters may also stand farther away. */
function spotsFor(wanted: Wanted, unit: number): { name: SetName; box: Box }[] {
  if (!wanted.isStrong) return candidates(wanted, unit);
  return FARTHER.flatMap((farther) =>
    candidates({ ...wanted, room: wanted.room + farther * PIXELS.strong * unit }, unit),
  );
}

/** List where a name may stand close to its place: right, left, below and above of its place, then at its corners. */
function candidates(wanted: Wanted, unit: number): { name: SetName; box: Box }[] {
  const { number, text, x, y, room, isStrong } = wanted;
  const size = Math.max(LEAST, (isStrong ? PIXELS.strong : PIXELS.plain) * unit);
  const width = text.length * LETTER * size * (isStrong ? BOLD : 1);
  const away = room + GAP * unit;
  const make = (across: number, base: number, anchor: SetName["anchor"]) => {
    const left = across - { start: 0, middle: width / 2, end: width }[anchor];
    const box = { left, top: base - size * CAP_HEIGHT, right: left + width, bottom: base + size * DESCENT };
    return { name: { number, text, x: across, y: base, anchor, size, isStrong }, box };
  };
  const level = y + size * 0.3;
  const below = y + away + size * CAP_HEIGHT;
  const above = y - away - size * DESCENT;
  const lower = y + away * SLANT + size * CAP_HEIGHT;
  const upper = y - away * SLANT - size * DESCENT;
  return [
    make(x + away, level, "start"),
    make(x - away, level, "end"),
    make(x, below, "middle"),
    make(x, above, "middle"),
    make(x + away * SLANT, lower, "start"),
    make(x - away * SLANT, lower, "end"),
    make(x + away * SLANT, upper, "start"),
    make(x - away * SLANT, upper, "end"),
  ];
}

// This file is names beside their places on a map: how large they are, and where they may stand.

import type { Rectangle } from "./box";
import type { Point } from "./projection";

/** A name that is to be set beside something round a point. */
export interface WantedName extends Point {
  id: string;
  text: string;
  /** How far from the point the name keeps, in units of the map. */
  room: number;
  /** Whether it matters now: it is set larger, and may stand farther away. */
  isStrong: boolean;
}

/** A name, set: its anchor on the base line, its size and its box, in units of the map. */
export interface SetName extends Point {
  id: string;
  text: string;
  /** A word before the name. */
  note?: string | undefined;
  anchor: "start" | "middle" | "end";
  size: number;
  isStrong: boolean;
  box: Rectangle;
}

/** The letters in which a game sets its names. */
export interface Letters {
  /** Sizes in pixels, and the least one in units. */
  plain: number;
  strong: number;
  least: number;
  /** How wide a letter is, in parts of its size, and how much wider a bold one is. */
  width: number;
  bold: number;
}

/** How far a line of text reaches over its base line and under it, in parts of its size. */
const LINE = { above: 0.7, below: 0.22 };
/** How far aside a name stands that is set to a corner. */
const SLANT = 0.72;
const GAP = 1.5;
/** How much farther from their places names that matter may stand, in parts of their size. */
const FARTHER = [0, 0.7];

/** Make the box of a line of text; `line` is how far it reaches over its base line and under it. */
export function boxOfLine(
  { x, y, anchor, size }: Pick<SetName, "x" | "y" | "anchor" | "size">,
  width: number,
  line = LINE,
): Rectangle {
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  return { left, top: y - size * line.above, right: left + width, bottom: y + size * line.below };
}

/** List where a name may stand, the best first; one that matters may also stand farther away. `unit` is units to a pixel. */
export function waysToSet(wanted: WantedName, letters: Letters, unit: number): SetName[] {
  if (!wanted.isStrong) return waysBeside(wanted, letters, unit);
  return FARTHER.flatMap((farther) =>
    waysBeside({ ...wanted, room: wanted.room + farther * letters.strong * unit }, letters, unit),
  );
}

/** List where a name may stand close to its place: right, left, below and above it, then at its corners. */
function waysBeside(wanted: WantedName, letters: Letters, unit: number): SetName[] {
  const { id, text, x, y, room, isStrong } = wanted;
  const size = Math.max(letters.least, (isStrong ? letters.strong : letters.plain) * unit);
  const width = text.length * letters.width * size * (isStrong ? letters.bold : 1);
  const away = room + GAP * unit;
  const make = (across: number, base: number, anchor: SetName["anchor"]): SetName => {
    const at = { x: across, y: base, anchor, size };
    return { id, text, ...at, isStrong, box: boxOfLine(at, width) };
  };
  const level = y + size * 0.3;
  const below = y + away + size * LINE.above;
  const above = y - away - size * LINE.below;
  const lower = y + away * SLANT + size * LINE.above;
  const upper = y - away * SLANT - size * LINE.below;
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

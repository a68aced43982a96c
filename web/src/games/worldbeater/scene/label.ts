// This file is the names on the board: each under its hexagon's sign, as large as can be read, where there is room.

import { overlap, type Rectangle } from "../../../map/box";
import type { Point } from "../../../map/projection";

/** A name that is to be set. */
export interface Wanted {
  id: string;
  text: string;
  /** The middle of its hexagon. */
  at: Point;
  /** Goals of a flight are named even on a board that is too small for all other names. */
  kind: "town" | "exit" | "landmark" | "flight";
  /** Names of more weight are set first. */
  weight: number;
  /** Whether a car stands there, which the name may have to make room for. */
  hasCar?: boolean;
  /** How high its sign reaches above the middle, if the name may also stand over it. */
  height?: number;
}

/** A name that found room, line by line. */
export interface SetName {
  id: string;
  lines: string[];
  x: number;
  /** The baseline of the first line. */
  y: number;
  size: number;
  kind: Wanted["kind"];
  isStrong: boolean;
}

/** The size of names in pixels, and its bounds in units of the sheet: at the least one, all names fit their hexagons. */
const PIXELS = 11;
const SIZE = { least: 28, most: 82 };
/** Names that would be smaller than this, in pixels, are not set. */
const LEGIBLE = 8.2;
/** What exits are set smaller by. */
const EXIT = 0.88;
const LANDMARK = 1.15;
const FLIGHT_PIXELS = 10;
/** How wide a letter is on the average, and how high a line is, in parts of its size. */
const LETTER = 0.475;
const LINE = 0.92;
/** Names longer than this are broken at a space or a hyphen. */
const LONG = 9;
/** From the middle of a hexagon down to the top of its name. */
export const NAME_TOP = 30;
const LANDMARK_TOP = 34;
/** How much farther down a name may stand when a car is in its way, and twice that when there are several. */
const LOWER = 50;
/** Names may come this near to each other, in parts of their size. */
const AIR = 0.08;

/** Break a long name into two lines of about the same length. */
export function linesOf(text: string): string[] {
  if (text.length <= LONG) return [text];
  let best: string[] = [text];
  for (const [index, letter] of [...text].entries()) {
    if (letter !== " " && letter !== "-") continue;
    const lines = [text.slice(0, letter === " " ? index : index + 1), text.slice(index + 1)];
    if (longest(lines) < longest(best)) best = lines;
  }
  return best;
}

function longest(lines: string[]): number {
  return Math.max(...lines.map((line) => line.length));
}

/** Give how large a name is, in units of the sheet, when so many units are a pixel. */
export function sizeOf(kind: Wanted["kind"], unit: number): number {
  if (kind === "flight") return FLIGHT_PIXELS * unit;
  const part = kind === "exit" ? EXIT : kind === "landmark" ? LANDMARK : 1;
  return part * Math.min(Math.max(PIXELS * unit, SIZE.least), SIZE.most);
}

/** Tell whether a board is large enough for the names of its places, when so many units are a pixel. */
export function hasNames(unit: number): boolean {
  return SIZE.most >= LEGIBLE * unit;
}

/** Set as many names as there is room for; `strong` ones first, which then stand whatever else has to give way. */
export function setNames(
  wanted: Wanted[],
  strong: Set<string>,
  obstacles: Rectangle[],
  unit: number,
  frame: Rectangle,
): SetName[] {
  const taken = [...obstacles];
  const order = wanted
    .filter((name) => hasNames(unit) || name.kind === "flight")
    .sort(
      (one, other) => Number(strong.has(other.id)) - Number(strong.has(one.id)) || other.weight - one.weight,
    );
  return order.flatMap((name) => {
    const size = sizeOf(name.kind, unit);
    const lines = linesOf(name.text);
    const half = (longest(lines) * LETTER * size) / 2;
    const x = Math.min(Math.max(name.at.x, frame.left + half), frame.right - half);
    const downs = [0];
    if (name.height !== undefined) downs.push(-name.height - topOf(name) - lines.length * LINE * size);
    if (name.hasCar) downs.push(LOWER, 2 * LOWER);
    const room = downs.map((down) => boxOf(name, x, half, size, lines.length, down));
    const box = room.find((one) => !taken.some((other) => overlap(one, other)));
    if (box === undefined) return [];
    taken.push(box);
    const y = box.top + (0.78 - 2 * AIR) * size;
    return [{ id: name.id, lines, x, y, size, kind: name.kind, isStrong: strong.has(name.id) }];
  });
}

/** Say how far under its point a name begins. */
function topOf({ kind }: Wanted): number {
  return kind === "landmark" ? LANDMARK_TOP : kind === "flight" ? 0 : NAME_TOP;
}

/** Give the room of a name under the sign of its hexagon, or so much farther down. */
function boxOf(name: Wanted, x: number, half: number, size: number, lines: number, down: number): Rectangle {
  const top = name.at.y + topOf(name) + down;
  return {
    left: x - half + AIR * size,
    right: x + half - AIR * size,
    top: top + 2 * AIR * size,
    bottom: top + (lines * LINE - AIR) * size,
  };
}

/** Estimate how wide a line of text is. */
export function widthOf(text: string, size: number): number {
  return text.length * LETTER * size;
}

/** The distance from one baseline to the next. */
export function lineHeight(size: number): number {
  return LINE * size;
}

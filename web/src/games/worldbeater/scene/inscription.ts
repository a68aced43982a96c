// This file is the engraved names of the areas: each as large as fits where it covers as few towns and signs as can be.

import { boxRound, overlap, type Rectangle } from "../../../map/box";
import type { Point } from "../../../map/projection";
import { apart } from "../../../map/way";
import type { Drawing } from "../types";
import { type Sheet, SIDE, type Spot, spotAt, WIDTH } from "./layout";

export interface Inscription {
  /** The number of its area. */
  area: number;
  lines: string[];
  x: number;
  /** The baseline of its first line. */
  y: number;
  size: number;
  spacing: number;
  /** Whether it is a plain name over a small map, rather than engraved in a large one. */
  isPlain: boolean;
}

/** The sizes of engraved names, in units, and how far their capitals stand apart, in parts of their size. */
const SIZES = [110, 88, 70, 56, 46];
const SPACINGS = [0.45, 0.2, 0.05];
/** How large a plain name is, in pixels; where a pixel is more units than this, names are plain. */
const PLAIN = 9;
const COARSE = 11;
/** How wide a capital is, and how high a line is, in parts of their size. */
const CAPITAL = 0.64;
const LINE = 1.1;
/** What covering a town or sign costs, leaving the land, and a step away from the middle of the area, in units of size. */
const COVERED = 60;
const ASHORE = 400;
const AWAY = 0.06;
/** What a town or sign needs round its middle, what its name takes under it, and what the sign of a goal takes over it. */
const CLEAR = { across: 0.78 * SIDE, up: 0.72 * SIDE, down: 1.05 * SIDE, high: 1.5 * SIDE };

const known = new WeakMap<Sheet, Inscription[]>();

/** Place the names of all areas; `unit` is units to a pixel. */
export function inscriptions(drawing: Drawing, sheet: Sheet, unit: number): Inscription[] {
  if (unit > COARSE) return placed(drawing, sheet, [PLAIN * unit], [0], true);
  let engraved = known.get(sheet);
  if (engraved === undefined) {
    engraved = placed(drawing, sheet, SIZES, SPACINGS, false);
    known.set(sheet, engraved);
  }
  return engraved;
}

/** The distance from one baseline of a name to the next. */
export function leading(title: Inscription): number {
  return LINE * title.size;
}

function placed(
  drawing: Drawing,
  sheet: Sheet,
  sizes: number[],
  spacings: number[],
  isPlain: boolean,
): Inscription[] {
  return drawing.areas.flatMap((area, number) => {
    const spots = [...sheet.spots.values()].filter((spot) => spot.area === area.id);
    const text = isPlain ? area.name : area.name.toUpperCase();
    const shapes = [...new Set([text, text.replaceAll(" ", "\n")])]
      .flatMap((lines) =>
        sizes.flatMap((size) => spacings.map((spacing) => ({ lines: lines.split("\n"), size, spacing }))),
      )
      .sort((one, other) => showing(other) - showing(one));
    const found = best(spots, shapes, sheet);
    if (found === null) return [];
    const { at, lines, size, spacing } = found;
    const y = Math.round(at.y - ((lines.length - 1) / 2) * LINE * size + 0.35 * size);
    return [{ area: number, lines, x: at.x, y, size, spacing: Math.round(spacing * size), isPlain }];
  });
}

interface Shape {
  lines: string[];
  size: number;
  spacing: number;
}

/** Say what a shape is worth where nothing is in its way. */
function showing({ size, spacing }: Shape): number {
  return size * (1 + 0.5 * spacing);
}

/** Find the shape and place of a name that are worth most. */
function best(spots: Spot[], shapes: Shape[], sheet: Sheet): (Shape & { at: Point }) | null {
  const middle = { x: mean(spots.map((spot) => spot.x)), y: mean(spots.map((spot) => spot.y)) };
  const full = spots.filter((spot) => spot.role !== "open").map(clearance);
  const spread = places(spots);
  let found: (Shape & { at: Point }) | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const shape of shapes) {
    // What cannot be the best any more is not looked at closely: there are many places.
    if (showing(shape) <= most) break;
    for (const at of spread) {
      let worth = showing(shape) - AWAY * apart(at, middle);
      if (worth <= most) continue;
      const box = boxOf(at, shape);
      for (const other of full) {
        if (overlap(box, other)) worth -= COVERED;
      }
      if (worth > most) worth -= ASHORE * ashore(box, spots[0]?.area, sheet);
      if (worth <= most) continue;
      most = worth;
      found = { ...shape, at };
    }
  }
  return found;
}

function clearance(spot: Spot): Rectangle {
  const isGoal = spot.role === "fort-dunlop" || spot.role === "new-york";
  return {
    left: spot.x - CLEAR.across,
    right: spot.x + CLEAR.across,
    top: spot.y - (isGoal ? CLEAR.high : CLEAR.up),
    bottom: spot.y + CLEAR.down,
  };
}

/** Where the middle of a name may be: in hexagons and between them. */
function places(spots: Spot[]): Point[] {
  return spots.flatMap(({ x, y }) => [
    { x, y },
    { x: x + WIDTH / 2, y },
    { x: x + WIDTH / 4, y: y + 0.75 * SIDE },
    { x: x - WIDTH / 4, y: y + 0.75 * SIDE },
  ]);
}

function boxOf(at: Point, { lines, size, spacing }: Shape): Rectangle {
  const letters = Math.max(...lines.map((line) => line.length));
  const across = (letters * (CAPITAL + spacing) * size) / 2;
  return boxRound(at, across, 0.36 * size + ((lines.length - 1) / 2) * LINE * size);
}

/** Tell how much of a box, from 0 to 1, does not lie on an area. */
function ashore(box: Rectangle, area: string | undefined, sheet: Sheet): number {
  const across = Math.ceil((box.right - box.left) / (0.8 * SIDE));
  let out = 0;
  for (let index = 0; index <= across; index += 1) {
    const x = box.left + ((box.right - box.left) * index) / across;
    for (const y of [box.top, box.bottom]) {
      if (spotAt({ x, y }, sheet)?.area !== area) out += 1;
    }
  }
  return out / (2 * across + 2);
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
}

// This file is where everything stands on the map at one size: jets side by side, and what names must keep clear of.

import { around, boxRound, type Rectangle } from "../../../map/box";
import { partRound } from "../../../map/part";
import type { Point } from "../../../map/projection";
import type { Plate } from "../../../map/types";
import type { BoardPart } from "../../face";
import { placesById } from "../model/drawing";
import type { Flight } from "../model/flight";
import type { Drawing } from "../types";
import { type Flock, flocks, stands } from "./fleet";
import { letterOf, lineBetween } from "./line";

/** How large things are: units of the map to a pixel, and pixels from wing to wing. */
export interface Scale {
  unit: number;
  jet: number;
}

/** The jets of a seat in a city, with where they are drawn. */
export interface Standing extends Flock, Point {
  isOffered: boolean;
}

/** Pixels between jets side by side; from a ring or a letter to what must keep clear of it. */
const GAP = 3;
const RING = 11;
const RING_CLEAR = 14;
const LETTER = 8;
const END_CLEAR = 10;
const JET_CLEAR = 2;
/** How much of its width a jet with its edge needs to either side. */
const HALF_JET = 0.58;
/** What is shown round the part of the board that matters, in parts of the board. */
const MARGIN = { x: 0.035, y: 0.08 };

/** Keep something of some width whole within a frame. */
export function inside(at: number, width: number, frame: number): number {
  return Math.max(width * 0.6, Math.min(frame - width * 0.6, at));
}

/** Let all jets stand; those that are offered come last, so that they are drawn on top. */
export function standings(
  jets: string[][],
  offered: Set<string>,
  mine: number | null,
  plate: Plate,
  scale: Scale,
): Standing[] {
  const all = flocks(jets);
  const pitch = (scale.jet + GAP) * scale.unit;
  const found = all.flatMap((flock) => {
    const at = placesById(plate).get(flock.city);
    if (at === undefined) return [];
    const there = all.filter((other) => other.city === flock.city);
    const aside = stands(there.length, lean(at.x, 2 * pitch, plate.width))[there.indexOf(flock)] ?? {
      x: 0,
      y: 0,
    };
    return [
      {
        ...flock,
        x: inside(at.x, pitch, plate.width) + aside.x * pitch,
        y: at.y + aside.y * pitch,
        isOffered: flock.seat === mine && offered.has(flock.city),
      },
    ];
  });
  return found.sort((a, b) => Number(a.isOffered) - Number(b.isOffered));
}

/** Say to which side jets stand beside each other, so that the edge of the map does not cut them. */
function lean(x: number, room: number, width: number): -1 | 0 | 1 {
  if (x < room) return 1;
  return x > width - room ? -1 : 0;
}

/** What names have to do with: those that matter, each with what it keeps clear of at its place, and what is in the way. */
export interface Clearance {
  strong: Map<string, Rectangle>;
  obstacles: Rectangle[];
}

/** Work out what names matter, where flights lead first, and what they must keep clear of. */
export function clearance(
  flights: Flight[],
  standing: Standing[],
  drawing: Drawing,
  scale: Scale,
): Clearance {
  const plate = drawing.map;
  const places = placesById(plate);
  const half = scale.jet * HALF_JET * scale.unit;
  const strong = new Map<string, Rectangle>();
  const obstacles: Rectangle[] = standing.map((flock) => boxRound(flock, half));
  const mark = (id: string, box: Rectangle) => {
    const known = strong.get(id);
    strong.set(id, known === undefined ? box : around(known, box));
  };
  for (const { from, to } of flights) {
    const at = places.get(to);
    const line = lineBetween(plate, from, to);
    const letter = line === null ? null : letterOf(line, places);
    if (at !== undefined) {
      mark(to, boxRound(at, RING_CLEAR * scale.unit));
      obstacles.push(boxRound(at, RING * scale.unit));
    }
    if (letter !== null) obstacles.push(boxRound(letter, LETTER * scale.unit));
  }
  for (const flock of standing) mark(flock.city, boxRound(flock, half + JET_CLEAR * scale.unit));
  for (const end of [drawing.start, drawing.finish]) {
    const at = places.get(end);
    if (at !== undefined) mark(end, boxRound(at, END_CLEAR * scale.unit));
  }
  return { strong, obstacles };
}

/** Give the part of the board that shows some places with a margin; null if there are none. */
export function partAround(ids: string[], plate: Plate): BoardPart | null {
  const spots = ids.flatMap((id) => placesById(plate).get(id) ?? []);
  return partRound(spots, plate, MARGIN);
}

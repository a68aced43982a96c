// This file is what is engraved on open water: the names of the oceans and a compass, where neither land nor ways are.

import { boxRound, overlap, type Rectangle } from "../../../map/box";
import type { Point } from "../../../map/projection";
import { type Sheet, SIDE } from "./layout";
import type { Route } from "./route";

export interface OceanName extends Point {
  lines: string[];
  size: number;
}

export interface Ocean {
  names: OceanName[];
  compass: Point | null;
}

/** Where each would best be, in parts of the sheet; the nearest place with room is taken. */
const NAMES = [
  { lines: ["ATLANTIC", "OCEAN"], x: 0.36, y: 0.68 },
  { lines: ["INDIAN", "OCEAN"], x: 0.62, y: 0.7 },
  { lines: ["PACIFIC", "OCEAN"], x: 0.08, y: 0.72 },
];
const COMPASS = { x: 0.45, y: 0.88 };
/** How large the names are, how wide their letters with the space between them, and how high a line, in parts of it. */
export const SIZE = 76;
export const SPACING = 0.34;
const LETTER = 0.66;
export const LINE = 1.25;
/** From the middle of the compass to its tips. */
export const COMPASS_REACH = 1.35 * SIDE;
/** How far from land things stay, which is beyond the water lines, and from the ways. */
const LAND = 2.1 * SIDE;
const WAY = 0.35 * SIDE;
const STEP = 0.5 * SIDE;
/** Things are put no farther than this from where they would best be, in parts of the sheet's width. */
const FARTHEST = 0.16;

const known = new WeakMap<Sheet, Ocean>();

/** Find room for everything that is engraved on the water. */
export function oceanOf(sheet: Sheet, routes: Route[]): Ocean {
  let ocean = known.get(sheet);
  if (ocean === undefined) {
    ocean = engrave(sheet, routes);
    known.set(sheet, ocean);
  }
  return ocean;
}

function engrave(sheet: Sheet, routes: Route[]): Ocean {
  const taken: Rectangle[] = [
    ...[...sheet.spots.values()].map((spot) => boxRound(spot, LAND, LAND)),
    ...routes.flatMap(({ lines }) => lines.flat().map((point) => boxRound(point, WAY))),
  ];
  const names = NAMES.flatMap(({ lines, x, y }) => {
    const across = (Math.max(...lines.map((line) => line.length)) * (LETTER + SPACING) * SIZE) / 2;
    const at = room(
      sheet,
      { x: x * sheet.width, y: y * sheet.height },
      across,
      lines.length * LINE * SIZE * 0.5,
      taken,
    );
    return at === null ? [] : [{ lines, ...at, size: SIZE }];
  });
  const wanted = { x: COMPASS.x * sheet.width, y: COMPASS.y * sheet.height };
  return { names, compass: room(sheet, wanted, COMPASS_REACH, COMPASS_REACH, taken) };
}

/** Find the nearest place to a point where a box is free, and take it. */
function room(sheet: Sheet, wanted: Point, across: number, down: number, taken: Rectangle[]): Point | null {
  const edge = 0.5 * SIDE;
  let best: { at: Point; box: Rectangle } | null = null;
  let least = FARTHEST * sheet.width;
  for (let x = edge + across; x <= sheet.width - edge - across; x += STEP) {
    for (let y = edge + down; y <= sheet.height - edge - down; y += STEP) {
      const away = Math.hypot(x - wanted.x, y - wanted.y);
      if (away >= least) continue;
      const box = boxRound({ x, y }, across, down);
      if (taken.some((other) => overlap(box, other))) continue;
      best = { at: { x, y }, box };
      least = away;
    }
  }
  if (best !== null) taken.push(best.box);
  return best?.at ?? null;
}

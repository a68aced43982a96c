// This file is what a tap on the map means: a trip to plan, a place to mark, or a wish that the rules have to answer.

import type { Point } from "../../map/projection";
import type { TapMeaning } from "../face";
import type { Trip } from "./model/trip";
import type { Sheet, Spot } from "./scene/sheet";
import type { Move } from "./types";

export type Meaning =
  | { kind: "plan"; trip: Trip }
  | { kind: "why"; wish: TapMeaning<Move> }
  | { kind: "nothing" };

/** How near to a place a tap means it, in pixels: a mouse is exacter than a finger. */
export const REACH = { mouse: 16, finger: 26 };

/** Find the place nearest to a point, within some units. */
export function spotNear(point: Point, sheet: Sheet, reach: number): Spot | null {
  let best: Spot | null = null;
  let least = reach;
  for (const spot of sheet.spots.values()) {
    const away = Math.hypot(spot.x - point.x, spot.y - point.y);
    if (away > least) continue;
    best = spot;
    least = away;
  }
  return best;
}

/** Read a tap: it plans the first trip that ends there, or the next one when that is planned already. */
export function meaningOf(spot: Spot | null, trips: Trip[], planned: Trip | null): Meaning {
  if (spot === null || trips.length === 0) return { kind: "nothing" };
  const there = trips.filter((trip) => trip.end === spot.number);
  const trip = there[there.findIndex((other) => other.key === planned?.key) + 1] ?? there[0];
  if (trip !== undefined) return { kind: "plan", trip };
  return { kind: "why", wish: { name: spot.name } };
}

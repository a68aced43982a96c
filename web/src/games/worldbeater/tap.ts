// This file is what a tap on the board means: an offered move, or a wish that the rules have to answer.

import type { Point } from "../../map/projection";
import { apart } from "../../map/way";
import type { Offer } from "../../wire/message";
import type { TapMeaning } from "../face";
import { type Sheet, SIDE, spotAt } from "./scene/layout";
import type { Target } from "./scene/target";
import type { Move } from "./types";

export type Meaning = { offer: Offer<Move> } | { wish: TapMeaning<Move> } | null;

/** How far beside an offered hexagon a finger still means it, in pixels; a mouse is exact. */
export const REACH = { mouse: 0, finger: 22 };

/** Find the target that a point of the sheet means; `reach` is how far beside one it may be, in units. */
export function targetNear(point: Point, targets: Target[], sheet: Sheet, reach: number): Target | null {
  const spot = spotAt(point, sheet);
  const here = targets.find((target) => target.hexagon === spot?.id);
  if (here) return here;
  const across = targets.find((target) => target.beyond !== undefined && target.beyond === spot?.id);
  if (across) return across;
  // A hexagon that is larger than a finger was meant itself, and whoever pressed it wants to know why not.
  if (spot !== null && reach < SIDE) return null;
  let best: Target | null = null;
  let least = reach;
  for (const target of targets) {
    const at = sheet.spots.get(target.hexagon);
    const away = at === undefined ? Number.POSITIVE_INFINITY : apart(at, point);
    if (away >= least) continue;
    best = target;
    least = away;
  }
  return best;
}

/** Read a tap at a point of the sheet. Of a hexagon that is not offered the rules themselves know what was meant: to
    claim a token, to leave by an exit, to fly to an airport, or just to drive there. */
export function meaningOf(point: Point, targets: Target[], sheet: Sheet, reach: number): Meaning {
  const target = targetNear(point, targets, sheet, reach);
  if (target) return { offer: target.offer };
  const spot = spotAt(point, sheet);
  return spot && { wish: { name: spot.id } };
}

// This file is how a cap goes along a path: hop by hop, and quickly.

import type { Point } from "../../../map/projection";

/** A moment of a journey: where the piece is, and how high above the board. */
export interface Moment extends Point {
  lift: number;
}

const HOP = 26;
const TRAP_HOP = 70;
/** No step takes longer than this. */
const STEP_MILLISECONDS_MAX = 400;
/** No journey takes longer than this. */
const JOURNEY_MILLISECONDS_MAX = 900;

/** How long a journey over so many steps takes. */
export function journeyTime(steps: number, milliseconds: number): number {
  return Math.min(steps * Math.min(milliseconds * 0.75, STEP_MILLISECONDS_MAX), JOURNEY_MILLISECONDS_MAX);
}

/** Where a piece is on its way after a part of its journey, from 0 to 1. */
export function moment(path: Point[], part: number): Moment {
  const last = path.length - 1;
  const along = Math.min(Math.max(part, 0), 1) * last;
  const hop = Math.min(Math.floor(along), last - 1);
  const from = path[Math.max(hop, 0)];
  const to = path[Math.max(hop, 0) + 1];
  if (!from) return { x: 0, y: 0, lift: 0 };
  if (!to) return { ...from, lift: 0 };
  const way = along - hop;
  const eased = way * way * (3 - 2 * way);
  return {
    x: from.x + (to.x - from.x) * eased,
    y: from.y + (to.y - from.y) * eased,
    lift: HOP * Math.sin(Math.PI * way),
  };
}

/** Where a cap is that hops up and comes down again over others, after a part of its time. */
export function drop({ x, y }: Point, part: number): Moment {
  return { x, y, lift: TRAP_HOP * Math.sin(Math.PI * part ** 0.6) };
}

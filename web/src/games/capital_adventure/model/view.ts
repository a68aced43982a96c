// This file is how the view of a match of Capital Adventure is read.

import type { Side, View, Way } from "../types";

/** The Atlantic among the crossings. */
export const ATLANTIC = "atlantic";

/** Give the cheapest way to a city. */
export function wayTo(city: string, view: View): Way | null {
  return view.ways.find((way) => way.to === city) ?? null;
}

/** Say where the planned journey ends, or where the side on turn is; null on a transit point. */
export function endOfPlan(view: View): string | null {
  return view.plan.path.at(-1) ?? view.sides[view.turn]?.city ?? null;
}

/** Tell whether a side is on the Atlantic. */
export function isAtSea(side: Side): boolean {
  return side.transit?.crossing === ATLANTIC;
}

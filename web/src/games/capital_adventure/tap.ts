// This file is what a tap or a key on the map means: a city to go to, or a wish that the rules have to answer.

import type { Point } from "../../map/projection";
import { apart } from "../../map/way";
import type { Offer } from "../../wire/message";
import type { TapMeaning } from "../face";
import { ATLANTIC } from "./model/view";
import type { Line, Sheet, Spot } from "./scene/sheet";
import type { Move, View } from "./types";

export type Meaning =
  | { kind: "go"; offer: Offer<Move> }
  | { kind: "why"; wish: TapMeaning<Move> }
  | { kind: "nothing" };

/** How near to a city a tap means it, in pixels: a mouse is exacter than a finger. */
export const REACH = { mouse: 14, finger: 26 };

/** Find the city nearest to a point, within some units. */
export function spotNear(point: Point, sheet: Sheet, reach: number): Spot | null {
  let best: Spot | null = null;
  let least = reach;
  for (const spot of sheet.spots.values()) {
    const away = apart(spot, point);
    if (away > least) continue;
    best = spot;
    least = away;
  }
  return best;
}

/** Give the offers to go on to cities, by city. */
export function goesOf(offers: Offer<Move>[]): Map<string, Offer<Move>> {
  return new Map(
    offers.flatMap((offer): [string, Offer<Move>][] =>
      offer.move.move === "go" ? [[offer.move.to, offer]] : [],
    ),
  );
}

/** Give the offers to answer for crossings or to sail, by crossing. */
export function triesOf(offers: Offer<Move>[]): Map<string, Offer<Move>[]> {
  const found = new Map<string, Offer<Move>[]>();
  for (const offer of offers) {
    const { move } = offer;
    const id = move.move === "visa" ? move.crossing : move.move === "sail" ? ATLANTIC : null;
    if (id !== null) found.set(id, [...(found.get(id) ?? []), offer]);
  }
  return found;
}

/** Find the transit point nearest to a point, within some units, among crossings that can be tried. */
export function stopNear(
  point: Point,
  tries: Map<string, Offer<Move>[]>,
  sheet: Sheet,
  reach: number,
): Line | null {
  let best: Line | null = null;
  let least = reach;
  for (const line of sheet.lines) {
    if (line.stop === null || !tries.has(line.id)) continue;
    const away = apart(line.stop, point);
    if (away > least) continue;
    best = line;
    least = away;
  }
  return best;
}

/** Read a tap on a city: it is gone to, or the rules say why not; nothing while something else is asked. */
export function meaningOf(
  city: string | null,
  goes: Map<string, Offer<Move>>,
  view: View,
  mine: number | null,
): Meaning {
  if (city === null || mine === null || view.phase !== "deciding") return { kind: "nothing" };
  const offer = goes.get(city);
  return offer === undefined
    ? { kind: "why", wish: { move: { move: "go", to: city } } }
    : { kind: "go", offer };
}

/** The ways of the arrow keys. */
const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** How much a step aside counts against one straight on. */
const ASIDE = 2;

/** Find the city among some that an arrow key leads to from another: the nearest that lies more that way than aside. */
export function cityBeside(from: string, key: string, among: Set<string>, sheet: Sheet): string | null {
  const way = ARROWS[key];
  const start = sheet.spots.get(from);
  if (way === undefined || start === undefined) return null;
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of sheet.spots.values()) {
    const [x, y] = [spot.x - start.x, spot.y - start.y];
    const onward = x * way.x + y * way.y;
    const aside = Math.abs(x * way.y) + Math.abs(y * way.x);
    const away = onward + ASIDE * aside;
    if (!among.has(spot.id) || onward <= 0 || aside > onward || away >= least) continue;
    best = spot.id;
    least = away;
  }
  return best;
}

// This file is what a tap on the map means: fly there, choose a jet or a flight, or ask why something cannot be done.

import type { Point } from "../../map/projection";
import type { Plate } from "../../map/types";
import type { TapMeaning } from "../face";
import { linesOf, placesById } from "./model/drawing";
import type { Flight } from "./model/flight";
import type { Standing } from "./scene/scene";
import type { Move } from "./types";

export type Meaning =
  | { kind: "fly"; flight: Flight }
  | { kind: "choose"; at: Point; flights: Flight[] }
  | { kind: "pick"; city: string }
  | { kind: "why"; wish: TapMeaning<Move> }
  | { kind: "nothing" };

/** What can be tapped. */
export interface Tappable {
  /** The flights that are shown, of the jets that are chosen or of all. */
  flights: Flight[];
  standing: Standing[];
  chosen: string | null;
  mine: number | null;
}

/** How near to something a tap means it, in pixels; how near two places are that it may both mean; and how much
    further away a goal may be than a jet when a jet is chosen already. */
const REACH = 26;
const TOGETHER = 9;
const FAVOUR = 8;

/** Read a tap at a point of the map; `pixel` is units to a pixel. */
export function meaningOf(
  tap: Point,
  pixel: number,
  { flights, standing, chosen, mine }: Tappable,
  plate: Plate,
): Meaning {
  const places = placesById(plate);
  const goals = [...new Set(flights.map((flight) => flight.to))].flatMap((id) => places.get(id) ?? []);
  const goal = nearest(goals, tap, REACH * pixel);
  const own = nearest(
    standing.filter((flock) => flock.isOffered),
    tap,
    REACH * pixel,
  );
  const favour = chosen === null ? 0 : FAVOUR * pixel;
  if (goal !== null && (own === null || away(goal, tap) < away(own, tap) + favour)) {
    const near = goals.filter((place) => away(place, goal) <= TOGETHER * pixel).map((place) => place.id);
    const possible = flights.filter((flight) => near.includes(flight.to));
    const [only, ...others] = possible;
    if (only !== undefined && others.length === 0) return { kind: "fly", flight: only };
    return { kind: "choose", at: goal, flights: possible };
  }
  if (own !== null) return { kind: "pick", city: own.city };
  return mine === null ? { kind: "nothing" } : wonder(tap, REACH * pixel, standing, mine, plate);
}

/** Of several things, give the one nearest to a point that is within reach. */
export function nearest<Thing extends Point>(
  things: Iterable<Thing>,
  point: Point,
  reach: number,
): Thing | null {
  let best: Thing | null = null;
  let least = reach;
  for (const thing of things) {
    if (away(thing, point) > least) continue;
    best = thing;
    least = away(thing, point);
  }
  return best;
}

function away(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Ask about a jet of one's own by one of the routes from its city, and about any other place by its name. */
function wonder(tap: Point, reach: number, standing: Standing[], mine: number, plate: Plate): Meaning {
  const flock = nearest(standing, tap, reach);
  const place = flock === null ? nearest(plate.places, tap, reach) : placesById(plate).get(flock.city);
  if (!place) return { kind: "nothing" };
  const jet = flock?.seat === mine ? flock.jets[0] : undefined;
  const line = linesOf(plate).find(({ a, b }) => a === place.id || b === place.id);
  if (jet !== undefined && line !== undefined) {
    const to = line.a === place.id ? line.b : line.a;
    return { kind: "why", wish: { move: { move: "fly", jet, from: place.id, to, by: line.style } } };
  }
  return { kind: "why", wish: { name: place.note?.toLowerCase() ?? place.name } };
}

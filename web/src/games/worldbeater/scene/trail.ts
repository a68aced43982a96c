// This file is the chain of a turn as lines with stops: where the car has been, and where an offer would take it.

import type { Point } from "../../../map/projection";
import type { Offer } from "../../../wire/message";
import { partnerOf } from "../model/drawing";
import type { Drawing, Move } from "../types";
import { type Sheet, sheetOf } from "./layout";
import { flightLine, type Route, routesOf } from "./route";
import type { Target } from "./target";

/** A piece of a way: along the road, over a border or sea, or through the air. */
export interface Leg {
  kind: "road" | "crossing" | "flight";
  /** Usually one line; two when it goes round the edge of the sheet. */
  lines: Point[][];
}

export interface Trail {
  legs: Leg[];
  stops: Point[];
}

/** Give the way between two hexagons that follow each other on a trail. */
export function legBetween(from: string, to: string, drawing: Drawing): Leg | null {
  const sheet = sheetOf(drawing);
  const [a, b] = [sheet.spots.get(from), sheet.spots.get(to)];
  if (a === undefined || b === undefined || a === b) return null;
  if (a.area === b.area) return { kind: "road", lines: [[a, b].map(({ x, y }) => ({ x, y }))] };
  if (partnerOf(from, drawing) === to)
    return { kind: "crossing", lines: crossingLines(from, to, drawing, sheet) };
  return { kind: "flight", lines: [flightLine(a, b)] };
}

/** Turn the lines of a crossing so that they lead from one of its exits to the other. */
function crossingLines(from: string, to: string, drawing: Drawing, sheet: Sheet): Point[][] {
  const route: Route | undefined = routesOf(drawing, sheet).find(
    ({ crossing: { a, b } }) => (a === from && b === to) || (a === to && b === from),
  );
  if (route === undefined) return [];
  const lines = route.crossing.a === from ? route.lines : [...route.lines].reverse();
  if (!route.isStub) {
    return route.crossing.a === from ? lines : lines.map((line) => [...line].reverse());
  }
  const [out, back] = lines;
  return out && back ? [out, [...back].reverse()] : [];
}

/** Draw the way along some hexagons. */
export function trailOf(hexagons: string[], drawing: Drawing): Trail {
  const sheet = sheetOf(drawing);
  const legs = hexagons.flatMap((hexagon, index) => {
    const before = hexagons[index - 1];
    return before === undefined ? [] : (legBetween(before, hexagon, drawing) ?? []);
  });
  const stops = hexagons.flatMap((hexagon) => sheet.spots.get(hexagon) ?? []).map(({ x, y }) => ({ x, y }));
  return { legs, stops };
}

/** List the hexagons that an offer would take a car to, from where it is. */
export function wayOf(target: Target, car: string | null): string[] {
  const way = [car, target.hexagon, target.beyond].filter((hexagon) => typeof hexagon === "string");
  return way.filter((hexagon, index) => hexagon !== way[index - 1]);
}

/** Tell whether two offers are the same move. */
export function isSame(one: Offer<Move> | null, other: Offer<Move> | null): boolean {
  return one !== null && other !== null && JSON.stringify(one.move) === JSON.stringify(other.move);
}

// This file is journeys as lines on the map: along routes, over the edge and back, to transit points, through the air.

import { greatCircle, type Point } from "../../map/projection";
import type { Drawing, Side } from "./print";
import { crossingLine, lineBetween, type Sheet, sheetOf } from "./sheet";
import { isAtSea } from "./view";

/** Where a Traveller is: in a city, or between two continents, on the Atlantic after so many right answers. */
export type Standing = { city: string } | { crossing: string; sea: number };

/** Say where a side is. */
export function standingOf(side: Side): Standing | null {
  if (side.city !== null) return { city: side.city };
  if (side.transit === null) return null;
  return { crossing: side.transit.crossing, sea: isAtSea(side) ? side.sea : 0 };
}

/** Write where a Traveller is, so that those at the same point can be told. */
export function keyOf(standing: Standing): string {
  return "city" in standing ? standing.city : `${standing.crossing} ${standing.sea}`;
}

/** Give the point where a Traveller is. */
export function pointOf(standing: Standing, sheet: Sheet): Point | null {
  if ("city" in standing) return sheet.spots.get(standing.city) ?? null;
  const line = crossingLine(standing.crossing, sheet);
  if (line?.kind === "atlantic") return sheet.steps[standing.sea] ?? line.stop;
  return line?.stop ?? null;
}

/** Give the lines from a city to its neighbour: one, or two where the way goes round the edge of the map. */
export function linesBetween(from: string, to: string, sheet: Sheet): Point[][] {
  const line = lineBetween(from, to, sheet);
  if (line === undefined) return [];
  const pieces: Point[][] = line.pieces.map((piece) => [...piece]);
  return line.a === from ? pieces : pieces.map((piece) => [...piece].reverse()).reverse();
}

/** Give the lines of a journey through some cities. */
export function linesOf(path: string[], sheet: Sheet): Point[][] {
  return path.slice(1).flatMap((to, index) => linesBetween(path[index] ?? "", to, sheet));
}

/** Give the shortest way through the air between two points, as one or two lines. */
export function airOf(from: Point, to: Point, drawing: Drawing): Point[][] {
  return greatCircle(drawing.map, { x: from.x, y: from.y }, { x: to.x, y: to.y });
}

/** Give the way between a city and the transit point of a crossing, in either direction. */
export function transitLines(from: Standing, to: Standing, drawing: Drawing): Point[][] {
  const sheet = sheetOf(drawing);
  const [start, end] = [pointOf(from, sheet), pointOf(to, sheet)];
  if (start === null || end === null) return [];
  const crossing = "crossing" in from ? from.crossing : "crossing" in to ? to.crossing : "";
  const line = crossingLine(crossing, sheet);
  // Where a crossing goes round the edge, its transit point lies on the piece of one of its ends.
  if (line !== undefined && line.pieces.length > 1) {
    const city = "city" in from ? from.city : "city" in to ? to.city : "";
    const near = line.pieces.find((piece) => isOn(end, piece) && isOn(start, piece));
    if (near === undefined) {
      const pieces = linesBetween(city, line.a === city ? line.b : line.a, sheet);
      const [first, last] = pieces;
      if (first === undefined || last === undefined) return [[start, end]];
      const way = [first, [last[0] ?? end, "city" in from ? end : start]];
      return "city" in from ? way : way.map((piece) => [...piece].reverse()).reverse();
    }
  }
  return [[start, end]];
}

/** How many units a point may lie beside a line and still be on it. */
const BESIDE = 30;

function isOn(point: Point, [a, b]: [Point, Point]): boolean {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length === 0) return false;
  const away = Math.abs((b.x - a.x) * (a.y - point.y) - (a.x - point.x) * (b.y - a.y)) / length;
  const share = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / length ** 2;
  return away < BESIDE && share > -0.1 && share < 1.1;
}

// This file is journeys as lines on the map: along routes, over the edge and back, to transit points, through the air.

import { greatCircle, type Point } from "../../../map/projection";
import { isAtSea } from "../model/view";
import type { Drawing, Side } from "../types";
import { crossingLine, lineBetween, type Sheet } from "./sheet";

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

/** Give the way between a city and the transit point of a crossing, or from one step of the Atlantic to another. */
export function transitLines(from: Standing, to: Standing, sheet: Sheet): Point[][] {
  const [start, end] = [pointOf(from, sheet), pointOf(to, sheet)];
  if (start === null || end === null) return [];
  const straight = [[xy(start), xy(end)]];
  const line = crossingLine("crossing" in from ? from.crossing : "crossing" in to ? to.crossing : "", sheet);
  const city = "city" in from ? from.city : "city" in to ? to.city : null;
  if (line === undefined || city === null || line.pieces.length === 1) return straight;
  // A crossing that goes round the edge has its transit point on the piece of one of its ends.
  const other = line.a === city ? line.b : line.a;
  const [near, far] = linesBetween(city, other, sheet);
  if (near === undefined || far === undefined || isOn(line.stop ?? end, near)) return straight;
  const way = [near, [far[0] ?? end, line.stop ?? end]];
  return "city" in from ? way : way.map((piece) => [...piece].reverse()).reverse();
}

function xy({ x, y }: Point): Point {
  return { x, y };
}

/** Tell whether a point of a line lies on one of its pieces, which are as far apart as the map is wide. */
function isOn({ x }: Point, piece: Point[]): boolean {
  const across = piece.map((end) => end.x);
  return x >= Math.min(...across) && x <= Math.max(...across);
}

// This file is trips as lines on the map: along connections, over the edge and back, through the air, by ferry.

import { greatCircle, type Point } from "../../../map/projection";
import { connectionBetween } from "../model/drawing";
import type { Drawing } from "../types";
import { type Sheet, sheetOf } from "./sheet";

export type Means = "connection" | "flight" | "ferry";

/** A leg of a trip: one line, or two where it leaves the map at one edge and comes back at the other. */
export interface Leg {
  means: Means;
  from: number;
  to: number;
  lines: Point[][];
}

const MEANS: Record<string, Means> = { c: "connection", f: "flight", e: "ferry" };

/** Give the legs of a trip through some places; `by` says how each leg is travelled. */
export function legsOf(path: number[], by: string, drawing: Drawing): Leg[] {
  return path.slice(1).flatMap((to, index): Leg[] => {
    const from = path[index];
    if (from === undefined) return [];
    const means = MEANS[by[index] ?? ""] ?? "connection";
    const lines = linesBetween(from, to, means, drawing);
    return lines.length > 0 ? [{ means, from, to, lines }] : [];
  });
}

function linesBetween(from: number, to: number, means: Means, drawing: Drawing): Point[][] {
  const sheet = sheetOf(drawing);
  const [a, b] = [sheet.spots.get(from), sheet.spots.get(to)];
  if (a === undefined || b === undefined) return [];
  if (means === "flight") return greatCircle(drawing.map, a, b);
  if (means === "connection" && connectionBetween(from, to, drawing)?.is_round)
    return roundTheEdge(from, to, sheet);
  return [[a, b]];
}

/** Follow a line to one edge of the map and on from the other. */
function roundTheEdge(from: number, to: number, sheet: Sheet): Point[][] {
  const line = sheet.lines.find(
    ({ connection: { a, b } }) => (a === from && b === to) || (a === to && b === from),
  );
  const [first, last] =
    line?.connection.a === from ? (line?.pieces ?? []) : [...(line?.pieces ?? [])].reverse();
  return first === undefined || last === undefined ? [] : [first, [last[1], last[0]]];
}

/** Give where each leg ends, from where the trip begins. */
export function stopsOf(path: number[], sheet: Sheet): Point[] {
  return path.flatMap((number) => sheet.spots.get(number) ?? []);
}

// This file is the part of the map that matters now, to which small screens are brought.

import type { Point } from "../../../map/projection";
import type { BoardPart } from "../../face";
import { endOfPlan } from "../model/view";
import type { View } from "../types";
import { pointOf, standingOf } from "./route";
import { partAround } from "./scene";
import { crossingLine, type Sheet } from "./sheet";

/** Give the part where a side is: its continent, or the crossing that it is on. */
export function partOf(view: View, seat: number, sheet: Sheet): BoardPart | null {
  const side = view.sides[seat];
  const standing = side === undefined ? null : standingOf(side);
  if (standing === null) return null;
  const here = pointOf(standing, sheet);
  if ("crossing" in standing) {
    const line = crossingLine(standing.crossing, sheet);
    const piece = line?.pieces.find((ends) => line.pieces.length === 1 || isNear(ends, here));
    return partAround([...(piece ?? []), ...(here === null ? [] : [here])], sheet, here);
  }
  const end = seat === view.turn ? (endOfPlan(view) ?? standing.city) : standing.city;
  const foremost = sheet.spots.get(end) ?? here;
  const continent = sheet.spots.get(end)?.continent;
  const cities = [...sheet.spots.values()].filter((spot) => spot.continent === continent);
  return partAround([...cities, ...(here === null ? [] : [here])], sheet, foremost);
}

/** Give the part that shows a journey. */
export function partAlong(path: string[], sheet: Sheet): BoardPart | null {
  const points = path.flatMap((id) => sheet.spots.get(id) ?? []);
  return partAround(points, sheet, points.at(-1) ?? null);
}

/** Give the part from where a crossing begins to its transit point. */
export function partBefore(crossing: string, sheet: Sheet): BoardPart | null {
  const line = crossingLine(crossing, sheet);
  const from = line?.pieces[0]?.[0];
  return from === undefined || !line?.stop ? null : partAround([from, line.stop], sheet, from);
}

/** Tell whether a transit point lies on this piece of a line that goes round the edge of the map. */
function isNear([a, b]: [Point, Point], point: Point | null): boolean {
  if (point === null) return false;
  return point.x >= Math.min(a.x, b.x) && point.x <= Math.max(a.x, b.x);
}

// This file is the part of a map that matters now, to which small screens are brought.

import type { BoardPart } from "../games/face";
import type { Extent } from "./box";
import type { Point } from "./projection";

/** Give the part of a sheet that shows some points with a margin, in parts of the sheet; null if there are none. */
export function partRound(points: Point[], sheet: Extent, margin: Point): BoardPart | null {
  if (points.length === 0) return null;
  const [x, width] = span(
    points.map((point) => point.x / sheet.width),
    margin.x,
  );
  const [y, height] = span(
    points.map((point) => point.y / sheet.height),
    margin.y,
  );
  return { x, y, width, height };
}

function span(values: number[], margin: number): [number, number] {
  const low = Math.max(0, Math.min(...values) - margin);
  return [low, Math.min(1, Math.max(...values) + margin) - low];
}

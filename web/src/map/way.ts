// This file is a piece on its way: where it is and which way it points after a part of one or several lines.

import type { Point } from "./projection";

export interface OnTheWay extends Point {
  /** Degrees clockwise from north. */
  heading: number;
}

/** Measure a line. */
export function lengthOf(line: Point[]): number {
  return line.slice(1).reduce((sum, point, index) => sum + apart(line[index] ?? point, point), 0);
}

/** Measure how far two points are apart. */
export function apart(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** Give the heading of a straight piece. */
export function heading(a: Point, b: Point): number {
  return (Math.atan2(b.x - a.x, a.y - b.y) * 180) / Math.PI;
}

/** Give where a piece is after a share, from 0 to 1, of lines that are travelled one after the other. */
export function along(lines: Point[][], share: number): OnTheWay {
  let left = Math.max(0, Math.min(1, share)) * lines.reduce((sum, line) => sum + lengthOf(line), 0);
  let end: OnTheWay = { x: 0, y: 0, heading: 0 };
  for (const line of lines) {
    for (const [index, to] of line.entries()) {
      const from = line[index - 1];
      if (from === undefined) continue;
      const length = apart(from, to);
      if (length === 0) continue;
      end = { x: to.x, y: to.y, heading: heading(from, to) };
      if (left <= length) {
        const part = left / length;
        return { ...end, x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      }
      left -= length;
    }
  }
  return end;
}

/** Write lines as path data. */
export function pathData(lines: Point[][]): string {
  return lines
    .map((line) =>
      line.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${Math.round(x)} ${Math.round(y)}`).join(""),
    )
    .join("");
}

/** Begin and end slowly. */
export function eased(share: number): number {
  return share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2;
}

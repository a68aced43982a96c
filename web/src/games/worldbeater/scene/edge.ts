// This file is the words at the edge of the sheet: where the ways lead that go round it.

import { boxRound } from "../../../map/box";
import { widthOf } from "./label";
import { type Sheet, SIDE, spotAt } from "./layout";
import type { Route } from "./route";

export interface EdgeName {
  text: string;
  x: number;
  y: number;
  isEast: boolean;
}

/** Where along the words it is looked whether they lie on land. */
const SAMPLES = [0, 0.25, 0.5, 0.75, 1];
/** From the edge to the words. */
const INSET = 0.4 * SIDE;

/** The middle of the words from the end of their way, and their baseline from that, in sizes. */
const AWAY = 0.75;
const BASELINE = 0.35;

/** Place the names of the far ends of ways round the edge, on the side from which the way turns off; those that would lie
    on land are left out. */
export function edgeNames(routes: Route[], sheet: Sheet, size: number): EdgeName[] {
  return routes.flatMap(({ crossing, lines, isStub }) =>
    lines.flatMap((line, index) => {
      const [start, end] = [line[0], line.at(-1)];
      if (!isStub || start === undefined || end === undefined) return [];
      const text = index === 0 ? crossing.b_name : crossing.a_name;
      const isEast = end.x > sheet.width / 2;
      const x = end.x + (isEast ? -1 : 1) * (INSET + 0.3 * size);
      const half = widthOf(text, size) / 2;
      const middle = end.y + (start.y > end.y ? -AWAY : AWAY) * size;
      const box = boxRound({ x: x + (isEast ? -half : half), y: middle }, half, 0.5 * size);
      const points = SAMPLES.flatMap((part) => {
        const x = box.left + (box.right - box.left) * part;
        return [box.top, box.bottom].map((y) => ({ x, y }));
      });
      if (points.some((point) => spotAt(point, sheet) !== null)) return [];
      return [{ text, x, y: middle + BASELINE * size, isEast }];
    }),
  );
}

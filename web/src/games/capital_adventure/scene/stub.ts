// This file is what stands at the edges of the map, where crossings leave it: the cities to which they lead.

import { boxRound } from "../../../map/box";
import type { SetName } from "../../../map/label";
import type { Scale } from "./scene";
import type { Sheet } from "./sheet";

/** Pixels, the width of a letter in parts of them, and from how many pixels of the map's width on there is room. */
const STUB = { pixels: 11, letter: 0.56, least: 640 };

/** Set the names at the edges beside their lines: over them, or under those that come down to the edge. */
export function stubNames(sheet: Sheet, scale: Scale): SetName[] {
  const pixels = sheet.width / scale.unit;
  if (pixels < STUB.least) return [];
  const size = STUB.pixels * scale.unit * scale.letter;
  return sheet.stubs.map(({ to, side, y, isFalling }) => {
    const text = side === "left" ? `‹ ${to.name}` : `${to.name} ›`;
    const x = side === "left" ? 0.6 * size : sheet.width - 0.6 * size;
    const base = isFalling ? y + 1.3 * size : y - 0.6 * size;
    const width = text.length * STUB.letter * size;
    const middle = { x: side === "left" ? x + width / 2 : x - width / 2, y: base - 0.3 * size };
    return {
      id: `${side} ${to.id}`,
      text,
      x,
      y: base,
      anchor: side === "left" ? "start" : "end",
      size,
      isStrong: true,
      box: boxRound(middle, width / 2, 0.6 * size),
    };
  });
}

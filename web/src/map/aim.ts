// This file is what is pointed at on a sheet that is shown whole, as large as its box allows.

import type { Extent } from "./box";
import type { Point } from "./projection";

export interface Aim {
  /** The point of the sheet under the pointer. */
  point: Point;
  /** How many units of the sheet are a pixel. */
  pixel: number;
  /** Whether it is a mouse that points, and not a finger. */
  isExact: boolean;
}

/** Give the point of a sheet that an event on its element means. */
export function aimOf(event: MouseEvent, sheet: Extent): Aim {
  const box = (event.currentTarget as Element).getBoundingClientRect();
  const pixel = 1 / Math.min(box.width / sheet.width, box.height / sheet.height);
  const point = {
    x: sheet.width / 2 + (event.clientX - box.left - box.width / 2) * pixel,
    y: sheet.height / 2 + (event.clientY - box.top - box.height / 2) * pixel,
  };
  return { point, pixel, isExact: event instanceof PointerEvent && event.pointerType === "mouse" };
}

/** Give how far beside a thing a pointer may mean it, in units of the sheet, by how many pixels that is for each kind. */
export function slackOf({ pixel, isExact }: Aim, pixels: { mouse: number; finger: number }): number {
  return (isExact ? pixels.mouse : pixels.finger) * pixel;
}

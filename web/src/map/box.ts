// This file is boxes on a sheet: what lies over what, and what is still free.

import type { Point } from "./projection";

export interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How large a sheet is, in units of its own. */
export interface Extent {
  width: number;
  height: number;
}

/** Make the box of a whole sheet. */
export function frameOf({ width, height }: Extent): Rectangle {
  return { left: 0, top: 0, right: width, bottom: height };
}

/** Make a box round a point. */
export function boxRound({ x, y }: Point, across: number, down = across): Rectangle {
  return { left: x - across, top: y - down, right: x + across, bottom: y + down };
}

/** Make the box that holds two. */
export function around(a: Rectangle, b: Rectangle): Rectangle {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

/** Make a box larger to all sides. */
export function grown({ left, top, right, bottom }: Rectangle, by: number): Rectangle {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/** Tell whether two boxes share more than an edge. */
export function overlap(a: Rectangle, b: Rectangle): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Tell whether a box lies within another. */
export function isInside(box: Rectangle, frame: Rectangle): boolean {
  return (
    box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom
  );
}

/** What is free on a sheet on which one thing after the other is set, and nothing over another. */
export class FreeSpace {
  readonly #taken: Rectangle[];
  readonly #frame: Rectangle;

  constructor(obstacles: Rectangle[], frame: Rectangle) {
    this.#taken = [...obstacles];
    this.#frame = frame;
  }

  /** Take the room of the first of several ways to set a thing that is free, so far round it; give that way. */
  take<Way extends { box: Rectangle }>(ways: Way[], apart = 0): Way | undefined {
    const found = ways.find(({ box }) => this.#isFree(grown(box, apart)));
    if (found !== undefined) this.#taken.push(found.box);
    return found;
  }

  #isFree(box: Rectangle): boolean {
    return isInside(box, this.#frame) && !this.#taken.some((other) => overlap(other, box));
  }
}

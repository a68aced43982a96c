// This file is which names and fares stand on the map and where: the more it is enlarged, the more of them fit, and none
// lies over another.

import type { Point } from "../../map/projection";
import { between } from "./sheet";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A name that is to be set beside a city. */
export interface WantedName extends Point {
  id: string;
  text: string;
  /** How far from the point the name keeps, in units of the map. */
  room: number;
  /** Whether it matters now: it is set larger, and before the others. */
  isStrong: boolean;
}

/** A fare that is to be set on a line. */
export interface WantedFare {
  id: string;
  text: string;
  /** The longest straight piece of its line. */
  from: Point;
  to: Point;
  isStrong: boolean;
}

/** A name, set: its anchor on the base line and its size, in units of the map. */
export interface SetName extends Point {
  id: string;
  text: string;
  anchor: "start" | "middle" | "end";
  size: number;
  isStrong: boolean;
}

/** A fare, set: the middle of its frame, and how large it is. */
export interface SetFare extends Point {
  id: string;
  text: string;
  size: number;
  width: number;
  height: number;
  isStrong: boolean;
}

/** Sizes of letters in pixels. */
const NAME = { plain: 11.5, strong: 13.5 };
const FARE = { plain: 9.5, strong: 11.5 };
/** How wide a letter and a figure are, and how high a fare's frame is, in parts of their size. */
const LETTER = 0.49;
const BOLD = 1.1;
const FIGURE = 0.58;
const PADDING = 0.3;
const FRAME = 1.28;
const CAP_HEIGHT = 0.7;
const DESCENT = 0.22;
/** How far aside a name stands that is set to a corner. */
const SLANT = 0.72;
const GAP = 1.5;
/** How much farther from their cities names that matter may stand, in parts of their size. */
const FARTHER = [0, 0.7];
/** Where on its line a fare may stand, the best first. */
const SHARES = [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74];
/** How far beside its line a fare may stand, in parts of its frame's height: it still touches the line. */
const BESIDE = [0, 0.55, -0.55];
/** How many times as long as the frame of its fare a line has to be. */
const LINE = { plain: 1.7, strong: 1.15 };

/** Tell whether two boxes share more than an edge. */
export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Make a box round a point. */
export function boxRound({ x, y }: Point, across: number, down = across): Box {
  return { left: x - across, top: y - down, right: x + across, bottom: y + down };
}

function isInside(box: Box, frame: Box): boolean {
  return (
    box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom
  );
}

/** A map on which names and fares are set, one after the other; `unit` is units to a pixel of letters of the usual size. */
export class Lettering {
  readonly names: SetName[] = [];
  readonly fares: SetFare[] = [];
  readonly #taken: Box[];
  readonly #unit: number;
  readonly #frame: Box;

  constructor(obstacles: Box[], unit: number, frame: Box) {
    this.#taken = [...obstacles];
    this.#unit = unit;
    this.#frame = frame;
  }

  /** Set as many names as fit, in their order. */
  name(wanted: WantedName[]): void {
    for (const one of wanted) {
      const found = spotsFor(one, this.#unit).find(({ box }) => this.#isFree(box));
      if (found === undefined) continue;
      this.names.push(found.name);
      this.#taken.push(found.box);
    }
  }

  /** Set as many fares as fit on lines that are long enough, in their order. */
  price(wanted: WantedFare[]): void {
    for (const one of wanted) {
      const found = faresFor(one, this.#unit).find((fare) => this.#isFree(boxOf(fare)));
      if (found === undefined) continue;
      this.fares.push(found);
      this.#taken.push(boxOf(found));
    }
  }

  #isFree(box: Box): boolean {
    return isInside(box, this.#frame) && !this.#taken.some((other) => overlap(other, box));
  }
}

/** Give the box of a fare. */
export function boxOf({ x, y, width, height }: SetFare): Box {
  return boxRound({ x, y }, width / 2, height / 2);
}

/** List where a fare may stand on its line; nowhere when the line is too short to be seen beside it. */
function faresFor({ id, text, from, to, isStrong }: WantedFare, unit: number): SetFare[] {
  const size = (isStrong ? FARE.strong : FARE.plain) * unit;
  const width = (text.length * FIGURE + 2 * PADDING) * size;
  const height = FRAME * size;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < (isStrong ? LINE.strong : LINE.plain) * width) return [];
  const across = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  return BESIDE.flatMap((beside) =>
    SHARES.map((share): SetFare => {
      const { x, y } = between(from, to, share);
      const away = beside * height;
      return { id, text, size, width, height, isStrong, x: x + across.x * away, y: y + across.y * away };
    }),
  );
}

/** List where a name may stand; one that matters may also stand farther away. */
function spotsFor(wanted: WantedName, unit: number): { name: SetName; box: Box }[] {
  if (!wanted.isStrong) return candidates(wanted, unit);
  return FARTHER.flatMap((farther) =>
    candidates({ ...wanted, room: wanted.room + farther * NAME.strong * unit }, unit),
  );
}

/** List where a name may stand close to its city: right, left, below and above it, then at its corners. */
function candidates(wanted: WantedName, unit: number): { name: SetName; box: Box }[] {
  const { id, text, x, y, room, isStrong } = wanted;
  const size = (isStrong ? NAME.strong : NAME.plain) * unit;
  const width = text.length * LETTER * size * (isStrong ? BOLD : 1);
  const away = room + GAP * unit;
  const make = (across: number, base: number, anchor: SetName["anchor"]) => {
    const left = across - { start: 0, middle: width / 2, end: width }[anchor];
    const box = { left, top: base - size * CAP_HEIGHT, right: left + width, bottom: base + size * DESCENT };
    return { name: { id, text, x: across, y: base, anchor, size, isStrong }, box };
  };
  const level = y + size * 0.3;
  const below = y + away + size * CAP_HEIGHT;
  const above = y - away - size * DESCENT;
  const lower = y + away * SLANT + size * CAP_HEIGHT;
  const upper = y - away * SLANT - size * DESCENT;
  return [
    make(x + away, level, "start"),
    make(x - away, level, "end"),
    make(x, below, "middle"),
    make(x, above, "middle"),
    make(x + away * SLANT, lower, "start"),
    make(x - away * SLANT, lower, "end"),
    make(x + away * SLANT, upper, "start"),
    make(x - away * SLANT, upper, "end"),
  ];
}

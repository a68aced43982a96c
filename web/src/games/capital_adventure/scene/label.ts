// This file is which names and fares stand on the map and where: the more it is enlarged, the more of them fit, and none
// lies over another.

import { boxRound, FreeSpace, type Rectangle } from "../../../map/box";
import { type Letters, type SetName, type WantedName, waysToSet } from "../../../map/label";
import type { Point } from "../../../map/projection";
import { between } from "./sheet";

/** A fare that is to be set on a line. */
export interface WantedFare {
  id: string;
  text: string;
  /** The longest straight piece of its line. */
  from: Point;
  to: Point;
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
  box: Rectangle;
}

const LETTERS: Letters = { plain: 11.5, strong: 13.5, least: 0, width: 0.49, bold: 1.1 };
/** Sizes of fares in pixels. */
const FARE = { plain: 9.5, strong: 11.5 };
/** How wide a figure is, and how high a fare's frame is, in parts of their size. */
const FIGURE = 0.58;
const PADDING = 0.3;
const FRAME = 1.28;
/** Where on its line a fare may stand, the best first. */
const SHARES = [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74];
/** How far beside its line a fare may stand, in parts of its frame's height: it still touches the line. */
const BESIDE = [0, 0.55, -0.55];
/** How many times as long as the frame of its fare a line has to be. */
const LINE = { plain: 1.7, strong: 1.15 };

/** A map on which names and fares are set, one after the other; `unit` is units to a pixel of letters of the usual size. */
export class Lettering {
  readonly names: SetName[] = [];
  readonly fares: SetFare[] = [];
  readonly #room: FreeSpace;
  readonly #unit: number;

  constructor(obstacles: Rectangle[], unit: number, frame: Rectangle) {
    this.#room = new FreeSpace(obstacles, frame);
    this.#unit = unit;
  }

  /** Set as many names as fit, in their order. */
  name(wanted: WantedName[]): void {
    this.names.push(...wanted.flatMap((one) => this.#room.take(waysToSet(one, LETTERS, this.#unit)) ?? []));
  }

  /** Set as many fares as fit on lines that are long enough, in their order. */
  price(wanted: WantedFare[]): void {
    this.fares.push(...wanted.flatMap((one) => this.#room.take(faresFor(one, this.#unit)) ?? []));
  }
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
      const middle = between(from, to, share);
      const away = beside * height;
      const at = { x: middle.x + across.x * away, y: middle.y + across.y * away };
      return { id, text, size, width, height, isStrong, ...at, box: boxRound(at, width / 2, height / 2) };
    }),
  );
}

// This file is where a board lies in its frame: how large, and how far it is moved. All lengths are pixels.

import type { BoardPart } from "../games/face";

export const ZOOM_MOST = 8;
const ZOOM_STEP = 1.4;
/** How much room is left around a part that is brought into the frame. */
const MARGIN = 1.25;
const PART_ZOOM_MOST = 3.5;
/** How wide in pixels what is to be pressed is shown at least. */
const FINGER = 48;

/** The middle of what is seen of a stretch: its own, or as near to what has to be seen as the stretch reaches. */
function middle(from: number, length: number, seen: number, wanted = from + length / 2): number {
  const slack = Math.max(0, length - seen) / 2;
  const own = from + length / 2;
  return Math.min(Math.max(wanted, own - slack), own + slack);
}

export class Pan {
  zoom = $state(1);
  /** How far the middle of the board is from the middle of the frame. */
  x = $state(0);
  y = $state(0);
  /** Whether a person has moved the board since all of it was shown. */
  isByHand = $state(false);
  frame = $state.raw({ width: 0, height: 0 });
  /** How much of the frame, from below, something lies over while only a part of the board is seen. */
  floor = $state(0);
  aspect = $state(1);

  /** The board's size when the whole of it just fits. */
  get fit(): { width: number; height: number } {
    const width = Math.min(this.frame.width, this.frame.height * this.aspect);
    return { width, height: width / this.aspect };
  }

  resize(width: number, height: number, aspect: number): void {
    this.frame = { width, height };
    this.aspect = aspect;
    this.#hold();
  }

  /** Shows all of the board. */
  whole(): void {
    this.zoom = 1;
    this.x = 0;
    this.y = 0;
    this.isByHand = false;
  }

  /** Moves the board; it never leaves its frame. */
  move(x: number, y: number): void {
    this.x += x;
    this.y += y;
    this.isByHand = true;
    this.#hold();
  }

  /** Zooms by a factor; what lies at a point, counted from the middle of the frame, stays there. */
  zoomBy(factor: number, x = 0, y = 0): void {
    const zoom = Math.min(Math.max(this.zoom * factor, 1), ZOOM_MOST);
    const change = zoom / this.zoom;
    this.x = x + (this.x - x) * change;
    this.y = y + (this.y - y) * change;
    this.zoom = zoom;
    this.isByHand = zoom > 1;
    this.#hold();
  }

  zoomIn(): void {
    this.zoomBy(ZOOM_STEP);
  }

  zoomOut(): void {
    this.zoomBy(1 / ZOOM_STEP);
  }

  /** The part of the board that is within the frame. */
  get seen(): BoardPart {
    const { width, height } = this.fit;
    const across = Math.min(1, this.frame.width / (width * this.zoom || 1));
    const down = Math.min(1, this.frame.height / (height * this.zoom || 1));
    return {
      x: 0.5 - this.x / (width * this.zoom || 1) - across / 2,
      y: 0.5 - this.y / (height * this.zoom || 1) - down / 2,
      width: across,
      height: down,
    };
  }

  /** Brings a point of the board, in parts of its width and height, to the middle of the frame. */
  centre(x: number, y: number): void {
    const { width, height } = this.fit;
    this.x = (0.5 - x) * width * this.zoom;
    this.y = (0.5 - y) * height * this.zoom;
    this.isByHand = true;
    this.#hold();
  }

  /** Whether what is to be pressed in a part, or else the middle of the part, is within the frame. */
  sees({ x, y, width, height, press }: BoardPart): boolean {
    const { seen } = this;
    const right = seen.x + seen.width;
    const bottom = seen.y + seen.height;
    const { x: across, y: down } = press ?? { x: x + width / 2, y: y + height / 2 };
    return across >= seen.x && across <= right && down >= seen.y && down <= bottom;
  }

  /** Brings a part of the board into the frame, as large as is useful. */
  show(part: BoardPart): void {
    const { width, height } = this.fit;
    const across = this.frame.width / (part.width * width * MARGIN || 1);
    const free = this.frame.height - this.floor;
    const down = free / (part.height * height * MARGIN || 1);
    const least = part.press ? FINGER / (part.press.width * width || 1) : 1;
    this.zoom = Math.min(Math.max(Math.min(across, down), least, 1), part.zoomMost ?? PART_ZOOM_MOST);
    const x = middle(part.x, part.width, this.frame.width / (width * this.zoom || 1), part.press?.x);
    const y = middle(part.y, part.height, free / (height * this.zoom || 1), part.press?.y);
    this.x = (0.5 - x) * width * this.zoom;
    this.y = (0.5 - y) * height * this.zoom - (this.zoom > 1 ? this.floor / 2 : 0);
    this.isByHand = false;
    this.#hold();
  }

  /** Keeps the frame filled as far as the board reaches; its lower edge may rise above what lies over the frame. */
  #hold(): void {
    const { width, height } = this.fit;
    const across = Math.max(0, (width * this.zoom - this.frame.width) / 2);
    const over = (height * this.zoom - this.frame.height) / 2;
    const down = Math.max(0, over);
    const up = Math.max(0, over + (this.zoom > 1 ? this.floor : 0));
    this.x = Math.min(Math.max(this.x, -across), across);
    this.y = Math.min(Math.max(this.y, -up), down);
  }
}

// This file is what small engravings are made of: shapes in tones, on a plate of 120 by 80.

/** How a shape is printed: in a tint with an ink line round it, as a line alone, as solid ink, or as a tint alone. */
export type EngravingTone =
  | "paper"
  | "gold"
  | "brass"
  | "red"
  | "glass"
  | "pane"
  | "green"
  | "sea"
  | "rubber"
  | "line"
  | "fine"
  | "bold"
  | "pale"
  | "wire"
  | "ink"
  | "ground"
  | "night"
  | "moon"
  | "dark";

export interface EngravedShape {
  tone: EngravingTone;
  d: string;
  transform?: string;
}

export const shape = (tone: EngravingTone, d: string, transform?: string): EngravedShape =>
  transform === undefined ? { tone, d } : { tone, d, transform };

/** A circle as a path. */
export const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A box as a path. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** Level lines, as an engraver shades ground, water and sky: each is [x, y, length]. */
export const strokes = (...lines: [number, number, number][]): string =>
  lines.map(([x, y, length]) => `M${x} ${y}h${length}`).join("");

/** Rows of small waves. */
export const waves = (...rows: [number, number, number][]): string =>
  rows.map(([x, y, count]) => `M${x} ${y}${"q3.5-3 7 0t7 0".repeat(count)}`).join("");

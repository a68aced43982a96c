// This file is where caps stand on the plate: side by side on a space, in a row at home, brought home beside them.

import { keepsCatch, placesOf } from "../model/drawing";
import { type Stack, stacks, type Tier, tiers } from "../model/view";
import type { Base, Drawing, View } from "../types";

/** Where a cap's foot is, and how large it is drawn. */
export interface Stand {
  x: number;
  y: number;
  scale: number;
}

/** A stack that is to be drawn. */
export interface Figure extends Stand {
  stack: Stack;
}

/** Caps of one colour that were brought home. */
export interface Catch extends Stand {
  tier: Tier;
  countX: number;
  countY: number;
}

/** How large a cap is drawn when it stands alone. */
export const CAP_WIDTH = 84;
export const CAP_HEIGHT = 100;
/** The band of a base that bears its name. */
export const NAME_HEIGHT = 50;
/** From the middle of a space down to the foot of the cap on it. */
export const FOOT = 31;
/** How far apart caps at home are at least, in widths of a cap. */
const HOME_STEP = 0.48;
/** How far apart caps at home are at most, in widths of a cap. */
const HOME_GAP_MAX = 52;
const PADDING = 16;

/** Whether a base keeps what was brought home at its right, and not below. */
export function isWide(base: Base): boolean {
  return base.width > base.height;
}

/** The line between the caps that wait in a base and those brought there: its two ends, from the middle of the base. */
export function divide(base: Base): [number, number, number, number] {
  if (isWide(base)) {
    const x = 34;
    return [x, -base.height / 2 + NAME_HEIGHT + PADDING, x, base.height / 2 - PADDING];
  }
  const y = -base.height / 2 + NAME_HEIGHT + CAP_HEIGHT + 14;
  return [-base.width / 2 + PADDING, y, base.width / 2 - PADDING, y];
}

/** Where so many stacks stand on one space, from its middle. */
export function abreast(count: number): Stand[] {
  if (count === 1) return [{ x: 0, y: FOOT, scale: 1 }];
  if (count === 2) return [-27, 27].map((x) => ({ x, y: FOOT, scale: 0.8 }));
  if (count === 3) {
    return [
      { x: 0, y: FOOT - 32, scale: 0.72 },
      { x: -30, y: FOOT + 6, scale: 0.72 },
      { x: 30, y: FOOT + 6, scale: 0.72 },
    ];
  }
  const perRow = Math.ceil(count / 2);
  const gap = Math.min(38, 84 / (perRow - 1 || 1));
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / perRow);
    const column = index % perRow;
    const inRow = row === 0 ? perRow : count - perRow;
    return { x: (column - (inRow - 1) / 2) * gap, y: FOOT - 26 + row * 34, scale: 0.62 };
  });
}

/** Where so many caps wait in a base, from its middle; they share its room with what it keeps, if it keeps any. */
export function homeRow(base: Base, count: number, keeps: boolean): Stand[] {
  const side = base.width / 2 - PADDING / 2;
  const [left, right] = [-side, isWide(base) && keeps ? divide(base)[0] - PADDING / 2 : side];
  const scale = Math.min(1, (right - left) / (CAP_WIDTH * (1 + HOME_STEP * (count - 1))));
  const gap = Math.min(HOME_GAP_MAX, (right - left - CAP_WIDTH * scale) / Math.max(count - 1, 1));
  const y = isWide(base) || !keeps ? base.height / 2 - PADDING + 2 : divide(base)[1] - 8;
  const middle = (left + right) / 2;
  return Array.from({ length: count }, (_, index) => ({
    x: middle + (index - (count - 1) / 2) * gap,
    y,
    scale,
  }));
}

/** Where the caps that were brought to a base lie, a small one with a count for each colour, from the plate's middle. */
export function catches(base: Base, at: { x: number; y: number }, held: Tier[]): Catch[] {
  const [x, y, endX] = divide(base);
  const [left, right] = isWide(base) ? [x, base.width / 2] : [x - PADDING, endX + PADDING];
  const room = (right - left - PADDING) / Math.max(held.length, 3);
  const scale = Math.min(isWide(base) ? 0.68 : 0.62, (room - 4) / CAP_WIDTH);
  const foot = isWide(base) ? 30 : y + 76;
  const middle = (left + right) / 2;
  return held.map((tier, index) => {
    const across = middle + (index - (held.length - 1) / 2) * room;
    return {
      tier,
      x: at.x + across,
      y: at.y + foot,
      scale,
      countX: at.x + across,
      countY: at.y + foot + 30,
    };
  });
}

/** All stacks with where they stand, those farther back first; on one space the higher ones are in front. */
export function figures(view: View, drawing: Drawing): Figure[] {
  const groups = new Map<string, Stack[]>();
  for (const stack of stacks(view)) groups.set(stack.place, [...(groups.get(stack.place) ?? []), stack]);
  const places = placesOf(drawing);
  const bases = new Map(drawing.bases.map((base) => [base.id, base]));
  const found: Figure[] = [];
  for (const [id, group] of groups) {
    const place = places.get(id);
    if (!place) continue;
    const base = bases.get(id);
    group.sort((one, other) => one.load.length - other.load.length);
    const stands = base ? homeRow(base, group.length, keepsCatch(drawing)) : abreast(group.length);
    stands.forEach((stand, index) => {
      const stack = group[index];
      if (stack) found.push({ stack, x: place.x + stand.x, y: place.y + stand.y, scale: stand.scale });
    });
  }
  return found.sort((one, other) => one.y - other.y || one.x - other.x);
}

/** How high each band under the top cap of a stack is, when there are so many colours. */
export function bandHeight(colours: number): number {
  return colours > 3 ? 20 : 26;
}

/** How high a stack is drawn at full size. */
export function stackHeight(stack: Stack): number {
  const colours = tiers(stack.load).length;
  return CAP_HEIGHT + colours * bandHeight(colours);
}

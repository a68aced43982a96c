// This file is the price of the planned journey on the map: a tag under the city where it ends.

import { type Box, boxRound } from "./label";
import { shortPrice } from "./price";
import type { Plan } from "./print";
import { reachOf, type Scale } from "./scene";
import type { Sheet } from "./sheet";

/** A tag: the middle of its frame, and how large it and its letters are, in units of the map. */
export interface PlanTagSpot {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  size: number;
  box: Box;
}

/** Pixels of its letters, and their width, the height and the padding of its frame in parts of them. */
const TAG = { pixels: 13, figure: 0.6, height: 1.5, padding: 0.9 };

/** Set the tag of a plan under its end, or over it where the map ends; null when nothing is planned. */
export function planTagOf(plan: Plan, sheet: Sheet, scale: Scale): PlanTagSpot | null {
  const end = sheet.spots.get(plan.path.at(-1) ?? "");
  if (end === undefined) return null;
  const text = shortPrice(plan);
  const size = TAG.pixels * scale.unit;
  const width = (text.length * TAG.figure + TAG.padding) * size;
  const height = TAG.height * size;
  const away = reachOf(end, scale) + 4 * scale.unit + height / 2;
  const y = end.y + away + height / 2 < sheet.height ? end.y + away : end.y - away;
  const x = Math.min(Math.max(end.x, width / 2), sheet.width - width / 2);
  return { text, x, y, width, height, size, box: boxRound({ x, y }, width / 2, height / 2) };
}

// This file is the price of the planned journey on the map: a tag beside the city where it ends.

import { boxRound, frameOf, isInside, overlap, type Rectangle } from "../../../map/box";
import { shortPrice } from "../model/price";
import type { Plan } from "../types";
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
  box: Rectangle;
}

/** Pixels of its letters, and their width, the height and the padding of its frame in parts of them. */
const TAG = { pixels: 13, figure: 0.6, height: 1.5, padding: 0.9 };

/** Set the tag of a plan beside its end, where it lies over as little as it can; null when nothing is planned. */
export function planTagOf(plan: Plan, keepOff: Rectangle[], sheet: Sheet, scale: Scale): PlanTagSpot | null {
  const end = sheet.spots.get(plan.path.at(-1) ?? "");
  if (end === undefined) return null;
  const text = shortPrice(plan);
  const size = TAG.pixels * scale.unit * scale.letter;
  const width = (text.length * TAG.figure + TAG.padding) * size;
  const height = TAG.height * size;
  const gap = reachOf(end, scale) + 4 * scale.unit;
  const [across, down] = [gap + width / 2, gap + height / 2];
  const tags = [
    { x: end.x, y: end.y + down },
    { x: end.x, y: end.y - down },
    { x: end.x + across, y: end.y },
    { x: end.x - across, y: end.y },
  ].map(
    ({ x, y }): PlanTagSpot => ({
      ...{ text, x, y, width, height, size },
      box: boxRound({ x, y }, width / 2, height / 2),
    }),
  );
  const harm = ({ box }: PlanTagSpot) =>
    keepOff.filter((other) => overlap(other, box)).length + (isInside(box, frameOf(sheet)) ? 0 : OUTSIDE);
  return tags.reduce((best, tag) => (harm(tag) < harm(best) ? tag : best));
}

/** What lies outside the map is worse than what lies over anything. */
const OUTSIDE = 100;

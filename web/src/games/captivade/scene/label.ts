// This file is which names stand on the map and where: the more it is enlarged, the more of them fit.

import { FreeSpace, type Rectangle } from "../../../map/box";
import { type Letters, type SetName, type WantedName, waysToSet } from "../../../map/label";

/** Below the least size nothing overlaps on the printed sheet. */
const LETTERS: Letters = { plain: 11.5, strong: 13.5, least: 17, width: 0.475, bold: 1.06 };

/** Set the names that matter, then as many others as fit in their order; `unit` is units to a pixel. */
export function setNames(
  wanted: WantedName[],
  obstacles: Rectangle[],
  unit: number,
  frame: Rectangle,
): SetName[] {
  const room = new FreeSpace(obstacles, frame);
  const ordered = [...wanted.filter((name) => name.isStrong), ...wanted.filter((name) => !name.isStrong)];
  return ordered.flatMap((name) => room.take(waysToSet(name, LETTERS, unit)) ?? []);
}

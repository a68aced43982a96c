// This file is a seat's passport: the tokens that it holds from each area, and the areas that it still owes a visit.

import type { Area, Drawing, View } from "../types";

/** What an area means to a seat: it has a token of it, still needs one, cannot get one any more, or need not. */
export type Stamp = "held" | "owed" | "gone" | "free";

export interface Page {
  area: Area;
  /** The values of the tokens that the seat holds from there, the lowest first. */
  values: number[];
  stamp: Stamp;
}

/** The areas with tokens, in the order of the board. */
export function tokenAreas(drawing: Drawing): Area[] {
  const ids = new Set(drawing.towns.map((town) => town.area));
  return drawing.areas.filter((area) => ids.has(area.id));
}

/** The values that can still be claimed in an area, the lowest first. */
export function available(view: View, area: string, drawing: Drawing): number[] {
  return values(drawing, area, (town) => view.tokens[town] === "available");
}

/** The pages of a seat's passport. */
export function passport(view: View, seat: number, drawing: Drawing): Page[] {
  return tokenAreas(drawing).map((area) => {
    const held = values(drawing, area.id, (town) => view.tokens[town] === seat);
    return { area, values: held, stamp: stampOf(view, seat, held, area.id, drawing) };
  });
}

/** How many areas a seat still owes a visit before it may enter New York (WB-11). */
export function owed(view: View, seat: number, drawing: Drawing): number {
  return passport(view, seat, drawing).filter((page) => page.stamp === "owed").length;
}

function stampOf(view: View, seat: number, held: number[], area: string, drawing: Drawing): Stamp {
  if (held.length > 0) return "held";
  if (view.legs[seat] !== "out") return "free";
  return available(view, area, drawing).length > 0 ? "owed" : "gone";
}

function values(drawing: Drawing, area: string, has: (town: string) => boolean): number[] {
  const found = drawing.towns.filter((town) => town.area === area && has(town.id));
  return found.map((town) => town.value).sort((one, other) => one - other);
}

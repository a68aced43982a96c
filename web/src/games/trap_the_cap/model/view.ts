// This file is what a view of Trap the Cap means: stacks, what lies in the bases, whose caps are whose.

import type { View } from "../types";

/** A free cap with everything under it. */
export interface Stack {
  cap: string;
  place: string;
  load: string[];
}

/** Caps of one colour in a stack or in a base. */
export interface Tier {
  colour: number;
  count: number;
}

export const COLOURS = ["red", "blue", "green", "black", "white", "orange"];
/** The colour of the Golden Cap, which is nobody's. */
export const GOLDEN = -1;
export const GOLDEN_NAME = "golden";

/** The name of a cap's colour. */
function colourName(cap: string): string {
  return cap.slice(0, cap.indexOf("-"));
}

/** The number of a cap's colour, as they are printed. */
export function colourOf(cap: string): number {
  return COLOURS.indexOf(colourName(cap));
}

/** The seat whose colour a cap has: the caps of a view are in the order of the seats. */
export function seatOf(view: View, cap: string): number {
  return [...new Set(Object.keys(view.caps).map(colourName))].indexOf(colourName(cap));
}

/** The name of a cap in a sentence. */
export function capTitle(cap: string): string {
  return cap === GOLDEN_NAME ? "the Golden Cap" : cap;
}

/** All free caps, on the board and at home, in the order of their names. */
export function stacks(view: View): Stack[] {
  const free = new Map<string, Stack>();
  for (const [cap, spot] of Object.entries(view.caps)) {
    if ("on" in spot) free.set(cap, { cap, place: spot.on, load: [] });
  }
  for (const [cap, spot] of Object.entries(view.caps)) {
    if ("under" in spot) free.get(spot.under)?.load.push(cap);
  }
  return [...free.values()];
}

/** The caps that were brought to a base and stay there. */
export function heldIn(view: View, base: string): string[] {
  return Object.entries(view.caps).flatMap(([cap, spot]) =>
    "held" in spot && spot.held === base ? [cap] : [],
  );
}

/** Caps counted by colour, the Golden Cap first, then as the colours are printed. */
export function tiers(caps: string[]): Tier[] {
  const counts = new Map<number, number>();
  for (const cap of caps) counts.set(colourOf(cap), (counts.get(colourOf(cap)) ?? 0) + 1);
  return [...counts]
    .map(([colour, count]) => ({ colour, count }))
    .sort((one, other) => one.colour - other.colour);
}

/** The seat that moves a cap when it is on top; null for a Golden Cap that is nobody's. */
export function playerOf(view: View, cap: string): number | null {
  return cap === GOLDEN_NAME ? view.golden_owner : seatOf(view, cap);
}

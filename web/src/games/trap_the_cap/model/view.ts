// This file is what the board of Trap the Cap reads: the printed plate, where every cap is, and how events change it.

import type { GameEvent } from "../../face";

export type Kind = "plain" | "yellow" | "grey" | "base";

export interface Place {
  id: string;
  x: number;
  y: number;
  kind: Kind;
  neighbours: string[];
}

export interface Base {
  id: string;
  width: number;
  height: number;
  /** The space in front of it. */
  door: string;
  /** Null when nobody sits there. */
  seat: number | null;
  /** Null when there are no teams. */
  team: number | null;
}

/** What is printed. The centre lies at 0, 0. */
export interface CapDrawing {
  board: string;
  game: string;
  width: number;
  height: number;
  step: number;
  caps: number;
  centre: string;
  places: Place[];
  bases: Base[];
}

export type Spot = { on: string } | { under: string } | { held: string };

export interface CapView {
  seats: number;
  phase: string;
  turn: number;
  die: number;
  points: number;
  picked: string | null;
  throws: number;
  golden_owner: number | null;
  caps: Record<string, Spot>;
}

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

/** The seat whose colour a cap has. */
export function colourOf(cap: string): number {
  return COLOURS.indexOf(cap.slice(0, cap.indexOf("-")));
}

/** The name of a cap in a sentence. */
export function capTitle(cap: string): string {
  return cap === GOLDEN_NAME ? "the Golden Cap" : cap;
}

/** All free caps, on the board and at home, in the order of their names. */
export function stacks(view: CapView): Stack[] {
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
export function heldIn(view: CapView, base: string): string[] {
  return Object.entries(view.caps).flatMap(([cap, spot]) =>
    "held" in spot && spot.held === base ? [cap] : [],
  );
}

/** Caps counted by colour, the Golden Cap first, then in seat order. */
export function tiers(caps: string[]): Tier[] {
  const counts = new Map<number, number>();
  for (const cap of caps) counts.set(colourOf(cap), (counts.get(colourOf(cap)) ?? 0) + 1);
  return [...counts]
    .map(([colour, count]) => ({ colour, count }))
    .sort((one, other) => one.colour - other.colour);
}

/** The seat that moves a cap when it is on top; null for a Golden Cap that is nobody's. */
export function playerOf(view: CapView, cap: string): number | null {
  return cap === GOLDEN_NAME ? view.golden_owner : colourOf(cap);
}

/** Places by their name. */
export function placesOf(drawing: CapDrawing): Map<string, Place> {
  return new Map(drawing.places.map((place) => [place.id, place]));
}

/** The base of a seat. */
export function baseOf(drawing: CapDrawing, seat: number): Base | undefined {
  return drawing.bases.find((base) => base.seat === seat);
}

/** The shortest way between two places, both included. */
export function route(drawing: CapDrawing, from: string, to: string): string[] {
  const places = placesOf(drawing);
  const ways = new Map<string, string[]>([[from, [from]]]);
  for (const [id, way] of ways) {
    const place = places.get(id);
    if (id === to || !place) return way;
    for (const next of place.neighbours) if (!ways.has(next)) ways.set(next, [...way, next]);
  }
  return [from];
}

/** What is to be seen after an event: the board shows it until the next view has come. */
export function afterEvent(view: CapView, event: GameEvent, drawing: CapDrawing): CapView {
  const put = (caps: string[], spot: (cap: string) => Spot): CapView => ({
    ...view,
    caps: { ...view.caps, ...Object.fromEntries(caps.map((cap) => [cap, spot(cap)])) },
  });
  const caps = namesIn(event, "caps");
  const cap = String(event.cap);
  switch (event.event) {
    case "Moved": {
      const to = namesIn(event, "path").at(-1);
      return to === undefined ? view : put([cap], () => ({ on: to }));
    }
    case "Trapped":
      return put(caps, () => ({ under: cap }));
    case "Delivered":
      return put(caps, () => ({ held: String(event.base) }));
    case "Freed":
      return put(caps, (freed) => ({ on: baseOf(drawing, colourOf(freed))?.id ?? "" }));
    case "GoldenCapWon": {
      const owner = Number(event.seat);
      const won = put([GOLDEN_NAME], () => ({ on: baseOf(drawing, owner)?.id ?? "" }));
      return { ...won, golden_owner: owner };
    }
    case "Began":
      return { ...view, turn: Number(event.seat) };
    case "Threw":
      return { ...view, turn: Number(event.seat), die: Number(event.die), picked: null };
    default:
      return view;
  }
}

/** A list of names that an event holds. */
export function namesIn(event: GameEvent, field: string): string[] {
  const names = event[field];
  return Array.isArray(names) ? names.map(String) : [];
}

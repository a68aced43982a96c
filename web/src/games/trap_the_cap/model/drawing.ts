// This file is what the printed plate of Trap the Cap means: its places by name, the bases of the seats, and the ways between.

import { once } from "../../../ui/once";
import type { Base, Drawing, Place } from "../types";

/** Places by their name. */
export const placesOf = once(
  (drawing: Drawing): Map<string, Place> => new Map(drawing.places.map((place) => [place.id, place])),
);

/** The base of a seat. */
export function baseOf(drawing: Drawing, seat: number): Base | undefined {
  return drawing.bases.find((base) => base.seat === seat);
}

/** What a team is called, on its bases and in words. */
export function teamTitle(team: number): string {
  return team === 0 ? "I" : "II";
}

/** Whether caps can be brought home at all: towers stay on the board. */
export function keepsCatch(drawing: Drawing): boolean {
  return drawing.game !== "tower";
}

/** The shortest way between two places, both included. */
export function route(drawing: Drawing, from: string, to: string): string[] {
  const places = placesOf(drawing);
  const ways = new Map<string, string[]>([[from, [from]]]);
  for (const [id, way] of ways) {
    const place = places.get(id);
    if (id === to || !place) return way;
    for (const next of place.neighbours) if (!ways.has(next)) ways.set(next, [...way, next]);
  }
  return [from];
}

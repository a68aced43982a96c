// This file is what can be read from a drawing: what is printed for a match.

import { once } from "../../../ui/once";
import type { Card, Connection, Drawing, Place } from "../types";

/** Give the places of the map by their numbers. */
export const placesByNumber = once(
  (drawing: Drawing) => new Map(drawing.places.map((place) => [place.number, place])),
);

/** Give a place by its number. */
export function placeOf(number: number, drawing: Drawing): Place | undefined {
  return placesByNumber(drawing).get(number);
}

/** Name a place; an unknown one by its number. */
export function nameOf(number: number, drawing: Drawing): string {
  return placeOf(number, drawing)?.name ?? String(number);
}

/** Find the connection between two places. */
export function connectionBetween(a: number, b: number, drawing: Drawing): Connection | undefined {
  return drawing.connections.find((line) => (line.a === a && line.b === b) || (line.a === b && line.b === a));
}

/** Find an event card by its id. */
export function cardOf(id: string, drawing: Drawing): Card | undefined {
  return drawing.cards.find((card) => card.id === id);
}

// This file is what is read from the printed map and the cards of Take Off!.

import type { Plate } from "../../../map/types";
import { once } from "../../../ui/once";
import type { Drawing, Facet } from "../types";

/** A route of the map. */
export interface MapLine {
  a: string;
  b: string;
  /** The lines of this map are in the colours of its dice. */
  style: Facet;
  letter_at: number;
}

/** What else a card tells, from /api/facts/. */
export interface CardFact {
  say_country: string;
  fact: string;
  note: string | null;
}

/** Give the places of a map by their ids. */
export const placesById = once((plate: Plate) => new Map(plate.places.map((place) => [place.id, place])));

/** List the lines of a map. */
export const linesOf = once((plate: Plate) =>
  plate.line_styles.flatMap((style) =>
    style.lines.flatMap(([a, b, hundredths]): MapLine[] => {
      const [from, to] = [plate.places[a], plate.places[b]];
      if (from === undefined || to === undefined) return [];
      return [{ a: from.id, b: to.id, style: style.id as Facet, letter_at: hundredths / 100 }];
    }),
  ),
);

/** Name a place as the map does; an unknown one by its id. */
export function nameOf(place: string, plate: Plate): string {
  return placesById(plate).get(place)?.name ?? place;
}

/** Name the capital of a card. */
export function capitalOf(card: string, drawing: Drawing): string {
  return nameOf(drawing.cards[card]?.city ?? card, drawing.map);
}

/** Give how many routes it is from a place to the finish. */
export function routesLeft(place: string, drawing: Drawing): number {
  return drawing.routes_left[drawing.map.places.findIndex((other) => other.id === place)] ?? 0;
}

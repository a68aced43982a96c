// This file is what the server prints and shows for Take Off!: the map, the cards and the view, as plain data.

import type { PlatePlace, Plate as WorldPlate } from "../../../map/types";
import { once } from "../../../ui/once";

export type { LineStyle } from "../../../map/types";

export interface MapPlace extends PlatePlace {
  style: "capital" | "city" | "end";
}

export interface MapLine {
  a: string;
  b: string;
  style: string;
  letter_at: number;
}

/** The world map with the places of the game. */
export interface Plate extends WorldPlate {
  places: MapPlace[];
}

export interface Card {
  /** The city whose name on the map is its capital. */
  city: string;
  say: string;
  country: string;
  /** The path of its flag, below /api/flags/. */
  flag: string;
  pile: "brown" | "blue";
}

/** What else a card tells, from /api/facts/. */
export interface CardFact {
  say_country: string;
  fact: string;
  note: string | null;
}

export interface Drawing {
  map: Plate;
  card_set: string;
  cards: Record<string, Card>;
  start: string;
  finish: string;
  is_eastward: boolean;
  has_naming: boolean;
  /** The length of the shortest way to the finish from each place of the map. */
  routes_left: number[];
}

export interface View {
  options: { jets_draw_cards: boolean };
  phase: "drawing-lots" | "rolling" | "drawing" | "naming" | "flying" | "over";
  turn: number;
  kind: "ordinary" | "bonus" | "won";
  is_rolled: boolean;
  /** Where the jets of each seat are. */
  jets: string[][];
  /** What the dice showed, and what of it is still to be flown. */
  roll: string[];
  dice: string[];
  hand: string[];
  /** Cards that are not in their piles: those in hand, and the discards. */
  spent: string[];
  unnamed: string[];
  draws: number;
  pile: string | null;
  bonus_turns: number;
  won_rolls: number;
}

/** Give the places of a map by their ids. */
export const placesById = once((plate: Plate) => new Map(plate.places.map((place) => [place.id, place])));

/** List the lines of a map. */
export const linesOf = once((plate: Plate) =>
  plate.line_styles.flatMap((style) =>
    style.lines.flatMap(([a, b, hundredths]): MapLine[] => {
      const [from, to] = [plate.places[a], plate.places[b]];
      if (from === undefined || to === undefined) return [];
      return [{ a: from.id, b: to.id, style: style.id, letter_at: hundredths / 100 }];
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

// This file is what the server prints for Captivade, as plain data: the map, its places and lines, the cards.

import type { Plate } from "../../../map/types";
import { once } from "../../../ui/once";
import type { AgentName, Colour } from "./view";

export type * from "./view";

export interface Place {
  /** Its printed number, from 1 on. */
  number: number;
  name: string;
  colour: Colour;
  zone: string;
  has_airport: boolean;
}

export interface Connection {
  a: number;
  b: number;
  /** Whether only the escapee of its places' colour may use it. */
  is_dashed: boolean;
  /** Whether it leads from one zone to another. */
  is_border: boolean;
  /** Whether it leaves the map at one edge and comes back at the other. */
  is_round: boolean;
}

export interface Card {
  id: string;
  name: string;
  sentence: string;
  kind: string;
  /** The two ends of a line or a ferry, the airport or the zone that it is about. */
  a?: number;
  b?: number;
  place?: number;
  zone?: string;
}

export interface Drawing {
  map: Plate;
  places: Place[];
  connections: Connection[];
  zones: { id: string; name: string }[];
  /** London, where the prison is. */
  start: number;
  /** The escapees by seat, and the agent that sympathises with each. */
  characters: { name: string; colour: Colour; agent: AgentName }[];
  /** The agents in play. */
  agents: AgentName[];
  cards: Card[];
}

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

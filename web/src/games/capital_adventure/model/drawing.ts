// This file is what the server prints for Capital Adventure, as plain data: the map, cities, fares, cards and prices.

import type { Plate } from "../../../map/types";
import { once } from "../../../ui/once";

export type * from "./view";

/** What the map of this game has beside land and places. */
export interface FarePlate extends Plate {
  /** The fares, with the middle and the size of their frames. */
  tags: { a: string; b: string; text: string; x: number; y: number; width: number; height: number }[];
  /** The transit points. */
  stops: { a: string; b: string; x: number; y: number }[];
  /** Lines that leave the map at one edge and come back at the other: the numbers of the places at both ends. */
  edge_lines: [number, number][];
  /** The borders of the continents, as path data. */
  zone_lines: string;
  zones: { id: string; title: string; x: number; y: number; heading?: string }[];
}

export interface Continent {
  id: string;
  name: string;
  /** What its Insurance Token pays. */
  insurance: number;
  /** Where the deported are taken from it. */
  deported_to: string;
}

export interface City {
  id: string;
  name: string;
  continent: string;
  /** Whether it is one of the sixteen that have to be visited. */
  is_capital_adventure: boolean;
}

export interface Route {
  a: string;
  b: string;
  fare: number;
}

/** A way between two continents, told from west to east. */
export interface Crossing {
  id: string;
  from: string;
  to: string;
  fare: number;
}

export interface Hazard {
  id: string;
  continent: string;
  name: string;
  sentence: string;
  kind: "pay" | "lose-all" | "miss" | "hijack";
  /** What is to be paid, how many goes are missed, or where a hijack leads. */
  amount?: number;
  goes?: number;
  to?: string;
}

export interface Telex {
  id: string;
  name: string;
  sentence: string;
  amount: number;
  /** Where it pays; none for everywhere. */
  continents: string[];
}

export interface Drawing {
  map: FarePlate;
  /** In the order of the journey. */
  continents: Continent[];
  cities: City[];
  routes: Route[];
  crossings: Crossing[];
  atlantic: { from: string; to: string; fare: number; sent_back_to: string; answers: number };
  /** London. */
  start: string;
  /** The totals of two dice that lead to each start city. */
  start_cities: { city: string; totals: number[] }[];
  /** The colours of the seats. */
  sides: string[];
  hazards: Hazard[];
  telexes: Telex[];
  prices: {
    token: number;
    tokens_most: number;
    visa: number;
    visas_per_crossing: number;
    doubles_most: number;
  };
}

/** Give the cities by their ids. */
export const citiesById = once((drawing: Drawing) => new Map(drawing.cities.map((city) => [city.id, city])));

/** Give a city by its id. */
export function cityOf(id: string, drawing: Drawing): City | undefined {
  return citiesById(drawing).get(id);
}

/** Name a city; an unknown one by its id. */
export function nameOf(id: string, drawing: Drawing): string {
  return cityOf(id, drawing)?.name ?? id;
}

/** List the Capital Adventure cities, in the order of the journey. */
export function goalsOf(drawing: Drawing): City[] {
  return drawing.cities.filter((city) => city.is_capital_adventure);
}

/** Find a continent. */
export function continentOf(id: string, drawing: Drawing): Continent | undefined {
  return drawing.continents.find((continent) => continent.id === id);
}

/** Find a crossing. */
export function crossingOf(id: string, drawing: Drawing): Crossing | undefined {
  return drawing.crossings.find((crossing) => crossing.id === id);
}

/** Find a Hazard card. */
export function hazardOf(id: string, drawing: Drawing): Hazard | undefined {
  return drawing.hazards.find((card) => card.id === id);
}

/** Find a Telex card. */
export function telexOf(id: string, drawing: Drawing): Telex | undefined {
  return drawing.telexes.find((card) => card.id === id);
}

/** Write a sum of money. */
export function dollars(amount: number): string {
  return `$${amount}`;
}

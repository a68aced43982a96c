// This file is how what is printed for Capital Adventure is read: cities, continents, crossings and cards by their ids.

import { once } from "../../../ui/once";
import type { City, Continent, Crossing, Drawing, Hazard, Telex } from "../types";

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

// This file is what a journey costs, in figures and in words: fare, Visas, and what is lacking.

import type { Drawing, View, Way } from "../types";
import { dollars, nameOf } from "./drawing";

/** The price of a journey with what is planned already. */
export interface Price {
  fare: number;
  visas: number;
  /** How many dollars the side on turn lacks for all of it; 0 when it can pay. */
  lacking: number;
}

/** Give the price of going on to a city, with all that is planned before it (CA-44, CA-95, CA-156). */
export function priceOf(way: Way, view: View, drawing: Drawing): Price {
  const side = view.sides[view.turn];
  const fare = view.plan.fare + way.fare;
  const visas = view.plan.visas + way.visas;
  const byTokens = (side?.tokens ?? 0) * drawing.prices.token;
  const cash = visas + Math.max(0, fare - byTokens);
  return { fare, visas, lacking: way.is_affordable ? 0 : Math.max(0, cash - (side?.cash ?? 0)) };
}

/** Write a price as short as it fits on the map. */
export function shortPrice({ fare, visas }: Pick<Price, "fare" | "visas">): string {
  return visas > 0 ? `${dollars(fare)} + ${dollars(visas)}` : dollars(fare);
}

/** Say a price. */
export function priceText({ fare, visas }: Pick<Price, "fare" | "visas">): string {
  return visas > 0 ? `${dollars(fare)} and ${dollars(visas)} for Visas` : dollars(fare);
}

/** Say what can be known of going to a city: the price, what is lacking, and the cities on the way. */
export function cityText(city: string, way: Way | null, view: View, drawing: Drawing): string {
  const name = nameOf(city, drawing);
  if (way === null) return name;
  const price = priceOf(way, view, drawing);
  const through = way.path.slice(0, -1).map((id) => nameOf(id, drawing));
  const parts = [
    `${name}: ${priceText(price)}`,
    ...(through.length > 0 ? [`by ${through.join(", ")}`] : []),
    ...(price.lacking > 0 ? [`${dollars(price.lacking)} short`] : []),
  ];
  return parts.join(", ");
}

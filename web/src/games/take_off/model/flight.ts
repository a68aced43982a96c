// This file is the flights that are offered: which jets may fly, where to, and by what.

import type { Offer } from "../../../wire/message";
import type { Drawing, View } from "../types";

/** An offered move of a jet; `by` is the colour of a die, "jet" for a wild move, or "card". */
export interface Flight {
  offer: Offer;
  jet: number;
  from: string;
  to: string;
  by: string;
  card: string | null;
}

/** Read an offer as a flight; null if it is something else, such as an answer. */
export function flightOf(offer: Offer, jets: string[], drawing: Drawing): Flight | null {
  const { move, jet, from, to, by } = offer.move;
  if (typeof jet !== "number" || typeof to !== "string") return null;
  if (move === "fly" && typeof from === "string" && typeof by === "string") {
    return { offer, jet, from, to, by, card: null };
  }
  const city = drawing.cards[to]?.city;
  const here = jets[jet - 1];
  if (move !== "take-off" || city === undefined || here === undefined) return null;
  return { offer, jet, from: here, to: city, by: "card", card: to };
}

/** List the flights among some offers of a seat. */
export function flightsOf(offers: Offer[], seat: number, view: View, drawing: Drawing): Flight[] {
  const jets = view.jets[seat] ?? [];
  return offers.flatMap((offer) => flightOf(offer, jets, drawing) ?? []);
}

/** What a flight uses, in a word or two. */
export function means(flight: Flight): string {
  if (flight.by === "card") return "by card";
  return flight.by === "jet" ? "wild move" : `by ${flight.by}`;
}

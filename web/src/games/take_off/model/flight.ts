// This file is the flights that are offered: which jets may fly, where to, and by what.

import type { Offer } from "../../../wire/message";
import type { Drawing, Facet, Move, View } from "../types";

/** An offered move of a jet; `by` is the colour of a die, "jet" for a wild move, or "card". */
export interface Flight {
  offer: Offer<Move>;
  jet: number;
  from: string;
  to: string;
  by: Facet | "card";
  card: string | null;
}

/** Read an offer as a flight; null if it is something else, such as an answer. */
export function flightOf(offer: Offer<Move>, jets: string[], drawing: Drawing): Flight | null {
  const { move } = offer;
  if (move.move === "fly")
    return { offer, jet: move.jet, from: move.from, to: move.to, by: move.by, card: null };
  if (move.move !== "take-off") return null;
  const city = drawing.cards[move.to]?.city;
  const here = jets[move.jet - 1];
  if (city === undefined || here === undefined) return null;
  return { offer, jet: move.jet, from: here, to: city, by: "card", card: move.to };
}

/** List the flights among some offers of a seat. */
export function flightsOf(offers: Offer<Move>[], seat: number, view: View, drawing: Drawing): Flight[] {
  const jets = view.jets[seat] ?? [];
  return offers.flatMap((offer) => flightOf(offer, jets, drawing) ?? []);
}

/** What a flight uses, in a word or two. */
export function means(flight: Flight): string {
  if (flight.by === "card") return "by card";
  return flight.by === "jet" ? "wild move" : `by ${flight.by}`;
}

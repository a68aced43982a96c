// This file is how a seat stands in the race, and what is asked of it, in words.

import type { Offer } from "../../../wire/message";
import type { Drawing, Move, View } from "../types";
import { capitalOf, nameOf, routesLeft } from "./drawing";
import { flightsOf } from "./flight";

/** Say how far a seat has to go: "14 routes to go, 1 jet home". */
export function standing(view: View, seat: number, drawing: Drawing): string {
  const jets = view.jets[seat] ?? [];
  const home = jets.filter((city) => city === drawing.finish).length;
  if (home === jets.length) return "all jets home";
  const left = jets.reduce((sum, city) => sum + routesLeft(city, drawing), 0);
  const way = `${left} ${left === 1 ? "route" : "routes"} to go`;
  return home === 0 ? way : `${way}, ${home} ${home === 1 ? "jet" : "jets"} home`;
}

/** Say what is asked, in a few words. */
export function prompt(offers: Offer<Move>[], view: View, drawing: Drawing): string {
  const flights = flightsOf(offers, view.turn, view, drawing);
  const kinds = new Set(offers.map((offer) => offer.move.move));
  if (flights.length === 0) return kinds.has("decline") ? "roll again, or do not" : "name the country";
  if (kinds.has("decline")) return "fly the extra move, or do without it";
  const cards = [...new Set(flights.flatMap((flight) => flight.card ?? []))];
  const capitals = cards.map((card) => capitalOf(card, drawing));
  if (capitals.length > 0 && flights.every((flight) => flight.card !== null)) {
    return `take off to ${capitals.join(" or ")}${kinds.has("roll-now") ? ", or roll first" : ""}`;
  }
  const starts = new Set(flights.map((flight) => flight.from));
  const way = starts.size > 1 ? "choose a jet and where it flies" : "choose where to fly";
  return capitals.length > 0 ? `${way}, or take off to ${capitals.join(" or ")}` : way;
}

/** Head the offers of a list by where the jet is. */
export function group(offer: Offer<Move>, view: View, drawing: Drawing): string {
  const flight = flightsOf([offer], view.turn, view, drawing)[0];
  if (flight === undefined) return offer.move.move === "name" ? "Countries" : "Otherwise";
  if (flight.from === drawing.start) return "From the start";
  return `From ${nameOf(flight.from, drawing.map)}`;
}

/** Tell a listener where all jets are. */
export function description(jets: string[][], colours: string[], drawing: Drawing): string {
  const ends = new Map([
    [drawing.start, "the start"],
    [drawing.finish, "the finish"],
  ]);
  const fleets = jets.map((cities, seat) => {
    const where = [...new Set(cities)].map((city) => {
      const count = cities.filter((other) => other === city).length;
      return `${count > 1 ? `${count} in ` : ""}${ends.get(city) ?? nameOf(city, drawing.map)}`;
    });
    return `${colours[seat] ?? `Seat ${seat + 1}`}: ${where.join(", ")}`;
  });
  return `World map with routes. ${fleets.join("; ")}.`;
}

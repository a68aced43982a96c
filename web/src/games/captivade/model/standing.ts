// This file is how a seat stands in the hunt, and what is asked of it, in words.

import type { Offer } from "../../../wire/message";
import { AGENTS } from "../look";
import type { Drawing, Move, View } from "../types";
import { nameOf, placeOf } from "./drawing";
import { agentsOf, movingAgent } from "./view";

const FLIGHTS = ["Without a flight", "With one flight", "With two flights"];

/** A number of things: "1 place", "2 places". */
export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}

/** Say how a seat stands, from what everyone knows: "Planning", "Free, agent in Perth", "Caught in week 3". */
export function standing(view: View, seat: number, drawing: Drawing): string {
  const escapee = view.escapees[seat];
  if (!escapee) return "";
  const secret = view.phase === "over" ? view.secrets[seat] : null;
  if (escapee.captured !== null) return `Caught in week ${escapee.captured.week}`;
  if (secret) return `Free, ${secret.energy} energy spent`;
  if (view.phase === "running") return escapee.is_sealed ? "Sealed" : "Planning";
  const place = agentsOf(view, seat)[0]?.place;
  return place === undefined || place === null ? "Free" : `Free, agent in ${nameOf(place, drawing)}`;
}

/** Say what a score at the end counts. */
export function score(weeks: number): string {
  return `free for ${counted(weeks, "week")}`;
}

/** Say what is asked, in a few words. */
export function prompt(offers: Offer<Move>[], view: View): string {
  const kinds = new Set(offers.map((offer) => offer.move.move));
  if (kinds.has("run")) return "plan your trip";
  if (kinds.has("attack")) return "attack, or let it be";
  const agent = movingAgent(view);
  return agent === null ? "choose a trip" : `send Agent ${AGENTS[agent.agent].title}`;
}

/** Trips are sealed and searches answered at once, so the list of moves asks a second time. */
export function confirm(offer: Offer<Move>): string | null {
  if (offer.move.move === "run") return "Press again to seal";
  return offer.move.move === "chase" ? "Press again to search" : null;
}

/** Head the offers of a long list: an escapee's by flights and zone, an agent's by the zone where it ends. */
export function group(offer: Offer<Move>, drawing: Drawing): string {
  const { move } = offer;
  if ("to" in move) {
    const words = FLIGHTS[move.flights] ?? `With ${move.flights} flights`;
    return `${words}, in ${zoneTitle(move.to, drawing)}`;
  }
  const end = "calls" in move ? move.calls.at(-1) : undefined;
  if (end !== undefined) return `Search in ${zoneTitle(end, drawing)}`;
  return "Assassin";
}

function zoneTitle(place: number, drawing: Drawing): string {
  const zone = placeOf(place, drawing)?.zone;
  return zone === undefined ? "parts unknown" : `Zone ${zone}`;
}

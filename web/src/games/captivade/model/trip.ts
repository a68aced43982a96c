// This file is the trips that may be made now: each way of the view together with the offer that makes it.

import type { Offer } from "../../../wire/message";
import type { ChaseWay, Move, RunWay, View } from "../types";
import { movingAgent, ownSecret } from "./view";

/** A trip of an escapee or of an agent. */
export interface Trip {
  offer: Offer<Move>;
  /** What it is known by: "run 12 1" or "chase 89 90". */
  key: string;
  /** Where it ends. */
  end: number;
  /** The places that it touches, from where it begins; only that one when it stays. */
  path: number[];
  /** How each of its legs is travelled: f by a flight, c along a connection, e by a ferry. */
  by: string;
  flights: number;
  /** The places that an agent calls, in order; none for an escapee. */
  calls: number[];
  /** What it costs an escapee; agents travel for nothing. */
  cost: number;
  energy: number;
}

const FLIGHT = "f";

/** Say what a move or a way is known by; null for other moves. */
function keyOf(move: Move | RunWay | ChaseWay): string | null {
  if ("calls" in move) return `chase ${move.calls.join(" ")}`;
  return "to" in move ? `run ${move.to} ${move.flights}` : null;
}

/** Give the trips among some offers: those without flights first, of these the shortest. */
export function tripsOf(view: View, offers: Offer<Move>[]): Trip[] {
  const byKey = new Map(offers.map((offer) => [keyOf(offer.move), offer]));
  const start = startOf(view);
  if (start === null) return [];
  const trips = view.ways.flatMap((way): Trip[] => {
    const key = keyOf(way);
    const offer = byKey.get(key);
    return key === null || offer === undefined ? [] : [tripOf(way, start, offer, key)];
  });
  return trips.sort((one, other) => one.flights - other.flights || one.by.length - other.by.length);
}

/** Give where the trips of a view begin: in one's own hiding place, or where the agent stands that is on the move. */
export function startOf(view: View): number | null {
  return view.phase === "running" ? (ownSecret(view)?.place ?? null) : (movingAgent(view)?.place ?? null);
}

function tripOf(way: RunWay | ChaseWay, start: number, offer: Offer<Move>, key: string): Trip {
  const path = [start, ...way.path];
  const flights = [...way.by].filter((leg) => leg === FLIGHT).length;
  const shared = { offer, key, end: path.at(-1) ?? start, path, by: way.by, flights };
  if ("calls" in way) return { ...shared, calls: way.calls, cost: 0, energy: 0 };
  return { ...shared, calls: [], cost: way.cost, energy: way.energy };
}

/** Find the trip that an offer makes. */
export function tripFor(offer: Offer<Move>, trips: Trip[]): Trip | null {
  const key = keyOf(offer.move);
  return trips.find((trip) => trip.key === key) ?? null;
}

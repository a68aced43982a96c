// This file is what hampers travel now, in words: blocks, a strike, closed borders, slow agents (CV-40, CV-59).

import type { Drawing, View } from "../types";
import { nameOf } from "./drawing";

/** List what is in force, that which touches everyone first. */
export function notices(view: View, drawing: Drawing): string[] {
  const { flights_until, borders, agents_slow, agents_grounded } = view.closures;
  const found: string[] = [];
  if (flights_until !== null && flights_until >= view.week)
    found.push(`Nobody flies${until(flights_until, view)}.`);
  for (const border of borders)
    found.push(`The border of Zone ${border.zone} is closed${until(border.until, view)}.`);
  if (agents_slow) found.push("Agents are slow this week.");
  if (agents_grounded) found.push("Agents do not fly this week.");
  for (const block of view.blocks) {
    const what =
      "airport" in block
        ? `Airport of ${block.airport} ${nameOf(block.airport, drawing)}`
        : block.connection.map((place) => `${place} ${nameOf(place, drawing)}`).join(" – ");
    found.push(`${what}: blocked${until(block.until, view)}.`);
  }
  return found;
}

function until(week: number, view: View): string {
  return week === view.week ? " this week" : ` to the end of week ${week}`;
}

// This file is how a side stands in the race, and what is asked of it, in words.

import type { Offer } from "../../../wire/message";
import type { Drawing, Move, Side, View } from "../types";
import { cityOf, continentOf, dollars, goalsOf, nameOf } from "./drawing";
import { counted } from "./money";
import { isAtSea } from "./view";

/** Say where a side is: "in Athens", "on the way to Cairo", "at sea, 2 of 6". */
export function whereabouts(side: Side, drawing: Drawing): string {
  if (isAtSea(side)) return `at sea, ${side.sea} of ${drawing.atlantic.answers}`;
  if (side.transit !== null) return `on the way to ${nameOf(side.transit.to, drawing)}`;
  return side.city === null ? "" : `in ${nameOf(side.city, drawing)}`;
}

/** Say how a seat stands: "3 of 16, $1200, in Athens". */
export function standing(view: View, seat: number, drawing: Drawing): string {
  const side = view.sides[seat];
  if (!side) return "";
  const missing = side.missed > 0 ? `, misses ${counted(side.missed, "go", "goes")}` : "";
  return `${side.pegs.length} of ${goalsOf(drawing).length}, ${dollars(side.cash)}, ${whereabouts(side, drawing)}${missing}`;
}

/** Say what a score at the end counts. */
export function score(pegs: number): string {
  return counted(pegs, "city", "cities");
}

/** Say what is asked, in a few words. */
export function prompt(offers: Offer<Move>[], view: View): string {
  const kinds = new Set(offers.map((offer) => offer.move.move));
  if (kinds.has("say")) return "which answer is right?";
  if (kinds.has("reveal")) return "say your answer aloud";
  if (kinds.has("judge")) return "was the answer right?";
  if (kinds.has("go-on")) return "go on, or overrule";
  if (kinds.has("agree")) return "more Doubles for everyone?";
  if (kinds.has("pay")) return "pay for the journey, or plan on";
  if (kinds.has("sail")) return "sail for London?";
  const side = view.sides[view.turn];
  if (side?.is_starting) return "roll for your start city";
  if (kinds.has("roll") && kinds.has("go")) return "answer or travel";
  if (kinds.has("roll")) return "roll for a question";
  return kinds.has("go") ? "travel, or end your go" : "end your go";
}

const GROUPS: Partial<Record<Move["move"], string>> = {
  pay: "Pay for the journey",
  visa: "Cross a border",
  sail: "Over the Atlantic",
};

/** Head the offers of a long list: journeys by the continent where they lead, all else before them. */
export function group(offer: Offer<Move>, drawing: Drawing): string {
  if (offer.move.move !== "go") return GROUPS[offer.move.move] ?? "Your go";
  const continent = cityOf(offer.move.to, drawing)?.continent ?? "";
  return `Go to ${continentOf(continent, drawing)?.name ?? continent}`;
}

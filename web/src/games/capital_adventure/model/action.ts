// This file is what a side may do in its go, as buttons: what each says, and which of them is the thing to press.

import type { Offer } from "../../../wire/message";
import type { Drawing, Move, SailWay, Side, View } from "../types";
import { cityOf, continentOf, crossingOf, dollars, goalsOf, nameOf } from "./drawing";
import { cashBeside, counted, payment } from "./money";
import { moneyFor } from "./quiz";
import { isAtSea } from "./view";

export interface Action {
  offer: Offer<Move>;
  title: string;
  /** What it brings or costs, in a few words. */
  note: string;
  /** Whether it is the thing to press. */
  isStrong: boolean;
}

/** In this order they stand. */
const ORDER: Move["move"][] = ["roll", "sail", "visa", "cash", "double", "end"];

/** List what may be done beside travelling, which is planned on the map. */
export function actionsOf(offers: Offer<Move>[], view: View, drawing: Drawing): Action[] {
  const side = view.sides[view.turn];
  if (!side) return [];
  return offers
    .filter((offer) => ORDER.includes(offer.move.move))
    .sort((one, other) => ORDER.indexOf(one.move.move) - ORDER.indexOf(other.move.move))
    .map((offer, index) => ({
      offer,
      ...wordsOf(offer.move, side, view, drawing),
      isStrong:
        index === 0 && (offer.move.move === "roll" || offer.move.move === "sail" || offers.length === 1),
    }));
}

function wordsOf(move: Move, side: Side, view: View, drawing: Drawing): { title: string; note: string } {
  switch (move.move) {
    case "roll":
      return rollWords(side, view, drawing);
    case "double":
      return { title: "Hand in a Double", note: `${side.doubles} left` };
    case "cash": {
      const found = continentOf(move.continent, drawing);
      return { title: `Cash ${found?.name ?? ""}`, note: dollars(found?.insurance ?? 0) };
    }
    case "visa": {
      const way = crossingOf(move.crossing, drawing);
      const to = way?.from === side.city ? way?.to : way?.from;
      const fare = payment(cashBeside(way?.fare ?? 0, 0, move.tokens, drawing.prices.token), move.tokens);
      return { title: `Answer for ${nameOf(to ?? "", drawing)}`, note: `two Visas; fare ${fare}` };
    }
    case "sail":
      return sailWords(move.by, move.tokens, drawing);
    default:
      return { title: "End the go", note: endNote(side, drawing) };
  }
}

function rollWords(side: Side, view: View, drawing: Drawing): { title: string; note: string } {
  if (side.is_starting) return { title: "Roll both dice", note: "and leave London" };
  if (isAtSea(side)) {
    const { answers } = drawing.atlantic;
    if (side.sea >= answers)
      return { title: "Roll for the last question", note: "European Visa, then London" };
    return { title: `Roll for question ${side.sea + 1}`, note: `of ${answers} over the Atlantic` };
  }
  if (side.transit !== null) {
    const continent = cityOf(side.transit.to, drawing)?.continent ?? "";
    const name = continentOf(continent, drawing)?.name ?? "";
    return { title: "Roll for the Visa", note: `a question about ${name}` };
  }
  return { title: "Roll for a question", note: `${dollars(moneyFor(view))} if you know it` };
}

function sailWords(by: SailWay, tokens: number, drawing: Drawing): { title: string; note: string } {
  const { fare } = drawing.atlantic;
  const fees = by === "money" ? drawing.prices.visa : 0;
  const paid = payment(cashBeside(fare, fees, tokens, drawing.prices.token), tokens);
  if (by === "answer") return { title: "Answer for the Visa, then sail", note: `fare ${paid}` };
  return { title: "Sail for London", note: by === "money" ? `${paid}, with the Visa` : paid };
}

function endNote(side: Side, drawing: Drawing): string {
  const city = side.city === null ? undefined : cityOf(side.city, drawing);
  if (!city?.is_capital_adventure) return "";
  return side.tokens < drawing.prices.tokens_most
    ? "and get a Travel Token"
    : "without a further Travel Token";
}

/** A city to visit that lies within reach. */
export interface Reach {
  offer: Offer<Move>;
  name: string;
  price: number;
}

/** List the cities still to be visited that a journey can reach now, the cheapest first. */
export function reachesOf(offers: Offer<Move>[], view: View, drawing: Drawing, most: number): Reach[] {
  const pegs = view.sides[view.turn]?.pegs ?? [];
  const found: Reach[] = [];
  for (const offer of offers) {
    const to = offer.move.move === "go" ? offer.move.to : null;
    const way = to === null ? undefined : view.ways.find((other) => other.to === to);
    if (to === null || way === undefined || pegs.includes(to)) continue;
    if (cityOf(to, drawing)?.is_capital_adventure)
      found.push({ offer, name: nameOf(to, drawing), price: way.fare + way.visas });
  }
  return found.sort((one, other) => one.price - other.price).slice(0, most);
}

/** Say where the side on turn is and what holds there, in a sentence. */
export function situation(view: View, drawing: Drawing): string {
  const side = view.sides[view.turn];
  if (!side) return "";
  if (side.is_starting) return "In London. Two dice say from which city you set out.";
  if (isAtSea(side))
    return side.sea >= drawing.atlantic.answers
      ? "London is in sight: one question about Europe is left."
      : `On the Atlantic: ${counted(drawing.atlantic.answers - side.sea, "more right answer")}, then the European Visa.`;
  if (side.transit !== null)
    return `On the way to ${nameOf(side.transit.to, drawing)}: only the Visa is missing.`;
  const here = side.city === null ? "" : nameOf(side.city, drawing);
  const isGoal = side.city !== null && cityOf(side.city, drawing)?.is_capital_adventure === true;
  const canTravel = !view.go.has_travelled;
  if (side.city === drawing.atlantic.from && side.pegs.length === goalsOf(drawing).length)
    return "Every city is visited: now home over the Atlantic.";
  if (isGoal) return `In ${here} no questions are asked.${canTravel ? " Travel on, or stop over." : ""}`;
  if (view.go.is_asking_over)
    return canTravel ? "The questions are over. You may still travel." : "The questions are over.";
  if (!canTravel) return `In ${here}. Now you may answer.`;
  if (view.go.is_first || view.go.has_rolled) return `In ${here}. A journey ends this go.`;
  return `In ${here}. Answer questions, or travel first: tap a city on the map.`;
}

// This file is how a seat stands in the race, and what is asked of it, in words.

import type { Offer } from "../../../wire/message";
import type { Drawing, Move, View } from "../types";
import { owed } from "./passport";

const PLACES = ["1st", "2nd", "3rd", "4th", "5th", "6th"];
const ROADS: Move["move"][] = ["drive", "claim", "cross"];
const GROUPS: Record<string, string> = {
  claim: "Claim a token",
  cross: "Cross over",
  drive: "Drive",
  end: "End the turn",
  finish: "End the match",
  fly: "Fly",
  play: "Play a card",
  "put-back": "Put a token back",
};

/** A place in the race: "2nd". */
export function placeName(place: number): string {
  return PLACES[place] ?? `${place + 1}th`;
}

/** A number of things: "1 token", "2 tokens". */
export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}

/** Say how a seat stands, short enough for six heads in a row: "12 tokens, 3 owed", where areas are owed a visit, or
 *  "Back: 7 to put back", before the United Kingdom may be entered (WB-20). */
export function standing(view: View, seat: number, drawing: Drawing): string {
  const line = view.sheet[seat];
  const tokens = counted(line?.holds ?? 0, "token");
  switch (view.legs[seat]) {
    case "home": {
      const place = view.arrivals.home.indexOf(seat);
      return `Home${place < 0 ? "" : ` ${placeName(place)}`}: ${counted(line?.total ?? 0, "point")}`;
    }
    case "back": {
      if (view.waiting[seat]) return `New York: ${tokens}`;
      const spare = (line?.holds ?? 0) - drawing.most_tokens_home;
      return `Back: ${spare > 0 ? `${spare} to put back` : tokens}`;
    }
    default:
      return `${tokens}, ${owed(view, seat, drawing)} owed`;
  }
}

/** Say what a score counts. */
export function score(points: number): string {
  return counted(points, "point");
}

/** Say what is asked, in a few words. */
export function prompt(offers: Offer<Move>[], view: View): string {
  const kinds = new Set(offers.map((offer) => offer.move.move));
  const isBegun = view.moves_made > 0;
  const hasRoad = ROADS.some((kind) => kinds.has(kind));
  const choices: string[] = [];
  if (kinds.has("put-back")) choices.push("put the token back");
  if (hasRoad) choices.push(isBegun ? "drive on" : "drive");
  if (kinds.has("fly")) choices.push(hasRoad ? "fly" : "choose an airport");
  if (kinds.has("play")) choices.push("play a card");
  // Whoever has not moved yet can stay; that goes without saying while there is a road.
  if (kinds.has("end") && (isBegun || choices.length === 0 || !hasRoad)) choices.push("end your turn");
  if (kinds.has("finish")) choices.push("end the match");
  return choices.length < 2 ? (choices[0] ?? "end your turn") : joined(choices);
}

function joined(choices: string[]): string {
  return `${choices.slice(0, -1).join(", ")} or ${choices.at(-1)}`;
}

/** Head the offers of a list by what they are. */
export function group(offer: Offer<Move>): string {
  return GROUPS[offer.move.move] ?? "Other moves";
}

/** Whether an offer is made by a tap: roads and flights on the board, cards in the tray. */
export function isOnBoard(offer: Offer<Move>): boolean {
  return !["end", "finish", "put-back"].includes(offer.move.move);
}

// This file is what the car on turn may still do, in words: its moves, its tokens, and what a card allows it.

import type { Drawing, View } from "../types";
import { cardOf } from "./hand";
import { counted } from "./standing";

/** Whether somebody is on turn: not before the cards are dealt, and not after the end. */
export function isUnderWay(view: View): boolean {
  return !["drawing-lots", "dealing", "over"].includes(view.phase);
}

/** What is left of the turn: "1 move and 2 claims left". */
export function rest(view: View): string {
  if (view.phase === "drawing-lots") return "Lots are drawn";
  if (view.phase === "dealing") return "Cards are still to be dealt";
  if (view.phase === "over") return "The match is over";
  if (view.phase === "flying") return "At the airport";
  if (view.phase === "parked" || view.moves_left === 0) {
    return view.phase === "driving" ? "A token may be put back" : "No move left";
  }
  const tokens = tokensLeft(view);
  if (view.must_move) return tokens === "" ? "Has to drive on" : `Has to drive on, ${tokens} left`;
  const moves = counted(view.moves_left, "move");
  return tokens === "" ? `${moves} left` : `${moves} and ${tokens} left`;
}

/** How many tokens may still be claimed or, on the way back, put back; empty when none may. */
function tokensLeft(view: View): string {
  if (view.tokens_left === 0) return "";
  return counted(view.tokens_left, view.legs[view.turn] === "back" ? "put-back" : "claim");
}

/** What the card that was played this turn does, in a few words: "Byway: may pass a token". */
export function inPlay(view: View, drawing: Drawing): string {
  const card = view.played === null ? undefined : cardOf(view.played, drawing);
  if (card === undefined) return "";
  if (card.side === "harm") return `${card.name} is played`;
  const effect = effectOf(card.id, view);
  return effect === "" ? card.name : `${card.name}: ${effect}`;
}

function effectOf(card: string, view: View): string {
  switch (card) {
    case "full-tank":
      return "one move more";
    case "overtake":
      return view.passes.cars > 0 ? "may pass a car" : "a car was passed";
    case "byway":
      return view.passes.tokens > 0 ? "may pass a token" : "a token was passed";
    case "roof-rack":
      return "one token more";
    case "connection":
      return view.may_connect ? "a move after a flight" : "";
    case "charter":
      return view.may_charter ? "may fly from here" : "";
    case "papers":
      return "no waiting";
    case "mechanic":
      return "harm lifted";
    default:
      return "";
  }
}

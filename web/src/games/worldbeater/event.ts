// This file is what events of the race sound like, and which of them are counted after a match.

import type { Sound } from "../face";
import type { CardKind, GameEvent } from "./types";

const SOUNDS: Partial<Record<GameEvent["event"], Sound>> = {
  Dealt: "card",
  Drew: "card",
  Drove: "step",
  Crossed: "step",
  Flew: "step",
  Claimed: "capture",
  PutBack: "step",
  Played: "card",
  Harmed: "card",
  Lost: "card",
  Reached: "win",
  CameHome: "win",
  Ended: "win",
};

/** Say what an event sounds like. */
export function soundOf(event: GameEvent): Sound | null {
  return SOUNDS[event.event] ?? null;
}

/** Titles of the counts that are told after a match. */
export const TALLIES: Partial<Record<GameEvent["event"], string>> = {
  Claimed: "Tokens claimed",
  PutBack: "Tokens put back",
  Crossed: "Frontiers and seas crossed",
  Flew: "Flights",
  Played: "Helping cards played",
  Harmed: "Harming cards played",
  Missed: "Turns missed",
  Stayed: "Turns spent standing",
};

/** A card that an event lays open before everyone. */
export interface Shown {
  card: CardKind;
  seat: number;
  /** On whom it was played, if on anybody. */
  on: number | null;
  /** Whether it was lost, not played. */
  isLost: boolean;
}

/** Read which card an event shows, if any. */
export function shownBy(event: GameEvent | null): Shown | null {
  switch (event?.event) {
    case "Played":
    case "Lost":
      return { card: event.card, seat: event.seat, on: null, isLost: event.event === "Lost" };
    case "Harmed":
      return { card: event.card, seat: event.seat, on: event.on, isLost: false };
    default:
      return null;
  }
}

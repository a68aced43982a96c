// This file is what events of the race sound like, and which of them are counted after a match.

import type { AnyEvent, GameFace } from "../face";

const SOUNDS: Record<string, ReturnType<GameFace["sound"]>> = {
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
export function soundOf(event: AnyEvent): ReturnType<GameFace["sound"]> {
  return SOUNDS[event.event] ?? null;
}

/** Titles of the counts that are told after a match. */
export const TALLIES: Record<string, string> = {
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
  card: string;
  seat: number;
  /** On whom it was played, if on anybody. */
  on: number | null;
  /** Whether it was lost, not played. */
  isLost: boolean;
}

/** Read which card an event shows, if any. */
export function shownBy(event: AnyEvent | null): Shown | null {
  if (event === null || !["Played", "Harmed", "Lost"].includes(event.event)) return null;
  const { card, seat, on } = event;
  if (typeof card !== "string" || typeof seat !== "number") return null;
  return { card, seat, on: typeof on === "number" ? on : null, isLost: event.event === "Lost" };
}

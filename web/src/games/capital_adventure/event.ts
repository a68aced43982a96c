// This file is what events of the journey sound like, how long they are read, and what is counted of them.

import type { Sound } from "../face";
import type { GameEvent } from "./types";

type Kind = GameEvent["event"];

const SOUNDS: Partial<Record<Kind, Sound>> = {
  OrderRolled: "dice",
  SetOut: "dice",
  Rolled: "dice",
  QuestionRead: "card",
  Typed: "card",
  Revealed: "card",
  Answered: "card",
  Overruled: "capture",
  Cashed: "step",
  Doubled: "step",
  Travelled: "step",
  Pegged: "step",
  TokenEarned: "step",
  Embarked: "step",
  Entered: "step",
  SeaProgress: "step",
  HazardDrawn: "card",
  TelexDrawn: "card",
  Paid: "capture",
  LostAll: "capture",
  Hijacked: "capture",
  SentBack: "capture",
  Deported: "capture",
  Ended: "win",
};

/** Say what an event sounds like. */
export function soundOf(event: Pick<GameEvent, "event">): Sound | null {
  return SOUNDS[event.event] ?? null;
}

/** Titles of the counts that are told after a match. */
export const TALLIES: Partial<Record<Kind, string>> = {
  QuestionRead: "Questions",
  Earned: "Right answers for money",
  Travelled: "Journeys",
  Pegged: "Cities visited",
  TokenEarned: "Travel Tokens",
  Cashed: "Insurance cashed",
  Doubled: "Doubles",
  HazardDrawn: "Hazards",
  TelexDrawn: "Telexes",
  Deported: "Deported",
  Overruled: "Overruled",
};

/** For how many steps of a piece an event is to be seen. */
const HOLDS: Partial<Record<Kind, number>> = {
  OrderRolled: 2,
  Tied: 2,
  SetOut: 3,
  Rolled: 2,
  QuestionRead: 3,
  Answered: 5,
  Typed: 2,
  Revealed: 2,
  Overruled: 3,
  Cashed: 2,
  Doubled: 2,
  TokenEarned: 2,
  TokenForfeited: 2,
  Declared: 2,
  VisaDenied: 3,
  SeaProgress: 3,
  HazardDrawn: 9,
  TelexDrawn: 8,
  Paid: 2,
  LostAll: 3,
  WillMiss: 3,
  AlreadyThere: 3,
  SentBack: 4,
  Deported: 4,
  GoMissed: 2,
  Proposed: 2,
  Voted: 1,
  Issued: 2,
};

/** Say for how many steps of a piece an event is to be seen. */
export function holdOf(event: Pick<GameEvent, "event">): number {
  return HOLDS[event.event] ?? 0;
}

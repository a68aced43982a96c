// This file is the events of Take Off! as the board shows them: journeys of jets, and places where something stirs.

import type { Sound } from "../face";
import type { Drawing, GameEvent } from "./types";

/** A jet that goes from one city to another. */
export interface Journey {
  seat: number;
  jet: number;
  from: string;
  to: string;
  /** Whether it goes the shortest way round the globe rather than along a route. */
  isRound: boolean;
}

/** Read the journey that an event tells of, if any. */
export function journeyOf(event: GameEvent, drawing: Drawing): Journey | null {
  switch (event.event) {
    case "Flew":
    case "TookOff": {
      const { seat, jet, start, end } = event;
      return { seat, jet, from: start, to: end, isRound: event.event === "TookOff" };
    }
    case "Bumped":
      return { seat: event.victim, jet: event.jet, from: event.city, to: drawing.start, isRound: false };
    default:
      return null;
  }
}

/** Give the city where an event stirs something without a journey. */
export function stirOf(event: GameEvent, drawing: Drawing): string | null {
  if (event.event === "Finished") return drawing.finish;
  return event.event === "Drew" ? (drawing.cards[event.card]?.city ?? null) : null;
}

/** Say what an event sounds like. */
export function soundOf(event: GameEvent): Sound | null {
  switch (event.event) {
    case "Rolled":
      return "dice";
    case "Flew":
      return "step";
    case "Drew":
    case "TookOff":
      return "card";
    case "Bumped":
      return "capture";
    case "Ended":
      return "win";
    default:
      return null;
  }
}

/** Titles of the counts that are told after a match. */
export const TALLIES: Partial<Record<GameEvent["event"], string>> = {
  Flew: "Routes flown",
  TookOff: "Flights by card",
  Bumped: "Jets bumped",
  AnotherTurn: "Doubles",
  DeadRoll: "Rolls without a move",
  Earned: "Countries named",
  Declined: "Turns and moves left",
};

// This file is the events of Take Off! as the board shows them: journeys of jets, and places where something stirs.

import type { AnyEvent } from "../face";
import type { Drawing } from "./model/drawing";

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
export function journeyOf(event: AnyEvent, drawing: Drawing): Journey | null {
  const { seat, jet, victim, start, end, city } = event;
  if (typeof seat !== "number" || typeof jet !== "number") return null;
  if (
    (event.event === "Flew" || event.event === "TookOff") &&
    typeof start === "string" &&
    typeof end === "string"
  ) {
    return { seat, jet, from: start, to: end, isRound: event.event === "TookOff" };
  }
  if (event.event === "Bumped" && typeof victim === "number" && typeof city === "string") {
    return { seat: victim, jet, from: city, to: drawing.start, isRound: false };
  }
  return null;
}

/** Give the city where an event stirs something without a journey. */
export function stirOf(event: AnyEvent, drawing: Drawing): string | null {
  if (event.event === "Finished") return drawing.finish;
  if (event.event === "Drew" && typeof event.card === "string")
    return drawing.cards[event.card]?.city ?? null;
  return null;
}

/** Say what an event sounds like. */
export function soundOf(event: AnyEvent): "dice" | "step" | "capture" | "card" | "win" | null {
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
export const TALLIES: Record<string, string> = {
  Flew: "Routes flown",
  TookOff: "Flights by card",
  Bumped: "Jets bumped",
  AnotherTurn: "Doubles",
  DeadRoll: "Rolls without a move",
  Earned: "Countries named",
};

// This file is the dice that have just been rolled: for the first go, for a start city, for a question.

import type { GameEvent } from "../types";

export interface Rolled {
  seat: number;
  /** What each die shows; two dice are told by their total. */
  dice: number[];
  total: number | null;
}

/** Say which dice an event shows. */
export function rolledBy(event: GameEvent): Rolled | null {
  switch (event.event) {
    case "OrderRolled":
      return { seat: event.seat, dice: [event.die], total: null };
    case "Rolled":
      return { seat: event.seat, dice: [event.number], total: null };
    case "SetOut":
      return { seat: event.seat, dice: pairOf(event.total), total: event.total };
    default:
      return null;
  }
}

const PIPS_MOST = 6;

/** Two dice that show a total, as even as can be. */
function pairOf(total: number): number[] {
  const first = Math.min(PIPS_MOST, Math.ceil(total / 2));
  return [first, total - first];
}

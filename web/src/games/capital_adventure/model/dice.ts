// This file is the dice that have just been rolled: for the first go, for a start city, for a question.

import type { AnyEvent } from "../../face";

export interface Rolled {
  seat: number;
  /** What each die shows; two dice are told by their total. */
  dice: number[];
  total: number | null;
}

/** Say which dice an event shows. */
export function rolledBy(event: AnyEvent): Rolled | null {
  const seat = typeof event.seat === "number" ? event.seat : 0;
  if (event.event === "OrderRolled" && typeof event.die === "number")
    return { seat, dice: [event.die], total: null };
  if (event.event === "Rolled" && typeof event.number === "number")
    return { seat, dice: [event.number], total: null };
  if (event.event === "SetOut" && typeof event.total === "number")
    return { seat, dice: pairOf(event.total), total: event.total };
  return null;
}

const PIPS_MOST = 6;

/** Two dice that show a total, as even as can be. */
function pairOf(total: number): number[] {
  const first = Math.min(PIPS_MOST, Math.ceil(total / 2));
  return [first, total - first];
}

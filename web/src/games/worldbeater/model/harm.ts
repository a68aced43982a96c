// This file is the harm that lies beside the cars: which cards wait for the next turn of a seat (WB-100).

import type { Drawing, View } from "../types";
import { cardOf } from "./hand";

/** The names of the cards that wait for a seat. */
export function waitingFor(seat: number, view: View, drawing: Drawing): string[] {
  return (view.harms[seat] ?? []).map((harm) => cardOf(harm, drawing)?.name ?? harm);
}

/** So many cars and cards stand in one row by name. */
const ROOM = 6;

/** Whether the cars have no room in a row for the names of all harm. */
export function isCrowded(view: View): boolean {
  const cards = view.harms.reduce((sum, harms) => sum + harms.length, 0);
  return cards > 0 && view.harms.length + cards > ROOM;
}

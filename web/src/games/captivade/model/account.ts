// This file is the count of energy after a match, and what it says about who won (CV-95, CV-96, CV-102 to CV-105).

import type { View } from "../types";

/** Count the energy that a seat spent (CV-95, CV-106). */
export function energyOf(view: View, seat: number): number {
  return (view.secrets[seat]?.log ?? []).reduce((sum, entry) => sum + entry.energy, 0);
}

/** List those who won: of the free escapees the ones who spent the least; nobody when all are in prison (CV-07, CV-96). */
export function winners(view: View): number[] {
  const free = view.escapees.flatMap((escapee, seat) => (escapee.is_free ? [seat] : []));
  const least = Math.min(...free.map((seat) => energyOf(view, seat)));
  return free.filter((seat) => energyOf(view, seat) === least);
}

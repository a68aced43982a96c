// This file is what is planned on this screen before it is sealed or called: nobody else learns of it, nothing is sent.

import type { Offer } from "../../../wire/message";
import type { Move, View } from "../types";
import { type Trip, tripsOf } from "./trip";

export class Planner {
  /** The trip that was chosen, and the turn that it was chosen in. */
  #plan = $state.raw<{ turn: string; key: string } | null>(null);

  /** Give the planned trip; null when none is, or when it was another's, an earlier one, or is no longer offered. */
  planned(view: View, offers: Offer<Move>[], mine: number | null): Trip | null {
    const plan = this.#plan;
    if (plan === null || plan.turn !== turnOf(view, mine)) return null;
    return tripsOf(view, offers).find((trip) => trip.key === plan.key) ?? null;
  }

  /** List the trips that end where the planned one does, the planned one among them. */
  alternatives(view: View, offers: Offer<Move>[], mine: number | null): Trip[] {
    const planned = this.planned(view, offers, mine);
    return planned === null ? [] : tripsOf(view, offers).filter((trip) => trip.end === planned.end);
  }

  /** Plan a trip instead of any before. */
  choose(trip: Trip, view: View, mine: number | null): void {
    this.#plan = { turn: turnOf(view, mine), key: trip.key };
  }

  /** Plan nothing. */
  clear(): void {
    this.#plan = null;
  }
}

/** Tell one turn from another, so that no plan outlives its own or passes to the next seat at this device. */
function turnOf(view: View, mine: number | null): string {
  return `${mine} ${view.seat} ${view.week} ${view.phase} ${view.agent}`;
}

/** The plan of this screen, shared by the board and the tray. */
export const planner = new Planner();

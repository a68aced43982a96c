// This file is what can be read from a view: what a seat may know of a match.

import type { Agent, ChaseWay, LogEntry, Phase, RunWay, Secret, View } from "../types";

/** The part of a week that the calendar shows. */
export type Stage = "run" | "roll" | "chase";

const STAGES: Record<Phase, Stage | null> = {
  casting: null,
  running: "run",
  ordering: "roll",
  rolling: "roll",
  drawing: "roll",
  chasing: "chase",
  evading: "chase",
  attacking: "chase",
  striking: "chase",
  over: null,
};

/** Tell which of RUN, ROLL and CHASE it is; null before the first and after the last (CV-18). */
export function stageOf(view: View): Stage | null {
  return STAGES[view.phase];
}

/** Give the seat whose view it is; null for those who look on. */
export function ownSeat(view: View): number | null {
  return view.seat >= 0 ? view.seat : null;
}

/** Give what only this seat knows of its escapee. */
export function ownSecret(view: View): Secret | null {
  return view.secrets[view.seat] ?? null;
}

/** Tell whether every secret is open: the match is over, or looked at again afterwards (CV-110). */
export function isOpen(view: View): boolean {
  return view.secrets.length > 0 && view.secrets.every((secret) => secret !== null);
}

/** List the escapees that are looked for: all but one's own, and all of them once there are no secrets left. */
export function rivalsOf(view: View): number[] {
  const seats = view.escapees.map((_, seat) => seat);
  return isOpen(view) ? seats : seats.filter((seat) => seat !== view.seat);
}

/** Give the agent that moves now. */
export function movingAgent(view: View): Agent | null {
  return view.agents.find((agent) => agent.agent === view.agent) ?? null;
}

/** Give the assassin, once there is one (CV-92). */
export function assassinOf(view: View): Agent | null {
  return view.agents.find((agent) => agent.is_assassin) ?? null;
}

/** Give the agents that are still in the match, of one seat. */
export function agentsOf(view: View, seat: number): Agent[] {
  return view.agents.filter((agent) => agent.seat === seat && agent.place !== null);
}

/** Give the places of a trip with the one where it begins. */
export function placesOf(trip: Pick<RunWay | ChaseWay | LogEntry, "path" | "by">, start: number): number[] {
  return trip.path.length > trip.by.length ? trip.path : [start, ...trip.path];
}

/** Give where an escapee hid at the end of a week; London before the first (CV-20, CV-37). */
export function hideoutOf(log: LogEntry[], week: number, start: number): number {
  const ends = log.filter((entry) => entry.week <= week).flatMap((entry) => entry.path.at(-1) ?? []);
  return ends.at(-1) ?? start;
}

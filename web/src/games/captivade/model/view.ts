// This file is what a seat may know of a match of Captivade, as plain data, and what can be read from it.

export type Colour = "red" | "green" | "blue" | "yellow";
export type Face = Colour | "!";
export type AgentName = "brown" | "white" | "black" | "silver";
export type Phase =
  | "casting"
  | "running"
  | "ordering"
  | "rolling"
  | "drawing"
  | "chasing"
  | "evading"
  | "attacking"
  | "striking"
  | "over";

/** What everyone knows of an escapee. */
export interface Escapee {
  is_free: boolean;
  /** Whether its trip of this week is chosen. */
  is_sealed: boolean;
  captured: { week: number; place: number } | null;
  /** The cards that act in its next RUN. */
  effects: string[];
}

/** A week of a travel log. */
export interface LogEntry {
  week: number;
  /** The places of the trip after its start; empty when staying. */
  path: number[];
  /** How each of them was reached: f by a flight, c along a connection, e by a ferry. */
  by: string;
  cost: number;
  energy: number;
  /** The money after the week, an envelope included. */
  money: number;
  envelope: boolean;
}

/** What only its own seat knows of an escapee. */
export interface Secret {
  place: number;
  money: number;
  energy: number;
  log: LogEntry[];
}

export interface Agent {
  agent: AgentName;
  seat: number;
  is_assistant: boolean;
  /** Where it stands; null when it is out of the match. */
  place: number | null;
  /** Whether it is told the zones of those it looks for before it moves. */
  has_news: boolean;
  is_assassin: boolean;
}

export type Block = { until: number; connection: [number, number] } | { until: number; airport: number };

export interface Closures {
  flights_until: number | null;
  borders: { zone: string; until: number }[];
  agents_slow: boolean;
  agents_grounded: boolean;
}

/** Something that everyone knows of an escapee in a week: where it hid, or what it got or paid in pounds. */
export type Fact =
  | { week: number; seat: number; kind: "at" | "not-at"; value: number }
  | { week: number; seat: number; kind: "on" | "not-on"; value: Colour }
  | { week: number; seat: number; kind: "zone"; value: string }
  | { week: number; seat: number; kind: "paid"; value: number };

/** Where an escapee can be as far as public facts tell: now, and in each week from 0, as can be told today. */
export interface Belief {
  now: number[];
  weeks: number[][];
}

/** A trip that an escapee may make. */
export interface RunWay {
  to: number;
  flights: number;
  cost: number;
  energy: number;
  path: number[];
  by: string;
}

/** A trip that an agent may make, known by the places that it calls. */
export interface ChaseWay {
  calls: number[];
  path: number[];
  by: string;
}

/** A roll of this week, and the card that it brought. */
export interface Roll {
  seat: number;
  face: Face;
  card: string | null;
}

export interface Options {
  weeks: number;
  flights: "one" | "any";
  assistants: "set" | "lots";
  notebook: boolean;
}

export interface View {
  /** Whose view it is; below 0 for those who only look on. */
  seat: number;
  options: Options;
  seats: number;
  phase: Phase;
  week: number;
  weeks: number;
  /** The seat that rolls first each week. */
  first: number | null;
  /** Who rolls, moves an agent, evades or attacks. */
  turn: number | null;
  /** The agent on the move. */
  agent: AgentName | null;
  escapees: Escapee[];
  /** The own secret is filled; all are when the match is over. */
  secrets: (Secret | null)[];
  agents: Agent[];
  /** The counters on lines and airports, the oldest first. */
  blocks: Block[];
  closures: Closures;
  deck: { left: number; drawn: string[] };
  /** The places that the search under way calls, and the seats that still roll to evade. */
  called: number[];
  hunted: number[];
  facts: Fact[];
  /** The rolls of the week, in order; they stand until the next RUN is over. */
  rolls: Roll[];
  /** Null when the match is played without it; a captured escapee has none. */
  notebook: (Belief | null)[] | null;
  /** The trips that this seat may make now. */
  ways: (RunWay | ChaseWay)[];
}

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

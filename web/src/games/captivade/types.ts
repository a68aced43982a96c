// Made by scripts/make_types.py from payload.py and the events of the game; do not edit.

import type { Plate } from "../../map/types";

/** What places and escapees are known by. */
export type Colour = "red" | "green" | "blue" | "yellow";

/** What the die shows. */
export type Face = "red" | "green" | "blue" | "yellow" | "!";

/** An agent; each sympathises with one of the escapees. */
export type AgentName = "brown" | "white" | "black" | "silver";

/** What is being done; in the first six chance acts. */
export type Phase =
  | "casting"
  | "ordering"
  | "rolling"
  | "drawing"
  | "evading"
  | "striking"
  | "running"
  | "chasing"
  | "attacking"
  | "over";

/** What an event card does. */
export type CardKind =
  | "block-connection"
  | "block-airport"
  | "ferry"
  | "money"
  | "money-all"
  | "slow"
  | "fast"
  | "grounded"
  | "ticket"
  | "strike"
  | "border"
  | "agents-slow"
  | "agents-grounded"
  | "tell-zone"
  | "tell-colour"
  | "quiet";

/** What was agreed before the match. */
export interface Options {
  weeks: number;
  flights: "one" | "any";
  assistants: "set" | "lots";
  notebook: boolean;
  /** The colour that each seat chose, or any. */
  characters: string;
  /** Only of a match under older rules. */
  rules_version?: number;
}

/** When an escapee was taken back to prison, and from where. */
export interface Capture {
  week: number;
  place: number;
}

/** What everyone knows of an escapee. */
export interface Escapee {
  /** Null before it is drawn whom the seat plays. */
  colour: Colour | null;
  is_free: boolean;
  /** Whether its trip of this week is chosen. */
  is_sealed: boolean;
  captured: Capture | null;
  /** The cards that act in its next RUN. */
  effects: string[];
}

/** What everyone knows of an agent. */
export interface Agent {
  agent: AgentName;
  /** The seat that leads it. */
  seat: number;
  is_assistant: boolean;
  /** Where it stands; null when it is out of the match. */
  place: number | null;
  /** Whether it is told the zones of those it looks for before it moves. */
  has_news: boolean;
  is_assassin: boolean;
}

/** A counter on a line, which nobody can use until the end of a week. */
export interface BlockedConnection {
  /** The two ends of the line. */
  connection: number[];
  until: number;
}

/** A counter on an airport, which nobody can use until the end of a week. */
export interface BlockedAirport {
  airport: number;
  until: number;
}

/** A counter on the board. */
export type Block = BlockedConnection | BlockedAirport;

/** A zone whose border is closed until the end of a week. */
export interface ClosedBorder {
  zone: string;
  until: number;
}

/** What hampers everyone, or all agents. */
export interface Closures {
  /** The week until whose end nobody flies. */
  flights_until: number | null;
  borders: ClosedBorder[];
  agents_slow: boolean;
  agents_grounded: boolean;
}

/** The event cards: how many are left, and those that were drawn, in order. */
export interface Deck {
  left: number;
  drawn: string[];
}

/** A roll of the week, and the card that it brought. */
export interface Roll {
  seat: number;
  face: Face;
  card: string | null;
}

/** Everyone knows that an escapee was in a place in a week, or was not. */
export interface PlaceFact {
  /** From 0 on, which is London. */
  week: number;
  seat: number;
  kind: "at" | "not-at";
  value: number;
}

/** Everyone knows that an escapee was on a colour in a week, or was not. */
export interface ColourFact {
  week: number;
  seat: number;
  kind: "on" | "not-on";
  value: Colour;
}

/** Everyone knows in which zone an escapee was in a week. */
export interface ZoneFact {
  week: number;
  seat: number;
  kind: "zone";
  value: string;
}

/** Everyone knows how many pounds an escapee got in a week; below 0, how many it paid. */
export interface MoneyFact {
  week: number;
  seat: number;
  kind: "paid";
  value: number;
}

/** Something that everyone knows of an escapee in a week: where it hid, or what it got or paid. */
export type Fact = PlaceFact | ColourFact | ZoneFact | MoneyFact;

/** Under which terms an escapee travelled in a week. */
export interface Terms {
  /** How many connections it might travel at most. */
  connections: number;
  /** How many flights it might take at most, if it could pay them. */
  flights: number;
  /** Whether the first flight cost nothing. */
  is_first_free: boolean;
  /** The ends of the ferry that it might take. */
  ferry: number[] | null;
  /** The lines that nobody could use, each by its ends. */
  closed: number[][];
  /** The airports that nobody could use. */
  shut: number[];
}

/** What everyone knows at one moment. */
export interface Public {
  /** What was agreed before the match. */
  options: Options;
  seats: number;
  phase: Phase;
  week: number;
  /** How many weeks the match lasts. */
  weeks: number;
  /** The seat that rolls first each week. */
  first: number | null;
  /** Who rolls, moves an agent, evades or attacks. */
  turn: number | null;
  /** The agent on the move, or the last one that moved. */
  agent: AgentName | null;
  /** The escapees by seat. */
  escapees: Escapee[];
  agents: Agent[];
  /** The counters on lines and airports, the oldest first. */
  blocks: Block[];
  closures: Closures;
  deck: Deck;
  /** The rolls of the week, in order; they stand until the next RUN is over. */
  rolls: Roll[];
  /** The places that the search under way calls. */
  called: number[];
  /** The seats that were found in the place that is being dealt with, and still roll to evade. */
  hunted: number[];
  /** The seats that were found in the place that comes after it. */
  awaiting: number[];
  /** Whether the agent on the move has taken a prisoner. */
  is_taken: boolean;
  /** Whether the assassin has rolled in this week. */
  is_struck: boolean;
  /** The agent that is under attack. */
  target: AgentName | null;
  facts: Fact[];
  /** Under which terms each escapee travelled in each week. */
  terms: Terms[][];
  /** Where the own agent of each escapee stood at the end of each week; null when it was out of the match. */
  stands: ((number | null)[])[];
}

/** What only its own seat knows of an escapee. */
export interface Hidden {
  /** Where it hid in each week, from the first on. */
  ends: number[];
  /** How many flights each of its trips had. */
  flights: number[];
  money: number;
  energy: number;
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

/** What only its own seat knows of an escapee, with its travel log. */
export interface Secret extends Hidden {
  /** Where it hides now. */
  place: number;
  log: LogEntry[];
}

/** Where an escapee can be as far as public facts tell. */
export interface Belief {
  now: number[];
  /** In each week from 0 on, as can be told today. */
  weeks: number[][];
}

/** A trip that an escapee may make. */
export interface RunWay {
  to: number;
  flights: number;
  cost: number;
  energy: number;
  /** The places of the trip after its start; empty when staying. */
  path: number[];
  /** How each of them is reached: f by a flight, c along a connection, e by a ferry. */
  by: string;
}

/** A trip that an agent may make, known by the places that it calls. */
export interface ChaseWay {
  calls: number[];
  /** The places of the trip after its start; empty when staying. */
  path: number[];
  /** How each of them is reached: f by a flight, c along a connection. */
  by: string;
}

/** What a seat may know. */
export interface View extends Public {
  /** Who looks; below 0 for those who only look on. */
  seat: number;
  /** The own secret is filled; all are when the match is over. */
  secrets: (Secret | null)[];
  /** Null when the match is played without it; a captured escapee has none. */
  notebook: (Belief | null)[] | null;
  /** The trips that this seat may make now. */
  ways: RunWay[] | ChaseWay[];
}

/** A place of the map. */
export interface Place {
  /** Its printed number, from 1 on. */
  number: number;
  name: string;
  colour: Colour;
  zone: string;
  has_airport: boolean;
}

/** A line between two places. */
export interface Connection {
  a: number;
  b: number;
  /** Whether only the escapee of its places' colour may use it. */
  is_dashed: boolean;
  /** Whether it leads from one zone to another. */
  is_border: boolean;
  /** Whether it leaves the map at one edge and comes back at the other. */
  is_round: boolean;
}

/** A part of the world. */
export interface Zone {
  id: string;
  name: string;
}

/** An escapee, and the agent that sympathises with it. */
export interface Character {
  name: string;
  colour: Colour;
  agent: AgentName;
}

/** An event card. */
export interface Card {
  id: string;
  name: string;
  sentence: string;
  kind: CardKind;
  /** One end of the line or the ferry that it is about. */
  a?: number;
  /** The other end. */
  b?: number;
  /** The airport that it is about. */
  place?: number;
  /** The zone that it is about. */
  zone?: string;
}

/** What is printed for a match, but for the ground of the map. */
export interface Printed {
  places: Place[];
  connections: Connection[];
  zones: Zone[];
  /** London, where the prison is. */
  start: number;
  /** All four escapees; whom a seat plays is told by the view. */
  characters: Character[];
  /** All four agents. */
  agents: AgentName[];
  cards: Card[];
}

/** What is printed for a match. */
export interface Drawing extends Printed {
  /** The map, on which places are known by their numbers. */
  map: Plate;
}

/** An escapee travels to a place, or stays. */
export interface Run {
  move: "run";
  to: number;
  flights: number;
}

/** An escapee has travelled, as others are told. */
export interface HiddenRun {
  move: "run";
}

/** An agent travels, and calls two places, or one when it stays. */
export interface Chase {
  move: "chase";
  calls: number[];
}

/** The assassin attacks an agent. */
export interface Attack {
  move: "attack";
  agent: AgentName;
}

/** The assassin attacks nobody. */
export interface Spare {
  move: "spare";
}

/** Chance: the die shows a face. */
export interface RollDie {
  move: "roll";
  face: Face;
}

/** Chance: an event card is turned up. */
export interface Draw {
  move: "draw";
  card: string;
}

/** Chance: the first of the two assistants goes to a seat. */
export interface Assign {
  move: "assign";
  seat: number;
}

/** Chance: the next seat that chose no escapee plays the one of a colour. */
export interface Cast {
  move: "cast";
  colour: Colour;
}

/** A move. */
export type Move = Run | HiddenRun | Chase | Attack | Spare | RollDie | Draw | Assign | Cast;

/** A seat became an escapee, with the agent who believes in it (CV-06, CV-10). */
export interface Became {
  event: "Became";
  seat: number;
  colour: Colour;
}

/** An assistant was given to a seat (CV-11, CV-118). */
export interface Assigned {
  event: "Assigned";
  agent: AgentName;
  seat: number;
}

/** An escapee has travelled, or stayed; nobody else sees where (CV-19, CV-120). */
export interface Sealed {
  event: "Sealed";
  seat: number;
}

/** What an escapee's own seat knows of its trip (CV-37). */
export interface Ran {
  event: "Ran";
  seat: number;
  path: number[];
  by: string;
  cost: number;
  energy: number;
  money: number;
  place: number;
}

/** The die was rolled for who rolls first; None: it has to be rolled again (CV-43, CV-44). */
export interface Ordered {
  event: "Ordered";
  face: Face;
  seat: number | null;
}

/** An escapee rolled the die of the week (CV-42). */
export interface Rolled {
  event: "Rolled";
  seat: number;
  face: Face;
}

/** An escapee rolled its own colour, and says where it was last week (CV-47, CV-48). */
export interface Spotted {
  event: "Spotted";
  seat: number;
  week: number;
  place: number;
}

/** An escapee rolled the colour of its place, and says so, and its zone of last week (CV-49, CV-50). */
export interface Located {
  event: "Located";
  seat: number;
  week: number;
  colour: Colour;
  zone: string;
}

/** An escapee rolled a colour that is not that of its place (CV-52). */
export interface Elsewhere {
  event: "Elsewhere";
  seat: number;
  week: number;
  colour: Colour;
}

/** An event card was turned up and read out (CV-52, CV-53). */
export interface Drew {
  event: "Drew";
  seat: number;
  card: string;
}

/** A block is over: its time is up, or its counter is needed elsewhere (CV-59). */
export interface Lifted {
  event: "Lifted";
  connection: number[] | null;
  airport: number | null;
}

/** An escapee had to say in which zone it hides now (CV-138). */
export interface ToldZone {
  event: "ToldZone";
  seat: number;
  zone: string;
}

/** An escapee had to say on which colour it hides now (CV-139). */
export interface ToldColour {
  event: "ToldColour";
  seat: number;
  colour: Colour;
}

/**
 * An agent back from London hears the zones of those it is looking for, and so does everyone (CV-86, CV-87).
 */
export interface News {
  event: "News";
  agent: AgentName;
  seats: number[];
  zones: string[];
}

/** An agent travelled, and called the last places of its trip; who hides there says so (CV-70, CV-76). */
export interface Searched {
  event: "Searched";
  agent: AgentName;
  seat: number;
  start: number;
  path: number[];
  by: string;
  calls: number[];
  found: number[];
}

/** An escapee rolled its own colour, and got away (CV-79, CV-80). */
export interface Evaded {
  event: "Evaded";
  seat: number;
  face: Face;
}

/** An escapee rolled something else, and is taken back to prison (CV-79, CV-81). */
export interface Captured {
  event: "Captured";
  seat: number;
  face: Face;
  agent: AgentName;
  place: number;
}

/**
 * An escapee in the second place goes free, as the agent leaves with a prisoner from the first (CV-83,
 * CV-84).
 */
export interface LetGo {
  event: "LetGo";
  seat: number;
  place: number;
}

/** Only one escapee is free, and its agent becomes an assassin (CV-92). */
export interface Armed {
  event: "Armed";
  agent: AgentName;
  seat: number;
}

/** An assistant leaves the match (CV-97, CV-98). */
export interface Departed {
  event: "Departed";
  agent: AgentName;
}

/** The assassin lets a chance go by (CV-115). */
export interface Spared {
  event: "Spared";
  agent: AgentName;
}

/** The assassin attacks an agent (CV-92). */
export interface Attacked {
  event: "Attacked";
  agent: AgentName;
  target: AgentName;
}

/** The assassin rolled: with its escapee's colour the other agent is out (CV-93, CV-98). */
export interface Struck {
  event: "Struck";
  agent: AgentName;
  target: AgentName;
  face: Face;
  is_hit: boolean;
}

/** An escapee's own agent ended the week in its place, and money changed hands; it alone knows (CV-88). */
export interface Enveloped {
  event: "Enveloped";
  seat: number;
  money: number;
}

/** The calendar shows the next week (CV-91). */
export interface WeekBegan {
  event: "WeekBegan";
  week: number;
}

/** The match is over. */
export interface Ended {
  event: "Ended";
  /** How it ended, as the outcome says it. */
  words: string;
}

/** Something that happened. */
export type GameEvent =
  | Became
  | Assigned
  | Sealed
  | Ran
  | Ordered
  | Rolled
  | Spotted
  | Located
  | Elsewhere
  | Drew
  | Lifted
  | ToldZone
  | ToldColour
  | News
  | Searched
  | Evaded
  | Captured
  | LetGo
  | Armed
  | Departed
  | Spared
  | Attacked
  | Struck
  | Enveloped
  | WeekBegan
  | Ended;

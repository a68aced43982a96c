// Made by scripts/make_types.py from payload.py and the events of the game; do not edit.

import type { Plate } from "../../map/types";

/** What is being done: in the first three chance acts; "offered" is a further turn that may be declined. */
export type Phase = "drawing-lots" | "rolling" | "drawing" | "naming" | "flying" | "over" | "offered";

/** What kind of turn it is: "bonus" after doubles, "won" by naming a country. */
export type TurnKind = "ordinary" | "bonus" | "won";

/** The pile that a card lies in. */
export type Pile = "blue" | "brown";

/** What a die shows: a colour, a jet for a wild move, or TAKE OFF! for a card. */
export type Facet = "red" | "yellow" | "green" | "blue" | "violet" | "jet" | "take-off";

/** What naming a country earns. */
export type Reward = "extra-move" | "extra-roll";

/** What a seat may decline: a reward, or the further turn that doubles give. */
export type Gain = "extra-move" | "extra-roll" | "another-turn";

/** The world in which the cards and the map name their cities. */
export type CardSet = "today" | "1987";

/** What was agreed before the match. */
export interface Options {
  card_set: CardSet;
  fleet: number;
  backward: boolean;
  direction: "westward" | "eastward";
  dice: number;
  facets: "standard" | "six-colours";
  symbol_doubles: boolean;
  dead_double: "waits" | "rolls-again";
  bumping: boolean;
  fast_start: boolean;
  jets_draw_cards: boolean;
  card_each_turn: boolean;
  naming: "off" | "extra-move" | "extra-roll";
  naming_seconds: number;
  /** The regions with commas between. */
  region: string;
  first: number;
  round_limit: number;
  /** One for each seat with commas between, or any for everyone. */
  colours: string;
  /** Only of a match under older rules. */
  rules_version?: number;
}

/** The whole truth at one moment. */
export interface State {
  /** What was agreed before the match. */
  options: Options;
  seats: number;
  phase: Phase;
  /** The seat whose turn it is. */
  turn: number;
  /** The seat that began. */
  first: number;
  kind: TurnKind;
  /** Whether the dice have been rolled in this turn; before them a card may open it. */
  is_rolled: boolean;
  /** The cities where the jets of each seat are. */
  jets: string[][];
  /** What the dice showed. */
  roll: Facet[];
  /** What is still to be flown. */
  dice: Facet[];
  /** The cards drawn and not flown yet. */
  hand: string[];
  /** The cards whose country may be named, one after the other. */
  unnamed: string[];
  /** How many cards are still to be drawn. */
  draws: number;
  /** The pile that they are drawn from. */
  pile: Pile | null;
  /** The cards that are not in their piles: those in hand, and the discards. */
  spent: string[];
  /** The numbers of the jets that flew in this turn. */
  flown: number[];
  /** Whether the seat has set out on a row of flights that only winning allows. */
  is_homing: boolean;
  /** How many of the wild moves to be flown were won, and may be declined. */
  won_moves: number;
  /** How many turns the seat still has from doubles. */
  bonus_turns: number;
  /** How many rolls it still has from naming countries. */
  won_rolls: number;
  /** How many rounds are complete. */
  rounds: number;
}

/** What a seat sees: everything. */
export interface View extends State {
  /** Who looks; below 0 for those who only look on. */
  seat: number;
}

/** What a card shows. */
export interface Card {
  /** The city whose name on the map is its capital. */
  city: string;
  /** How the capital's name is said. */
  say: string;
  country: string;
  /** The path of its flag, below /api/flags/. */
  flag: string;
  pile: Pile;
}

/** What is printed beside the map. */
export interface Printed {
  card_set: CardSet;
  /** The cards in play, by their ids. */
  cards: Record<string, Card>;
  start: string;
  finish: string;
  is_eastward: boolean;
  /** Whether countries may be named for a reward. */
  has_naming: boolean;
  /** The length of the shortest way to the finish from each place of the map. */
  routes_left: number[];
}

/** What is printed: the map, and what stands beside it. */
export interface Drawing extends Printed {
  map: Plate;
}

/** A jet flies along a route, by the colour of a die or by a wild move. */
export interface Fly {
  move: "fly";
  jet: number;
  from: string;
  to: string;
  by: Facet;
}

/** A jet takes off to the capital of a card and lands there. */
export interface TakeOff {
  move: "take-off";
  jet: number;
  /** The card. */
  to: string;
}

/** A seat names a country. */
export interface Name {
  move: "name";
  country: string;
}

/** A seat names no country. */
export interface Silent {
  move: "silent";
}

/** Chance: what the dice show. */
export interface Roll {
  move: "roll";
  dice: Facet[];
}

/** Chance: the card that is drawn. */
export interface Draw {
  move: "draw";
  card: string;
}

/** Chance: the seat that begins. */
export interface Lot {
  move: "lot";
  seat: number;
}

/** A seat rolls the dice of a further turn, or before it flies the card that opened its turn. */
export interface RollNow {
  move: "roll-now";
}

/** A seat leaves a further turn or its extra moves. */
export interface Decline {
  move: "decline";
}

/** A move. */
export type Move = Fly | TakeOff | Name | Silent | Roll | Draw | Lot | RollNow | Decline;

/** A seat was drawn to begin (TO-09). */
export interface Began {
  event: "Began";
  seat: number;
}

/** A seat rolled the dice (TO-13). */
export interface Rolled {
  event: "Rolled";
  seat: number;
  dice: Facet[];
}

/** A seat drew a card; its country is for the players to know or to find (TO-35, TO-36). */
export interface Drew {
  event: "Drew";
  seat: number;
  card: string;
  capital: string;
  pile: Pile;
  /** How the capital's name is said (TO-81). */
  say: string;
}

/** A seat named a country, rightly or not (TO-67, TO-94). */
export interface Named {
  event: "Named";
  seat: number;
  capital: string;
  said: string;
  country: string;
  is_right: boolean;
}

/** A seat named no country in time (TO-94). */
export interface Unnamed {
  event: "Unnamed";
  seat: number;
  capital: string;
  country: string;
}

/** A right answer earned an extra move or an extra roll (TO-67, TO-92). */
export interface Earned {
  event: "Earned";
  seat: number;
  reward: Reward;
}

/** A jet flew along a route (TO-18, TO-32). */
export interface Flew {
  event: "Flew";
  seat: number;
  jet: number;
  start: string;
  end: string;
  /** The colour of the die, or "jet" for a wild move. */
  by: Facet;
  /** The set in whose world the cities are named. */
  card_set: CardSet;
}

/** A jet went directly to the capital of a card (TO-35). */
export interface TookOff {
  event: "TookOff";
  seat: number;
  jet: number;
  start: string;
  end: string;
  card: string;
  /** What the card calls the city. */
  capital: string;
  country: string;
  /** The set in whose world the cities are named. */
  card_set: CardSet;
}

/** A jet reached the finish and is out of play (TO-10, TO-29). */
export interface Finished {
  event: "Finished";
  seat: number;
  jet: number;
  /** How many jets of the fleet are home now. */
  home: number;
}

/** A roll offered no move at all (TO-22). */
export interface DeadRoll {
  event: "DeadRoll";
  seat: number;
}

/** Some dice could not be used (TO-23). */
export interface DiceLeft {
  event: "DiceLeft";
  seat: number;
  dice: Facet[];
}

/** A jet stayed on a city and sent an opposing jet back to the start (TO-52). */
export interface Bumped {
  event: "Bumped";
  seat: number;
  city: string;
  victim: number;
  jet: number;
  /** The set in whose world the cities are named. */
  card_set: CardSet;
}

/** A seat has another turn after doubles (TO-21). */
export interface AnotherTurn {
  event: "AnotherTurn";
  seat: number;
}

/** A seat takes a roll that it won by naming a country (TO-67, TO-88). */
export interface ExtraRoll {
  event: "ExtraRoll";
  seat: number;
}

/** A seat left what it had earned (TO-27, TO-92). */
export interface Declined {
  event: "Declined";
  seat: number;
  gain: Gain;
}

/** A pile was empty and its used cards were shuffled to be drawn again (TO-50). */
export interface Reshuffled {
  event: "Reshuffled";
  pile: Pile;
}

/** The match is over. */
export interface Ended {
  event: "Ended";
  /** How it ended, as the outcome says it. */
  words: string;
}

/** Something that happened. */
export type GameEvent =
  | Began
  | Rolled
  | Drew
  | Named
  | Unnamed
  | Earned
  | Flew
  | TookOff
  | Finished
  | DeadRoll
  | DiceLeft
  | Bumped
  | AnotherTurn
  | ExtraRoll
  | Declined
  | Reshuffled
  | Ended;

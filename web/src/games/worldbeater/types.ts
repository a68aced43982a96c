// Made by scripts/make_types.py from payload.py and the events of the game; do not edit.

/** What is being done: in the first four chance acts. */
export type Phase =
  | "drawing-lots"
  | "dealing"
  | "drawing"
  | "losing"
  | "driving"
  | "flying"
  | "parked"
  | "over";

/** How far a car has come: on its way to New York, on its way back, or at home. */
export type Leg = "out" | "back" | "home";

/** What is on a hexagon. */
export type Role = "open" | "town" | "frontier" | "seaport" | "airport" | "fort-dunlop" | "new-york";

/** A kind of card that helps who plays it. */
export type Help =
  | "full-tank"
  | "overtake"
  | "byway"
  | "roof-rack"
  | "connection"
  | "charter"
  | "papers"
  | "mechanic";

/** A kind of card that harms another car. */
export type Harm =
  | "breakdown"
  | "closed-borders"
  | "fog"
  | "puncture"
  | "paperwork"
  | "customs"
  | "curfew"
  | "luggage";

/** A kind of card. */
export type CardKind = Help | Harm;

/** Where a token is that no seat holds: on its town, back on it face down, or not laid out. */
export type TokenWord = "available" | "returned" | "absent";

/** Where a token is: with the seat of this number, or with none. */
export type TokenPlace = TokenWord | number;

/** What was agreed before the match. */
export interface Options {
  ending: "all-home" | "all-but-one";
  ties: "home-earlier" | "shared";
  two_players: boolean;
  first: number;
  round_limit: number;
  /** Only of a match under older rules. */
  rules_version?: number;
}

/** How many cards are in the packs. */
export interface PackSizes {
  /** Those that were never dealt. */
  fresh: number;
  /** Those that were played, and are dealt again in New York. */
  played: number;
}

/** The seats in the order in which they arrived. */
export interface Arrivals {
  new_york: number[];
  home: number[];
}

/** How many cars and tokens the lines of this turn may still pass. */
export interface Passes {
  cars: number;
  tokens: number;
}

/** What everyone may know: all but which cards are in the hands and packs. */
export interface Position {
  /** What was agreed before the match. */
  options: Options;
  seats: number;
  phase: Phase;
  /** The seat whose turn it is. */
  turn: number;
  /** The seat that began. */
  first: number;
  /** How many rounds are complete. */
  rounds: number;
  /** The hexagon of each seat's car; null when it is home. */
  cars: (string | null)[];
  legs: Leg[];
  /** Where the tokens are, by town. */
  tokens: Record<string, TokenPlace>;
  /** How many cards each seat holds. */
  hand_counts: number[];
  pack: PackSizes;
  /** How many cards are still to be dealt. */
  draws: number;
  /** The seat that gets the next card, or loses one. */
  receiver: number;
  /** Which seats have to wait in New York when their turn comes. */
  waiting: boolean[];
  /** The harm that waits for the next turn of each seat. */
  harms: Harm[][];
  arrivals: Arrivals;
  /** What each seat's tokens were worth in New York. */
  credit: number[];
  /** From how many areas each seat had no token in New York. */
  missed_areas: number[];
  /** The harm that acts on the car on turn. */
  acting_harms: Harm[];
  /** The card that was played in this turn. */
  played: CardKind | null;
  moves_left: number;
  moves_made: number;
  /** How many tokens may still be claimed or put back in this turn. */
  tokens_left: number;
  /** Whether the car has moved or put a token back in this turn. */
  is_begun: boolean;
  /** Whether a further move is compulsory. */
  must_move: boolean;
  passes: Passes;
  /** Whether one may move on after a flight of this turn. */
  may_connect: boolean;
  /** Whether the first move may be a flight from anywhere. */
  may_charter: boolean;
  /** Whether the car reached New York in this turn. */
  has_arrived: boolean;
  /** The hexagons where crossings of this turn came out since the last token. */
  came_out: string[];
  /** Where the car on turn has been this turn, from where it began. */
  trail: string[];
}

/** What stands on the score sheet for a seat. */
export interface SheetLine {
  /** Whether New York has been reached; before it the sheet says what would be credited now. */
  is_credited: boolean;
  /** What the tokens are worth. */
  tokens: number;
  /** The points for the place in New York. */
  new_york: number;
  /** The points for the place at home. */
  home: number;
  /** What the areas without a token cost. */
  empty_areas: number;
  /** What the tokens that were brought home cost. */
  brought_home: number;
  total: number;
  /** How many tokens the seat holds. */
  holds: number;
}

/** What a seat sees: all but the cards of others and those of the packs. */
export interface View extends Position {
  /** Whose view it is; below 0 for those who only look on. */
  seat: number;
  /** The cards of each seat; null when they are not seen. */
  hands: (CardKind[] | null)[];
  /** Nobody sees the cards of the packs. */
  packs: null;
  sheet: SheetLine[];
}

/** An area of the board. */
export interface Area {
  id: string;
  name: string;
  /** The letters with which the ids of its hexagons begin. */
  code: string;
}

/** A hexagon of the board. */
export interface Hexagon {
  id: string;
  /** The id of its area. */
  area: string;
  /** Its slanted column. */
  q: number;
  /** Its row; rows grow southward. */
  r: number;
  role: Role;
}

/** A town with a token. */
export interface Town {
  id: string;
  name: string;
  hexagon: string;
  /** The id of its area. */
  area: string;
  value: number;
  /** Whether its token is laid out with so many seats. */
  is_in_play: boolean;
}

/** Two exits of which each leads to the other. */
export interface Crossing {
  kind: "frontier" | "seaport";
  a: string;
  b: string;
  /** What the exits are called; both sides of a frontier have one name. */
  a_name: string;
  b_name: string;
}

/** A hexagon with a name: an airport, or one of both goals. */
export interface Landmark {
  hexagon: string;
  name: string;
}

/** A kind of card as it is printed. */
export interface Card {
  id: CardKind;
  name: string;
  /** What it does. */
  sentence: string;
  /** A line beside it, which does nothing. */
  flavour: string;
  side: "help" | "harm";
  /** Whether it is played on another seat. */
  needs_target: boolean;
}

/** Points by order of arrival. */
export interface Charts {
  new_york: number[];
  home: number[];
}

/** What is printed: the board, the cards and both charts. */
export interface Drawing {
  /** The United Kingdom is the first. */
  areas: Area[];
  hexagons: Hexagon[];
  towns: Town[];
  crossings: Crossing[];
  airports: Landmark[];
  fort_dunlop: Landmark;
  new_york: Landmark;
  cards: Card[];
  /** With more tokens than these nobody may come into the United Kingdom on the way back. */
  most_tokens_home: number;
  charts: Charts;
}

/** A car drives in a line to a hexagon. */
export interface Drive {
  move: "drive";
  to: string;
}

/** A car drives to a town and takes its token. */
export interface Claim {
  move: "claim";
  at: string;
}

/** A car drives to a frontier or seaport, or stands there already, and crosses over. */
export interface Cross {
  move: "cross";
  at: string;
}

/** A car flies to an airport. */
export interface Fly {
  move: "fly";
  to: string;
}

/** A token is laid back on the town where the car stands. */
export interface LayBack {
  move: "put-back";
  at: string;
}

/** A seat plays a card. */
export interface Play {
  move: "play";
  card: CardKind;
  /** The seat on which a harm is played. */
  on?: number;
}

/** A seat ends its turn. */
export interface End {
  move: "end";
}

/** Chance: a card is dealt. */
export interface Deal {
  move: "deal";
  /** Which one; only who gets it is told. */
  card?: CardKind;
}

/** Chance: a card is lost. */
export interface Lose {
  move: "lose";
  card: CardKind;
}

/** Chance: the seat that begins. */
export interface Lot {
  move: "lot";
  seat: number;
}

/** The last car ends the match. */
export interface Finish {
  move: "finish";
}

/** A move. */
export type Move = Drive | Claim | Cross | Fly | LayBack | Play | End | Deal | Lose | Lot | Finish;

/** A seat was drawn to begin, under rules that gave the cars to the seats before that (WB-81). */
export interface Began {
  event: "Began";
  seat: number;
}

/** A seat drew the black car and begins; the others have theirs clockwise from it (WB-81, WB-82). */
export interface DrewCar {
  event: "DrewCar";
  seat: number;
}

/** A seat was dealt a card, and it alone sees which (WB-65, WB-69). */
export interface Received {
  event: "Received";
  seat: number;
  card: CardKind;
}

/** Everyone has the cards of the beginning (WB-65, WB-71). */
export interface Dealt {
  event: "Dealt";
  cards: number;
}

/** A seat was dealt a card in New York (WB-69). */
export interface Drew {
  event: "Drew";
  seat: number;
}

/** A car drove in a line to a hexagon (WB-36). */
export interface Drove {
  event: "Drove";
  seat: number;
  start: string;
  to: string;
}

/** A car drove to a town and took its token (WB-57). */
export interface Claimed {
  event: "Claimed";
  seat: number;
  start: string;
  at: string;
  town: string;
  value: number;
}

/** A car crossed into another area (WB-46). */
export interface Crossed {
  event: "Crossed";
  seat: number;
  start: string;
  at: string;
  to: string;
}

/** A car was flown to another area (WB-48). */
export interface Flew {
  event: "Flew";
  seat: number;
  start: string;
  to: string;
}

/** A token was laid back on its town (WB-26, WB-27). */
export interface PutBack {
  event: "PutBack";
  seat: number;
  at: string;
  town: string;
  value: number;
}

/** A seat played a card for itself (WB-66). */
export interface Played {
  event: "Played";
  seat: number;
  card: Help;
}

/** A seat played a card on another (WB-66). */
export interface Harmed {
  event: "Harmed";
  seat: number;
  card: Harm;
  on: number;
}

/** A seat lost a card, which everyone sees. */
export interface Lost {
  event: "Lost";
  seat: number;
  card: CardKind;
}

/** A car reached New York, and its tokens were counted (WB-08, WB-09, WB-13). */
export interface Reached {
  event: "Reached";
  seat: number;
  place: number;
  points: number;
  tokens: number;
  missed_areas: number;
}

/** A car is back at Fort Dunlop (WB-18, WB-21). */
export interface CameHome {
  event: "CameHome";
  seat: number;
  place: number;
  points: number;
  charge: number;
}

/** Everyone has reached New York, so the returned tokens are turned up again (WB-35). */
export interface TurnedUp {
  event: "TurnedUp";
}

/** A seat ended its turn without a move (WB-61). */
export interface Stayed {
  event: "Stayed";
  seat: number;
}

/** A car waited in New York (WB-15, WB-16). */
export interface Waited {
  event: "Waited";
  seat: number;
}

/** A car missed a turn after a breakdown. */
export interface Missed {
  event: "Missed";
  seat: number;
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
  | DrewCar
  | Received
  | Dealt
  | Drew
  | Drove
  | Claimed
  | Crossed
  | Flew
  | PutBack
  | Played
  | Harmed
  | Lost
  | Reached
  | CameHome
  | TurnedUp
  | Stayed
  | Waited
  | Missed
  | Ended;

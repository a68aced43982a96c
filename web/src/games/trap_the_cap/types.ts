// Made by scripts/make_types.py from payload.py and the events of the game; do not edit.

/** What is being done: in the first two chance acts. */
export type Phase =
  | "drawing-lots"
  | "throwing"
  | "picking"
  | "going"
  | "home"
  | "stepping"
  | "trapping"
  | "throwing-again"
  | "over";

/** What a place is. */
export type Kind = "plain" | "yellow" | "grey" | "base";

/** Which of the five games is played. */
export type Variant = "basic" | "team" | "total-team" | "tower" | "golden-cap";

/** Which board is played on. */
export type BoardName = "six-spoke" | "four-spoke";

/** What was agreed before the match. */
export interface Options {
  game: Variant;
  board: BoardName;
  caps: number;
  first: number;
  yellow: "some" | "all";
  ending: "most" | "last";
  team_aim: "most" | "fewest";
  golden_aim: "owner" | "most";
  throw_limit: number;
  /** One for each seat with commas between, or any for everyone. */
  colours: string;
  /** Only of a match under older rules. */
  rules_version?: number;
}

/** A cap that stands on a place, with nothing on top of it. */
export interface Free {
  on: string;
}

/** A cap that was brought to a foreign base and stays there. */
export interface Held {
  held: string;
}

/** A cap that lies under another. */
export interface Carried {
  under: string;
}

/** Where a cap is. */
export type Spot = Free | Held | Carried;

/** The whole truth at one moment. */
export interface State {
  /** What was agreed before the match. */
  options: Options;
  seats: number;
  phase: Phase;
  /** The seat whose turn it is. */
  turn: number;
  /** What the die shows; 0 before the first throw. */
  die: number;
  /** What is left of the throw, for a cap that came home or for the Golden Cap on its way. */
  points: number;
  /** The cap that moves. */
  picked: string | null;
  /** How many throws there have been. */
  throws: number;
  /** The seat that plays the Golden Cap. */
  golden_owner: number | null;
  /** Where every cap is, by its name. */
  caps: Record<string, Spot>;
}

/** What a seat sees: everything. */
export interface View extends State {
  /** Who looks; below 0 for those who only look on. */
  seat: number;
}

/** A space or a base, and where its middle lies on the plate; the centre of the plate lies at 0, 0. */
export interface Place {
  id: string;
  x: number;
  y: number;
  kind: Kind;
  /** The places that are one step away. */
  neighbours: string[];
}

/** A base: its size, the space in front of it, and whose it is. */
export interface Base {
  id: string;
  width: number;
  height: number;
  /** The space in front of it. */
  door: string;
  seat: number | null;
  /** The team of its seat, where teams play. */
  team: number | null;
}

/** What is printed on the plate. */
export interface Drawing {
  board: BoardName;
  game: Variant;
  width: number;
  height: number;
  /**
   * From the middle of a space to the middle of the next one along the rim, before the rim is bent outwards.
   */
  step: number;
  /** How many caps each seat has. */
  caps: number;
  centre: string;
  places: Place[];
  /** The bases, clockwise. */
  bases: Base[];
}

/** The picked cap goes to a place. */
export interface Go {
  move: "go";
  to: string;
}

/** The Golden Cap takes one step to a place. */
export interface Step {
  move: "step";
  to: string;
}

/** A seat picks a cap to move. */
export interface Pick {
  move: "pick";
  cap: string;
}

/** The Golden Cap traps a cap in passing, or where it has a choice. */
export interface Trap {
  move: "trap";
  cap: string;
}

/** Chance: the die shows a face. */
export interface Throw {
  move: "throw";
  die: number;
}

/** Chance: a seat begins. */
export interface Lot {
  move: "lot";
  seat: number;
}

/** A move that is said in a word: trap nothing more, stay at home, throw again after a 6, or not. */
export type Word = "pass" | "stay" | "again" | "end";

/** A move that needs nothing but its name. */
export interface Say {
  move: Word;
}

/** A move. */
export type Move = Go | Step | Pick | Trap | Throw | Lot | Say;

/** A seat was drawn to begin (TC-05). */
export interface Began {
  event: "Began";
  seat: number;
}

/** A seat threw the die. */
export interface Threw {
  event: "Threw";
  seat: number;
  die: number;
}

/** No cap could move (TC-16). */
export interface ThrowLost {
  event: "ThrowLost";
  seat: number;
}

/** A cap, with all it carries, went along a path. */
export interface Moved {
  event: "Moved";
  seat: number;
  cap: string;
  path: string[];
}

/** A cap was put over a cap or a stack (TC-19, TC-20). */
export interface Trapped {
  event: "Trapped";
  seat: number;
  cap: string;
  space: string;
  /** All caps that changed hands, the top one first. */
  caps: string[];
}

/** Trapped caps reached the base and stay there (TC-28, TC-30). */
export interface Delivered {
  event: "Delivered";
  seat: number;
  base: string;
  caps: string[];
}

/** Caps of one's own or a partner's were freed and wait in their base (TC-31, TC-64). */
export interface Freed {
  event: "Freed";
  seat: number;
  caps: string[];
}

/** The Golden Cap was brought home and is this seat's to play (TC-80, TC-85). */
export interface GoldenCapWon {
  event: "GoldenCapWon";
  seat: number;
}

/** A seat takes the extra throw after a 6 (TC-08). */
export interface ThrewAgain {
  event: "ThrewAgain";
  seat: number;
}

/** A colour has no free cap left (TC-60). */
export interface ColourOut {
  event: "ColourOut";
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
  | Threw
  | ThrowLost
  | Moved
  | Trapped
  | Delivered
  | Freed
  | GoldenCapWon
  | ThrewAgain
  | ColourOut
  | Ended;

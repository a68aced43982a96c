// This file is what everyone may see of a match of Capital Adventure, as the server tells it, and how to read it.

export type Phase =
  | "ordering"
  | "starting"
  | "rolling"
  | "drawing"
  | "hazard"
  | "telex"
  | "luck"
  | "deciding"
  | "asking"
  | "judging"
  | "voting"
  | "over";

/** What a question is asked for. */
export type Purpose = "money" | "exit" | "entry" | "sea" | "landing";

export type Level = "child" | "standard" | "hard";

export interface Options {
  version: "visa" | "diplomat";
  pay: "standard" | "fast";
  /** One for everyone, or one for each seat with commas between. */
  answering: string;
  level: string;
  seconds: number;
  doubles: number;
  eastward: boolean;
  strict_tokens: boolean;
  knowledge: number;
  boxes: "built-in" | "both" | "packs";
  packs: string;
  first: number;
  round_limit: number;
}

/** Where a side stands between two continents: on a crossing, or on the Atlantic. */
export interface Transit {
  crossing: string;
  to: string;
}

export interface Side {
  /** The city where it is; null on a transit point. */
  city: string | null;
  transit: Transit | null;
  continent: string | null;
  cash: number;
  /** The continents whose Insurance Tokens it still has. */
  insurance: string[];
  doubles: number;
  tokens: number;
  /** The Capital Adventure cities that it has visited. */
  pegs: string[];
  /** How many goes it still has to miss. */
  missed: number;
  /** How many parts of the Atlantic it has crossed. */
  sea: number;
  was_sent_back: boolean;
  /** Whether it stands in London and rolls for its start city next. */
  is_starting: boolean;
  /** The crossing for which it has chosen to answer. */
  declared: string | null;
}

/** A question that is asked, or was asked last. */
export interface Question {
  purpose: Purpose;
  box: "one" | "two" | "visa";
  card: number;
  number: number;
  /** What a Visa question is about. */
  continent: string | null;
  field: string;
  level: Level;
  id: string;
  text: string;
  /** What to pick from; null when the answer is typed or said aloud. */
  options: string[] | null;
  /** How many per cent of such questions a bot knows. */
  odds: number;
  seat: number;
  said: string | null;
  option: number | null;
  words: string;
  is_right: boolean | null;
  is_left_to_chance: boolean;
  /** Only once it was given. */
  answer: string | null;
  note: string | null;
  overruled_by: number[];
}

/** The cheapest way to a city from the end of the planned journey. */
export interface Way {
  to: string;
  /** The cities after the one where it begins. */
  path: string[];
  fare: number;
  visas: number;
  is_affordable: boolean;
}

/** The journey that is being planned, from where it begins; empty when there is none. */
export interface Plan {
  path: string[];
  fare: number;
  visas: number;
}

export interface View {
  options: Options;
  seats: number;
  phase: Phase;
  turn: number;
  first: number | null;
  rounds: number;
  /** What each side rolled for the first go; 0 for none. */
  order: number[];
  sides: Side[];
  /** How many Doubles each side has been given so far. */
  issued: number;
  go: {
    is_first: boolean;
    has_rolled: boolean;
    has_travelled: boolean;
    has_doubled: boolean;
    is_asking_over: boolean;
    has_proposed: boolean;
  };
  plan: Plan;
  purpose: Purpose;
  /** What the die shows. */
  number: number | null;
  fare_tokens: number;
  question: Question | null;
  last: Question | null;
  hazard: { card: string; seat: number } | null;
  telex: { card: string; seat: number } | null;
  /** Who judges an answer. */
  judge: number | null;
  votes: number[];
  boxes: { box: string; cards: number; used: string; read: string }[];
  piles: { drawn: string[]; next: number }[];
  /** The cheapest ways from here, or from the end of the plan, to every city; only while the side on turn may travel. */
  ways: Way[];
}

/** The Atlantic among the crossings. */
export const ATLANTIC = "atlantic";

/** Give the cheapest way to a city. */
export function wayTo(city: string, view: View): Way | null {
  return view.ways.find((way) => way.to === city) ?? null;
}

/** Say where the planned journey ends, or where the side on turn is; null on a transit point. */
export function endOfPlan(view: View): string | null {
  return view.plan.path.at(-1) ?? view.sides[view.turn]?.city ?? null;
}

/** Tell whether a side is on the Atlantic. */
export function isAtSea(side: Side): boolean {
  return side.transit?.crossing === ATLANTIC;
}

// Made by scripts/make_types.py from payload.py and the events of the game; do not edit.

import type { Plate } from "../../map/types";

/** What is being done; up to luck, chance acts. */
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

/** How hard a question is. */
export type Level = "child" | "standard" | "hard";

/** A box of question cards. */
export type BoxId = "one" | "two" | "visa";

/** A continent, in the order of the journey. */
export type ContinentId = "europe" | "africa" | "asia" | "australasia" | "americas";

/** The colour of a side. */
export type Colour = "red" | "blue" | "green" | "yellow";

/** What a Hazard does. */
export type HazardKind = "pay" | "lose-all" | "miss" | "hijack";

/**
 * How a side sets out over the Atlantic: for its fare, with Visas that are bought, or with one that is
 * answered for.
 */
export type SailWay = "fare" | "money" | "answer";

/** What was agreed before the match. */
export interface Options {
  version: "visa" | "diplomat";
  pay: "standard" | "fast";
  /** One for everyone, or one for each seat with commas between; so with the level. */
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
  /** One for each seat with commas between, or any for everyone. */
  colours: string;
  /** Only of a match under older rules. */
  rules_version?: number;
}

/** Where a side stands between two continents: on a crossing, or on the Atlantic. */
export interface Transit {
  crossing: string;
  to: string;
}

/** Where a side is, and what it holds. */
export interface Side {
  /** The city where it is; none on a transit point. */
  city: string | null;
  transit: Transit | null;
  continent: ContinentId | null;
  cash: number;
  /** The continents whose Insurance Tokens it still has. */
  insurance: ContinentId[];
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

/** What has been done in this go. */
export interface Go {
  is_first: boolean;
  has_rolled: boolean;
  has_travelled: boolean;
  has_doubled: boolean;
  is_asking_over: boolean;
  has_proposed: boolean;
}

/** The journey that is being planned, from where it begins; empty when there is none. */
export interface Plan {
  path: string[];
  fare: number;
  visas: number;
}

/** A question that is asked, or was asked last. */
export interface Question {
  purpose: Purpose;
  box: BoxId;
  card: number;
  number: number;
  /** What a Visa question is about. */
  continent: ContinentId | null;
  /** A word such as history; packs of people's own have words of their own. */
  field: string;
  level: Level;
  id: string;
  text: string;
  /** What to pick from; none when the answer is typed or said aloud. */
  options: string[] | null;
  /** How many per cent of such questions a bot knows. */
  odds: number;
  seat: number;
  said: string | null;
  option: number | null;
  /** What was typed. */
  words: string;
  is_right: boolean | null;
  is_left_to_chance: boolean;
  /** Only once it was given. */
  answer: string | null;
  note: string | null;
  overruled_by: number[];
}

/** The Hazard or Telex that came up last, and for whom. */
export interface TurnedCard {
  card: string;
  seat: number;
}

/** What has been drawn from a box of question cards. */
export interface Box {
  box: BoxId;
  cards: number;
  /** The cards that were drawn since it was shuffled, a bit for each, in hexadecimal digits. */
  used: string;
  /** The entries that were ever read, in the same way. */
  read: string;
}

/** The Hazards of a continent or the Telexes: those that came up, and which of them comes next. */
export interface Pile {
  drawn: string[];
  next: number;
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

/** All that everyone may know at one moment. */
export interface State {
  options: Options;
  seats: number;
  phase: Phase;
  turn: number;
  first: number | null;
  rounds: number;
  /** What each side rolled for the first go; 0 for nothing yet, -1 for those who are out of it. */
  order: number[];
  sides: Side[];
  /** How many Doubles each side has been given so far. */
  issued: number;
  go: Go;
  plan: Plan;
  purpose: Purpose;
  /** What the die shows. */
  number: number | null;
  fare_tokens: number;
  question: Question | null;
  last: Question | null;
  hazard: TurnedCard | null;
  telex: TurnedCard | null;
  /** Who judges an answer. */
  judge: number | null;
  votes: number[];
  boxes: Box[];
  /** The Hazards of each continent, then the Telexes. */
  piles: Pile[];
  /**
   * The ways from here, or from the end of the plan, to every city; only while the side on turn may travel.
   */
  ways: Way[];
}

/** What a seat sees: everything but the answers to open questions. */
export interface View extends State {
  /** Who looks; below 0 for those who only look on. */
  seat: number;
}

/** A continent. */
export interface Continent {
  id: ContinentId;
  name: string;
  /** What its Insurance Token pays. */
  insurance: number;
  /** Where the deported are taken from it. */
  deported_to: string;
}

/** A city; where it lies is told with the map. */
export interface City {
  id: string;
  name: string;
  continent: ContinentId;
  /** Whether it is one of the sixteen that have to be visited. */
  is_capital_adventure: boolean;
}

/** A way inside a continent. */
export interface Route {
  a: string;
  b: string;
  fare: number;
}

/** A way between two continents, told from west to east. */
export interface Crossing {
  id: string;
  from: string;
  to: string;
  fare: number;
}

/** The last crossing: where the first Hazard on it leads, and how many right answers it takes. */
export interface Atlantic {
  from: string;
  to: string;
  fare: number;
  sent_back_to: string;
  answers: number;
}

/** Where the first journey begins, and the totals of two dice that lead there. */
export interface StartCity {
  city: string;
  totals: number[];
}

/** A Hazard card: what is to be paid, how many goes are missed, or where a hijack leads. */
export interface Hazard {
  id: string;
  continent: ContinentId;
  name: string;
  sentence: string;
  kind: HazardKind;
  amount?: number;
  goes?: number;
  to?: string;
}

/** A Telex card. */
export interface Telex {
  id: string;
  name: string;
  sentence: string;
  amount: number;
  /** Where it pays; none for everywhere. */
  continents: ContinentId[];
}

/** What things cost, and how many of them one may have. */
export interface Prices {
  token: number;
  tokens_most: number;
  visa: number;
  visas_per_crossing: number;
  doubles_most: number;
}

/** What is printed, but for the map. */
export interface Printed {
  /** In the order of the journey. */
  continents: Continent[];
  cities: City[];
  routes: Route[];
  crossings: Crossing[];
  atlantic: Atlantic;
  /** London. */
  start: string;
  start_cities: StartCity[];
  /** The colours of the seats. */
  sides: Colour[];
  hazards: Hazard[];
  telexes: Telex[];
  prices: Prices;
}

/** What is printed, with the map. */
export interface Drawing extends Printed {
  map: Plate;
}

/** The Insurance Token of a continent is cashed in. */
export interface Cash {
  move: "cash";
  continent: ContinentId;
}

/** The planned journey goes on to a city. */
export interface GoTo {
  move: "go";
  to: string;
}

/** The planned journey is paid with so many Travel Tokens, and made. */
export interface Pay {
  move: "pay";
  tokens: number;
}

/** The side answers for a crossing; its fare will be paid with so many Travel Tokens. */
export interface Visa {
  move: "visa";
  crossing: string;
  tokens: number;
}

/** The side sets out over the Atlantic, with so many Travel Tokens. */
export interface Sail {
  move: "sail";
  by: SailWay;
  tokens: number;
}

/** The side gives one of the four answers. */
export interface Say {
  move: "say";
  option: number;
}

/** The asking side calls an answer right or wrong. */
export interface Judge {
  move: "judge";
  right: boolean;
}

/** Chance: the die of a side for the first go. */
export interface OrderDie {
  move: "order";
  die: number;
}

/** Chance: the total of two dice, which leads to a start city. */
export interface StartDice {
  move: "start";
  total: number;
}

/** Chance: the die shows which question of a card is asked. */
export interface NumberDie {
  move: "die";
  number: number;
}

/** Chance: a question card. */
export interface DrawCard {
  move: "card";
  box: BoxId;
  card: number;
}

/** Chance: a Hazard. */
export interface DrawHazard {
  move: "hazard";
  card: string;
}

/** Chance: a Telex. */
export interface DrawTelex {
  move: "telex";
  card: string;
}

/** Chance: a bot's answer is right or wrong. */
export interface Luck {
  move: "luck";
  right: boolean;
}

/** A move that is said in a word. */
export type Word =
  | "double"
  | "roll"
  | "end"
  | "pass"
  | "chance"
  | "reveal"
  | "trust"
  | "go-on"
  | "overrule"
  | "propose"
  | "agree"
  | "refuse";

/** A move that needs nothing but its name. */
export interface Bare {
  move: Word;
}

/** A move. */
export type Move =
  | Cash
  | GoTo
  | Pay
  | Visa
  | Sail
  | Say
  | Judge
  | OrderDie
  | StartDice
  | NumberDie
  | DrawCard
  | DrawHazard
  | DrawTelex
  | Luck
  | Bare;

/** A side rolled for the beginning (CA-28). */
export interface OrderRolled {
  event: "OrderRolled";
  seat: number;
  die: number;
}

/** Several sides rolled the highest number, and roll again (CA-29). */
export interface Tied {
  event: "Tied";
  seats: number[];
}

/** A side has the first go. */
export interface Began {
  event: "Began";
  seat: number;
}

/** A side rolled two dice and left London for a start city (CA-30, CA-32). */
export interface SetOut {
  event: "SetOut";
  seat: number;
  total: number;
  city: string;
}

/** A side rolled for a question (CA-34). */
export interface Rolled {
  event: "Rolled";
  seat: number;
  number: number;
}

/** A question was read out (CA-34, CA-108). */
export interface QuestionRead {
  event: "QuestionRead";
  seat: number;
  field: string;
  level: Level;
  text: string;
}

/** A side answered, and was judged; left to chance, nothing was said (CA-11, CA-35). */
export interface Answered {
  event: "Answered";
  seat: number;
  said: string | null;
  answer: string;
  is_right: boolean;
}

/** A side typed an answer; the others may still overrule the verdict (CA-17). */
export interface Typed {
  event: "Typed";
  seat: number;
  words: string;
  is_right: boolean;
}

/** Somebody overruled a verdict (CA-17). */
export interface Overruled {
  event: "Overruled";
  seat: number;
  is_right: boolean;
}

/** A side asks the one that asks to turn the verdict on its answer round (CA-162). */
export interface Appealed {
  event: "Appealed";
  seat: number;
  judge: number;
}

/** A side has said its answer aloud, and the card's answer is shown. */
export interface Revealed {
  event: "Revealed";
  seat: number;
  answer: string;
}

/** A right answer paid (CA-09, CA-60). */
export interface Earned {
  event: "Earned";
  seat: number;
  amount: number;
}

/** An Insurance Token was turned into money (CA-49). */
export interface Cashed {
  event: "Cashed";
  seat: number;
  continent: ContinentId;
  amount: number;
}

/** A side handed in a Double token (CA-58). */
export interface Doubled {
  event: "Doubled";
  seat: number;
}

/** A side put a city on its planned journey; nothing is paid yet (CA-44). */
export interface Planned {
  event: "Planned";
  seat: number;
  path: string[];
  fare: number;
  visas: number;
}

/** A side paid a journey and made it (CA-40, CA-44). */
export interface Travelled {
  event: "Travelled";
  seat: number;
  path: string[];
  fare: number;
  visas: number;
  tokens: number;
  cash: number;
}

/** A side visited a Capital Adventure city (CA-89). */
export interface Pegged {
  event: "Pegged";
  seat: number;
  city: string;
  count: number;
}

/** A side ended its go in a Capital Adventure city (CA-91). */
export interface TokenEarned {
  event: "TokenEarned";
  seat: number;
  city: string;
}

/** A further token was due, but there is none to be had (CA-97, CA-103). */
export interface TokenForfeited {
  event: "TokenForfeited";
  seat: number;
}

/** A side chose to answer for a crossing (CA-113). */
export interface Declared {
  event: "Declared";
  seat: number;
  to: string;
}

/** A side paid a fare and stands on a transit point (CA-112, CA-127). */
export interface Embarked {
  event: "Embarked";
  seat: number;
  to: string;
  cash: number;
  tokens: number;
}

/** A side has both Visas and is across (CA-117). */
export interface Entered {
  event: "Entered";
  seat: number;
  city: string;
}

/** A Visa question was answered wrongly (CA-121, CA-130, CA-132). */
export interface VisaDenied {
  event: "VisaDenied";
  seat: number;
  to: string;
}

/** A right answer on the Atlantic (CA-127, CA-128). */
export interface SeaProgress {
  event: "SeaProgress";
  seat: number;
  answers: number;
}

/** A side's go is over (CA-45). */
export interface GoEnded {
  event: "GoEnded";
  seat: number;
}

/** A side proposed one more Double for everyone (CA-13). */
export interface Proposed {
  event: "Proposed";
  seat: number;
}

/** A side agreed to it or did not (CA-13). */
export interface Voted {
  event: "Voted";
  seat: number;
  is_agreed: boolean;
}

/** Every side got one more Double (CA-13). */
export interface Issued {
  event: "Issued";
}

/** A first Hazard on the Atlantic (CA-140). */
export interface SentBack {
  event: "SentBack";
  seat: number;
  city: string;
}

/** A Hazard card was turned up (CA-67, CA-69). */
export interface HazardDrawn {
  event: "HazardDrawn";
  seat: number;
  card: string;
}

/** A side paid for a Hazard (CA-08). */
export interface Paid {
  event: "Paid";
  seat: number;
  amount: number;
}

/** A side lost all its cash (CA-51, CA-75, CA-102). */
export interface LostAll {
  event: "LostAll";
  seat: number;
  amount: number;
}

/** A side has to miss goes (CA-62, CA-73, CA-142). */
export interface WillMiss {
  event: "WillMiss";
  seat: number;
  goes: number;
}

/** A side was taken to another city (CA-71, CA-76, CA-77). */
export interface Hijacked {
  event: "Hijacked";
  seat: number;
  city: string;
}

/** A hijack named the city where the side is (CA-71). */
export interface AlreadyThere {
  event: "AlreadyThere";
  seat: number;
  city: string;
}

/** A side could not pay, and is deported with all it has (CA-79, CA-98). */
export interface Deported {
  event: "Deported";
  seat: number;
  city: string;
}

/** A Telex came; it may pay nothing here (CA-61, CA-72, CA-146). */
export interface TelexDrawn {
  event: "TelexDrawn";
  seat: number;
  card: string;
  amount: number;
}

/** A side missed a go (CA-155). */
export interface GoMissed {
  event: "GoMissed";
  seat: number;
  left: number;
}

/** The match is over. */
export interface Ended {
  event: "Ended";
  /** How it ended, as the outcome says it. */
  words: string;
}

/** Something that happened. */
export type GameEvent =
  | OrderRolled
  | Tied
  | Began
  | SetOut
  | Rolled
  | QuestionRead
  | Answered
  | Typed
  | Overruled
  | Appealed
  | Revealed
  | Earned
  | Cashed
  | Doubled
  | Planned
  | Travelled
  | Pegged
  | TokenEarned
  | TokenForfeited
  | Declared
  | Embarked
  | Entered
  | VisaDenied
  | SeaProgress
  | GoEnded
  | Proposed
  | Voted
  | Issued
  | SentBack
  | HazardDrawn
  | Paid
  | LostAll
  | WillMiss
  | Hijacked
  | AlreadyThere
  | Deported
  | TelexDrawn
  | GoMissed
  | Ended;

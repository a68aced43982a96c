// Made by scripts/make_types.py from the server's message types; do not edit.

export type Wire = { move: string } & Record<string, unknown>;

/** The first message: which seats this client holds, and what it has seen already. */
export interface Hello {
  type: "hello";
  secrets: string[];
  seen?: number;
  salt?: string;
  charts?: boolean;
  ref: number;
}

/** Make one of the offered moves. */
export interface Play {
  type: "play";
  seat: number;
  asked: number;
  move: Wire;
  ref: number;
}

/** Answer a question in one's own words. */
export interface Answer {
  type: "answer";
  seat: number;
  asked: number;
  text: string;
  ref: number;
}

/** Take back one's own last move, up to the last throw, draw or reveal. */
export interface Undo {
  type: "undo";
  seat: number;
  number: number;
  ref: number;
}

/** Ask the table to go back to an earlier step of the match; everyone else who is a person has to agree. */
export interface AskBack {
  type: "ask_back";
  seat: number;
  to: number;
  ref: number;
}

/** Say yes or no to what the table was asked; whoever asked says no to withdraw it. */
export interface Agree {
  type: "agree";
  seat: number;
  yes: boolean;
  ref: number;
}

/** Ask the strongest bot what it would do, why, and what else is good. */
export interface Hint {
  type: "hint";
  seat: number;
  ref: number;
}

/** Ask why something is allowed or not: a move by its wire form, or whatever a name may mean. */
export interface Why {
  type: "why";
  seat: number;
  move?: Wire | null;
  name?: string | null;
  ref: number;
}

/** See the match from another of one's seats; None sees what everyone may. */
export interface Look {
  type: "look";
  seat: number | null;
  ref: number;
}

/** Let a bot play a seat, one's own or that of somebody who is away; "person" takes one's own seat back. */
export interface HandOver {
  type: "hand_over";
  seat: number;
  player: string;
  ref: number;
}

/** Leave a seat for good: a bot plays on, and who comes may take it, or ask for it where there are secrets. */
export interface StandUp {
  type: "stand_up";
  seat: number;
  ref: number;
}

/** Give a seat of one's own another name. */
export interface Rename {
  type: "rename";
  seat: number;
  name: string;
  ref: number;
}

/** Begin without waiting: seats that nobody has taken are played by bots until somebody comes. */
export interface Begin {
  type: "begin";
  seat: number;
  ref: number;
}

/** Take the whole time again for the move that is asked; once for each move. */
export interface More {
  type: "more";
  seat: number;
  asked: number;
  ref: number;
}

/** Say one of the phrases. */
export interface Say {
  type: "say";
  seat: number;
  phrase: string;
  ref: number;
}

/** Say one of the sentences of the game to the whole table, with something filled in. */
export interface Speak {
  type: "speak";
  seat: number;
  saying: string;
  value?: string;
  ref: number;
}

/** Open a new table with the same people, seats and options; only when the match is over. */
export interface Rematch {
  type: "rematch";
  seat: number;
  ref: number;
}

/** Ask for the secret word of a link that lets people into the team of one's own seat. */
export interface InviteMate {
  type: "invite_mate";
  seat: number;
  ref: number;
}

/** Tell one's own team something: a short text, a move that could be made, or both. */
export interface Advise {
  type: "advise";
  seat: number;
  text?: string;
  move?: Wire | null;
  ref: number;
}

/** Make a team mate the captain of a seat; a mate does that alone when the captain is away. */
export interface MakeCaptain {
  type: "make_captain";
  seat: number;
  mate: number;
  ref: number;
}

/** Leave a team; its captain may send somebody away. */
export interface LeaveTeam {
  type: "leave_team";
  seat: number;
  mate: number;
  ref: number;
}

/** Ask whether the server is there. */
export interface Ping {
  type: "ping";
  ref: number;
}

/** Somebody in the team of a seat, beside its captain. */
export interface MateCard {
  mate: number;
  name: string;
  is_here: boolean;
}

/** A seat as everyone at the table sees it. */
export interface SeatCard {
  seat: number;
  colour: string;
  name: string;
  player: string;
  is_claimed: boolean;
  is_here: boolean;
  team: MateCard[];
}

/** A table as everyone sees it. */
export interface TableCard {
  id: string;
  code: string;
  game: string;
  title: string;
  options: Record<string, unknown>;
  seats: SeatCard[];
  stage: string;
  commitment: string;
  opened_at: number;
  next_table: string | null;
  fork_of: string | null;
  has_older_rules: boolean;
  clock: number[];
}

/** A legal move. */
export interface Offer<Move = Wire> {
  move: Move;
  sentence: string;
}

/** A question to answer, by typing or by one of the offers. */
export interface QuestionCard {
  sentence: string;
  seconds_left: number | null;
  is_typed: boolean;
}

/** What is asked of a seat of this client. */
export interface Ask {
  seat: number;
  asked: number;
  offers: Offer[];
  question: QuestionCard | null;
}

/** One thing that happened, for the log and for the eyes. */
export interface TableEvent {
  sentence: string;
  actor: number;
  event?: unknown;
  kind: string;
  reasons: string[];
  chance?: number;
}

/** One step of the match in words alone. */
export interface StepText {
  number: number;
  events: TableEvent[];
}

/** A text at a place of a chart. */
export interface ChartMark {
  x: number;
  y: number;
  text: string;
  style: string;
  seat: number;
}

/** The part of the globe that a chart shows, in degrees. */
export interface ChartFrame {
  centre_longitude: number;
  reach: number;
  north: number;
  south: number;
}

/** A board as marks on a sheet, which any client can draw. */
export interface ChartSheet {
  width: number;
  height: number;
  marks: ChartMark[];
  legend: string[];
  standing: string[];
  frame: ChartFrame | null;
}

/** One step of the match: what was told, and how it looked then. */
export interface Step {
  number: number;
  events: TableEvent[];
  view: unknown;
  chart?: ChartSheet;
}

/** A seat's place in the outcome. */
export interface SeatResult {
  seat: number;
  place: number;
  score: number;
}

/** How the match ended; with the seed, every draw can be computed again. */
export interface MatchEnding {
  places: SeatResult[];
  reason: string;
  sentence: string;
  seed: string;
}

/** Somebody asks the table to go back, or to be let onto a seat that a bot plays. */
export interface Proposal {
  seat: number;
  to: number;
  agreed: number[];
  waits_for: number[];
  requested_by: string | null;
  is_mate: boolean;
}

/** The time of a seat that is asked. */
export interface ClockCard {
  seat: number;
  seconds: number;
  seconds_left: number;
  is_running: boolean;
  can_extend: boolean;
}

/** How things stand for this client after the last step. */
export interface Situation {
  number: number;
  looking: number;
  actors: number[];
  ask: Ask | null;
  can_undo: boolean;
  proposal: Proposal | null;
  ending: MatchEnding | null;
  clocks: ClockCard[];
  can_speak: boolean;
  interrupt: Ask | null;
}

/** The seat whose team somebody is in, and the mate's own number. */
export interface Membership {
  seat: number;
  mate: number;
}

/** The answer to hello: everything a client needs to draw the table. */
export interface Welcome {
  type: "welcome";
  ref: number;
  table: TableCard;
  yours: number[];
  is_fresh: boolean;
  history: StepText[];
  steps: Step[];
  situation: Situation;
  team: Membership | null;
}

/** The match went on, or is looked at from another seat. */
export interface Update {
  type: "update";
  steps: Step[];
  situation: Situation;
  history?: StepText[];
}

/** Seats or the table have changed: somebody came, went, was renamed, or a bot took over. */
export interface Seated {
  type: "seated";
  table: TableCard;
  situation: Situation;
}

/** Somebody said one of the phrases. */
export interface Said {
  type: "said";
  seat: number;
  phrase: string;
}

/** The lead of a team has passed on, or somebody left it: what this client holds now. */
export interface YourSeats {
  type: "your_seats";
  yours: number[];
  team: Membership | null;
}

/** Somebody told the team of a seat something; nobody else hears it. */
export interface Advised {
  type: "advised";
  seat: number;
  mate: number | null;
  name: string;
  text: string;
  offer: Offer | null;
}

/** The answer to invite. */
export interface Invitation {
  type: "invitation";
  ref: number;
  secret: string;
}

/** Seats of this client are now played on another device; a new hello brings them back. */
export interface MovedAway {
  type: "moved_away";
  seats: number[];
}

/** A request was carried out; if it was a move, it is on disk. */
export interface Done {
  type: "done";
  ref: number;
}

/** A request was refused, and nothing has changed. */
export interface Rejected {
  type: "rejected";
  ref: number;
  sentence: string;
  clauses: string[];
  is_stale: boolean;
}

/** The answer to why. */
export interface Explained {
  type: "explained";
  ref: number;
  is_legal: boolean;
  sentence: string;
  clauses: string[];
}

/** A move that could be made, and how good it seems. */
export interface HintChoice {
  move: Wire;
  sentence: string;
  chance: number | null;
}

/** The answer to hint. */
export interface Hinted {
  type: "hinted";
  ref: number;
  offer: Offer;
  reasons: string[];
  choices: HintChoice[];
}

/** The server goes away or cannot go on with this client; the sentence says what to do. */
export interface Closed {
  type: "closed";
  sentence: string;
  is_final: boolean;
}

/** Who is to sit on a seat: "here" is a person at this device, "elsewhere" one who will come, else a bot's name. */
export interface SeatForm {
  player: string;
  name?: string;
}

/** What a new table is to be. */
export interface TableForm {
  game: string;
  seats: SeatForm[];
  options?: Record<string, unknown>;
  clock?: number[];
}

/** A new table that begins at a step of a finished match. */
export interface ForkForm {
  number: number;
  seats: SeatForm[];
}

/** Options to be tried. */
export interface OptionsForm {
  seats: number;
  options?: Record<string, unknown>;
}

/** Somebody takes a seat. */
export interface TakeForm {
  name?: string;
}

/** Somebody comes into the team of a seat, with a word of its captain, or else asks. */
export interface JoinForm {
  name?: string;
  invitation?: string;
}

/** A question pack to be kept: the name of its file, which says of what kind it is, and all that is in it. */
export interface PackForm {
  file: string;
  text: string;
}

/** A question pack. */
export interface PackCard {
  id: string;
  title: string;
  questions: number;
  about_continents: number;
}

/** What is wrong with a line of a pack. */
export interface PackFault {
  line: number;
  sentence: string;
}

/** A pack that is kept now, or else all that is wrong with it. */
export interface PackAnswer {
  pack: PackCard | null;
  faults: PackFault[];
}

/** The question packs that are kept here. */
export interface PackList {
  packs: PackCard[];
}

/** Whether options go together, and all of them with their values. */
export interface OptionsAnswer {
  clash: string | null;
  options: Record<string, unknown>;
  colours: string[];
}

/** A seat and the secret that holds it. Whoever has it plays it: it goes to its person alone. */
export interface SeatSecret {
  seat: number;
  secret: string;
}

/** A table, and the keys of the seats that were given out. */
export interface Opened {
  table: TableCard;
  keys: SeatSecret[];
}

/** A kind of bot. */
export interface BotCard {
  name: string;
  title: string;
  sentence: string;
  strength: string;
}

/** Something that can be said at a table. */
export interface PhraseCard {
  id: string;
  text: string;
  sign: string;
}

/** Something that the blank of a saying can be filled with. */
export interface FillCard {
  value: string;
  words: string;
}

/** A sentence of the game that can be said to the whole table. */
export interface SayingCard {
  id: string;
  sentence: string;
  fills: FillCard[];
}

/** All that can be said at a table beside phrases; nothing in most games. */
export interface SayingList {
  sayings: SayingCard[];
}

/** A game as the home page shows it. */
export interface GameCard {
  id: string;
  title: string;
  seats_min: number;
  seats_max: number;
  fewest_seats: number;
  usual_seats: number;
  minutes: number;
  age: number;
  year: number;
  designer: string;
  publisher: string;
  stage: string;
  sentence: string;
  has_secrets: boolean;
  has_cards: boolean;
  options: unknown;
  colours: string[][];
  levels: BotCard[];
  usual_bot: string;
}

/** What this server offers. */
export interface Catalogue {
  version: string;
  games: GameCard[];
  bots: BotCard[];
  phrases: PhraseCard[];
  address: string | null;
}

/** A clause of a rulebook. */
export interface ClauseCard {
  id: string;
  number: string;
  kind: string;
  title: string;
  chapter: string;
  text: string;
}

/** A rulebook. */
export interface Rules {
  game: string;
  title: string;
  introduction: string;
  summary: string;
  clauses: ClauseCard[];
}

/** A step of a finished match, in words. */
export interface ReplayLine {
  number: number;
  actor: number;
  seat: number;
  sentences: string[];
  events: string[];
}

/** How often each seat did something: a kind of event of the game. */
export interface EventCount {
  event: string;
  counts: number[];
}

/** A finished match from beginning to end; its views come in pieces. */
export interface Replay {
  table: TableCard;
  lines: ReplayLine[];
  tallies: EventCount[];
  seconds: number;
  ending: MatchEnding;
}

/** Some steps of a finished match. */
export interface ReplayPiece {
  steps: Step[];
}

/** A turn, or a part of one up to the next act of chance, that cost a seat some of its chance to win. */
export interface DearTurn {
  seat: number;
  first: number;
  last: number;
  cost: number;
  made: string[];
  better: string[];
}

/** A look back at a finished match: who stood how when, who had the luck, and which turns cost most. */
export interface MatchReview {
  numbers: number[];
  chances: number[][];
  luck: number[][];
  luck_in_all: number[];
  dear_turns: DearTurn[];
}

/** One of the things that could be drawn. */
export interface Lot {
  weight: number;
  move: unknown;
}

/** A draw of chance: what could come, and what came. */
export interface Draw {
  number: number;
  lots: Lot[];
  drawn: number;
  sentence: string;
}

/** Everything that is needed to compute every draw again. */
export interface DiceProof {
  commitment: string;
  seed: string;
  salts: string[];
  draws: Draw[];
}

/** A link to be shown as a QR code, such as that of one's own seat; it is kept nowhere. */
export interface QrForm {
  text: string;
}

/** A QR code: a row of 0 and 1 for each line of squares, 1 being dark, without the white rim. */
export interface QrSquares {
  rows: string[];
}

/** Something that could not be done, and what to do. */
export interface HttpError {
  status_code: number;
  detail: string;
}

/** The secret under which what somebody has learned is kept; it goes to that person alone. */
export interface LearnerKey {
  secret: string;
}

/** A kind of question. */
export interface KindCard {
  id: string;
  title: string;
  asked_for: string;
}

/** A part of the world. */
export interface RegionCard {
  id: string;
  title: string;
  continent: string;
  cards: number;
}

/** A deck to learn. */
export interface DeckCard {
  id: string;
  title: string;
  sentence: string;
  has_borders: boolean;
  cards: number;
  regions: RegionCard[];
}

/** Everything that can be learned. */
export interface CardCatalogue {
  decks: DeckCard[];
  kinds: KindCard[];
}

/** The bare land of the world as texts of SVG paths. */
export interface CardMap {
  width: number;
  height: number;
  land: string;
  lakes: string;
  borders: string;
}

/** What is to be practised; no regions or kinds stand for all of them. */
export interface NextForm {
  deck: string;
  regions?: string[];
  kinds?: string[];
  more_new?: number;
  minutes_east?: number;
}

/** Somebody wants to be helped. */
export interface HintForm {
  deck: string;
  ticket: string;
  number: number;
}

/** An answer; an empty one means that it is not known. */
export interface AnswerForm {
  deck: string;
  ticket: string;
  text: string;
  hints?: number;
  tries?: number;
  minutes_east?: number;
}

/** Where something lies on the map, from its left and its top, as shares of its width and height. */
export interface CardPlace {
  across: number;
  down: number;
  words: string;
}

/** A plausible answer. */
export interface CardChoice {
  name: string;
  place: CardPlace | null;
}

/** A question; nothing in it tells the answer but what is to be seen. */
export interface CardQuestion {
  ticket: string;
  kind: string;
  sentence: string;
  asked_for: string;
  flag: string | null;
  place: CardPlace | null;
  choices: CardChoice[];
  hints: number;
}

/** The question to ask now, or why there is none. */
export interface NextCard {
  question: CardQuestion | null;
  sentence: string;
  due: number;
  new_left: number;
  can_have_more: boolean;
  answered_today: number;
}

/** Something that helps without giving it away. */
export interface CardHint {
  sentence: string;
}

/** A whole card, shown after its answer. */
export interface CardFace {
  country: string;
  say_country: string;
  capital: string;
  say_capital: string;
  region: string;
  fact: string;
  note: string | null;
  same_flag: string[];
  flag: string;
  place: CardPlace;
}

/** What an answer is. */
export interface CardVerdict {
  is_final: boolean;
  is_right: boolean;
  sentence: string;
  answer: string | null;
  card: CardFace | null;
  again: string | null;
}

/** How many questions stand where; those that are due are counted among learning and known as well. */
export interface CardCounts {
  new: number;
  learning: number;
  known: number;
  due: number;
}

/** How far a learner has come with a part of the world. */
export interface RegionProgress {
  id: string;
  title: string;
  continent: string;
  kinds: Record<string, CardCounts>;
  total: CardCounts;
}

/** A card on the learner's own map: how many of its questions are known. */
export interface CardPin {
  place: CardPlace;
  known: number;
  learning: number;
  total: number;
}

/** How far a learner has come with a deck. */
export interface CardProgress {
  deck: string;
  total: CardCounts;
  kinds: Record<string, CardCounts>;
  regions: RegionProgress[];
  pins: CardPin[];
  answered_today: number;
  days: number[];
  retention: number | null;
  next_due: string | null;
}

export type AnyTableRequest = Hello | Play | Answer | Undo | AskBack | Agree | Hint | Why | Look | HandOver | StandUp | Rename | Begin | More | Say | Speak | Rematch | InviteMate | Advise | MakeCaptain | LeaveTeam | Ping;

export type AnyServerMessage = Welcome | Update | Seated | YourSeats | Said | Advised | MovedAway | Done | Rejected | Explained | Hinted | Invitation | Closed;

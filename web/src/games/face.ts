// This file is the contract between the table and a game's face: what a game brings to the browser.
// A board draws the view that it is given and offers the moves that it is given; it never decides what is legal.

import type { Component } from "svelte";
import type { ChartSheet, Offer, QuestionCard, SeatCard, Wire } from "../wire/message";

/** How a seat looks: its colour never stands alone. */
export interface SeatLook {
  /** CSS colour of its pieces; readable in light and dark. */
  colour: string;
  /** CSS colour of a sign on them. */
  ink: string;
  /** One character that stands for the seat wherever its colour does. */
  sign: string;
  /** Who it is, where the rules have a name for it. */
  title?: string;
}

/** An event of any game, as the server tells it; each game knows its own better. */
export type AnyEvent = { event: string } & Record<string, unknown>;

/** What an illegal or unclear tap may have meant; the server answers with the rule. */
export interface TapMeaning<Move = Wire> {
  move?: Move;
  name?: string;
}

/** What a board receives. `View`, `Drawing` and `Move` are the game's own plain data, from its `types.ts`. */
export interface BoardProps<View = unknown, Drawing = unknown, Move = Wire> {
  /** What is printed: from GET /api/tables/{id}/board; never changes during a match. */
  drawing: Drawing;
  /** What is to be seen now. */
  view: View;
  /** The same as marks on a sheet, for a board that wants charts. */
  chart?: ChartSheet | null;
  seats: SeatCard[];
  looks: SeatLook[];
  /** The seat that may act at this device now; null when none may. */
  mine: number | null;
  /** Its legal moves; empty when it may not act. */
  offers: Offer<Move>[];
  /** The offer that is pointed at in the list of moves or given as a hint, to be marked on the board. */
  pointed: Offer<Move> | null;
  /** Make an offered move. */
  play: (offer: Offer<Move>) => void;
  /** Ask why something that was tapped is not possible. */
  why: (tap: TapMeaning<Move>) => void;
  /** Whether nothing may move on its own. */
  still: boolean;
  /** How large the board is drawn; at 1 the whole of it just fits its frame. Also the CSS variable `--zoom`. */
  zoom: number;
}

/** A part of a board, in parts of its width and height from 0 to 1. */
export interface BoardPart {
  x: number;
  y: number;
  width: number;
  height: number;
  /** How many times as large as the whole board it may be shown at most; boards of many small places allow more. */
  zoomMost?: number;
  /** What is to be pressed there: how wide it is, and which of it is seen in any case. It is shown as large as a finger
      needs it, even when the whole part then has no room in the frame. */
  press?: { width: number; x: number; y: number };
}

/** What a board component exports beside its props (Svelte `export function`). */
export interface BoardHandle<Event = AnyEvent> {
  /** Show an event: pieces travel from where `view` has them. Ends within the given milliseconds a step,
      or at once when the signal is aborted. The view is replaced by the next one afterwards. */
  animate?: (event: Event, milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** The part that matters now: the pieces that may move, and where to. Small screens are brought there. */
  focus?: () => BoardPart | null;
}

/** The whole board in small, shown beside a part of it. */
export interface OverviewProps<View = unknown, Drawing = unknown, Move = Wire> {
  drawing: Drawing;
  view: View;
  looks: SeatLook[];
  offers: Offer<Move>[];
  /** The part of the board that is seen now, to be framed. */
  part: BoardPart;
}

/** The tray beside the board: dice, cards in hand, what has been thrown. Cards can be played from it. */
export interface TrayProps<View = unknown, Drawing = unknown, Move = Wire, Event = AnyEvent> {
  drawing: Drawing;
  view: View;
  looks: SeatLook[];
  seats: SeatCard[];
  /** As for the board: who may act here now, with which moves, which of them is marked, and the ways to act and to ask. */
  mine: number | null;
  offers: Offer<Move>[];
  pointed: Offer<Move> | null;
  play: (offer: Offer<Move>) => void;
  why: (tap: TapMeaning<Move>) => void;
  /** What somebody at this device may do though it is not their turn, and nobody waits for; played like other offers. Those that
      `isOnBoard` says the face shows itself are not shown by the table. */
  interrupts?: Offer<Move>[];
  /** What is asked here, also while the answer is on its way; how it is answered by typing; and why that was not understood. */
  question?: QuestionCard | null;
  answer?: (text: string) => void;
  problem?: string;
  /** When what is asked here has to be done, in milliseconds since 1970; null for as long as one likes. */
  deadline?: number | null;
  /** The event that is being shown now, if any: a die that rolls, a card that turns. */
  event: Event | null;
  /** Whether nothing may move on its own. */
  still: boolean;
}

/** How the points of a finished match came about. */
export interface AccountProps<View = unknown, Drawing = unknown> {
  drawing: Drawing;
  view: View;
  looks: SeatLook[];
  seats: SeatCard[];
}

/** How high a tray is, as CSS lengths, so that its space is kept before it is drawn. */
export interface TrayHeight {
  /** Under the board of a phone. */
  narrow: string;
  /** In a column beside the board. */
  wide: string;
  /** Under the board of a replay, as wide as that; without it, as in a column. */
  under?: string;
}

/** What a table hears when something happens. */
export type Sound = "dice" | "step" | "capture" | "card" | "win";

/** A game's face: the default export of `games/<id>/index.ts`, loaded when a table needs it. A game gives it the types of its own
    plain data; a table, which shows any game, leaves them open. */
// biome-ignore lint/suspicious/noExplicitAny: what the server sends is what the types of the game say
export interface GameFace<View = any, Drawing = any, Move = any, Event extends { event: string } = any> {
  /** How the seats look, by the colours that they may be called by. */
  looks: Record<string, SeatLook>;
  /** How many times its own height a board is wide, so that its space is kept before it is drawn; null takes all the space there is. */
  aspect: (drawing: Drawing) => number | null;
  board: Component<BoardProps<View, Drawing, Move>, BoardHandle<Event>>;
  tray: Component<TrayProps<View, Drawing, Move, Event>>;
  /** Whether its board draws the chart of the game, which is sent only then. */
  wantsChart?: boolean;
  /** The whole board in small, for boards of which a small screen shows only a part; drawn 10 rem wide. */
  overview?: Component<OverviewProps<View, Drawing, Move>>;
  /** The height of its tray; without it there is space for a row of dice or a few small cards. */
  trayHeight?: TrayHeight;
  /** One line on how a seat stands, such as "3 caps brought home". */
  standing: (view: View, seat: number, drawing: Drawing) => string;
  /** What a score at the end counts, such as "3 caps trapped"; without this function it is a bare number. */
  score?: (score: number, options: Record<string, unknown>) => string;
  /** How the points of a finished match came about, shown under its ranking. */
  account?: Component<AccountProps<View, Drawing>>;
  /** What is asked now, in a few words after "Your turn, Anna:", such as "pick a cap". */
  prompt?: (offers: Offer<Move>[], view: View, drawing: Drawing) => string;
  /** Whether its tray asks questions itself, so that the table shows no form and no clock for them. */
  asksQuestions?: boolean;
  /** Whether the board is brought to what matters on screens of every size, not on small ones alone. */
  follows?: boolean;
  /** Whether an offer can be tapped on the board or in the tray; those that cannot be are shown as buttons under it. Without this
      function the table takes it that all can be, but for what may be done out of turn. */
  isOnBoard?: (offer: Offer<Move>) => boolean;
  /** What the list of moves says of an offer that has to be pressed twice, such as "Press again to seal": for moves that are planned
      first and never taken back. Without this function, and where it gives null, once is enough. */
  confirm?: (offer: Offer<Move>) => string | null;
  /** The title under which an offer stands in a long list of moves, such as "From Lima". */
  group?: (offer: Offer<Move>, view: View, drawing: Drawing) => string;
  /** Says a sentence of the rules as people at a table would; without this function it is said as it is. */
  words?: (sentence: string) => string;
  /** What a bot's reasons mean when they speak for a move and when against it; an empty text is not worth saying. */
  reasons?: Record<string, { pro: string; con: string }>;
  /** What an event sounds like. */
  sound: (event: Event) => Sound | null;
  /** Titles of the counts that are told after a match, by kind of event; others are not shown. */
  tallies: Partial<Record<Event["event"], string>>;
}

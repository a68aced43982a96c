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
}

/** An event of the game, as the server tells it. */
export type GameEvent = { event: string } & Record<string, unknown>;

/** What an illegal or unclear tap may have meant; the server answers with the rule. */
export interface TapMeaning {
  move?: Wire;
  name?: string;
}

/** What a board receives. `View` and `Drawing` are the game's own plain data. */
export interface BoardProps<View = unknown, Drawing = unknown> {
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
  offers: Offer[];
  /** The offer that is pointed at in the list of moves or given as a hint, to be marked on the board. */
  pointed: Offer | null;
  /** Make an offered move. */
  play: (offer: Offer) => void;
  /** Ask why something that was tapped is not possible. */
  why: (tap: TapMeaning) => void;
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
export interface BoardHandle {
  /** Show an event: pieces travel from where `view` has them. Ends within the given milliseconds a step,
      or at once when the signal is aborted. The view is replaced by the next one afterwards. */
  animate?: (event: GameEvent, milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** The part that matters now: the pieces that may move, and where to. Small screens are brought there. */
  focus?: () => BoardPart | null;
}

/** The whole board in small, shown beside a part of it. */
export interface OverviewProps<View = unknown, Drawing = unknown> {
  drawing: Drawing;
  view: View;
  looks: SeatLook[];
  offers: Offer[];
  /** The part of the board that is seen now, to be framed. */
  part: BoardPart;
}

/** The tray beside the board: dice, cards in hand, what has been thrown. Cards can be played from it. */
export interface TrayProps<View = unknown, Drawing = unknown> {
  drawing: Drawing;
  view: View;
  looks: SeatLook[];
  seats: SeatCard[];
  /** As for the board: who may act here now, with which moves, which of them is marked, and the ways to act and to ask. */
  mine: number | null;
  offers: Offer[];
  pointed: Offer | null;
  play: (offer: Offer) => void;
  why: (tap: TapMeaning) => void;
  /** What somebody at this device may do though it is not their turn, and nobody waits for; played like other offers. Those that
      `isOnBoard` says the face shows itself are not shown by the table. */
  interrupts?: Offer[];
  /** What is asked here, also while the answer is on its way; how it is answered by typing; and why that was not understood. */
  question?: QuestionCard | null;
  answer?: (text: string) => void;
  problem?: string;
  /** When what is asked here has to be done, in milliseconds since 1970; null for as long as one likes. */
  deadline?: number | null;
  /** The event that is being shown now, if any: a die that rolls, a card that turns. */
  event: GameEvent | null;
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

/** A game's face. The default export of `games/<id>/index.ts`, loaded when a table needs it. */
export interface GameFace {
  looks: SeatLook[];
  /** How many times its own height a board is wide, so that its space is kept before it is drawn; null takes all the space there is. */
  aspect: (drawing: unknown) => number | null;
  // biome-ignore lint/suspicious/noExplicitAny: each game reads its own view and drawing
  board: Component<BoardProps<any, any>, BoardHandle>;
  // biome-ignore lint/suspicious/noExplicitAny: each game reads its own view and drawing
  tray: Component<TrayProps<any, any>>;
  /** Whether its board draws the chart of the game, which is sent only then. */
  wantsChart?: boolean;
  /** The whole board in small, for boards of which a small screen shows only a part; drawn 10 rem wide. */
  // biome-ignore lint/suspicious/noExplicitAny: each game reads its own view and drawing
  overview?: Component<OverviewProps<any, any>>;
  /** The height of its tray; without it there is space for a row of dice or a few small cards. */
  trayHeight?: TrayHeight;
  /** One line on how a seat stands, such as "3 caps brought home". */
  standing: (view: unknown, seat: number, drawing: unknown) => string;
  /** What a score at the end counts, such as "3 caps trapped"; without this function it is a bare number. */
  score?: (score: number, options: Record<string, unknown>) => string;
  /** How the points of a finished match came about, shown under its ranking. */
  // biome-ignore lint/suspicious/noExplicitAny: each game reads its own view and drawing
  account?: Component<AccountProps<any, any>>;
  /** What is asked now, in a few words after "Your turn, Anna:", such as "pick a cap". */
  prompt?: (offers: Offer[], view: unknown, drawing: unknown) => string;
  /** Whether its tray asks questions itself, so that the table shows no form and no clock for them. */
  asksQuestions?: boolean;
  /** Whether the board is brought to what matters on screens of every size, not on small ones alone. */
  follows?: boolean;
  /** Whether an offer can be tapped on the board or in the tray; those that cannot be are shown as buttons under it. Without this
      function the table takes it that all can be, but for what may be done out of turn. */
  isOnBoard?: (offer: Offer) => boolean;
  /** What the list of moves says of an offer that has to be pressed twice, such as "Press again to seal": for moves that are planned
      first and never taken back. Without this function, and where it gives null, once is enough. */
  confirm?: (offer: Offer) => string | null;
  /** The title under which an offer stands in a long list of moves, such as "From Lima". */
  group?: (offer: Offer, view: unknown, drawing: unknown) => string;
  /** Says a sentence of the rules as people at a table would; without this function it is said as it is. */
  words?: (sentence: string) => string;
  /** What a bot's reasons mean when they speak for a move and when against it; an empty text is not worth saying. */
  reasons?: Record<string, { pro: string; con: string }>;
  /** What an event sounds like. */
  sound: (event: GameEvent) => "dice" | "step" | "capture" | "card" | "win" | null;
  /** Titles of the counts that are told after a match, by kind of event; others are not shown. */
  tallies: Record<string, string>;
}

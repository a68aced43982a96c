// This file is a finished match being looked at again: which step is shown, how it moves on, and what it is made of.

import type { AnyEvent, BoardHandle, GameFace, SeatLook } from "../games/face";
import { looksOf } from "../games/look";
import { named, plain } from "../table/wording";
import type {
  Catalogue,
  ChartSheet,
  Replay,
  ReplayLine,
  ReplayPiece,
  SeatCard,
  Step,
  TableCard,
} from "../wire/message";

const PIECE = 50;
const PIECES_KEPT = 12;
const STEP_MILLISECONDS = 280;
/** How long a step is to be seen, when nothing moves in it, or nothing may move. */
const QUIET_MILLISECONDS = 120;
const STILL_MILLISECONDS = 900;
/** How many steps long an event is to be seen at least, by what it sounds like. */
const HOLDS = { dice: 1.3, card: 1.3, capture: 1.3, win: 1.5, step: 0 };
export const SPEEDS = [1, 2, 4, 8] as const;
export type ReplaySpeed = (typeof SPEEDS)[number];

/** Where a replay comes from; tests bring their own. */
export interface ReplaySource {
  replay(): Promise<Replay>;
  piece(first: number, charts: boolean): Promise<ReplayPiece>;
  board(): Promise<unknown>;
  catalogue(): Promise<Catalogue>;
  face(table: TableCard): Promise<GameFace>;
}

/** A step that stands out on the scrubber. */
export interface Highlight {
  index: number;
  kind: "capture" | "win";
}

/** How a replay is shown to eyes and ears. */
export interface ReplayStage {
  board: () => BoardHandle | undefined;
  /** Whether nothing is to move on its own. */
  isStill: () => boolean;
  hear: (sound: NonNullable<ReturnType<GameFace["sound"]>>) => void;
}

export class ReplayShow {
  readonly #source: ReplaySource;
  readonly #stage: ReplayStage;

  replay = $state.raw<Replay | null>(null);
  catalogue = $state.raw<Catalogue | null>(null);
  face = $state.raw<GameFace | null>(null);
  drawing = $state.raw<unknown>(null);
  /** Which line tells the step that is shown: 0 is the beginning, then one for each move. */
  index = $state(0);
  view = $state.raw<unknown>(null);
  /** The same as a chart, for a board that knows nothing of the game. */
  chart = $state.raw<ChartSheet | null>(null);
  /** The event that is being shown. */
  event = $state.raw<AnyEvent | null>(null);
  isPlaying = $state(false);
  speed = $state<ReplaySpeed>(1);
  /** Why there is nothing to see, or nothing more. */
  problem = $state.raw<unknown>(null);

  table = $derived<TableCard | null>(this.replay?.table ?? null);
  seats = $derived<SeatCard[]>(this.replay?.table.seats ?? []);
  /** What happened, in words, with the names of those who sat there. */
  lines = $derived<ReplayLine[]>(
    (this.replay?.lines ?? []).map((line) => ({
      ...line,
      sentences: line.sentences.map((sentence) => this.said(sentence)),
    })),
  );
  last = $derived(Math.max(0, this.lines.length - 1));
  /** The number under which the server knows the step. */
  number = $derived(this.lines[this.index]?.number ?? 0);
  looks = $derived<SeatLook[]>(
    this.face
      ? looksOf(
          this.face.looks,
          this.seats.map((seat) => seat.colour),
        )
      : [],
  );
  isAtEnd = $derived(this.index >= this.last);
  highlights = $derived<Highlight[]>(highlightsOf(this.lines, this.face));

  #pieces = new Map<number, Promise<ReplayPiece>>();
  #moving = new AbortController();

  constructor(source: ReplaySource, stage: ReplayStage) {
    this.#source = source;
    this.#stage = stage;
  }

  /** A sentence as it is said of this match. */
  said(sentence: string): string {
    return named(plain(sentence, this.face), this.seats);
  }

  /** Load everything and show a step, or the beginning. */
  async open(index: number | null): Promise<void> {
    this.problem = null;
    try {
      const [replay, drawing, catalogue] = await Promise.all([
        this.#source.replay(),
        this.#source.board(),
        this.#source.catalogue(),
      ]);
      this.face = await this.#source.face(replay.table);
      this.replay = replay;
      this.drawing = drawing;
      this.catalogue = catalogue;
    } catch (problem) {
      this.problem = problem;
      return;
    }
    await this.seek(index ?? 0);
  }

  /** Show a step at once. */
  async seek(index: number): Promise<void> {
    this.pause();
    await this.#jump(index, this.#moving.signal);
  }

  /** Go a step back, or on with everything moving as it did. */
  async step(by: 1 | -1): Promise<void> {
    const wasAt = this.index;
    this.pause();
    if (by === -1) await this.#jump(wasAt - 1, this.#moving.signal);
    else await this.#forward(this.#moving.signal);
  }

  /** Let the match go on by itself, from the beginning if it is over. */
  async play(): Promise<void> {
    this.pause();
    const signal = this.#moving.signal;
    this.isPlaying = true;
    if (this.isAtEnd) await this.#jump(0, signal);
    while (!signal.aborted && !this.isAtEnd && this.problem === null) await this.#forward(signal);
    if (!signal.aborted) this.isPlaying = false;
  }

  /** Stand still; what is just moving ends at once. */
  pause(): void {
    this.#moving.abort();
    this.#moving = new AbortController();
    this.isPlaying = false;
    this.event = null;
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else void this.play();
  }

  async #jump(index: number, signal: AbortSignal): Promise<void> {
    const wanted = Math.min(Math.max(Math.trunc(index) || 0, 0), this.last);
    this.index = wanted;
    const step = await this.#load(wanted, signal);
    if (step) this.#see(wanted, step);
  }

  async #forward(signal: AbortSignal): Promise<void> {
    if (this.isAtEnd) return;
    const wanted = this.index + 1;
    const step = await this.#load(wanted, signal);
    if (!step) return;
    const isStill = this.#stage.isStill();
    let wasSeen = false;
    for (const tableEvent of step.events) {
      if (isStill || tableEvent.kind !== "event" || tableEvent.event === undefined) continue;
      wasSeen = (await this.#perform(tableEvent.event as AnyEvent, signal)) || wasSeen;
      if (signal.aborted) return;
    }
    this.#see(wanted, step);
    if (!this.isPlaying) return;
    const rest = isStill ? STILL_MILLISECONDS : wasSeen ? 0 : QUIET_MILLISECONDS;
    await pause(rest / this.speed, signal);
  }

  /** Show an event, and tell whether there was anything to be seen of it. */
  async #perform(event: AnyEvent, signal: AbortSignal): Promise<boolean> {
    const milliseconds = STEP_MILLISECONDS / this.speed;
    const heard = this.face?.sound(event) ?? null;
    if (heard !== null) this.#stage.hear(heard);
    const least = heard === null ? 0 : HOLDS[heard] * milliseconds;
    this.event = event;
    await Promise.all([this.#stage.board()?.animate?.(event, milliseconds, signal), pause(least, signal)]);
    return heard !== null;
  }

  #see(index: number, step: Step): void {
    this.event = null;
    this.index = index;
    this.view = step.view;
    this.chart = step.chart ?? null;
  }

  /** The step of a line; null when something else is wanted by now, or it cannot be had. */
  async #load(index: number, signal: AbortSignal): Promise<Step | null> {
    const first = Math.floor(index / PIECE) * PIECE;
    try {
      const piece = await this.#piece(first);
      if (signal.aborted) return null;
      this.problem = null;
      // The next piece is on its way before it is needed.
      if (index - first > PIECE / 2 && first + PIECE <= this.last)
        void this.#piece(first + PIECE).catch(() => {});
      const number = this.lines[index]?.number;
      return piece.steps.find((step) => step.number === number) ?? null;
    } catch (problem) {
      if (!signal.aborted) {
        this.problem = problem;
        this.isPlaying = false;
      }
      return null;
    }
  }

  #piece(first: number): Promise<ReplayPiece> {
    const kept = this.#pieces.get(first);
    this.#pieces.delete(first);
    const piece =
      kept ??
      this.#source
        .piece(this.lines[first]?.number ?? 0, this.face?.wantsChart === true)
        .catch((problem: unknown) => {
          this.#pieces.delete(first);
          throw problem;
        });
    this.#pieces.set(first, piece);
    for (const old of [...this.#pieces.keys()].slice(0, -PIECES_KEPT)) this.#pieces.delete(old);
    return piece;
  }
}

/** The captures and endings of a match, as its game's face hears them. */
export function highlightsOf(lines: readonly ReplayLine[], face: GameFace | null): Highlight[] {
  const found: Highlight[] = [];
  for (const [index, line] of lines.entries()) {
    const sounds = line.events.map((event) => face?.sound({ event }) ?? null);
    if (sounds.includes("win")) found.push({ index, kind: "win" });
    else if (sounds.includes("capture")) found.push({ index, kind: "capture" });
  }
  return found;
}

/** Which line tells how things stood at a number: the last one that is not after it. */
export function indexOf(lines: readonly ReplayLine[], number: number): number {
  const after = lines.findIndex((line) => line.number > number);
  return Math.max(0, after === -1 ? lines.length - 1 : after - 1);
}

/** Wait, or not when the signal is aborted. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds <= 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

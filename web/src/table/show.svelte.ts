// This file is the show: steps of a match wait in a queue, are told and moved one after the other, and become the view.

import type { AnyEvent } from "../games/face";
import type { ChartSheet, Step, StepText, TableEvent } from "../wire/message";

/** Who shows events to eyes and ears; without one, every step is shown at once. */
export interface Performer {
  /** Shows an event on the board, within so many milliseconds for each step of a piece. */
  animate(event: AnyEvent, milliseconds: number, signal: AbortSignal): Promise<void>;
  /** Lets an event be heard, and tells how many steps long it is to be seen at least. */
  sound(event: AnyEvent): number;
  /** Whether nothing is to move: reduced motion, or nobody looks. */
  isStill(): boolean;
  /** How many times as quick as usual. */
  speed(): number;
}

/** A sentence of the log. */
export interface LogLine {
  key: number;
  /** The step that it belongs to. */
  number: number;
  event: TableEvent;
  isTakenBack: boolean;
}

const STEP_MILLISECONDS = 280;
/** That somebody's time has run out is read before the move is seen that a bot has made for them. */
const CLOCK_MILLISECONDS = 1600;
/** More waiting steps than this are shown quicker, many more at once. */
const HURRY_FROM = 4;
const JUMP_FROM = 24;

export class Show {
  /** What is seen now. */
  view = $state.raw<unknown>(null);
  /** The same as a chart, where charts were asked for. */
  chart = $state.raw<ChartSheet | null>(null);
  /** The number of the step that is seen. */
  number = $state(-1);
  /** The event that is being shown. */
  event = $state.raw<AnyEvent | null>(null);
  lines = $state.raw<LogLine[]>([]);
  isRunning = $state(false);
  performer: Performer | null = null;
  /** The newest step that has come, shown or not. */
  newest = -1;

  #queue: Step[] = [];
  #last: Step | null = null;
  #skipping = new AbortController();
  #key = 0;
  #round = 0;

  /** Forgets everything and shows how things stand. */
  begin(history: StepText[], step: Step | null): void {
    this.#stop();
    this.lines = [];
    for (const line of history) {
      for (const tableEvent of line.events) this.#write(line.number, tableEvent);
    }
    this.event = null;
    if (step) this.#see(this.#keep(step));
  }

  /** Lets steps be shown after those that wait; one that is known already only replaces the view. */
  add(steps: Step[]): void {
    for (const step of steps) {
      if (step.number > this.newest) this.#queue.push(this.#keep(step));
      else if (step.number === this.newest) this.#replace(step);
    }
    if (!this.isRunning && this.#queue.length > 0) void this.#run();
  }

  /** Ends what is being shown and all that waits. */
  skip(): void {
    this.#skipping.abort();
  }

  async #run(): Promise<void> {
    const round = this.#round;
    this.isRunning = true;
    this.#skipping = new AbortController();
    for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
      for (const tableEvent of step.events) {
        this.#write(step.number, tableEvent);
        if (tableEvent.kind === "event" && tableEvent.event && !this.#isAtOnce())
          await this.#perform(tableEvent.event as AnyEvent);
        if (tableEvent.kind === "clock" && this.#queue.length > 0 && !this.#isAtOnce())
          await pause(CLOCK_MILLISECONDS, this.#skipping.signal);
        if (round !== this.#round) return;
      }
      this.#see(step);
    }
    this.event = null;
    this.isRunning = false;
  }

  #isAtOnce(): boolean {
    const isLong = this.#queue.length > JUMP_FROM;
    return !this.performer || isLong || this.#skipping.signal.aborted || this.performer.isStill();
  }

  async #perform(event: AnyEvent): Promise<void> {
    const performer = this.performer;
    if (!performer) return;
    const hurry = 1 + Math.max(0, this.#queue.length - HURRY_FROM) / 4;
    const milliseconds = STEP_MILLISECONDS / performer.speed() / Math.min(hurry, 4);
    this.event = event;
    const signal = this.#skipping.signal;
    const least = performer.sound(event) * milliseconds;
    await Promise.all([performer.animate(event, milliseconds, signal), pause(least, signal)]);
  }

  /** Steps are kept as copies, since another view of the newest may come while it waits. */
  #keep(step: Step): Step {
    this.newest = step.number;
    this.#last = { ...step };
    return this.#last;
  }

  /** The newest step as another seat sees it; what waits before it is still shown. */
  #replace(step: Step): void {
    if (this.#last) Object.assign(this.#last, { view: step.view, chart: step.chart });
    if (this.number === this.newest) this.#see(step);
  }

  #see(step: Step): void {
    this.view = step.view;
    this.chart = step.chart ?? null;
    this.number = step.number;
  }

  #write(number: number, tableEvent: TableEvent): void {
    if (tableEvent.kind === "back") this.#strike(number, tableEvent);
    if (!tableEvent.sentence) return;
    this.#key += 1;
    this.lines = [...this.lines, { key: this.#key, number, event: tableEvent, isTakenBack: false }];
  }

  /** Marks what was taken back, when the going back says how far. */
  #strike(number: number, tableEvent: TableEvent): void {
    const to = (tableEvent.event as { to?: unknown } | undefined)?.to;
    if (typeof to !== "number") return;
    this.lines = this.lines.map((line) => {
      const isTakenBack = line.number > to && line.number < number && line.event.kind !== "say";
      return isTakenBack ? { ...line, isTakenBack } : line;
    });
  }

  #stop(): void {
    this.#round += 1;
    this.#queue = [];
    this.#skipping.abort();
    this.isRunning = false;
    this.#last = null;
    this.number = -1;
    this.newest = -1;
  }
}

/** Waits, or not when the signal is aborted. */
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

// This file is what the tests of games are played with: drawings and steps of recorded matches. `scripts/make_fixtures.py` makes
// them, so that tests see what the server sends.

import type { Offer } from "../wire/message";

/** A step of a recorded match, as one seat saw it. */
export interface RecordedStep<View, Move, Event> {
  /** What was to be seen before it. */
  before: View;
  /** What was told. */
  events: Event[];
  /** What was to be seen then. */
  view: View;
  /** What the seat might do then. */
  offers: Offer<Move>[];
}

/** The fixtures of a game, by name. */
export class Fixtures<View, Drawing, Move, Event> {
  readonly #files: Record<string, unknown>;

  /** Takes the files of its folder: `import.meta.glob("./*.json", { eager: true, import: "default" })`. */
  constructor(files: Record<string, unknown>) {
    this.#files = files;
  }

  /** What is printed for a match. */
  drawing(name: string): Drawing {
    return this.#file(`./${name}.drawing.json`) as Drawing;
  }

  step(name: string): RecordedStep<View, Move, Event> {
    return this.#file(`./${name}.step.json`) as RecordedStep<View, Move, Event>;
  }

  /** The names of all steps. */
  get steps(): string[] {
    return Object.keys(this.#files).flatMap((file) => /^\.\/(.*)\.step\.json$/.exec(file)?.[1] ?? []);
  }

  #file(name: string): unknown {
    const file = this.#files[name];
    if (file === undefined)
      throw new Error(`There is no fixture ${name}; see fixtures.json beside the logbooks.`);
    return file;
  }
}

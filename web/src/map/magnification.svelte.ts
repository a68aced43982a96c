// This file is how large a board is drawn: how many units of its sheet are a pixel.

import { untrack } from "svelte";
import type { Extent } from "./box";

/** How long zooming rests, in milliseconds, before everything is drawn anew. */
const REST = 140;
/** How wide a board is thought to be before it is measured. */
const USUAL = 1000;

export class Magnification {
  /** How wide the board is where the whole of it just fits its frame, in pixels. */
  width = $state(0);
  /** The zoom for which everything is drawn. While the board is being zoomed its picture is only stretched. */
  #drawn = $state(1);
  readonly #zoom: () => number;

  constructor(zoom: () => number) {
    this.#zoom = zoom;
    this.#drawn = untrack(zoom);
  }

  /** Draw everything anew once zooming rests; give the way to call that off. */
  settle(): () => void {
    const wanted = this.#zoom();
    const timer = setTimeout(() => {
      this.#drawn = wanted;
    }, REST);
    return () => clearTimeout(timer);
  }

  /** Whether the picture is of another size than the one that it was drawn for. */
  get isStretched(): boolean {
    return this.#drawn !== this.#zoom();
  }

  /** Give how many units of a sheet are a pixel. */
  unitOf(sheet: Extent): number {
    return sheet.width / ((this.width || USUAL) * this.#drawn);
  }
}

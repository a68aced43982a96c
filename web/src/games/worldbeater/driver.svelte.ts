// This file is what happens on the board between two views: a car on its way, a token that is taken or put back.

import { glide } from "../../map/glide";
import type { Point } from "../../map/projection";
import { along, eased } from "../../map/way";
import { motionOf } from "./scene/motion";
import { legBetween } from "./scene/trail";
import type { Drawing, GameEvent, TokenPlace, View } from "./types";

/** A car on its way. */
export interface Underway extends Point {
  seat: number;
  isFlying: boolean;
}

export class Driver {
  underway = $state.raw<Underway | null>(null);
  /** The town whose token is being taken or put back. */
  stir = $state<string | null>(null);
  /** The seat whose car is being harmed. */
  harmed = $state<number | null>(null);
  /** What changed since the view was made: cars by seat, tokens by town, and how the trail goes on. */
  #cars = $state.raw<Record<number, string>>({});
  #tokens = $state.raw<Record<string, TokenPlace>>({});
  #trail = $state.raw<string[]>([]);

  /** Forget everything that belongs to an earlier view. */
  settle(): void {
    this.#cars = {};
    this.#tokens = {};
    this.#trail = [];
    this.underway = null;
    this.stir = null;
    this.harmed = null;
  }

  /** Give where the cars are now, with what was shown since the view. */
  cars(view: View): (string | null)[] {
    return view.cars.map((hexagon, seat) => this.#cars[seat] ?? hexagon);
  }

  /** Give where the tokens are now. */
  tokens(view: View): Record<string, TokenPlace> {
    return Object.keys(this.#tokens).length > 0 ? { ...view.tokens, ...this.#tokens } : view.tokens;
  }

  /** Give where the car on turn has been this turn. */
  trail(view: View): string[] {
    return [...view.trail, ...this.#trail];
  }

  /** Show an event. */
  async show(event: GameEvent, drawing: Drawing, milliseconds: number, signal: AbortSignal): Promise<void> {
    const motion = motionOf(event);
    if (motion === null) return;
    const { seat, way, token, isHarmed } = motion;
    if (isHarmed) {
      this.harmed = seat;
      await glide(milliseconds, signal);
      this.harmed = null;
      return;
    }
    for (const [index, to] of way.entries()) {
      const from = way[index - 1];
      const leg = from === undefined ? null : legBetween(from, to, drawing);
      if (leg === null) continue;
      await glide(milliseconds, signal, (share) => {
        this.underway = { seat, isFlying: leg.kind === "flight", ...along(leg.lines, eased(share)) };
      });
    }
    const end = way.at(-1);
    if (end !== undefined) this.#cars = { ...this.#cars, [seat]: end };
    this.#trail = [...this.#trail, ...way.slice(1)];
    this.underway = null;
    if (token === undefined) return;
    this.stir = token.town;
    await glide(milliseconds / 2, signal);
    this.stir = null;
    this.#tokens = { ...this.#tokens, [token.town]: token.place };
  }
}

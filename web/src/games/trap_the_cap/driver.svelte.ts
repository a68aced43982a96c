// This file is what happens on the board between two views: caps on their way, and how events have left the others.

import { glide } from "../../map/glide";
import type { Point } from "../../map/projection";
import { afterEvent } from "./event";
import { willTrap } from "./model/prey";
import { drop, journeyTime, type Moment, moment } from "./scene/travel";
import { feet, standOf, waysOut } from "./scene/way";
import type { Drawing, GameEvent, View } from "./types";

/** The way that the last cap went. */
export interface Trail {
  path: string[];
  seat: number;
  /** How many throws there had been, so that it is not shown when one looks further back. */
  throws: number;
}

export class Driver {
  /** Where the caps are that are on their way, by name. */
  flights = $state.raw<Record<string, Moment>>({});
  trail = $state.raw<Trail | null>(null);
  /** What is to be seen since events have been shown. */
  #shown = $state.raw<View | null>(null);
  /** How a cap stands that has come to its prey, while it is still shown over it. */
  #landed: View | null = null;

  /** Whether a cap is on its way. */
  get isBusy(): boolean {
    return Object.keys(this.flights).length > 0;
  }

  /** Forget everything that belongs to an earlier view; the last way stays. */
  settle(): void {
    this.flights = {};
    this.#shown = null;
    this.#landed = null;
  }

  /** Give what is to be seen now, with what was shown since the view. */
  seen(view: View): View {
    return this.#shown ?? view;
  }

  /** Show an event; afterwards everything stays as the event left it. */
  async show(
    event: GameEvent,
    view: View,
    drawing: Drawing,
    milliseconds: number,
    signal: AbortSignal,
  ): Promise<void> {
    const before = this.seen(view);
    const after = afterEvent(this.#landed ?? before, event, drawing);
    this.#landed = null;
    if (event.event === "Moved") {
      this.trail = { path: event.path, seat: event.seat, throws: view.throws };
      const isTrapping = willTrap(event, before, drawing);
      const way = feet(event, before, isTrapping ? null : after, drawing);
      await this.#fly({ [event.cap]: way }, journeyTime(way.length - 1, milliseconds), signal);
      if (isTrapping) {
        this.#landed = after;
        return;
      }
    } else if (event.event === "Trapped") {
      await this.#drop(event.cap, before, drawing, milliseconds, signal);
    } else if (event.event === "Freed") {
      this.#shown = after;
      await this.#fly(waysOut(event, after, drawing), milliseconds, signal);
    }
    this.#shown = after;
    this.flights = {};
  }

  /** Let caps go along their ways, all at once. */
  async #fly(ways: Record<string, Point[]>, milliseconds: number, signal: AbortSignal): Promise<void> {
    const paint = (share: number) => {
      this.flights = Object.fromEntries(Object.entries(ways).map(([cap, way]) => [cap, moment(way, share)]));
    };
    await glide(milliseconds, signal, paint);
    paint(1);
  }

  /** Let the cap that traps hop up and come down over the others. */
  async #drop(
    cap: string,
    before: View,
    drawing: Drawing,
    milliseconds: number,
    signal: AbortSignal,
  ): Promise<void> {
    const from = this.flights[cap] ?? standOf(cap, before, drawing);
    if (!from) return;
    await glide(milliseconds, signal, (share) => {
      this.flights = { [cap]: drop(from, share) };
    });
  }
}

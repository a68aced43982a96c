// This file is what happens on the board between two views: the jets that are chosen, and a jet on its way.

import { glide } from "../../map/glide";
import { greatCircle, type Point } from "../../map/projection";
import { along, eased, type OnTheWay } from "../../map/way";
import { type Journey, journeyOf, stirOf } from "./event";
import { placesById } from "./model/drawing";
import type { Flight } from "./model/flight";
import type { Drawing, GameEvent, View } from "./types";

/** A jet in the air. */
export interface Airborne {
  seat: number;
  jet: number;
  at: OnTheWay;
  lines: Point[][];
}

/** Flights to choose from at one place of the map. */
export interface Choice {
  at: Point;
  flights: Flight[];
}

/** How many steps a flight round the globe takes. */
const LONG_FLIGHT = 2;

export class Driver {
  /** The city whose jets are chosen; null shows the flights of all. */
  chosen = $state<string | null>(null);
  choice = $state.raw<Choice | null>(null);
  airborne = $state.raw<Airborne | null>(null);
  /** The place where something has just happened. */
  stir = $state<string | null>(null);
  /** Where jets have gone since the view was made, by seat and number. */
  #gone = $state.raw<Record<string, string>>({});

  /** Forget everything that belongs to an earlier view. */
  settle(): void {
    this.#gone = {};
    this.airborne = null;
    this.stir = null;
    this.chosen = null;
    this.choice = null;
  }

  /** Give where the jets are now, with what was shown since the view. */
  jets(view: View): string[][] {
    return view.jets.map((cities, seat) =>
      cities.map((city, index) => this.#gone[`${seat} ${index + 1}`] ?? city),
    );
  }

  /** Show an event. */
  async show(event: GameEvent, drawing: Drawing, milliseconds: number, signal: AbortSignal): Promise<void> {
    const journey = journeyOf(event, drawing);
    if (journey !== null) {
      await this.#fly(journey, drawing, milliseconds * (journey.isRound ? LONG_FLIGHT : 1), signal);
      this.#gone = { ...this.#gone, [`${journey.seat} ${journey.jet}`]: journey.to };
      this.airborne = null;
      return;
    }
    this.stir = stirOf(event, drawing);
    if (this.stir !== null) await glide(milliseconds, signal);
    this.stir = null;
  }

  async #fly(journey: Journey, drawing: Drawing, milliseconds: number, signal: AbortSignal): Promise<void> {
    const places = placesById(drawing.map);
    const [from, to] = [places.get(journey.from), places.get(journey.to)];
    if (from === undefined || to === undefined || from === to) return;
    const lines = journey.isRound ? greatCircle(drawing.map, from, to) : [[from, to]];
    await glide(milliseconds, signal, (share) => {
      this.airborne = { seat: journey.seat, jet: journey.jet, lines, at: along(lines, eased(share)) };
    });
  }
}

// This file is what happens on the board between two views: pieces on their way, searches, and what stirs.

import { glide } from "../../map/glide";
import type { Point } from "../../map/projection";
import { along, eased } from "../../map/way";
import { sightOf } from "./model/sight";
import { type Motion, motionOf } from "./scene/motion";
import { type Leg, legsOf } from "./scene/route";
import type { AgentName, Drawing, GameEvent, View } from "./types";

/** A piece on its way. */
export interface Underway extends Point {
  piece: { agent: AgentName } | { seat: number };
  /** The seat of the escapee that it takes along. */
  prisoner: number | undefined;
  isFlying: boolean;
  /** The whole trip, for its trail. */
  legs: Leg[];
}

/** How many steps a flight takes, and how many a search or a stir is seen. */
const FLIGHT_STEPS = 2;
const SEARCH_STEPS = 2.5;
const STIR_STEPS = 2.5;

export class Driver {
  underway = $state.raw<Underway | null>(null);
  /** The places that are being searched, and whether somebody is found there. */
  calls = $state.raw<{ places: number[]; isFound: boolean } | null>(null);
  /** Places where something happens, a line between them, and zones that are named. */
  places = $state.raw<number[]>([]);
  line = $state.raw<Leg[]>([]);
  zones = $state.raw<string[]>([]);
  /** Where pieces have gone since the view was made. */
  #agents = $state.raw<Partial<Record<AgentName, number | null>>>({});
  #seats = $state.raw<Record<number, number>>({});

  /** Forget everything that belongs to an earlier view. */
  settle(): void {
    this.#agents = {};
    this.#seats = {};
    this.#rest();
  }

  /** Give where the agents are now, with what was shown since the view. */
  agents(view: View): { agent: AgentName; place: number | null }[] {
    return view.agents.map(({ agent, place }) => {
      const gone = this.#agents[agent];
      return { agent, place: gone === undefined ? place : gone };
    });
  }

  /** Give where the escapees are now, of those that may be seen. */
  fugitives(view: View): (number | null)[] {
    return view.escapees.map((_, seat) => this.#seats[seat] ?? sightOf(view, seat));
  }

  /** Show an event, for at least some steps. */
  async show(
    event: GameEvent,
    view: View,
    drawing: Drawing,
    milliseconds: number,
    signal: AbortSignal,
    steps = 0,
  ): Promise<void> {
    const began = performance.now();
    const motion = motionOf(event, view, drawing);
    if (motion !== null) {
      const { trip, calls, found = [], places = [], line, zones = [], gone } = motion;
      this.places = places;
      this.line = line === undefined ? [] : legsOf(line.path, line.by, drawing);
      this.zones = zones;
      const isQuiet = trip === undefined && places.length + zones.length > 0;
      if (isQuiet) await glide(milliseconds * Math.max(STIR_STEPS, steps), signal);
      if (trip !== undefined) await this.#travel(trip, drawing, milliseconds, signal);
      if (calls !== undefined) {
        this.calls = { places: calls, isFound: found.length > 0 };
        await glide(milliseconds * SEARCH_STEPS, signal);
      }
      if (gone !== undefined) this.#agents = { ...this.#agents, [gone]: null };
    }
    await glide(milliseconds * steps - (performance.now() - began), signal);
    this.#rest();
  }

  async #travel(
    { piece, prisoner, path, by }: NonNullable<Motion["trip"]>,
    drawing: Drawing,
    milliseconds: number,
    signal: AbortSignal,
  ): Promise<void> {
    const legs = legsOf(path, by, drawing);
    for (const leg of legs) {
      const isFlying = leg.means === "flight";
      await glide(milliseconds * (isFlying ? FLIGHT_STEPS : 1), signal, (share) => {
        this.underway = { piece, prisoner, isFlying, legs, ...along(leg.lines, eased(share)) };
      });
    }
    const end = path.at(-1);
    if (end !== undefined && "agent" in piece) this.#agents = { ...this.#agents, [piece.agent]: end };
    if (end !== undefined && "seat" in piece) this.#seats = { ...this.#seats, [piece.seat]: end };
    this.underway = null;
  }

  #rest(): void {
    this.underway = null;
    this.calls = null;
    this.places = [];
    this.line = [];
    this.zones = [];
  }
}

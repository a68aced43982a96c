// This file is what happens on the board between two views: Travellers on their way, pegs, and what stirs.

import { glide } from "../../map/glide";
import type { Point } from "../../map/projection";
import { along, eased, lengthOf } from "../../map/way";
import { type Means, type Motion, motionOf } from "./scene/motion";
import { airOf, linesBetween, pointOf, type Standing, standingOf, transitLines } from "./scene/route";
import { sheetOf } from "./scene/sheet";
import type { Drawing, GameEvent, View } from "./types";

/** A Traveller on its way. */
export interface Underway extends Point {
  seat: number;
  means: Means;
  /** Whether it is on a crossing, by ship. */
  isAtSea: boolean;
  /** The whole way, for its trail. */
  lines: Point[][];
}

/** How many steps a way through the air takes, and how many something stirs. */
const AIR_STEPS = 3;
const STIR_STEPS = 1.6;
/** The steps of a leg by its length, in parts of the map's width: neighbours take less time than an ocean. */
const LEG = { least: 0.8, most: 2.4, width: 14 };

export class Driver {
  underway = $state.raw<Underway | null>(null);
  /** Cities where something happens. */
  cities = $state.raw<string[]>([]);
  /** Where Travellers have gone, and pegs have been put, since the view was made. */
  #standings = $state.raw<Record<number, Standing>>({});
  #pegs = $state.raw<{ seat: number; city: string }[]>([]);

  /** Forget everything that belongs to an earlier view. */
  settle(): void {
    this.#standings = {};
    this.#pegs = [];
    this.#rest();
  }

  /** Give where the sides are now, with what was shown since the view. */
  standings(view: View): (Standing | null)[] {
    return view.sides.map((side, seat) => this.#standings[seat] ?? standingOf(side));
  }

  /** Give the cities that a side has pegs in, with what was shown since the view. */
  pegs(view: View, seat: number): Set<string> {
    const added = this.#pegs.flatMap((peg) => (peg.seat === seat ? [peg.city] : []));
    return new Set([...(view.sides[seat]?.pegs ?? []), ...added]);
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
    const motion = motionOf(event, view, drawing, (seat) => this.standings(view)[seat] ?? null);
    if (motion !== null) {
      const { trip, cities = [], peg } = motion;
      if (trip !== undefined) await this.#travel(trip, drawing, milliseconds, signal);
      if (peg !== undefined) this.#pegs = [...this.#pegs, peg];
      this.cities = cities;
      if (cities.length > 0) await glide(milliseconds * STIR_STEPS, signal);
    }
    await glide(milliseconds * steps - (performance.now() - began), signal);
    this.#rest();
  }

  async #travel(
    { seat, stops, means }: NonNullable<Motion["trip"]>,
    drawing: Drawing,
    milliseconds: number,
    signal: AbortSignal,
  ): Promise<void> {
    const sheet = sheetOf(drawing);
    const legs = stops.slice(1).map((to, index) => {
      const from = stops[index] ?? to;
      return { isAtSea: isCrossing(from, to), lines: wayBetween(from, to, means, drawing) };
    });
    const lines = legs.flatMap((leg) => leg.lines);
    for (const leg of legs) {
      const length = leg.lines.reduce((sum, line) => sum + lengthOf(line), 0) / sheet.width;
      const time = means === "air" ? AIR_STEPS : Math.min(Math.max(LEG.least, length * LEG.width), LEG.most);
      await glide(milliseconds * time, signal, (share) => {
        this.underway = { seat, means, isAtSea: leg.isAtSea, lines, ...along(leg.lines, eased(share)) };
      });
    }
    const end = stops.at(-1);
    if (end !== undefined) this.#standings = { ...this.#standings, [seat]: end };
    this.underway = null;
  }

  #rest(): void {
    this.underway = null;
    this.cities = [];
  }
}

/** Give the lines from one point to the next. */
function wayBetween(from: Standing, to: Standing, means: Means, drawing: Drawing): Point[][] {
  const sheet = sheetOf(drawing);
  if (means === "route" && "city" in from && "city" in to) return linesBetween(from.city, to.city, sheet);
  if (means === "route") return transitLines(from, to, sheet);
  const [start, end] = [pointOf(from, sheet), pointOf(to, sheet)];
  return start === null || end === null ? [] : airOf(start, end, drawing);
}

function isCrossing(from: Standing, to: Standing): boolean {
  return "crossing" in from || "crossing" in to;
}

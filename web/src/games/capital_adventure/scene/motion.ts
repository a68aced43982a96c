// This file is the events of a match as the board shows them: who travels and how, and where something stirs.

import { ATLANTIC } from "../model/view";
import type { Drawing, GameEvent, View } from "../types";
import { type Standing, standingOf } from "./route";

/** How a Traveller is moved: on its own along routes, or taken through the air. */
export type Means = "route" | "air";

/** What an event shows on the board. */
export interface Motion {
  /** A Traveller that goes from one point to the next. */
  trip?: { seat: number; stops: Standing[]; means: Means };
  /** Cities where something happens. */
  cities?: string[];
  /** A peg that is put down. */
  peg?: { seat: number; city: string };
}

/** Read what an event shows; null when the board shows nothing of it. `now` says where the sides are by then. */
export function motionOf(
  event: GameEvent,
  view: View,
  drawing: Drawing,
  now: (seat: number) => Standing | null = (seat) => standingOrNull(view, seat),
): Motion | null {
  switch (event.event) {
    case "SetOut":
      return trip(event.seat, [{ city: drawing.start }, { city: event.city }], "air");
    case "Travelled":
      return trip(
        event.seat,
        event.path.map((city) => ({ city })),
        "route",
      );
    case "Embarked": {
      const here = now(event.seat);
      const crossing = here !== null && "city" in here ? crossingTo(here.city, event.to, drawing) : null;
      return crossing === null ? null : onward(event.seat, here, { crossing, sea: 0 }, "route");
    }
    case "Entered":
      return onward(event.seat, now(event.seat), { city: event.city }, "route");
    case "SeaProgress":
      return onward(event.seat, now(event.seat), { crossing: ATLANTIC, sea: event.answers }, "route");
    case "SentBack":
    case "Hijacked":
    case "Deported": {
      const { seat, city } = event;
      return { ...onward(seat, now(seat), { city }, "air"), cities: [city] };
    }
    case "Pegged":
      return { cities: [event.city], peg: { seat: event.seat, city: event.city } };
    case "AlreadyThere":
    case "TokenEarned":
      return { cities: [event.city] };
    default:
      return null;
  }
}

function trip(seat: number, stops: Standing[], means: Means): Motion {
  return { trip: { seat, stops, means } };
}

/** The trip from where a side is; none when that is not known. */
function onward(seat: number, here: Standing | null, end: Standing, means: Means): Motion | null {
  return here === null ? null : trip(seat, [here, end], means);
}

/** Find the crossing between two cities. */
function crossingTo(from: string, to: string, drawing: Drawing): string | null {
  if (from === drawing.atlantic.from && to === drawing.atlantic.to) return ATLANTIC;
  const found = drawing.crossings.find(
    (crossing) =>
      (crossing.from === from && crossing.to === to) || (crossing.from === to && crossing.to === from),
  );
  return found?.id ?? null;
}

function standingOrNull(view: View, seat: number): Standing | null {
  const side = view.sides[seat];
  return side === undefined ? null : standingOf(side);
}

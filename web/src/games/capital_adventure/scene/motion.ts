// This file is the events of a match as the board shows them: who travels and how, and where something stirs.

import type { AnyEvent } from "../../face";
import type { Drawing, View } from "../model/drawing";
import { ATLANTIC } from "../model/view";
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
  event: AnyEvent,
  view: View,
  drawing: Drawing,
  now: (seat: number) => Standing | null = (seat) => standingOrNull(view, seat),
): Motion | null {
  const seat = typeof event.seat === "number" ? event.seat : null;
  if (seat === null) return null;
  const text = (key: string): string => (typeof event[key] === "string" ? (event[key] as string) : "");
  const here = now(seat);
  const move = (stops: Standing[], means: Means): Motion => ({ trip: { seat, stops, means } });
  const onward = (end: Standing, means: Means): Motion | null =>
    here === null ? null : move([here, end], means);
  switch (event.event) {
    case "SetOut":
      return move([{ city: drawing.start }, { city: text("city") }], "air");
    case "Travelled":
      return move(
        (Array.isArray(event.path) ? (event.path as string[]) : []).map((city) => ({ city })),
        "route",
      );
    case "Embarked": {
      const crossing = here !== null && "city" in here ? crossingTo(here.city, text("to"), drawing) : null;
      return crossing === null ? null : onward({ crossing, sea: 0 }, "route");
    }
    case "Entered":
      return onward({ city: text("city") }, "route");
    case "SeaProgress":
      return onward(
        { crossing: ATLANTIC, sea: typeof event.answers === "number" ? event.answers : 0 },
        "route",
      );
    case "SentBack":
    case "Hijacked":
    case "Deported":
      return { ...onward({ city: text("city") }, "air"), cities: [text("city")] };
    case "Pegged":
      return { cities: [text("city")], peg: { seat, city: text("city") } };
    case "TokenEarned":
      return { cities: [text("city")] };
    default:
      return null;
  }
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

// This file is the events of Trap the Cap: what each leaves on the board, what it sounds like, and which are counted.

import type { Sound } from "../face";
import { baseOf } from "./model/drawing";
import { GOLDEN_NAME, seatOf } from "./model/view";
import type { Drawing, GameEvent, Spot, View } from "./types";

const SOUNDS: Partial<Record<GameEvent["event"], Sound>> = {
  Threw: "dice",
  Moved: "step",
  Trapped: "capture",
  Delivered: "card",
  GoldenCapWon: "win",
  Ended: "win",
};

/** Say what an event sounds like. */
export function soundOf(event: GameEvent): Sound | null {
  return SOUNDS[event.event] ?? null;
}

/** Titles of the counts that are told after a match. */
export const TALLIES: Partial<Record<GameEvent["event"], string>> = {
  Threw: "Throws",
  ThrowLost: "Throws lost",
  Trapped: "Traps made",
  Delivered: "Catches brought home",
  Freed: "Rescues",
};

/** What is to be seen after an event: the board shows it until the next view has come. */
export function afterEvent(view: View, event: GameEvent, drawing: Drawing): View {
  switch (event.event) {
    case "Moved": {
      const to = event.path.at(-1);
      return to === undefined ? view : put(view, [event.cap], () => ({ on: to }));
    }
    case "Trapped":
      return put(view, event.caps, () => ({ under: event.cap }));
    case "Delivered":
      return put(view, event.caps, () => ({ held: event.base }));
    case "Freed":
      return put(view, event.caps, (cap) => ({ on: baseOf(drawing, seatOf(view, cap))?.id ?? "" }));
    case "GoldenCapWon": {
      const won = put(view, [GOLDEN_NAME], () => ({ on: baseOf(drawing, event.seat)?.id ?? "" }));
      return { ...won, golden_owner: event.seat };
    }
    case "Began":
      return { ...view, turn: event.seat };
    case "Threw":
      return { ...view, turn: event.seat, die: event.die, picked: null };
    default:
      return view;
  }
}

function put(view: View, caps: string[], spot: (cap: string) => Spot): View {
  return { ...view, caps: { ...view.caps, ...Object.fromEntries(caps.map((cap) => [cap, spot(cap)])) } };
}

// This file is what has to be read before a match goes on: a Hazard, a Telex or a storm at sea, found in an event or a view.

import type { GameEvent, View } from "../types";

export interface Notice {
  kind: "hazard" | "telex" | "storm";
  /** The card; a storm has none. */
  card: string | null;
  seat: number;
}

/** Say what an event gives to read. */
export function noticeBy(event: GameEvent): Notice | null {
  switch (event.event) {
    case "HazardDrawn":
      return { kind: "hazard", card: event.card, seat: event.seat };
    case "TelexDrawn":
      return { kind: "telex", card: event.card, seat: event.seat };
    case "SentBack":
      return { kind: "storm", card: null, seat: event.seat };
    default:
      return null;
  }
}

/** Say what came up between two views of a match, when nothing was shown in between. */
export function noticeBetween(before: View, after: View): Notice | null {
  const telexes = after.piles.length - 1;
  const at = after.piles.findIndex((pile, index) => {
    const earlier = before.piles[index];
    return earlier !== undefined && (pile.drawn.length > earlier.drawn.length || pile.next !== earlier.next);
  });
  if (at === telexes && after.telex !== null) return { kind: "telex", ...after.telex };
  if (at >= 0 && at < telexes && after.hazard !== null) return { kind: "hazard", ...after.hazard };
  const seat = after.sides.findIndex((side, index) => {
    return side.was_sent_back && before.sides[index]?.was_sent_back === false;
  });
  return seat < 0 ? null : { kind: "storm", card: null, seat };
}

/** Tell whether two notices are the same. */
export function isSameNotice(one: Notice | null, other: Notice | null): boolean {
  return one?.kind === other?.kind && one?.card === other?.card && one?.seat === other?.seat;
}

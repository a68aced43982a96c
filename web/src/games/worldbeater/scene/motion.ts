// This file is the events of Worldbeater as the board shows them: journeys of cars, and tokens that change places.

import type { GameEvent } from "../../face";
import type { TokenPlace } from "../types";

/** What an event changes on the board. */
export interface Motion {
  seat: number;
  /** The hexagons along which the car goes, from where it stands; fewer than two when it stays. */
  way: string[];
  /** A token that changes its place when the car has come. */
  token?: { town: string; place: TokenPlace };
  /** Whether the car is harmed where it stands. */
  isHarmed?: boolean;
}

/** Read what an event changes; null when the board shows nothing of it. */
export function motionOf(event: AnyEvent): Motion | null {
  const { seat } = event;
  if (typeof seat !== "number") return null;
  const text = (key: string): string => (typeof event[key] === "string" ? (event[key] as string) : "");
  const way = [text("start"), text("at"), text("to")].filter(
    (hexagon, index, all) => hexagon !== "" && hexagon !== all[index - 1],
  );
  switch (event.event) {
    case "Drove":
    case "Crossed":
    case "Flew":
      return { seat, way };
    case "Claimed":
      return { seat, way, token: { town: text("town"), place: seat } };
    case "PutBack":
      return { seat, way, token: { town: text("town"), place: "returned" } };
    case "Harmed":
      return typeof event.on === "number" ? { seat: event.on, way: [], isHarmed: true } : null;
    default:
      return null;
  }
}

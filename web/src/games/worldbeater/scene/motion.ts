// This file is the events of Worldbeater as the board shows them: journeys of cars, and tokens that change places.

import type { GameEvent, TokenPlace } from "../types";

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
export function motionOf(event: GameEvent): Motion | null {
  switch (event.event) {
    case "Drove":
    case "Flew":
      return { seat: event.seat, way: wayOf(event.start, event.to) };
    case "Crossed":
      return { seat: event.seat, way: wayOf(event.start, event.at, event.to) };
    case "Claimed": {
      const { seat, start, at, town } = event;
      return { seat, way: wayOf(start, at), token: { town, place: seat } };
    }
    case "PutBack":
      return { seat: event.seat, way: [event.at], token: { town: event.town, place: "returned" } };
    case "Harmed":
      return { seat: event.on, way: [], isHarmed: true };
    default:
      return null;
  }
}

/** Give the hexagons of a way, without one where the car stays. */
function wayOf(...hexagons: string[]): string[] {
  return hexagons.filter((hexagon, index) => hexagon !== hexagons[index - 1]);
}

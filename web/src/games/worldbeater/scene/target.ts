// This file is what the offers mean on the board: which hexagon each is about, and what would happen there.

import type { Offer } from "../../../wire/message";
import { partnerOf } from "../model/drawing";
import type { Drawing, Move } from "../types";

export type TargetKind = "drive" | "claim" | "cross" | "fly" | "put-back";

/** A hexagon where something is offered. */
export interface Target {
  kind: TargetKind;
  hexagon: string;
  /** Where a crossing comes out. */
  beyond?: string;
  offer: Offer<Move>;
}

/** Read an offer as a hexagon of the board; null for cards and for the end of a turn. */
export function targetOf(offer: Offer<Move>, drawing: Drawing): Target | null {
  const { move } = offer;
  switch (move.move) {
    case "drive":
    case "fly":
      return { kind: move.move, hexagon: move.to, offer };
    case "claim":
    case "put-back":
      return { kind: move.move, hexagon: move.at, offer };
    case "cross": {
      const beyond = partnerOf(move.at, drawing);
      return { kind: "cross", hexagon: move.at, ...(beyond === undefined ? {} : { beyond }), offer };
    }
    default:
      return null;
  }
}

/** List what is offered on the board. */
export function targetsOf(offers: Offer<Move>[], drawing: Drawing): Target[] {
  return offers.flatMap((offer) => targetOf(offer, drawing) ?? []);
}

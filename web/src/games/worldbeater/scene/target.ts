// This file is what the offers mean on the board: which hexagon each is about, and what would happen there.

import type { Offer } from "../../../wire/message";
import { partnerOf } from "../model/drawing";
import type { Drawing } from "../types";

export type TargetKind = "drive" | "claim" | "cross" | "fly" | "put-back";

/** A hexagon where something is offered. */
export interface Target {
  kind: TargetKind;
  hexagon: string;
  /** Where a crossing comes out. */
  beyond?: string;
  offer: Offer;
}

/** Read an offer as a hexagon of the board; null for cards and for the end of a turn. */
export function targetOf(offer: Offer, drawing: Drawing): Target | null {
  const { move, to, at } = offer.move;
  switch (move) {
    case "drive":
    case "fly":
      return typeof to === "string" ? { kind: move, hexagon: to, offer } : null;
    case "claim":
    case "put-back":
      return typeof at === "string" ? { kind: move, hexagon: at, offer } : null;
    case "cross": {
      if (typeof at !== "string") return null;
      const beyond = partnerOf(at, drawing);
      return beyond === undefined
        ? { kind: move, hexagon: at, offer }
        : { kind: move, hexagon: at, beyond, offer };
    }
    default:
      return null;
  }
}

/** List what is offered on the board. */
export function targetsOf(offers: Offer[], drawing: Drawing): Target[] {
  return offers.flatMap((offer) => targetOf(offer, drawing) ?? []);
}

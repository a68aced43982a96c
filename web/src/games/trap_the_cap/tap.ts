// This file is what a tap on the board means: an offered move, or a wish that the rules have to answer.

import type { Point } from "../../map/projection";
import type { Offer as AnyOffer } from "../../wire/message";
import { hasPrey } from "./model/prey";
import { colourOf, GOLDEN_NAME, stacks } from "./model/view";
import { type Figure, stackHeight } from "./scene/layout";
import type { Drawing, Move, Place, View } from "./types";

type Offer = AnyOffer<Move>;

/** What an offer points at: a cap to choose, a place to go to, or caps to trap there. */
export interface Target {
  /** The cap or place that is meant. */
  id: string;
  kind: "cap" | "place" | "prey";
  offer: Offer;
}

/** What was tapped: a cap and where it stands, a place alone, or nothing. */
export interface Near {
  cap: string | null;
  place: string | null;
}

/** Everything that a tap can meet. */
export interface Scene {
  drawing: Drawing;
  view: View;
  figures: Figure[];
  offers: Offer[];
  /** How far from an offered thing a tap still means it; a finger is broad. */
  reach: number;
}

/** How near a tap has to be to something that is not offered. */
const CLOSE = 52;
/** A cap in a base is met before the base round it. */
const BASE_IS_BEHIND = 30;

/** Whether an offer is plainly on the board; the others are words: stay, leave it, throw again, end the turn. */
export function isOnBoard(offer: Offer): boolean {
  return "cap" in offer.move || "to" in offer.move;
}

/** What an offer points at; null when it has no place on the board. */
export function targetOf(offer: Offer, view: View, drawing: Drawing): Target | null {
  const { move } = offer;
  if (move.move === "pick") return { id: move.cap, kind: "cap", offer };
  if (move.move === "trap") return { id: move.cap, kind: "prey", offer };
  const id = goal(offer, view);
  const place = drawing.places.find((one) => one.id === id);
  return id !== null && place ? { id, kind: hasPrey(place, view) ? "prey" : "place", offer } : null;
}

/** The place where an offer leaves the picked cap; a cap that came home can be told to stay by a tap there. */
function goal({ move }: Offer, view: View): string | null {
  if ("to" in move) return move.to;
  const spot = view.picked === null ? undefined : view.caps[view.picked];
  return move.move === "stay" && spot && "on" in spot ? spot.on : null;
}

/** The offer for a cap: its own, or that of a like one beside it, for of single caps side by side only one is offered. */
export function offerFor(cap: string, offers: Offer[], view: View): Offer | undefined {
  const named = offers.find(({ move }) => "cap" in move && move.cap === cap);
  if (named || cap === GOLDEN_NAME) return named;
  const all = stacks(view);
  const mine = all.find((stack) => stack.cap === cap);
  if (!mine || mine.load.length > 0) return undefined;
  const twins = all.filter(
    (other) => other.place === mine.place && other.load.length === 0 && colourOf(other.cap) === colourOf(cap),
  );
  return offers.find(({ move }) => move.move === "pick" && twins.some((twin) => twin.cap === move.cap));
}

/** What marks a cap: it may be chosen, it can be trapped, or it is the one that moves. */
export function auraOf(cap: string, offers: Offer[], view: View): "offered" | "prey" | "picked" | null {
  if (cap === view.picked) return "picked";
  const offer = offerFor(cap, offers, view);
  if (!offer) return null;
  return offer.move.move === "trap" ? "prey" : "offered";
}

/** What a tap means now: an offer to make, a move to ask about, or nothing. */
export function meaning(near: Near, offers: Offer[], view: View): { offer: Offer } | { wish: Move } | null {
  const onCap = near.cap === null ? undefined : offerFor(near.cap, offers, view);
  const offer = onCap ?? offers.find((one) => near.place !== null && goal(one, view) === near.place);
  if (offer) return { offer };
  const wish = wishFor(near, view);
  return wish && { wish };
}

/** The move that a tap on something that is not offered would be in this phase. */
function wishFor({ cap, place }: Near, view: View): Move | null {
  if (place === null || view.phase === "over") return null;
  switch (view.phase) {
    case "trapping":
      return cap ? { move: "trap", cap } : { move: "step", to: place };
    case "stepping":
      return { move: "step", to: place };
    case "going":
      return { move: "go", to: place };
    case "home":
      return { move: view.picked === GOLDEN_NAME ? "step" : "go", to: place };
    default:
      return cap ? { move: "pick", cap } : { move: "go", to: place };
  }
}

/** What a tap was near to; something offered is met from farther away than anything else. */
export function near(point: Point, { drawing, view, figures, offers, reach }: Scene): Near {
  const ways = new Set(offers.map((offer) => goal(offer, view)));
  const caps = figures.map((figure) => ({
    cap: figure.stack.cap,
    place: figure.stack.place,
    distance: distanceToCap(point, figure),
    isOffered: ways.has(figure.stack.place) || offerFor(figure.stack.cap, offers, view) !== undefined,
  }));
  const places = drawing.places.map((place) => {
    const waiting =
      place.kind === "base" ? caps.find((cap) => cap.place === place.id && cap.isOffered) : undefined;
    return {
      cap: waiting?.cap ?? null,
      place: place.id,
      distance: distanceToPlace(point, place, drawing),
      isOffered: waiting !== undefined || ways.has(place.id),
    };
  });
  const all = [...caps, ...places].sort((one, other) => one.distance - other.distance);
  const offered = all.find((one) => one.isOffered && one.distance <= reach);
  const met = offered ?? all.find((one) => one.distance <= CLOSE);
  return { cap: met?.cap ?? null, place: met?.place ?? null };
}

/** How far a point is from a drawn cap: from the line between its foot and its tip. */
function distanceToCap(point: Point, figure: Figure): number {
  const foot = figure.y - 14 * figure.scale;
  const tip = figure.y - stackHeight(figure.stack) * figure.scale * 0.8;
  return Math.hypot(point.x - figure.x, point.y - Math.min(foot, Math.max(tip, point.y)));
}

/** How far a point is from a place: from the middle of a space, or from the box of a base. */
function distanceToPlace(point: Point, place: Place, drawing: Drawing): number {
  const base = drawing.bases.find((one) => one.id === place.id);
  const across = Math.abs(point.x - place.x);
  const down = Math.abs(point.y - place.y);
  if (!base) return Math.hypot(across, down);
  return (
    BASE_IS_BEHIND + Math.hypot(Math.max(across - base.width / 2, 0), Math.max(down - base.height / 2, 0))
  );
}

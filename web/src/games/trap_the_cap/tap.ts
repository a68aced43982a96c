// This file is what a tap on the board means: an offered move, or a wish that the rules have to answer.

import type { Offer, Wire } from "../../wire/message";
import {
  type CapDrawing,
  type CapView,
  colourOf,
  GOLDEN_NAME,
  type Place,
  playerOf,
  stacks,
} from "./model/view";
import { type Figure, stackHeight } from "./scene/layout";

/** What an offer points at: a cap to choose, a place to go to, or caps to trap there. */
export interface Target {
  /** The cap or place that is meant. */
  id: string;
  kind: "cap" | "place" | "prey";
  offer: Offer;
}

/** A point on the plate. */
export interface Point {
  x: number;
  y: number;
}

/** What was tapped: a cap and where it stands, a place alone, or nothing. */
export interface Near {
  cap: string | null;
  place: string | null;
}

/** Everything that a tap can meet. */
export interface Scene {
  drawing: CapDrawing;
  view: CapView;
  figures: Figure[];
  offers: Offer[];
  /** How far from an offered thing a tap still means it; a finger is broad. */
  reach: number;
}

/** How near a tap has to be to something that is not offered. */
const CLOSE = 52;
/** A cap in a base is met before the base round it. */
const BASE_IS_BEHIND = 30;

const ON_CAPS = ["pick", "trap"];
const WAYS = ["go", "step"];

/** Whether an offer is plainly on the board; the others are words: stay, leave it, throw again, end the turn. */
export function isOnBoard(offer: Offer): boolean {
  return ON_CAPS.includes(offer.move.move) || WAYS.includes(offer.move.move);
}

/** What an offer points at; null when it has no place on the board. */
export function targetOf(offer: Offer, view: CapView, drawing: CapDrawing): Target | null {
  const { move } = offer;
  if (move.move === "pick") return { id: String(move.cap), kind: "cap", offer };
  if (move.move === "trap") return { id: String(move.cap), kind: "prey", offer };
  const id = goal(offer, view);
  const place = drawing.places.find((one) => one.id === id);
  return id !== null && place ? { id, kind: hasPrey(place, view) ? "prey" : "place", offer } : null;
}

/** The place where an offer leaves the picked cap; a cap that came home can be told to stay by a tap there. */
function goal({ move }: Offer, view: CapView): string | null {
  if (WAYS.includes(move.move)) return String(move.to);
  const spot = view.picked === null ? undefined : view.caps[view.picked];
  return move.move === "stay" && spot && "on" in spot ? spot.on : null;
}

/** Whether the picked cap would meet caps there that it can put itself over. */
export function hasPrey(place: Place, view: CapView): boolean {
  if (place.kind === "base" || view.picked === null) return false;
  if (place.kind === "grey" && view.picked !== GOLDEN_NAME) return false;
  const mover = playerOf(view, view.picked);
  return stacks(view).some(
    (stack) => stack.place === place.id && stack.cap !== view.picked && playerOf(view, stack.cap) !== mover,
  );
}

/** The offer for a cap: its own, or that of a like one beside it, for of single caps side by side only one is offered. */
export function offerFor(cap: string, offers: Offer[], view: CapView): Offer | undefined {
  const named = offers.find((offer) => ON_CAPS.includes(offer.move.move) && offer.move.cap === cap);
  if (named || cap === GOLDEN_NAME) return named;
  const all = stacks(view);
  const mine = all.find((stack) => stack.cap === cap);
  if (!mine || mine.load.length > 0) return undefined;
  const twins = all.filter(
    (other) => other.place === mine.place && other.load.length === 0 && colourOf(other.cap) === colourOf(cap),
  );
  return offers.find(
    (offer) => offer.move.move === "pick" && twins.some((twin) => twin.cap === offer.move.cap),
  );
}

/** What a tap means now: an offer to make, a move to ask about, or nothing. */
export function meaning(
  near: Near,
  offers: Offer[],
  view: CapView,
): { offer: Offer } | { wish: Wire } | null {
  const onCap = near.cap === null ? undefined : offerFor(near.cap, offers, view);
  const offer = onCap ?? offers.find((one) => near.place !== null && goal(one, view) === near.place);
  if (offer) return { offer };
  const wish = wishFor(near, view);
  return wish && { wish };
}

/** The move that a tap on something that is not offered would be in this phase. */
function wishFor({ cap, place }: Near, view: CapView): Wire | null {
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
function distanceToPlace(point: Point, place: Place, drawing: CapDrawing): number {
  const base = drawing.bases.find((one) => one.id === place.id);
  const across = Math.abs(point.x - place.x);
  const down = Math.abs(point.y - place.y);
  if (!base) return Math.hypot(across, down);
  return (
    BASE_IS_BEHIND + Math.hypot(Math.max(across - base.width / 2, 0), Math.max(down - base.height / 2, 0))
  );
}

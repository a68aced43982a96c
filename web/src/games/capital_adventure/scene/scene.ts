// This file is what stands on the map at one size of it: Travellers side by side, names and fares, and the part that matters.

import { boxRound, frameOf, type Rectangle } from "../../../map/box";
import type { WantedName } from "../../../map/label";
import { partRound } from "../../../map/part";
import type { Point } from "../../../map/projection";
import type { BoardPart } from "../../face";
import { dollars } from "../model/drawing";
import { Lettering, type WantedFare } from "./label";
import { keyOf, pointOf, type Standing } from "./route";
import type { Line, Sheet, Spot } from "./sheet";

/** How large things are, in units of the map. */
export interface Scale {
  /** Units to a pixel. */
  unit: number;
  /** From the middle of a city's mark to its edge; Capital Adventure cities and London are larger. */
  mark: number;
  goal: number;
  traveller: number;
  /** How many times as large as usual letters are. */
  letter: number;
  /** Whether there is room for more names than those that matter. */
  isClose: boolean;
}

/** Sizes in pixels, by how many pixels wide the map is drawn: the share of it, the least, the most. */
const MARK = { share: 1 / 250, least: 2.8, most: 7 };
const GOAL = { share: 1 / 155, least: 4.6, most: 11 };
const TRAVELLER = { share: 1 / 76, least: 11.5, most: 24 };
/** From how many pixels of the map's width on all cities may have their names. */
const CLOSE = 900;
/** How many pixels wide a map has letters of the usual size, and how much larger they become at most. */
const LETTER = { pixels: 3600, most: 1.35 };
/** How high a Traveller is in parts of its width. */
export const TRAVELLER_HEIGHT = 1.5;
/** How close a small screen may come, and how much is seen round what matters, in parts of the map. */
const ZOOM_MOST = 7;
const MARGIN = { x: 0.012, y: 0.03 };

/** Say how large things are on a map of some units, of which so many are a pixel. */
export function scaleOf(width: number, unit: number): Scale {
  const pixels = width / unit;
  const size = ({ share, least, most }: typeof MARK) =>
    Math.min(Math.max(least, pixels * share), most) * unit;
  return {
    unit,
    mark: size(MARK),
    goal: size(GOAL),
    traveller: size(TRAVELLER),
    letter: Math.min(Math.max(1, pixels / LETTER.pixels), LETTER.most),
    isClose: pixels >= CLOSE,
  };
}

/** Give how far a city's mark reaches from its middle. */
export function reachOf({ kind }: Spot, scale: Scale): number {
  return kind === "goal" || kind === "london" ? scale.goal : scale.mark;
}

/** A Traveller with where its foot is. */
export interface Traveller extends Point {
  seat: number;
  standing: Standing;
}

/** Let the Travellers stand over their points, side by side; the one on turn comes last, on top of the others. */
export function travellersOf(
  standings: (Standing | null)[],
  turn: number,
  sheet: Sheet,
  scale: Scale,
): Traveller[] {
  const keys = standings.map((standing) => (standing === null ? null : keyOf(standing)));
  const found = standings.flatMap((standing, seat): Traveller[] => {
    const point = standing === null ? null : pointOf(standing, sheet);
    if (standing === null || point === null) return [];
    const there = keys.flatMap((key, other) => (key === keys[seat] ? [other] : []));
    const aside = there.indexOf(seat) - (there.length - 1) / 2;
    const half = (there.length * scale.traveller) / 2;
    const x = Math.min(Math.max(point.x, half), sheet.width - half) + aside * scale.traveller;
    const spot = "city" in standing ? sheet.spots.get(standing.city) : undefined;
    const above = spot === undefined ? scale.mark : 0.85 * reachOf(spot, scale);
    const y = Math.max(point.y - above, scale.traveller * TRAVELLER_HEIGHT);
    return [{ seat, standing, x, y }];
  });
  return found.sort((one, other) => Number(one.seat === turn) - Number(other.seat === turn));
}

/** What the names and fares depend on beside the map. */
export interface Interest {
  /** Cities that matter most, the first before the others: where one is, where one is going, what is pointed at. */
  cities: string[];
  /** Cities to which one may go, and those of them that are only one leg away. */
  reach: Set<string>;
  next: Set<string>;
  /** Lines whose fares matter: out of where one is, and along the journey. */
  lines: Set<string>;
}

/** Set names and fares: what matters, then Capital Adventure cities, cities in reach, and others when there is room. */
export function letter(
  interest: Interest,
  travellers: Traveller[],
  keepOff: Rectangle[],
  sheet: Sheet,
  scale: Scale,
): Lettering {
  const order = new Map(interest.cities.map((id, index) => [id, index]));
  const spots = [...sheet.spots.values()];
  const nameOf = (spot: Spot): WantedName => ({
    id: spot.id,
    text: spot.name,
    x: spot.x,
    y: spot.y,
    room: reachOf(spot, scale),
    isStrong: order.has(spot.id),
  });
  const strong = spots
    .filter((spot) => order.has(spot.id))
    .sort((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0));
  const rest = spots.filter((spot) => !order.has(spot.id));
  const isChief = (spot: Spot) => spot.kind === "goal" || spot.kind === "london";
  const chief = rest.filter(isChief);
  const isNear = ({ id }: Spot) => interest.reach.has(id) && (scale.isClose || interest.next.has(id));
  const near = rest.filter((spot) => !isChief(spot) && isNear(spot));
  const others = rest.filter((spot) => !isChief(spot) && !isNear(spot));
  const fares = sheet.lines.map((line) => fareOf(line, interest.lines.has(line.id)));
  const lettering = new Lettering(
    obstaclesOf(travellers, keepOff, sheet, scale),
    scale.unit * scale.letter,
    frameOf(sheet),
  );
  lettering.name(strong.map(nameOf));
  lettering.price(fares.filter((fare) => fare.isStrong));
  lettering.name(chief.map(nameOf));
  lettering.name(near.map(nameOf));
  if (scale.isClose) {
    lettering.name(others.map(nameOf));
    lettering.price(fares.filter((fare) => !fare.isStrong));
  }
  return lettering;
}

/** Say what a line's fare is to be set on: its longest piece, on the Atlantic the part before the transit point. */
function fareOf({ id, kind, fare, pieces, stop }: Line, isStrong: boolean): WantedFare {
  const [from, to] = pieces.reduce((best, piece) => (lengthOf(piece) > lengthOf(best) ? piece : best));
  const end = kind === "atlantic" && stop !== null ? stop : to;
  return { id, text: dollars(fare), from, to: end, isStrong };
}

function lengthOf([a, b]: [Point, Point]): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** Say what names and fares keep clear of: marks, transit points, the steps of the Atlantic, Travellers. */
function obstaclesOf(travellers: Traveller[], keepOff: Rectangle[], sheet: Sheet, scale: Scale): Rectangle[] {
  return [
    ...keepOff,
    ...[...sheet.spots.values()].map((spot) => boxRound(spot, 0.85 * reachOf(spot, scale))),
    ...sheet.lines.flatMap(({ stop }) => (stop === null ? [] : [boxRound(stop, 0.9 * scale.mark)])),
    ...sheet.steps.slice(1, -1).map((step) => boxRound(step, 0.7 * scale.mark)),
    ...travellerBoxes(travellers, scale),
  ];
}

/** Give the boxes of Travellers. */
export function travellerBoxes(travellers: Traveller[], scale: Scale): Rectangle[] {
  const half = scale.traveller / 2;
  const high = scale.traveller * TRAVELLER_HEIGHT;
  return travellers.map(({ x, y }) => boxRound({ x, y: y - high / 2 }, half, high / 2));
}

/** Give the part of the map that shows some points with a margin, one of them in any case; null if there are none. */
export function partAround(points: Point[], sheet: Sheet, foremost?: Point | null): BoardPart | null {
  const part = partRound(points, sheet, MARGIN);
  const press = foremost && { width: PRESS, x: foremost.x / sheet.width, y: foremost.y / sheet.height };
  return part && { ...part, zoomMost: ZOOM_MOST, ...(press && { press }) };
}

/** How wide what is to be pressed is thought to be, in parts of the map: close neighbours are that far apart. */
const PRESS = 0.03;

// This file is where everything stands at one size: cars side by side, tokens on their towns, names round them.

import { boxRound, type Rectangle } from "../../../map/box";
import type { Point } from "../../../map/projection";
import { apart } from "../../../map/way";
import type { BoardPart } from "../../face";
import { BODY_LENGTH, HALO } from "../look";
import { hexagonOf } from "../model/drawing";
import type { Drawing, Role, TokenPlace, Town, View } from "../types";
import type { Wanted } from "./label";
import { type Sheet, SIDE, TOUCHING, WIDTH } from "./layout";
import type { Target } from "./target";

/** Units above the middle of a hexagon where its token or sign is. */
export const SIGN_RISE = 26;
/** How much higher the sign of Fort Dunlop or New York is, so that cars find room under it. */
const LANDMARK_RISE = 40;
/** How high the signs of both goals are above their middle, at the least size. */
const GOAL_REACH = 66;
/** How close a small screen may come to an area: its hexagons are then as wide as a finger. */
const ZOOM_MOST = 6;
/** How large a token is at most and at least, in units and in pixels, from its middle to its edge. */
const TOKEN = { least: 46, most: 76, pixels: 8 };
/** How wide a car is, and how small it may get in pixels. */
const CAR = { width: 104, most: 300, pixels: 27 };
/** How much smaller cars are that share a hexagon. */
const SHARED = 0.8;
const ABREAST = 3;

/** Say how far above the middle of its hexagon a sign stands. */
export function riseOf(role: Role): number {
  return role === "fort-dunlop" || role === "new-york" ? SIGN_RISE + LANDMARK_RISE : SIGN_RISE;
}

/** Give the radius of a token when so many units are a pixel. */
export function tokenRadius(unit: number): number {
  return Math.min(Math.max(TOKEN.least, TOKEN.pixels * unit), TOKEN.most);
}

/** Give the width of a car when so many units are a pixel. */
export function carWidth(unit: number): number {
  return Math.min(Math.max(CAR.width, CAR.pixels * unit), CAR.most);
}

/** A car with where it is drawn. */
export interface Parked extends Point {
  seat: number;
  hexagon: string;
  width: number;
}

/** Let all cars stand; those that share a hexagon stand in rows. The car on turn comes last, on top of the others. */
export function parked(cars: (string | null)[], turn: number, sheet: Sheet, unit: number): Parked[] {
  const found = cars.flatMap((hexagon, seat): Parked[] => {
    const spot = hexagon === null ? undefined : sheet.spots.get(hexagon);
    if (hexagon === null || spot === undefined) return [];
    const there = cars.flatMap((other, index) => (other === hexagon ? [index] : []));
    const width = carWidth(unit) * (there.length > 1 ? SHARED : 1);
    const { x, y } = stand(there.indexOf(seat), there.length, width);
    return [{ seat, hexagon, width, x: spot.x + x, y: spot.y + y }];
  });
  return found.sort((one, other) => Number(one.seat === turn) - Number(other.seat === turn));
}

/** Say how far from the middle of its hexagon one of several cars stands. */
export function stand(index: number, count: number, width: number): Point {
  if (count === 1) return { x: 0, y: 0 };
  const row = Math.floor(index / ABREAST);
  const rows = Math.ceil(count / ABREAST);
  const inRow = Math.min(ABREAST, count - row * ABREAST);
  return {
    x: ((index % ABREAST) - (inRow - 1) / 2) * width * 1.04,
    y: (row - (rows - 1) / 2) * width * 0.62,
  };
}

/** A town with how its token lies. */
export interface Laid extends Point {
  town: Town;
  place: TokenPlace;
}

/** Give all towns with their tokens. */
export function laid(tokens: Record<string, TokenPlace>, drawing: Drawing, sheet: Sheet): Laid[] {
  return drawing.towns.flatMap((town) => {
    const spot = sheet.spots.get(town.hexagon);
    if (spot === undefined) return [];
    const place = tokens[town.id] ?? (town.is_in_play ? "available" : "absent");
    return [{ town, place, x: spot.x, y: spot.y - SIGN_RISE }];
  });
}

/** Whether a seat may put a token back on an empty town: it holds the town's own, or the other 3 of the area. */
export function isOwed(town: Laid, tokens: Laid[], seat: number): boolean {
  const isAlike = (held: Laid) => held.town.area === town.town.area && held.town.value === town.town.value;
  return typeof town.place === "number" && tokens.some((held) => held.place === seat && isAlike(held));
}

/** List all names of the board, those of the two goals as the weightiest; `unit` is units to a pixel. */
export function wantedNames(drawing: Drawing, sheet: Sheet, unit: number): Wanted[] {
  const height = riseOf("new-york") + (GOAL_REACH * tokenRadius(unit)) / TOKEN.least;
  const named = (id: string, text: string, kind: Wanted["kind"], weight: number): Wanted[] => {
    const at = sheet.spots.get(id);
    return at === undefined ? [] : [{ id, text, at, kind, weight }];
  };
  return [
    ...[drawing.fort_dunlop, drawing.new_york].flatMap(({ hexagon, name }) =>
      named(hexagon, name, "landmark", 20).map((wanted) => ({ ...wanted, height })),
    ),
    ...drawing.towns.flatMap((town) =>
      named(town.hexagon, town.name, "town", town.value + (town.is_in_play ? 8 : 3)),
    ),
    ...drawing.airports.flatMap(({ hexagon, name }) => named(hexagon, name, "exit", 2)),
    ...drawing.crossings.flatMap(({ kind, a, b, a_name, b_name }) => {
      const [one] = named(a, a_name, "exit", 1);
      const [other] = named(b, b_name, "exit", 1);
      if (one === undefined || other === undefined) return [];
      return kind === "frontier" && a_name === b_name ? [shared(one, other)] : [one, other];
    }),
  ];
}

/** How far from its middle the ring round the goal of a flight is, in pixels, on a board of small hexagons. */
export const RING = 10;

/** List the names of the airports that may be flown to, under their rings or over them. */
export function flightNames(targets: Target[], drawing: Drawing, sheet: Sheet, unit: number): Wanted[] {
  return targets.flatMap((target): Wanted[] => {
    const spot = sheet.spots.get(target.hexagon);
    const airport = drawing.airports.find(({ hexagon }) => hexagon === target.hexagon);
    if (target.kind !== "fly" || spot === undefined || airport === undefined) return [];
    const at = { x: spot.x, y: spot.y + RING * unit };
    return [{ id: spot.id, text: airport.name, at, kind: "flight", weight: 0, height: 2 * RING * unit }];
  });
}

/** Give the rings round the goals of flights, which their names keep clear of. */
export function flightRings(targets: Target[], sheet: Sheet, unit: number): Rectangle[] {
  return targets.flatMap(({ kind, hexagon }) => {
    const spot = sheet.spots.get(hexagon);
    return kind !== "fly" || spot === undefined ? [] : [boxRound(spot, 0.9 * RING * unit)];
  });
}

/** Set the name of a frontier once, under both of its exits. */
function shared(one: Wanted, other: Wanted): Wanted {
  if (apart(one.at, other.at) > TOUCHING) return one;
  if (one.at.y === other.at.y) return { ...one, at: { x: (one.at.x + other.at.x) / 2, y: one.at.y } };
  return one.at.y > other.at.y ? one : other;
}

/** Say what names keep clear of: tokens and signs, cars, and the signs on offered hexagons. */
export function obstacles(
  tokens: Laid[],
  cars: Parked[],
  drawing: Drawing,
  sheet: Sheet,
  unit: number,
): Rectangle[] {
  const radius = tokenRadius(unit);
  const signs = drawing.hexagons.filter(({ role }) => role !== "open" && role !== "town");
  return [
    ...tokens.map((token) => boxRound(token, token.place === "absent" ? 0.4 * radius : 0.94 * radius)),
    ...signs.flatMap(({ id }) => {
      const spot = sheet.spots.get(id);
      return spot === undefined ? [] : [boxRound({ x: spot.x, y: spot.y - riseOf(spot.role) }, 0.8 * radius)];
    }),
    ...carBoxes(cars),
  ];
}

/** Give what cars cover: as far up and down as the halo of the one on turn. */
export function carBoxes(cars: Parked[]): Rectangle[] {
  return cars.map((car) => boxRound(car, 0.5 * car.width, (HALO.up / BODY_LENGTH) * car.width));
}

/** Give the part of the sheet that shows some hexagons with a margin, one of them in any case; null if there are none. */
export function partAround(hexagons: string[], sheet: Sheet, foremost?: string): BoardPart | null {
  const spots = hexagons.flatMap((id) => sheet.spots.get(id) ?? []);
  if (spots.length === 0) return null;
  const first = foremost === undefined ? undefined : sheet.spots.get(foremost);
  const left = Math.min(...spots.map((spot) => spot.x)) - 0.7 * WIDTH;
  const right = Math.max(...spots.map((spot) => spot.x)) + 0.7 * WIDTH;
  const top = Math.min(...spots.map((spot) => spot.y)) - 1.2 * SIDE;
  const bottom = Math.max(...spots.map((spot) => spot.y)) + 1.2 * SIDE;
  return {
    x: left / sheet.width,
    y: top / sheet.height,
    width: (right - left) / sheet.width,
    height: (bottom - top) / sheet.height,
    zoomMost: ZOOM_MOST,
    ...(first && {
      press: { width: WIDTH / sheet.width, x: first.x / sheet.width, y: first.y / sheet.height },
    }),
  };
}

/** List the hexagons that matter now: those that are offered and that of the car on turn, or else the area of the car. */
export function inPlay(view: View, targets: Target[], drawing: Drawing): string[] {
  const car = view.cars[view.turn];
  const area = car ? hexagonOf(car, drawing)?.area : undefined;
  if (targets.length > 0) return [...targets.map((target) => target.hexagon), ...(car ? [car] : [])];
  return drawing.hexagons.filter((hexagon) => hexagon.area === area).map((hexagon) => hexagon.id);
}

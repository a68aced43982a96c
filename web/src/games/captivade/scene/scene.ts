// This file is where the pieces stand at one size of the map: agents over their places, escapees under them, side by side.

import { boxRound, type Rectangle } from "../../../map/box";
import type { SetName, WantedName } from "../../../map/label";
import { partRound } from "../../../map/part";
import type { Point } from "../../../map/projection";
import type { BoardPart } from "../../face";
import type { Trip } from "../model/trip";
import type { AgentName, View } from "../types";
import type { Sheet } from "./sheet";

/** How large things are, in units of the map; and whether there is room for numbers in the marks. */
export interface Scale {
  /** Units to a pixel. */
  unit: number;
  /** From the middle of a mark to its edge. */
  mark: number;
  pawn: number;
  fugitive: number;
  hasNumbers: boolean;
}

/** Sizes in pixels, by how many pixels wide the map is drawn: the share of it, the least, the most. */
const MARK = { share: 1 / 118, least: 4.2, most: 12.5 };
const PAWN = { share: 1 / 62, least: 11, most: 21 };
const FUGITIVE = { share: 1 / 46, least: 15, most: 27 };
/** The radius in pixels from which a mark has room for its number. */
const NUMBERED = 6.2;
/** The names at the edges: pixels, the least size in units, the width of a letter in parts of it, and how many pixels wide
    a map is that has room for more than numbers. */
const STUB = { pixels: 11, least: 17, letter: 0.5, wide: 880 };
/** How high a pawn is in parts of its width. */
export const PAWN_HEIGHT = 1.45;
/** How close a small screen may come. */
const ZOOM_MOST = 6;
const MARGIN = { x: 0.03, y: 0.06 };
/** How wide what is to be pressed is thought to be, in parts of the map. */
const PRESS = 0.018;

/** Say how large things are on a map of some units, of which so many are a pixel. */
export function scaleOf(width: number, unit: number): Scale {
  const pixels = width / unit;
  const size = ({ share, least, most }: typeof MARK) =>
    Math.min(Math.max(least, pixels * share), most) * unit;
  const mark = size(MARK);
  return { unit, mark, pawn: size(PAWN), fugitive: size(FUGITIVE), hasNumbers: mark >= NUMBERED * unit };
}

/** An agent's pawn with where its foot is. */
export interface Pawn extends Point {
  agent: AgentName;
  place: number;
}

/** Let the agents stand over their places; the one on the move comes last, on top of the others. */
export function pawnsOf(
  agents: { agent: AgentName; place: number | null }[],
  moving: AgentName | null,
  sheet: Sheet,
  scale: Scale,
): Pawn[] {
  const found = agents.flatMap(({ agent, place }): Pawn[] => {
    const spot = place === null ? undefined : sheet.spots.get(place);
    if (place === null || spot === undefined) return [];
    const there = agents.filter((other) => other.place === place);
    const aside = there.findIndex((other) => other.agent === agent) - (there.length - 1) / 2;
    const half = (there.length * scale.pawn) / 2;
    const x = Math.min(Math.max(spot.x, half), sheet.width - half) + aside * scale.pawn;
    const y = Math.max(spot.y - 0.75 * scale.mark, scale.pawn * PAWN_HEIGHT);
    return [{ agent, place, x, y }];
  });
  return found.sort((one, other) => Number(one.agent === moving) - Number(other.agent === moving));
}

/** An escapee with where it is drawn. */
export interface Fugitive extends Point {
  seat: number;
  place: number;
  isCaptured: boolean;
}

/** Let the escapees stand under their places: those that may be seen, and those that are back in prison. */
export function fugitivesOf(
  places: (number | null)[],
  view: View,
  start: number,
  sheet: Sheet,
  scale: Scale,
): Fugitive[] {
  const all = view.escapees.map(({ captured }, seat) => ({
    seat,
    isCaptured: captured !== null,
    place: captured === null ? (places[seat] ?? null) : start,
  }));
  return all.flatMap(({ seat, isCaptured, place }): Fugitive[] => {
    const spot = place === null ? undefined : sheet.spots.get(place);
    if (place === null || spot === undefined) return [];
    const there = all.filter((other) => other.place === place);
    const index = there.findIndex((other) => other.seat === seat);
    // Close under London lies another place: there they stand to the left.
    if (place === start) {
      const x = spot.x - 1.7 * scale.mark - (index + 0.5) * scale.fugitive;
      return [{ seat, place, isCaptured, x, y: spot.y + 0.4 * scale.mark }];
    }
    const half = (there.length * scale.fugitive) / 2;
    const aside = index - (there.length - 1) / 2;
    const x = Math.min(Math.max(spot.x, half), sheet.width - half) + aside * scale.fugitive;
    const y = Math.min(spot.y + scale.mark + 0.62 * scale.fugitive, sheet.height - scale.fugitive / 2);
    return [{ seat, place, isCaptured, x, y }];
  });
}

/** Give the part of the map that shows some places with a margin, one of them in any case; null if there are none. */
export function partAround(numbers: number[], sheet: Sheet, foremost?: number | null): BoardPart | null {
  const spots = numbers.flatMap((number) => sheet.spots.get(number) ?? []);
  const part = partRound(spots, sheet, MARGIN);
  const first = foremost == null ? undefined : sheet.spots.get(foremost);
  const press = first && { width: PRESS, x: first.x / sheet.width, y: first.y / sheet.height };
  return part && { ...part, zoomMost: ZOOM_MOST, ...(press && { press }) };
}

/** List the places that matter for a choice of trips: those that can be reached without a flight or round the edge. */
export function nearby(trips: Trip[], start: number, sheet: Sheet): number[] {
  const home = sheet.spots.get(start);
  const ends = trips.filter((trip) => trip.flights === 0).map((trip) => trip.end);
  const isNear = (number: number) =>
    home !== undefined && Math.abs((sheet.spots.get(number)?.x ?? 0) - home.x) < sheet.width / 2;
  return [...new Set([start, ...ends.filter(isNear)])];
}

/** List all names in the order in which they are set: those that matter, where one can go, airports, the rest. */
export function wantedNames(strong: number[], ends: number[], sheet: Sheet, scale: Scale): WantedName[] {
  const isStrong = new Set(strong);
  const isEnd = new Set(ends);
  const names = [...sheet.spots.values()].map(({ number, name, x, y, has_airport }) => ({
    number,
    name: { id: `${number}`, text: name, x, y, room: 1.1 * scale.mark, isStrong: isStrong.has(number) },
    rank: isEnd.has(number) ? 0 : has_airport ? 1 : 2,
  }));
  const wanted = scale.hasNumbers ? names : names.filter(({ name }) => name.isStrong);
  const order = new Map(strong.map((number, index) => [number, index]));
  return wanted
    .sort((one, other) => one.rank - other.rank)
    .sort((one, other) => (order.get(one.number) ?? 0) - (order.get(other.number) ?? 0))
    .map(({ name }) => name);
}

/** Set the names at the edges, over their lines or under them where the map ends; a small map has numbers or nothing. */
export function stubNames(sheet: Sheet, scale: Scale): SetName[] {
  if (!scale.hasNumbers) return [];
  const size = Math.max(STUB.least, STUB.pixels * scale.unit);
  return sheet.stubs.map(({ to, side, y }) => {
    const name = sheet.width / scale.unit < STUB.wide ? `${to.number}` : `${to.number} ${to.name}`;
    const text = side === "left" ? `← ${name}` : `${name} →`;
    const x = side === "left" ? 0.6 * size : sheet.width - 0.6 * size;
    const base = y < 2.2 * size ? y + 1.2 * size : y - 0.55 * size;
    const width = text.length * STUB.letter * size;
    const left = side === "left" ? x : x - width;
    const box = { left, top: base - 0.8 * size, right: left + width, bottom: base + 0.25 * size };
    const anchor = side === "left" ? "start" : "end";
    return { id: `${side} ${to.number}`, text, x, y: base, anchor, size, isStrong: true, box };
  });
}

/** Say what names keep clear of: marks, planes, pawns, escapees, and the names at the edges. */
export function obstaclesOf(pawns: Pawn[], fugitives: Fugitive[], sheet: Sheet, scale: Scale): Rectangle[] {
  const { mark, pawn, fugitive } = scale;
  return [
    ...[...sheet.spots.values()].map((spot) => boxRound(spot, mark)),
    ...[...sheet.spots.values()].flatMap(({ x, y, corner, has_airport }) =>
      has_airport
        ? [boxRound({ x: x + 1.15 * corner.x * mark, y: y + 0.95 * corner.y * mark }, 0.7 * mark)]
        : [],
    ),
    ...pawns.map(({ x, y }) =>
      boxRound({ x, y: y - (pawn * PAWN_HEIGHT) / 2 }, pawn / 2, (pawn * PAWN_HEIGHT) / 2),
    ),
    ...fugitives.map((at) => boxRound(at, fugitive / 2)),
    ...stubNames(sheet, scale).map(({ box }) => box),
  ];
}

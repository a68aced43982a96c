// This file is where everything printed lies on the map: cities, routes, crossings with their transit points, the Atlantic.

import { type Point, pointAt, spotAt } from "../../../map/projection";
import { once } from "../../../ui/once";
import { citiesById } from "../model/drawing";
import { ATLANTIC } from "../model/view";
import type { City, Drawing } from "../types";

export type CityKind = "goal" | "start" | "london" | "city";

/** A city with its middle on the map. */
export interface Spot extends City, Point {
  kind: CityKind;
}

/** A line as it is drawn: in one piece, or in two that end at the edges. */
export interface Line {
  /** Its id among the crossings, or its ends. */
  id: string;
  kind: "route" | "crossing" | "atlantic";
  a: string;
  b: string;
  fare: number;
  /** From its first end to the edge, and from the edge to its last end, if it goes round. */
  pieces: [Point, Point][];
  /** Its transit point. */
  stop: Point | null;
}

/** Where a line leaves the map, and the city that it leads to. */
export interface Stub extends Point {
  to: Spot;
  side: "left" | "right";
  /** Whether the line comes down to the edge, so that there is room under it. */
  isFalling: boolean;
}

export interface Sheet {
  width: number;
  height: number;
  spots: Map<string, Spot>;
  lines: Line[];
  stubs: Stub[];
  /** Where a side stands on the Atlantic after so many right answers: the transit point first, London last. */
  steps: Point[];
}

const TURN = 360;

/** Lay out what is printed; done once for each drawing. */
export const sheetOf = once(lay);

function lay(drawing: Drawing): Sheet {
  const { map } = drawing;
  const { width, height } = map;
  const cities = citiesById(drawing);
  const starts = new Set(drawing.start_cities.map(({ city }) => city));
  const kindOf = (city: City): CityKind =>
    city.id === drawing.start
      ? "london"
      : city.is_capital_adventure
        ? "goal"
        : starts.has(city.id)
          ? "start"
          : "city";
  const spots = new Map<string, Spot>();
  for (const { id, x, y } of map.places) {
    const city = cities.get(id);
    if (city !== undefined) spots.set(id, { ...city, x, y, kind: kindOf(city) });
  }
  const stopOf = (a: string, b: string): Point | null => {
    const stop = map.stops.find((other) => isBetween(other, a, b));
    return stop === undefined ? null : { x: stop.x, y: stop.y };
  };
  const rounds = map.edge_lines.map(([a, b]) => ({ a: map.places[a]?.id ?? "", b: map.places[b]?.id ?? "" }));
  const stubs: Stub[] = [];

  /** Follow a line to the left edge; what leaves the map there comes back at the same height of the other. */
  const roundTheEdge = (a: Spot, b: Spot): [Point, Point][] => {
    const [west, east] = a.x < b.x ? [a, b] : [b, a];
    const { offset, latitude } = spotAt(map, east);
    const left = toEdge(west, pointAt(map, offset - TURN, latitude));
    const right = { x: width, y: left.y };
    stubs.push(
      { ...left, to: east, side: "left", isFalling: west.y < left.y },
      { ...right, to: west, side: "right", isFalling: east.y < right.y },
    );
    return a === west
      ? [
          [pointOf(a), left],
          [right, pointOf(b)],
        ]
      : [
          [pointOf(a), right],
          [left, pointOf(b)],
        ];
  };
  const lineOf = (id: string, kind: Line["kind"], from: string, to: string, fare: number): Line[] => {
    const [a, b] = [spots.get(from), spots.get(to)];
    if (a === undefined || b === undefined) return [];
    const isRound = rounds.some((ends) => isBetween(ends, from, to));
    const pieces: [Point, Point][] = isRound ? roundTheEdge(a, b) : [[pointOf(a), pointOf(b)]];
    const stop = kind === "route" ? null : stopOf(from, to);
    return [{ id, kind, a: from, b: to, fare, pieces, stop: stop && onPieces(stop, pieces) }];
  };
  const lines = [
    ...drawing.routes.flatMap(({ a, b, fare }) => lineOf(`${a} ${b}`, "route", a, b, fare)),
    ...drawing.crossings.flatMap(({ id, from, to, fare }) => lineOf(id, "crossing", from, to, fare)),
    ...lineOf(ATLANTIC, "atlantic", drawing.atlantic.from, drawing.atlantic.to, drawing.atlantic.fare),
  ];
  return { width, height, spots, lines, stubs, steps: stepsOf(lines, drawing.atlantic.answers) };
}

/** Part the way from the transit point of the Atlantic to London: each right answer is a step on it (CA-127). */
function stepsOf(lines: Line[], answers: number): Point[] {
  const line = lines.find(({ kind }) => kind === "atlantic");
  const london = line?.pieces.at(-1)?.[1];
  const stop = line?.stop;
  if (!stop || london === undefined) return [];
  return Array.from({ length: answers + 2 }, (_, step) => between(stop, london, step / (answers + 1)));
}

function isBetween(line: { a: string; b: string }, a: string, b: string): boolean {
  return (line.a === a && line.b === b) || (line.a === b && line.b === a);
}

/** Give the point of a line that is nearest to another: stubs run a little otherwise here than on the wall. */
function onPieces(point: Point, pieces: [Point, Point][]): Point {
  const nearest = pieces.map(([a, b]) => {
    const [x, y] = [b.x - a.x, b.y - a.y];
    const share = ((point.x - a.x) * x + (point.y - a.y) * y) / (x * x + y * y || 1);
    return between(a, b, Math.min(Math.max(0, share), 1));
  });
  const away = ({ x, y }: Point) => Math.hypot(x - point.x, y - point.y);
  return nearest.reduce((best, other) => (away(other) < away(best) ? other : best));
}

function pointOf({ x, y }: Point): Point {
  return { x, y };
}

/** Give the point at a share of the straight way between two points. */
export function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Give where the straight way from a point to one beyond the left edge of the map leaves it. */
function toEdge(from: Point, to: Point): Point {
  return { ...between(from, to, to.x < 0 ? from.x / (from.x - to.x) : 1), x: 0 };
}

/** Find the line between two cities. */
export function lineBetween(a: string, b: string, sheet: Sheet): Line | undefined {
  return sheet.lines.find((line) => isBetween(line, a, b));
}

/** Find a crossing, or the Atlantic. */
export function crossingLine(id: string, sheet: Sheet): Line | undefined {
  return sheet.lines.find((line) => line.kind !== "route" && line.id === id);
}

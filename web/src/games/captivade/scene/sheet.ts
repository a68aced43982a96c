// This file is where everything printed lies on the map: places, lines, stubs at the edges, zones and their borders.

import { type Point, pointAt, spotAt } from "../../../map/projection";
import { once } from "../../../ui/once";
import { placeOf } from "../model/drawing";
import type { Connection, Drawing, Place } from "../types";
import { type Border, regionOf, type Seed, zoneAt } from "./region";

/** A place with its middle on the map, and the corner of its mark, as -1 or 1 each way, where the sign of an airport is. */
export interface Spot extends Place, Point {
  corner: Point;
}

/** A line as it is drawn: in one piece, or in two that end at the edges. */
export interface Line {
  connection: Connection;
  pieces: [Point, Point][];
  /** Where a counter lies on it, or a bar: its middle, or where it crosses a border between zones. */
  middle: Point;
  /** The direction of the line there, in degrees. */
  turn: number;
}

/** Where a line leaves the map, and the place that it leads to. */
export interface Stub extends Point {
  to: Spot;
  side: "left" | "right";
}

export interface Sheet {
  width: number;
  height: number;
  spots: Map<number, Spot>;
  lines: Line[];
  stubs: Stub[];
  /** The area of each zone as path data. */
  areas: Map<string, string>;
  borders: Border[];
}

const TURN = 360;
/** In how many steps a line is followed to find the border that it crosses. */
const STEPS = 40;

/** Lay out what is printed; done once for each drawing. */
export const sheetOf = once(lay);

function lay(drawing: Drawing): Sheet {
  const { map } = drawing;
  const { width, height } = map;
  const spots = new Map<number, Spot>();
  for (const { id, x, y } of map.places) {
    const place = placeOf(Number(id), drawing);
    if (place !== undefined)
      spots.set(place.number, { ...place, x, y, corner: cornerOf({ x, y }, map.places) });
  }
  const around = (spot: Spot, turns: number): Point => {
    const { offset, latitude } = spotAt(map, spot);
    return pointAt(map, offset + turns * TURN, latitude);
  };
  const seeds: Seed[] = [-1, 0, 1].flatMap((turns) =>
    [...spots.values()].map((spot) => ({
      zone: spot.zone,
      ...(turns === 0 ? pointOf(spot) : around(spot, turns)),
    })),
  );
  const stubs: Stub[] = [];
  const lines = drawing.connections.flatMap((connection): Line[] => {
    const [a, b] = [spots.get(connection.a), spots.get(connection.b)];
    if (a === undefined || b === undefined) return [];
    if (!connection.is_round) return [lineOf(connection, [[pointOf(a), pointOf(b)]], seeds)];
    const [west, east] = a.x < b.x ? [a, b] : [b, a];
    const left = toEdge(west, around(east, -1));
    // What leaves the map at one edge comes back at the same height of the other.
    const right = { x: width, y: left.y };
    stubs.push({ ...left, to: east, side: "left" }, { ...right, to: west, side: "right" });
    const pieces: [Point, Point][] = [
      [pointOf(west), left],
      [pointOf(east), right],
    ];
    return [lineOf(connection, connection.a === west.number ? pieces : pieces.reverse(), seeds)];
  });
  const { areas, borders } = regionOf(seeds, width, height);
  return { width, height, spots, lines, stubs, areas, borders };
}

/** The corners of a mark, the usual one first, and how far from its middle something beside it is, in units. */
const CORNERS: Point[] = [
  { x: 1, y: -1 },
  { x: -1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
];
const BESIDE = 60;
/** A corner this far from all other places is as good as any. */
const FREE = 130;

/** Give the first corner of a mark that is free, or the freest. */
function cornerOf(at: Point, places: Point[]): Point {
  const room = (corner: Point) => {
    const point = { x: at.x + corner.x * BESIDE, y: at.y + corner.y * BESIDE };
    const others = places.filter(({ x, y }) => x !== at.x || y !== at.y);
    return Math.min(FREE, ...others.map(({ x, y }) => Math.hypot(x - point.x, y - point.y)));
  };
  return CORNERS.reduce((best, corner) => (room(corner) > room(best) ? corner : best));
}

function pointOf({ x, y }: Point): Point {
  return { x, y };
}

/** Give where the straight way from a point to one beyond the left edge of the map leaves it. */
function toEdge(from: Point, to: Point): Point {
  const share = to.x < 0 ? from.x / (from.x - to.x) : 1;
  return { x: 0, y: from.y + (to.y - from.y) * share };
}

function lineOf(connection: Connection, pieces: [Point, Point][], seeds: Seed[]): Line {
  const [from, to] = pieces[0] ?? [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  const share = connection.is_border && pieces.length === 1 ? crossing(from, to, seeds) : 0.5;
  const middle = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return { connection, pieces, middle, turn };
}

/** Find how far along a line the border between the zones of its ends is; in the middle if it crosses several. */
function crossing(from: Point, to: Point, seeds: Seed[]): number {
  const zones = Array.from({ length: STEPS + 1 }, (_, step) =>
    zoneAt(
      { x: from.x + ((to.x - from.x) * step) / STEPS, y: from.y + ((to.y - from.y) * step) / STEPS },
      seeds,
    ),
  );
  const changes = zones.flatMap((zone, step) => (step > 0 && zone !== zones[step - 1] ? [step - 0.5] : []));
  return changes.length === 1 ? (changes[0] ?? 0) / STEPS : 0.5;
}

/** Give the borders of some zones as path data. */
export function borderOf(zones: string[], sheet: Sheet): string {
  return sheet.borders
    .filter((border) => border.zones.some((zone) => zones.includes(zone)))
    .map(({ from, to }) => `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`)
    .join("");
}

// This file is the ways between areas as lines: frontiers straight across, sea routes bent round the land, and routes
// that go round the edge of the sheet as two stubs.

import type { Point } from "../../../map/projection";
import { apart } from "../../../map/way";
import type { Crossing, Drawing } from "../types";
import { type Sheet, SIDE, type Spot, spotAt, TOUCHING, WIDTH } from "./layout";

/** A crossing as it is drawn. */
export interface Route {
  crossing: Crossing;
  /** One line between the exits, or two stubs, from each exit to the edge. */
  lines: Point[][];
  isStub: boolean;
  /** Whether the two exits touch. */
  isNear: boolean;
}

/** How far a bent line may swing out, in parts of its length; small bends are tried first. */
const BENDS = [0.12, -0.12, 0, 0.25, -0.25, 0.4, -0.4, 0.55, -0.55];
const PIECES = 24;
/** A line gives other ports so wide a berth, in units, so that it does not seem to call there. */
const BERTH = 1.3 * WIDTH;
/** How many points near another port weigh as much as one on land. */
const ASHORE = 4;
/** Exits further apart than this part of the sheet are joined round its edge. */
const ROUND_FROM = 0.55;

const known = new WeakMap<Sheet, Route[]>();

/** Give all crossings as lines. */
export function routesOf(drawing: Drawing, sheet: Sheet): Route[] {
  let routes = known.get(sheet);
  if (routes === undefined) {
    routes = drawing.crossings.flatMap((crossing) => {
      const [a, b] = [sheet.spots.get(crossing.a), sheet.spots.get(crossing.b)];
      return a && b ? [routeOf(crossing, a, b, sheet)] : [];
    });
    known.set(sheet, routes);
  }
  return routes;
}

function routeOf(crossing: Crossing, a: Spot, b: Spot, sheet: Sheet): Route {
  const isNear = apart(a, b) <= TOUCHING;
  if (Math.abs(a.x - b.x) > ROUND_FROM * sheet.width) {
    return { crossing, lines: [stub(a, b, sheet), stub(b, a, sheet)], isStub: true, isNear };
  }
  const line =
    isNear || crossing.kind === "frontier" ? [a, b].map(({ x, y }) => ({ x, y })) : seaWay(a, b, sheet);
  return { crossing, lines: [line], isStub: false, isNear };
}

/** Lead a line from an exit to the nearer side of the sheet, a little towards the height of the other one. */
function stub(from: Spot, to: Spot, sheet: Sheet): Point[] {
  const edge = from.x < to.x ? 0 : sheet.width;
  const rest = from.x < to.x ? sheet.width - to.x : to.x;
  const part = Math.abs(edge - from.x) / (Math.abs(edge - from.x) + rest || 1);
  const end = { x: edge, y: from.y + (to.y - from.y) * part };
  const line = Array.from({ length: PIECES + 1 }, (_, index) => between(from, end, index / PIECES, 0));
  return line;
}

/** Bend a line between two ports so that as little of it as possible lies on land or passes close to another port. */
function seaWay(a: Spot, b: Spot, sheet: Sheet): Point[] {
  const ports = [...sheet.spots.values()].filter(
    (spot) => spot.role === "seaport" && spot !== a && spot !== b,
  );
  let best: Point[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const bend of BENDS) {
    const line = Array.from({ length: PIECES + 1 }, (_, index) => between(a, b, index / PIECES, bend));
    const ashore = line.filter((point) => {
      const spot = spotAt(point, sheet);
      return spot !== null && spot.id !== a.id && spot.id !== b.id && apart(spot, point) < 0.95 * SIDE;
    }).length;
    const close = line.filter((point) => ports.some((port) => apart(port, point) < BERTH)).length;
    const cost = ASHORE * ashore + close;
    if (cost >= least) continue;
    best = line;
    least = cost;
  }
  return best;
}

/** Give a point of a line that swings out sideways by a part of its length. */
export function between(a: Point, b: Point, part: number, bend: number): Point {
  const swing = 4 * part * (1 - part) * bend;
  return {
    x: Math.round(a.x + (b.x - a.x) * part + (b.y - a.y) * swing),
    y: Math.round(a.y + (b.y - a.y) * part - (b.x - a.x) * swing),
  };
}

/** How far a flight swings out, in parts of its length. */
const FLIGHT_BEND = 0.16;

/** Give the line of a flight; it always swings to the north. */
export function flightLine(a: Point, b: Point): Point[] {
  const bend = b.x >= a.x ? FLIGHT_BEND : -FLIGHT_BEND;
  return Array.from({ length: PIECES + 1 }, (_, index) => between(a, b, index / PIECES, bend));
}

/** Write a line as path data. */
export function pathOf(line: Point[]): string {
  return line.length > 1 ? `M${line.map(({ x, y }) => `${x} ${y}`).join("L")}` : "";
}

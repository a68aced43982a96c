// This file is the Van der Grinten projection and the shortest ways on the globe, as lines on the flat map.

import type { Plate } from "./types";

export interface Point {
  x: number;
  y: number;
}

const POLE = 90;
const NEARLY = 1e-9;
/** An angle, in radians, below which two places are one. */
const SAME = 1e-6;
const RADIAN = Math.PI / 180;

/** Give x to the east and y to the north, in globe radii, of a place so many degrees from the middle of the map. */
export function project(offset: number, latitude: number): Point {
  if (Math.abs(latitude) < NEARLY) return { x: offset * RADIAN, y: 0 };
  const theta = Math.asin(Math.min(1, Math.abs(latitude) / POLE));
  const side = Math.sign(latitude);
  if (Math.abs(offset) < NEARLY || POLE - Math.abs(latitude) < NEARLY) {
    return { x: 0, y: side * Math.PI * Math.tan(theta / 2) };
  }
  const turn = Math.abs(offset) / 180;
  const a = (1 / turn - turn) / 2;
  const g = Math.cos(theta) / (Math.sin(theta) + Math.cos(theta) - 1);
  const p = g * (2 / Math.sin(theta) - 1);
  const q = a * a + g;
  const size = p * p + a * a;
  const across = a * (g - p * p) + Math.sqrt(a * a * (g - p * p) ** 2 - size * (g * g - p * p));
  const up = p * q - a * Math.sqrt((a * a + 1) * size - q * q);
  return { x: (Math.sign(offset) * Math.PI * across) / size, y: (side * Math.PI * up) / size };
}

/** Give the degrees from the middle of the map, and the latitude, of a point of the flat map. */
export function unproject(x: number, y: number): GlobePoint {
  if (y === 0) return { offset: x / RADIAN, latitude: 0 };
  let offset = 0;
  if (x !== 0) {
    // the meridian is the circle through both poles and this point: it cuts the equator at `cut`
    const half = (Math.PI ** 2 - x * x - y * y) / (2 * x);
    const root = Math.hypot(half, Math.PI);
    const cut = half * x > 0 ? root - Math.abs(half) : root + Math.abs(half);
    offset = (Math.sign(x) * cut) / RADIAN;
  }
  let low = 0;
  let high = POLE;
  while (high - low > NEARLY) {
    const middle = (low + high) / 2;
    if (project(offset, middle).y < Math.abs(y)) low = middle;
    else high = middle;
  }
  return { offset, latitude: Math.sign(y) * low };
}

type Vector = [number, number, number];

export interface GlobePoint {
  /** Degrees east of the middle of the map; past 180 where the map begins anew. */
  offset: number;
  latitude: number;
}

/** How a map lies on its sheet. */
type MapLayout = Pick<Plate, "width" | "scale" | "top">;

const PIECES = 48;
/** How far beyond its sides the map is thought to go on, in units. */
const BEYOND = 40;

/** Give the shortest way on the globe between two points of the map: one line, or two where it leaves the map at one
    side and comes back at the other. Over a pole it leaves the map at the top and comes back there. */
export function greatCircle(plate: MapLayout, from: Point, to: Point): Point[][] {
  const [first, last] = [spotAt(plate, from), spotAt(plate, to)];
  const way = spotsBetween(first, last);
  const turns = Math.round(((way.at(-1)?.offset ?? last.offset) - last.offset) / 360);
  const leaving = way.map((spot) => pointAt(plate, spot.offset, spot.latitude));
  leaving[0] = from;
  if (turns === 0) return [[...leaving.slice(0, -1), to]];
  const arriving = way.map((spot) => pointAt(plate, spot.offset - 360 * turns, spot.latitude));
  arriving[arriving.length - 1] = to;
  const isOff = (point: Point) => point.x < -BEYOND || point.x > plate.width + BEYOND;
  const end = leaving.findIndex(isOff);
  return [leaving.slice(0, end < 0 ? undefined : end), arriving.slice(arriving.findLastIndex(isOff) + 1)];
}

/** Part the shortest way between two places of the globe; longitudes run on rather than jump. */
function spotsBetween(first: GlobePoint, last: GlobePoint): GlobePoint[] {
  const [a, b] = [vector(first), vector(last)];
  const angle = Math.acos(Math.max(-1, Math.min(1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2])));
  if (angle < SAME) return [first, first];
  const spots = [first];
  let before = first.offset;
  for (let piece = 1; piece <= PIECES; piece++) {
    const s = Math.sin((1 - piece / PIECES) * angle) / Math.sin(angle);
    const t = Math.sin((piece / PIECES) * angle) / Math.sin(angle);
    const [x, y, z] = [s * a[0] + t * b[0], s * a[1] + t * b[1], s * a[2] + t * b[2]];
    const offset = Math.atan2(y, x) / RADIAN;
    before = offset + 360 * Math.round((before - offset) / 360);
    spots.push({ offset: before, latitude: Math.asin(Math.max(-1, Math.min(1, z))) / RADIAN });
  }
  return spots;
}

function vector(spot: GlobePoint): Vector {
  const [east, north] = [spot.offset * RADIAN, spot.latitude * RADIAN];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

/** Give the place of the globe at a point of the map. */
export function spotAt(plate: MapLayout, at: Point): GlobePoint {
  return unproject((at.x - plate.width / 2) / plate.scale, (plate.top - at.y) / plate.scale);
}

/** Give the point of the map for a place of the globe. */
export function pointAt(plate: MapLayout, offset: number, latitude: number): Point {
  const { x, y } = project(offset, latitude);
  return { x: plate.width / 2 + x * plate.scale, y: plate.top - y * plate.scale };
}

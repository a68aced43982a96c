// This file is the zones as areas of the map: whatever lies nearest to a place belongs to the zone of that place.

import type { Point } from "../../../map/projection";

/** A place that areas grow round. */
export interface Seed extends Point {
  zone: string;
}

/** A side between two areas of different zones. */
export interface Border {
  from: Point;
  to: Point;
  zones: [string, string];
}

export interface Region {
  /** The area of each zone as path data, piece by piece. */
  areas: Map<string, string>;
  borders: Border[];
}

interface Corner extends Point {
  /** The seed beyond the side that begins here; null at the edge of the map. */
  beyond: Seed | null;
}

/** Part a map of some size among seeds; seeds beyond its edges count too. */
export function regionOf(seeds: Seed[], width: number, height: number): Region {
  const pieces = new Map<string, string[]>();
  const borders: Border[] = [];
  for (const [index, seed] of seeds.entries()) {
    const cell = cellOf(seed, seeds, width, height);
    if (cell.length < 3) continue;
    const path = `M${cell.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join("L")}Z`;
    pieces.set(seed.zone, [...(pieces.get(seed.zone) ?? []), path]);
    for (const [corner, { x, y, beyond }] of cell.entries()) {
      const to = cell[(corner + 1) % cell.length];
      // Each side is met from both areas and drawn from the first.
      if (beyond === null || to === undefined || beyond.zone === seed.zone) continue;
      if (seeds.indexOf(beyond) > index)
        borders.push({ from: { x, y }, to: { x: to.x, y: to.y }, zones: [seed.zone, beyond.zone] });
    }
  }
  return { areas: new Map([...pieces].map(([zone, paths]) => [zone, paths.join("")])), borders };
}

/** Cut away from the whole map what lies nearer to any other seed. */
function cellOf(seed: Seed, seeds: Seed[], width: number, height: number): Corner[] {
  let cell: Corner[] = [
    { x: 0, y: 0, beyond: null },
    { x: width, y: 0, beyond: null },
    { x: width, y: height, beyond: null },
    { x: 0, y: height, beyond: null },
  ];
  for (const other of seeds) {
    if (other !== seed && cell.length > 0) cell = cut(cell, seed, other);
  }
  return cell;
}

function cut(cell: Corner[], seed: Seed, other: Seed): Corner[] {
  const nearer = (point: Point) =>
    (other.x - seed.x) * (point.x - (seed.x + other.x) / 2) +
    (other.y - seed.y) * (point.y - (seed.y + other.y) / 2);
  const kept: Corner[] = [];
  for (const [index, corner] of cell.entries()) {
    const next = cell[(index + 1) % cell.length] ?? corner;
    const [here, there] = [nearer(corner), nearer(next)];
    if (here <= 0) kept.push(corner);
    if (here <= 0 === there <= 0) continue;
    const share = here / (here - there);
    const at = { x: corner.x + (next.x - corner.x) * share, y: corner.y + (next.y - corner.y) * share };
    kept.push({ ...at, beyond: here <= 0 ? other : corner.beyond });
  }
  return kept;
}

/** Tell in which zone a point lies. */
export function zoneAt(point: Point, seeds: Seed[]): string | null {
  let best: Seed | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const seed of seeds) {
    const away = Math.hypot(seed.x - point.x, seed.y - point.y);
    if (away >= least) continue;
    least = away;
    best = seed;
  }
  return best?.zone ?? null;
}

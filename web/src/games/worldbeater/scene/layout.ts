// This file is where the hexagons lie on the sheet, and the lines that their sides make: grid, borders, coasts.

import type { Point } from "../../../map/projection";
import { once } from "../../../ui/once";
import type { Drawing, Hexagon } from "../types";

/** The side of a hexagon, in units of the sheet; it stands on a corner. */
export const SIDE = 100;
/** How wide a hexagon is, and how far a row is below the one before it. */
export const WIDTH = SIDE * Math.sqrt(3);
export const ROW = SIDE * 1.5;
/** The middles of hexagons that share a side are nearer to each other than this. */
export const TOUCHING = 1.1 * WIDTH;
/** The sea round the outermost hexagons. */
const MARGIN = { x: 2.1 * SIDE, y: 1.6 * SIDE };

/** A hexagon with its middle on the sheet. */
export interface Spot extends Hexagon, Point {}

export interface Sheet {
  width: number;
  height: number;
  /** Where the hexagon of column 0 and row 0 would lie. */
  origin: Point;
  spots: Map<string, Spot>;
  /** Hexagons by column and row. */
  grid: Map<number, Spot>;
  /** Sides between two hexagons of one area, as path data. */
  lattice: string;
  /** The outline of each area, by its id. */
  outlines: Map<string, string>;
  /** The outline of all land. */
  coast: string;
}

/** The corners of a hexagon round its middle, clockwise from the top. */
const CORNERS: Point[] = Array.from({ length: 6 }, (_, index) => {
  const angle = (Math.PI / 3) * index;
  return { x: Math.sin(angle) * SIDE, y: -Math.cos(angle) * SIDE };
});
/** The neighbour beyond the side that begins at each corner: north-east, east, and so on. */
const BEYOND: [number, number][] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

/** Give the outline of a hexagon round the origin, so many times as large as the printed one. */
export function hexagonPath(scale: number): string {
  return `M${CORNERS.map(({ x, y }) => `${round(x * scale)} ${round(y * scale)}`).join("L")}Z`;
}

/** Lay all hexagons on a sheet that just holds them. */
export const sheetOf = once(lay);

function lay(drawing: Drawing): Sheet {
  const bare = drawing.hexagons.map((hexagon) => ({
    ...hexagon,
    x: WIDTH * (hexagon.q + hexagon.r / 2),
    y: ROW * hexagon.r,
  }));
  const left = Math.min(...bare.map((spot) => spot.x)) - WIDTH / 2 - MARGIN.x;
  const top = Math.min(...bare.map((spot) => spot.y)) - SIDE - MARGIN.y;
  const right = Math.max(...bare.map((spot) => spot.x)) + WIDTH / 2 + MARGIN.x;
  const bottom = Math.max(...bare.map((spot) => spot.y)) + SIDE + MARGIN.y;
  const all = bare.map((spot): Spot => ({ ...spot, x: round(spot.x - left), y: round(spot.y - top) }));
  const grid = new Map(all.map((spot) => [key(spot.q, spot.r), spot]));
  return {
    width: Math.round(right - left),
    height: Math.round(bottom - top),
    origin: { x: -left, y: -top },
    spots: new Map(all.map((spot) => [spot.id, spot])),
    grid,
    lattice: lattice(all, grid),
    outlines: new Map(
      drawing.areas.map((area) => [
        area.id,
        outline(
          all.filter((spot) => spot.area === area.id),
          grid,
          true,
        ),
      ]),
    ),
    coast: outline(all, grid, false),
  };
}

/** Columns and rows are numbered from well below to well above 0, never as far as this. */
const FAR = 1000;

function key(q: number, r: number): number {
  return q * FAR + r;
}

/** Give the hexagon beyond a side, from 0 for the north-east one on. */
export function neighbour(spot: Hexagon, side: number, grid: Map<number, Spot>): Spot | undefined {
  const [q, r] = BEYOND[side] ?? [0, 0];
  return grid.get(key(spot.q + q, spot.r + r));
}

function lattice(spots: Spot[], grid: Map<number, Spot>): string {
  const lines: string[] = [];
  for (const spot of spots) {
    // Each side between two hexagons is drawn once: from the western or northern one.
    for (const side of [1, 2, 3]) {
      if (neighbour(spot, side, grid)?.area !== spot.area) continue;
      const [a, b] = sideOf(spot, side);
      lines.push(`M${a.x} ${a.y}L${b.x} ${b.y}`);
    }
  }
  return lines.join("");
}

/** Join the sides that have no hexagon of the same kind beyond them to closed lines. */
function outline(spots: Spot[], grid: Map<number, Spot>, isOneArea: boolean): string {
  const next = new Map<string, { from: Point; to: Point }>();
  for (const spot of spots) {
    for (const side of BEYOND.keys()) {
      const beyond = neighbour(spot, side, grid);
      if (beyond !== undefined && (!isOneArea || beyond.area === spot.area)) continue;
      const [from, to] = sideOf(spot, side);
      next.set(corner(from), { from, to });
    }
  }
  const rings: string[] = [];
  for (let first = next.values().next().value; first !== undefined; first = next.values().next().value) {
    const ring: Point[] = [];
    for (
      let piece: typeof first | undefined = first;
      piece !== undefined;
      piece = next.get(corner(piece.to))
    ) {
      ring.push(piece.from);
      next.delete(corner(piece.from));
    }
    rings.push(`M${ring.map(({ x, y }) => `${x} ${y}`).join("L")}Z`);
  }
  return rings.join("");
}

/** A corner is met from up to three hexagons, whose sums differ by less than a unit. */
function corner({ x, y }: Point): string {
  return `${Math.round(x / 10)} ${Math.round(y / 10)}`;
}

function sideOf(spot: Point, side: number): [Point, Point] {
  return [side, side + 1].map((index) => {
    const { x, y } = CORNERS[index % CORNERS.length] ?? { x: 0, y: 0 };
    return { x: round(spot.x + x), y: round(spot.y + y) };
  }) as [Point, Point];
}

/** Give the hexagon that covers a point of the sheet. */
export function spotAt(point: Point, sheet: Sheet): Spot | null {
  const r = (point.y - sheet.origin.y) / ROW;
  const q = (point.x - sheet.origin.x) / WIDTH - r / 2;
  // The third of three slanted axes; whichever was rounded farthest follows from the other two.
  const s = -q - r;
  let [column, row] = [Math.round(q), Math.round(r)];
  const [offQ, offR, offS] = [Math.abs(column - q), Math.abs(row - r), Math.abs(Math.round(s) - s)];
  if (offQ > offR && offQ > offS) column = -row - Math.round(s);
  else if (offR > offS) row = -column - Math.round(s);
  return sheet.grid.get(key(column, row)) ?? null;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

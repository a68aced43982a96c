// This file is the routes as strokes: each colour with its pattern and its letter, so that no colour stands alone.

import type { Point } from "../../../map/projection";
import type { LineStyle, Plate, PlatePlace } from "../../../map/types";
import { linesOf, type MapLine, placesById } from "../model/drawing";

/** All lines of one style: one path, and the places of its letters. */
export interface Bundle {
  style: LineStyle;
  data: string;
  letters: Point[];
}

/** Tie the lines of each style together. */
export function bundles(plate: Plate): Bundle[] {
  const places = placesById(plate);
  return plate.line_styles.map((style) => {
    const lines = linesOf(plate).filter((line) => line.style === style.id);
    const ends = lines.map((line) => endsOf(line, places)).filter((pair) => pair !== null);
    return {
      style,
      data: ends.map(([a, b]) => `M${a.x} ${a.y}L${b.x} ${b.y}`).join(""),
      letters: lines.flatMap((line) => letterOf(line, places) ?? []),
    };
  });
}

/** Give the places that a line joins. */
export function endsOf(line: MapLine, places: Map<string, PlatePlace>): [PlatePlace, PlatePlace] | null {
  const [a, b] = [places.get(line.a), places.get(line.b)];
  return a === undefined || b === undefined ? null : [a, b];
}

/** Give where the letter of a line stands. */
export function letterOf(line: MapLine, places: Map<string, PlatePlace>): Point | null {
  const ends = endsOf(line, places);
  if (ends === null) return null;
  const [a, b] = ends;
  return {
    x: Math.round(a.x + (b.x - a.x) * line.letter_at),
    y: Math.round(a.y + (b.y - a.y) * line.letter_at),
  };
}

/** Find the line between two places. */
export function lineBetween(plate: Plate, a: string, b: string): MapLine | null {
  return (
    linesOf(plate).find((line) => (line.a === a && line.b === b) || (line.a === b && line.b === a)) ?? null
  );
}

/** Write points as round dots of a stroke: pieces without length. */
export function dots(points: Point[]): string {
  return points.map(({ x, y }) => `M${x} ${y}h0`).join("");
}

/** Colours brighter than this, of 255, carry dark letters. */
const LIGHT = 150;

/** Tell whether a colour of the form #rrggbb is bright. */
export function isBright(colour: string): boolean {
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  return 0.299 * (red ?? 0) + 0.587 * (green ?? 0) + 0.114 * (blue ?? 0) > LIGHT;
}

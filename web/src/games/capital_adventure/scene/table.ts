// This file is what is printed beside the cities: the roll for a start city, the table of deportation, and the signs of the map.

import { nameOf } from "../model/drawing";
import type { Drawing } from "../types";

/** A small table of two columns. */
export interface PrintedTable {
  title: string;
  rows: [string, string][];
}

/** Give the tables of the board (CA-30, CA-85). */
export function tablesOf(drawing: Drawing): PrintedTable[] {
  return [
    {
      title: "Start roll",
      rows: drawing.start_cities.map(({ city, totals }) => [
        `${totals[0]}–${totals.at(-1)}`,
        nameOf(city, drawing),
      ]),
    },
    {
      title: "Deported from",
      rows: drawing.continents.map(({ name, deported_to }) => [name, `to ${nameOf(deported_to, drawing)}`]),
    },
  ];
}

/** Where a table lies, and how wide its first column is, in parts of the size of its letters. */
export interface TablePlace {
  table: PrintedTable;
  x: number;
  y: number;
  width: number;
  height: number;
  column: number;
}

/** How wide a letter is, how high a line, and how much paper is left round them, in parts of the letters' size. */
const LETTER = 0.5;
export const LINE = 1.25;
export const PADDING = 0.6;
const GAP = 0.8;

/** Lay the tables side by side into the upper right corner of a map so many sizes of letters wide. */
export function layTables(tables: PrintedTable[], across: number): TablePlace[] {
  let right = across - GAP;
  return [...tables]
    .reverse()
    .map((table) => {
      const longest = (column: 0 | 1) => Math.max(...table.rows.map((row) => row[column].length)) * LETTER;
      const column = longest(0) + GAP;
      const inner = Math.max(column + longest(1), table.title.length * LETTER);
      const width = inner + 2 * PADDING;
      right -= width;
      const place = {
        table,
        x: right,
        y: GAP,
        width,
        column,
        height: (table.rows.length + 1) * LINE + PADDING,
      };
      right -= GAP;
      return place;
    })
    .reverse();
}

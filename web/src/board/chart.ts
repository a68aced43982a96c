// This file is where the marks of a chart stand: in cells of a sheet, side by side at one place, never over each other.
// It follows the drawing in a terminal, so that whatever can be read there can be read here.

import type { ChartMark, ChartSheet } from "../wire/message";

export const NOBODY = -1;
/** The cells that stay free between two places of a row. */
const GAP = 1;
/** How many times as high as wide a cell is. */
const CELL_SHAPE = 2;
const MAP_ROWS_LEAST = 6;

/** A mark with the cells that it takes: its row, its first column, and how many. */
export interface PlacedMark {
  mark: ChartMark;
  row: number;
  column: number;
  width: number;
}

/** A chart whose marks have their places. */
export interface LaidChart {
  columns: number;
  rows: number;
  placed: PlacedMark[];
}

/** The marks of one place. */
interface Spot {
  marks: ChartMark[];
  width: number;
  x: number;
  y: number;
}

/** Lay out a chart in so many columns, or as few more as it needs. */
export function layOut(chart: ChartSheet, columns: number): LaidChart {
  return chart.frame ? layOutMap(chart, columns) : layOutSheet(chart, columns);
}

/** What stands in each row from left to right, for those who hear it read; faint lines say nothing. */
export function readOut(laid: LaidChart, seatNames: readonly string[]): string[] {
  const rows = new Map<number, PlacedMark[]>();
  for (const placed of laid.placed) {
    if (placed.mark.style === "path" || !/[\p{L}\p{N}*?]/u.test(placed.mark.text)) continue;
    rows.set(placed.row, [...(rows.get(placed.row) ?? []), placed]);
  }
  return [...rows]
    .sort(([one], [other]) => one - other)
    .map(([, row]) => row.sort((one, other) => one.column - other.column))
    .map((row) => row.map(({ mark }) => readMark(mark, seatNames)).join(", "));
}

function readMark(mark: ChartMark, seatNames: readonly string[]): string {
  if (mark.style === "target") return `move ${mark.text}`;
  const name = mark.seat === NOBODY ? undefined : seatNames[mark.seat];
  return name === undefined || name === mark.text ? mark.text : `${mark.text} (${name})`;
}

function layOutSheet(chart: ChartSheet, wanted: number): LaidChart {
  const rows = new Map<number, Spot[]>();
  for (const spot of spotsOf(chart)) {
    const row = Math.round(spot.y);
    rows.set(row, [...(rows.get(row) ?? []), spot]);
  }
  const columns = Math.max(
    Math.min(wanted, Math.round(chart.width)),
    ...[...rows.values()].map(leastWidth),
    1,
  );
  const scale = columns / chart.width;
  const placed = pathsOf(chart, (mark) => [
    Math.round(mark.y),
    Math.min(Math.floor(mark.x * scale), columns - 1),
  ]);
  for (const [row, spots] of rows) {
    spots.sort((one, other) => one.x - other.x);
    spread(spots, columns, scale).forEach((column, index) => {
      const spot = spots[index];
      if (spot) placed.push(...sideBySide(spot.marks, row, column));
    });
  }
  return {
    columns,
    rows: Math.max(Math.round(chart.height), ...[...rows.keys()].map((row) => row + 1)),
    placed,
  };
}

/** Put together the marks of each place, in the order in which they come. */
function spotsOf(chart: ChartSheet): Spot[] {
  const spots = new Map<string, Spot>();
  for (const mark of chart.marks) {
    if (mark.style === "path") continue;
    const at = `${mark.x} ${mark.y}`;
    const spot = spots.get(at) ?? { marks: [], width: 0, x: mark.x, y: mark.y };
    spot.marks.push(mark);
    spot.width += widthOf(mark);
    spots.set(at, spot);
  }
  return [...spots.values()];
}

function pathsOf(chart: ChartSheet, cell: (mark: ChartMark) => [number, number]): PlacedMark[] {
  return chart.marks
    .filter((mark) => mark.style === "path")
    .map((mark) => {
      const [row, column] = cell(mark);
      return { mark, row, column, width: widthOf(mark) };
    });
}

/** Whether a mark lies on the sheet like a piece, with an edge round it. */
export function isRaised(mark: ChartMark): boolean {
  return mark.seat !== NOBODY || mark.style === "piece" || mark.style === "target";
}

/** How many cells a mark takes; a piece of one letter is as wide as it is high. */
function widthOf(mark: ChartMark): number {
  return Math.max([...mark.text].length, isRaised(mark) ? CELL_SHAPE : 1);
}

function sideBySide(marks: readonly ChartMark[], row: number, column: number): PlacedMark[] {
  let next = column;
  return marks.map((mark) => {
    const placed = { mark, row, column: next, width: widthOf(mark) };
    next += placed.width;
    return placed;
  });
}

function leastWidth(row: readonly Spot[]): number {
  return row.reduce((sum, spot) => sum + spot.width + GAP, -GAP);
}

/** Give each spot of a row its first column: as near its own middle as the others and the edges let it. */
function spread(row: readonly Spot[], columns: number, scale: number): number[] {
  const groups: { spots: Spot[]; start: number }[] = [];
  for (const spot of row) {
    let spots = [spot];
    let start = startOf(spots, columns, scale);
    for (
      let last = groups.at(-1);
      last && last.start + leastWidth(last.spots) + GAP > start;
      last = groups.at(-1)
    ) {
      spots = [...last.spots, ...spots];
      start = startOf(spots, columns, scale);
      groups.pop();
    }
    groups.push({ spots, start });
  }
  return groups.flatMap(({ spots, start }) => {
    let next = start;
    return spots.map((spot) => {
      const column = next;
      next += spot.width + GAP;
      return column;
    });
  });
}

/** Find the column from which spots that touch are, taken together, nearest to their middles. */
function startOf(spots: readonly Spot[], columns: number, scale: number): number {
  let offset = 0;
  let wanted = 0;
  for (const spot of spots) {
    wanted += Math.floor(spot.x * scale) - Math.floor((spot.width - 1) / 2) - offset;
    offset += spot.width + GAP;
  }
  return Math.max(0, Math.min(Math.round(wanted / spots.length), columns - offset + GAP));
}

/** A map is laid out at any size: places step aside in a crowd, and names stand beside their places or not at all. */
function layOutMap(chart: ChartSheet, columns: number): LaidChart {
  const rows = Math.max(MAP_ROWS_LEAST, Math.round((columns * chart.height) / chart.width / CELL_SHAPE));
  const taken = Array.from({ length: rows }, () => new Array<boolean>(columns).fill(false));
  const cellOf = (mark: { x: number; y: number }): [number, number] => [
    Math.min(Math.max(Math.floor((mark.y * rows) / chart.height), 0), rows - 1),
    Math.min(Math.max(Math.floor((mark.x * columns) / chart.width), 0), columns - 1),
  ];
  const isFree = (row: number, start: number, width: number): boolean =>
    row >= 0 &&
    row < rows &&
    start >= 0 &&
    start + width <= columns &&
    !taken[row]?.slice(Math.max(0, start - GAP), start + width + GAP).includes(true);
  const placed = pathsOf(chart, cellOf);
  const take = (marks: readonly ChartMark[], row: number, start: number, width: number): void => {
    taken[row]?.fill(true, start, start + width);
    placed.push(...sideBySide(marks, row, start));
  };
  const ends = new Map<string, [number, number, number]>();
  const spots = spotsOf(chart);
  for (const { x, y, marks: all } of spots) {
    const marks = all.filter((mark) => mark.style !== "label");
    const width = marks.reduce((sum, mark) => sum + widthOf(mark), 0);
    if (width === 0) continue;
    const [row, column] = cellOf({ x, y });
    const wanted = Math.max(0, Math.min(column - Math.floor((width - 1) / 2), columns - width));
    const free = nearestFree(row, wanted, width, rows, columns, isFree);
    if (!free) continue;
    take(marks, ...free, width);
    ends.set(`${x} ${y}`, [...free, width]);
  }
  for (const mark of chart.marks.filter((one) => one.style === "label")) {
    const [row, start, taking] = ends.get(`${mark.x} ${mark.y}`) ?? [...cellOf(mark), 1];
    const width = widthOf(mark);
    const middle = Math.max(0, Math.min(start + Math.floor((taking - width) / 2), columns - width));
    const sides: [number, number][] = [
      [row, start + taking + GAP],
      [row, start - GAP - width],
      [row + 1, middle],
      [row - 1, middle],
    ];
    const side = sides.find(([at, first]) => isFree(at, first, width));
    if (side) take([mark], ...side, width);
  }
  return { columns, rows, placed };
}

function nearestFree(
  row: number,
  start: number,
  width: number,
  rows: number,
  columns: number,
  isFree: (row: number, start: number, width: number) => boolean,
): [number, number] | null {
  if (isFree(row, start, width)) return [row, start];
  let best: [number, number] | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < rows; at += 1) {
    for (let first = 0; first + width <= columns; first += 1) {
      const far = (CELL_SHAPE * (at - row)) ** 2 + (first - start) ** 2;
      if (far < least && isFree(at, first, width)) {
        least = far;
        best = [at, first];
      }
    }
  }
  return best;
}

// This file is the score sheet as rows: every line of the total as it stands, for every seat (WB-22).

import type { SheetLine, View } from "../types";

export interface Cell {
  points: number;
  /** Whether it may still change: it would count so if the car were in New York now. */
  isProvisional: boolean;
}

export interface Row {
  title: string;
  cells: Cell[];
}

const LINES: { title: string; points: (line: SheetLine) => number; isOpen: (line: SheetLine) => boolean }[] =
  [
    { title: "Tokens in New York", points: (line) => line.tokens, isOpen: (line) => !line.is_credited },
    { title: "Place in New York", points: (line) => line.new_york, isOpen: () => false },
    { title: "Place at home", points: (line) => line.home, isOpen: () => false },
    {
      title: "Areas without a token",
      points: (line) => -line.empty_areas,
      isOpen: (line) => !line.is_credited,
    },
    { title: "Tokens brought home", points: (line) => -line.brought_home, isOpen: () => false },
  ];

/** The lines of the sheet in the order in which they are added. */
export function rows(view: View): Row[] {
  return LINES.map(({ title, points, isOpen }) => ({
    title,
    cells: view.sheet.map((line) => ({ points: points(line), isProvisional: isOpen(line) })),
  }));
}

/** The totals. */
export function totals(view: View): Cell[] {
  return view.sheet.map((line) => ({ points: line.total, isProvisional: !line.is_credited }));
}

/** Points as they stand on the sheet: a real minus sign, brackets round what may still change, a dash for nothing. */
export function format({ points, isProvisional }: Cell): string {
  if (points === 0) return "–";
  const figure = points < 0 ? `−${-points}` : `${points}`;
  return isProvisional ? `(${figure})` : figure;
}

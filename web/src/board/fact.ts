// This file is plain data told as facts: what a view holds, seat by seat where it is a list as long as the table.

import { capitalised } from "../seat/seat";

export interface PlainFact {
  title: string;
  /** One text, or one for each seat. */
  value: string | string[];
}

/** The facts of a view, in the order in which they stand there. */
export function facts(view: unknown, seats: number): PlainFact[] {
  if (typeof view !== "object" || view === null) return [];
  return Object.entries(view)
    .filter(([name, value]) => name !== "options" && name !== "seats" && name !== "seat" && value !== null)
    .map(([name, value]) => ({ title: worded(name), value: seatwise(value, seats) ?? told(value) }));
}

/** A name of the data as people write it. */
export function worded(name: string): string {
  return capitalised(name.replaceAll("_", " ").replaceAll("-", " "));
}

function seatwise(value: unknown, seats: number): string[] | null {
  return Array.isArray(value) && value.length === seats ? value.map(told) : null;
}

function told(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (value === true) return "yes";
  if (value === false) return "no";
  if (Array.isArray(value)) return value.length > 0 ? value.map(told).join(", ") : "–";
  if (typeof value === "object") {
    return (
      Object.entries(value)
        .map(([name, inner]) => `${worded(name)}: ${told(inner)}`)
        .join("; ") || "–"
    );
  }
  return String(value);
}

// This file is trips in words and figures: of how many legs of each kind they are, and how far one could go.

import { counted } from "./standing";
import type { Trip } from "./trip";

const count = (by: string, leg: string): number => [...by].filter((other) => other === leg).length;

/** Say what trips are made of: "1 flight, 4 connections"; staying is "none". */
export function legs(by: string): string {
  const [flights, ferries, lines] = [count(by, "f"), count(by, "e"), count(by, "c")];
  const parts: string[] = [];
  if (flights > 0) parts.push(counted(flights, "flight"));
  if (ferries > 0) parts.push("a ferry");
  if (lines > 0) parts.push(counted(lines, "connection"));
  return parts.length === 0 ? "none" : parts.join(", ");
}

/** Say how far the trips on offer lead: "Up to 4 connections and 2 flights, to 58 places." */
export function spread(trips: Trip[], money: number): string {
  const most = (leg: string) => Math.max(0, ...trips.map((trip) => count(trip.by, leg)));
  const parts = [counted(most("c"), "connection")];
  if (most("f") > 0) parts.push(counted(most("f"), "flight"));
  if (most("e") > 0) parts.push("a ferry");
  const ends = new Set(trips.map((trip) => trip.end)).size;
  const ways = parts.length < 2 ? parts[0] : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
  return `Up to ${ways} lead to ${counted(ends, "place")}; you have £${money}.`;
}

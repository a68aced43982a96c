// This file is what can be counted after a match: how often each thing was drawn, and how long it all took.

import type { Draw } from "../wire/message";

/** Draws with the same chances, such as all throws of one die. */
export interface DrawCount {
  /** What could come, and how often it came. */
  lots: { title: string; count: number; expected: number }[];
  draws: number;
}

const LOTS_MOST = 12;
const DRAWS_LEAST = 6;
const MINUTE_SECONDS = 60;
const HOUR_MINUTES = 60;

/** Count draws that are alike, the most frequent first; only those with few lots and enough draws say anything. */
export function countDraws(draws: readonly Draw[]): DrawCount[] {
  const alike = new Map<string, Draw[]>();
  for (const draw of draws) {
    if (draw.lots.length < 2 || draw.lots.length > LOTS_MOST) continue;
    const key = JSON.stringify(draw.lots);
    alike.set(key, [...(alike.get(key) ?? []), draw]);
  }
  return [...alike.values()]
    .filter((group) => group.length >= DRAWS_LEAST)
    .map(countAlike)
    .filter((count) => count.lots.every((lot) => lot.title !== ""))
    .sort((one, other) => other.draws - one.draws);
}

function countAlike(group: Draw[]): DrawCount {
  const lots = group[0]?.lots ?? [];
  const total = lots.reduce((sum, lot) => sum + lot.weight, 0);
  return {
    draws: group.length,
    lots: lots.map((lot, place) => ({
      title: titleOf(lot.move),
      count: group.filter((draw) => draw.drawn === place).length,
      expected: (group.length * lot.weight) / total,
    })),
  };
}

/** What a lot is called: the words and figures of its move, such as "5" of a throw; empty when there are none. */
function titleOf(move: unknown): string {
  if (typeof move !== "object" || move === null) return "";
  const plain = Object.entries(move).filter(([name, value]) => name !== "move" && isPlain(value));
  return plain.map(([, value]) => words(value)).join(" ");
}

function isPlain(value: unknown): boolean {
  return typeof value === "string" || typeof value === "number" || Array.isArray(value);
}

function words(value: unknown): string {
  return Array.isArray(value) ? value.map(words).join(" + ") : String(value);
}

/** The odds of a lot, such as "1 in 6" or "5 in 8". */
export function oddsInWords(weight: number, total: number): string {
  const shared = greatestDivisor(weight, total);
  return `${weight / shared} in ${total / shared}`;
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? Math.max(one, 1) : greatestDivisor(other, one % other);
}

/** How long something took, such as "1 hour 5 minutes". */
export function durationInWords(seconds: number): string {
  const minutes = Math.round(seconds / MINUTE_SECONDS);
  if (minutes < 1) return "less than a minute";
  const hours = Math.floor(minutes / HOUR_MINUTES);
  const parts = [counted(hours, "hour"), counted(minutes % HOUR_MINUTES, "minute")].filter(
    (part) => part !== "",
  );
  return parts.join(" ");
}

function counted(count: number, word: string): string {
  if (count === 0) return "";
  return count === 1 ? `1 ${word}` : `${count} ${word}s`;
}

// This file is the look back at a match in words and lines: who stood how when, who had the luck, what cost most.

import type { DearTurn, MatchReview } from "../wire/message";

/** How wide and high the sheet is on which the lines are drawn, in its own units. */
export const SHEET = { width: 320, height: 120 } as const;
/** Strokes that tell seats apart where colours do not. */
const DASHES = ["", "7 3", "2 3", "9 3 2 3", "12 4", "4 2 1 2"] as const;
const HUNDRED = 100;
const LUCK_LEAST = 0.005;

/** The way of a seat's chance to win over the sheet: level from one step to the next, then up or down. */
export function lineOf(chances: readonly (readonly number[])[], seat: number): string {
  const last = Math.max(1, chances.length - 1);
  return chances
    .map((each, index) => {
      const x = round((index / last) * SHEET.width);
      const y = round((1 - (each[seat] ?? 0)) * SHEET.height);
      return index === 0 ? `M${x} ${y}` : `H${x}V${y}`;
    })
    .join("");
}

/** The stroke of a seat's line. */
export function dashOf(seat: number): string {
  return DASHES[seat % DASHES.length] ?? "";
}

/** The step under a place on the sheet, from 0 at its left edge to 1 at its right. */
export function stepAt(share: number, steps: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * (steps - 1));
}

/** A chance in words, such as "62 %"; only what is certain is 0 or 100 %. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 1) return `${Math.min(99, Math.max(1, Math.round(chance * HUNDRED)))} %`;
  return `${Math.round(chance * HUNDRED)} %`;
}

/** A part of a chance in words, such as "8 points". */
export function points(part: number): string {
  const count = Math.round(Math.abs(part) * HUNDRED);
  if (count === 0) return "less than a point";
  return count === 1 ? "1 point" : `${count} points`;
}

/** What chance did for somebody, such as "Luck gave Anna 12 points." */
export function luckInWords(name: string, luck: number): string {
  if (Math.abs(luck) < LUCK_LEAST) return `Luck neither helped nor hurt ${name}.`;
  return luck > 0 ? `Luck gave ${name} ${points(luck)}.` : `Luck took ${points(luck)} from ${name}.`;
}

/** The turns that cost a seat most. */
export function turnsOf(review: MatchReview, seat: number): DearTurn[] {
  return review.dear_turns.filter((turn) => turn.seat === seat);
}

/** The moves of a turn, one after the other, as sentences. */
export function inARow(sentences: readonly string[]): string {
  return sentences.map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)).join(" ");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

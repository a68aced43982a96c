// This file is how Trap the Cap is spoken of at a table: caps by their colour, not by their number.

import { capitalised, listed } from "../../seat/seat";
import { COLOURS, GOLDEN_NAME } from "./model/view";

const COLOUR = COLOURS.join("|");
const CAP = `(?:(?:${COLOUR})-\\d+|\\b${GOLDEN_NAME}\\b)`;
const CAPS = new RegExp(`${CAP}(?:(?:, | and )${CAP})*`, "g");
const MOVER = new RegExp(`^(${COLOURS.map(capitalised).join("|")})-\\d+ `);
/** Goes without saying where another throw is the other choice. */
const NO_THROW = " without another throw";
const BASE = /\bbase-[A-F]\b/g;
const NUMBERS = ["no", "one", "two", "three", "four", "five", "six"];

/** A sentence of the rules as people say it: "Red-1 traps blue-2 on C4!" is "Red traps a blue cap on C4!". */
export function words(sentence: string): string {
  return sentence
    .replace(MOVER, "$1 ")
    .replace(CAPS, (found) => counted(found.match(new RegExp(CAP, "g")) ?? []))
    .replace(BASE, "the base")
    .replace(NO_THROW, "");
}

/** Caps by colour: "two blue caps and an orange cap". */
function counted(caps: string[]): string {
  const counts = new Map<string, number>();
  for (const cap of caps) {
    const colour = cap.split("-")[0] ?? cap;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return listed([...counts].map(([colour, count]) => several(colour, count)));
}

function several(colour: string, count: number): string {
  if (colour === GOLDEN_NAME) return "the Golden Cap";
  if (count > 1) return `${NUMBERS[count] ?? count} ${colour} caps`;
  return `${/^[aeiou]/.test(colour) ? "an" : "a"} ${colour} cap`;
}

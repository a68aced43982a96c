// This file is how Trap the Cap is spoken of at a table: caps by their colour, not by their number, and reasons in words.

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

/** What speaks for a move and against it. */
export const REASONS = {
  "the match itself": { pro: "wins the match", con: "loses the match" },
  "caps brought home": { pro: "brings caught caps home", con: "has fewer caught caps at home" },
  "caps carried, the nearer home the better": {
    pro: "carries caught caps, or brings them nearer home",
    con: "",
  },
  "own caps trapped or lost": { pro: "frees a cap of its own", con: "leaves a cap of its own trapped" },
  "own caps in reach of others": {
    pro: "is harder for the others to catch",
    con: "is easier for the others to catch",
  },
  "foreign caps in reach": { pro: "gets other caps within reach", con: "has fewer other caps within reach" },
  "closing in on the nearest foreign cap": {
    pro: "comes nearer to a cap worth chasing",
    con: "is farther from the caps worth chasing",
  },
  "the Golden Cap": {
    pro: "comes nearer to having the Golden Cap",
    con: "is farther from having the Golden Cap",
  },
  "having the turn": { pro: "may throw again", con: "" },
};

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

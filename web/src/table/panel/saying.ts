// This file is how the sentences that can be said to the table are read: their blank, and what is found to fill it.

import type { FillCard, SayingCard } from "../../wire/message";

const BLANK = "{}";

/** A sentence before and after its blank. */
export function parted(sentence: string): { before: string; after: string } {
  const at = sentence.indexOf(BLANK);
  if (at < 0) return { before: sentence, after: "" };
  return { before: sentence.slice(0, at), after: sentence.slice(at + BLANK.length) };
}

/** A sentence with dots for what is filled in, as it is offered. */
export function dotted(sentence: string): string {
  return sentence.replace(`${BLANK}.`, "…").replace(BLANK, "…");
}

/** What may fill the blank and has the typed words in it; what is called just so comes first. */
export function fillsFor(saying: SayingCard, typed: string): FillCard[] {
  const wanted = typed.trim().toLowerCase();
  const found = saying.fills.filter((fill) => fill.words.toLowerCase().includes(wanted));
  const exact = found.filter((fill) => fill.value.toLowerCase() === wanted);
  return [...exact, ...found.filter((fill) => !exact.includes(fill))];
}

// This file is numbers of things, and what is handed over for a fare, in words.

import { dollars } from "./drawing";

/** A number of things: "1 city", "2 cities". */
export function counted(count: number, thing: string, things = `${thing}s`): string {
  return `${count} ${count === 1 ? thing : things}`;
}

/** What is handed over: "$300", "a Travel Token", "2 Travel Tokens and $100". */
export function payment(cash: number, tokens: number): string {
  if (tokens === 0) return dollars(cash);
  const words = tokens === 1 ? "a Travel Token" : `${tokens} Travel Tokens`;
  return cash > 0 ? `${words} and ${dollars(cash)}` : words;
}

/** How much cash a fare and fees cost beside so many Travel Tokens, which pay fares only and give no change. */
export function cashBeside(fare: number, fees: number, tokens: number, worth: number): number {
  return fees + Math.max(0, fare - tokens * worth);
}

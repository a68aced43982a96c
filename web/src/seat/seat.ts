// This file is how seats are spoken of: their names, who plays them, and several of them in one sentence.

import type { GameCard, SeatCard, TableCard } from "../wire/message";

export const PERSON = "person";
export const OPEN = "open";

/** A text as a sentence begins. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a seat is called: its person's name, or else its colour. */
export function seatName(card: SeatCard): string {
  return card.name || capitalised(card.colour);
}

export function isBot(card: SeatCard): boolean {
  return card.player !== PERSON && card.player !== OPEN;
}

/** Whether a seat belongs to a person who is not connected. */
export function isAway(card: SeatCard): boolean {
  return card.player === PERSON && !card.is_here;
}

/** Whether those who hold seats have to agree before somebody takes one: a running seat's secrets come with it. */
export function mustAskFor(table: TableCard | null, game: GameCard | null): boolean {
  const isHeld = table?.seats.some((seat) => seat.is_claimed) ?? false;
  return table?.stage === "playing" && isHeld && (game?.has_secrets ?? false);
}

/** The seats whose people have not come yet. */
export function missing(seats: SeatCard[]): SeatCard[] {
  return seats.filter((seat) => seat.player === OPEN || isAway(seat));
}

/** Names in a row: "Anna, Ben and Blue". */
export function listed(names: string[]): string {
  if (names.length < 2) return names[0] ?? "";
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

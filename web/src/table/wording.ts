// This file is how a game's sentences are said at a table: in plain words, and with the names of those who sit there.

import type { GameFace } from "../games/face";
import { capitalised, seatName } from "../seat/seat";
import type { SeatCard, TableEvent } from "../wire/message";

export type Speaker = Pick<GameFace, "words">;

/** A word with a capital letter that is not the beginning of a longer name such as "Red-1". */
const CAPITAL_WORD = /(?<![\p{L}-])\p{Lu}\p{Ll}+(?![\p{L}-])/gu;

/** Puts the names of people and bots where a sentence names their seats by colour. */
export function named(sentence: string, seats: SeatCard[]): string {
  const names = new Map(seats.map((seat) => [capitalised(seat.colour), seatName(seat)]));
  return sentence.replace(CAPITAL_WORD, (word) => names.get(word) ?? word);
}

/** A sentence of the rules as the game's face says it. */
export function plain(sentence: string, face: Speaker | null): string {
  return face?.words?.(sentence) ?? sentence;
}

/** What happened, as it is told at this table; what the table tells itself has its names already. */
export function wording(tableEvent: TableEvent, face: Speaker | null, seats: SeatCard[]): string {
  return tableEvent.kind === "event" ? named(plain(tableEvent.sentence, face), seats) : tableEvent.sentence;
}

// This file is how the seats of a match look: by the colours that they are called by, which a match may choose or draw.

import type { SeatLook } from "./face";

/** The looks of a game by the names of its colours. */
export type Looks = Record<string, SeatLook>;

/** How a seat looks that has no colour yet, such as a car before the cars are drawn. */
function colourless(seat: number): SeatLook {
  return { colour: "#8a8578", ink: "#ffffff", sign: String(seat + 1) };
}

/** The look of each seat, by what it is called. */
export function looksOf(looks: Looks, names: readonly string[]): SeatLook[] {
  return names.map((name, seat) => looks[name.toLowerCase()] ?? colourless(seat));
}

/** Which of a game's looks it is, counted from 0 as they are printed; -1 for a seat without a colour. */
export function kindOf(looks: Looks, look: SeatLook | undefined): number {
  return Object.values(looks).findIndex((one) => one.colour === look?.colour);
}

// This file is how the seats of Trap the Cap look: six colours with the letters that the terminal uses too.

import type { SeatLook } from "../face";
import type { Looks } from "../look";
import { GOLDEN } from "./model/view";

export const LOOKS: Looks = {
  red: { colour: "#b5271d", ink: "#fff8ec", sign: "R" },
  blue: { colour: "#1f5fa6", ink: "#fff8ec", sign: "B" },
  green: { colour: "#2c7a3d", ink: "#fff8ec", sign: "G" },
  black: { colour: "#2b2724", ink: "#f6efdf", sign: "K" },
  white: { colour: "#fbf7ec", ink: "#2a2118", sign: "W" },
  orange: { colour: "#e58a1f", ink: "#2a1503", sign: "O" },
};

/** The Golden Cap, which has no seat's colour. */
const GOLDEN_LOOK: SeatLook = { colour: "#e9be3f", ink: "#3a2500", sign: "★" };

/** The look of a colour, the Golden Cap's included. */
export function lookOf(colour: number): SeatLook {
  return (colour === GOLDEN ? undefined : Object.values(LOOKS)[colour]) ?? GOLDEN_LOOK;
}

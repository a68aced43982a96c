// This file is how the cars look: each with its colour, its sign and its own body, so that no colour stands alone.

import type { SeatLook } from "../face";
import { kindOf, type Looks } from "../look";

/** The cars by their colours. */
export const LOOKS: Looks = {
  black: { colour: "#2f2f36", ink: "#ffffff", sign: "■" },
  red: { colour: "#c8322b", ink: "#ffffff", sign: "▲" },
  blue: { colour: "#2f62b5", ink: "#ffffff", sign: "●" },
  yellow: { colour: "#f0bf2f", ink: "#2a2118", sign: "★" },
  green: { colour: "#2f8a4c", ink: "#ffffff", sign: "✚" },
  white: { colour: "#fffdf6", ink: "#2a2118", sign: "◆" },
};

/** The signs as outlines round the origin, some ten units wide, so that no font decides how they look. */
const SIGNS = [
  "M-4-4H4V4H-4z",
  "M0-5 5 4H-5z",
  "M-4.4 0a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0z",
  "M0-5.4 1.4-1.8 5.2-1.6 2.2.8 3.2 4.5 0 2.4-3.2 4.5-2.2.8-5.2-1.6-1.4-1.8z",
  "M-1.7-5H1.7V-1.7H5V1.7H1.7V5H-1.7V1.7H-5V-1.7H-1.7z",
  "M0-5.4 4.6 0 0 5.4-4.6 0z",
];

/** The outline of a car seen from its side, driving to the right, 62 units long, and of its windows. */
export interface Body {
  outline: string;
  windows: string;
}

/** A saloon, a coupé, an estate car, a beetle, a van and a roadster. */
const BODIES: Body[] = [
  {
    outline:
      "M-31 9V0C-31-3-28-4-24-4.5L-14-5-8-14C-7-15.5-5-16-3-16H9C12-16 13-15 15-13L21-5 28-3.5C30.5-3 31-1 31 2V9Z",
    windows: "M-11-6-6-13H12L17-6Z",
  },
  {
    outline: "M-31 9V1C-31-3-27-5-23-6L-9-14C-6-16-3-16.5 1-16.5C8-16.5 12-13 17-7L27-5C30-4.5 31-2 31 1V9Z",
    windows: "M-15-7-6-13C-3-14.5 6-15 9-13L14-7Z",
  },
  {
    outline: "M-31 9V-12C-31-14.5-29.5-16-27-16H6C9-16 11-15 13-12.5L18.5-5.5 28-4C30.5-3.5 31-1.5 31 1V9Z",
    windows: "M-27-7V-13H6C8-13 9-12.5 10-11L14-7Z",
  },
  {
    outline: "M-29 9V3C-29-3-26-5-22-6C-18-13-10-17-1-17C8-17 14-12 17-6C25-6 29-2 29 4V9Z",
    windows: "M-16-6C-13-11-8-14-1-14C6-14 10-11 13-6Z",
  },
  {
    outline: "M-31 9V-15C-31-18-29-19.5-26-19.5H20C24-19.5 26-17 27.5-12L31-1V9Z",
    windows: "M-27-8V-16H19C22-16 23-14.5 24-12L25.5-8Z",
  },
  {
    outline: "M-31 9V1C-31-2-28-4.5-24-5H-8L-10-9C-6-10-2-9 0-7L2-5 8-13.5 10-13 7-5H24C28-5 31-2 31 2V9Z",
    windows: "",
  },
];
/** How long a car's outline is. */
export const BODY_LENGTH = 62;
/** How far the halo of the car on turn reaches from its middle, in the same units. */
export const HALO = { across: 40, up: 26 };

/** The outline of the sign of a car; a car that is not drawn yet has none. */
export function signOf(look: SeatLook | undefined): string | undefined {
  return SIGNS[kindOf(LOOKS, look)];
}

/** The body of a car; one that is not drawn yet looks like the first. */
export function bodyOf(look: SeatLook | undefined): Body | undefined {
  return BODIES[kindOf(LOOKS, look)] ?? BODIES[0];
}

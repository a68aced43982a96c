// This file is how everything looks: places, escapees and agents, each with a colour and a shape that never part.

import type { Looks } from "../look";
import type { AgentName, Colour } from "./types";

export const COLOURS: Colour[] = ["red", "green", "blue", "yellow"];

/** What places of a colour are, and how they are marked; shapes are some 20 units wide round the origin. */
interface PlaceType {
  title: string;
  plural: string;
  fill: string;
  ink: string;
  shape: string;
}

export const TYPES: Record<Colour, PlaceType> = {
  red: {
    title: "City",
    plural: "cities",
    fill: "#c23a2b",
    ink: "#ffffff",
    shape: "M-7.6-9.2H7.6Q9.2-9.2 9.2-7.6V7.6Q9.2 9.2 7.6 9.2H-7.6Q-9.2 9.2-9.2 7.6V-7.6Q-9.2-9.2-7.6-9.2Z",
  },
  green: {
    title: "Jungle",
    plural: "jungles",
    fill: "#2f7d46",
    ink: "#ffffff",
    shape: "M-10 0A10 10 0 1 0 10 0A10 10 0 1 0-10 0Z",
  },
  blue: {
    title: "Arctic",
    plural: "arctic places",
    fill: "#2c67b0",
    ink: "#ffffff",
    shape: star(12.6, 8.8),
  },
  yellow: {
    title: "Desert",
    plural: "deserts",
    fill: "#f0c02f",
    ink: "#2a2118",
    shape: "M0-12.8 12.8 0 0 12.8-12.8 0Z",
  },
};

/** The shapes of the place types as signs, in the order of the colours. */
export const SIGNS = COLOURS.map((colour) => TYPES[colour].shape);

/** The escapees' names by their colours. */
export const CHARACTERS: Record<Colour, string> = {
  red: "Ruby Red",
  green: "Gary Green",
  blue: "Beatrice Bleu",
  yellow: "Yousef Yellow",
};

/** The escapees by their colours; each has the colour and the shape of the places that it knows best. */
export const LOOKS: Looks = {
  red: { colour: TYPES.red.fill, ink: TYPES.red.ink, sign: "■", title: CHARACTERS.red },
  green: { colour: TYPES.green.fill, ink: TYPES.green.ink, sign: "●", title: CHARACTERS.green },
  blue: { colour: TYPES.blue.fill, ink: TYPES.blue.ink, sign: "✶", title: CHARACTERS.blue },
  yellow: { colour: TYPES.yellow.fill, ink: TYPES.yellow.ink, sign: "◆", title: CHARACTERS.yellow },
};

/** The agents: the paint of their pawns, the ink of the sign on it, whose sign that is, and the
    colour of their trips, which is to be seen on every ground. */
export const AGENTS: Record<
  AgentName,
  { title: string; paint: string; ink: string; sign: Colour; trail: string }
> = {
  brown: { title: "Brown", paint: "#8a5a33", ink: "#ffffff", sign: "red", trail: "#8a5a33" },
  white: { title: "White", paint: "#fffdf6", ink: "#2a2118", sign: "green", trail: "#7a705c" },
  black: { title: "Black", paint: "#2d2d33", ink: "#ffffff", sign: "blue", trail: "#2d2d33" },
  silver: { title: "Silver", paint: "#aab3bd", ink: "#2a2118", sign: "yellow", trail: "#6d7984" },
};

/** Give the paint of a colour. */
export function colourOf(colour: Colour): string {
  return TYPES[colour].fill;
}

/** Give what is readable on the paint of a colour. */
export function inkOf(colour: Colour): string {
  return TYPES[colour].ink;
}

/** A pawn that stands on the origin, 20 units wide and 28 high. */
export const PAWN =
  "M-10 0C-10-3-8.5-4-6.5-5.5-4-7.5-3.2-11-3-14.5-5.6-16-7-18.5-7-21.2A7 7 0 0 1 7-21.2C7-18.5 5.6-16 3-14.5" +
  " 3.2-11 4-7.5 6.5-5.5 8.5-4 10-3 10 0Z";

/** An escapee round the origin, 22 units wide: coat with a turned-up collar, face, hat. */
export const FUGITIVE = {
  coat: "M-11 11C-11 4-7 2-4 1L0 4 4 1C7 2 11 4 11 11Z",
  face: "M-4.6-3.4V-1A4.6 4.6 0 0 0 4.6-1V-3.4Z",
  hat: "M-10-3.2C-7-4.6-5.6-4.4-5.2-6.4L-4.6-9.4C-4.2-11-2-10.4 0-10.4S4.2-11 4.6-9.4L5.2-6.4C5.6-4.4 7-4.6 10-3.2 6-1.8-6-1.8-10-3.2Z",
};

/** An airliner seen from above that flies to the north-east, 12 units wide round the origin. */
export const PLANE =
  "M6-6C5-7 3.4-6.4 2.4-5.4L.6-3.6-5-5-6-4-1.4-1.6-3.4.4-5.2.1-6 .9-3.6 2.4-3.6 3.6-2.4 3.6-.9 6-.1 5.2-.4 3.4 1.6" +
  " 1.4 4 6 5 5 3.6-.6 5.4-2.4C6.4-3.4 7-5 6-6Z";

/** The tints of the zones in order: quiet, and unlike the colours of the places. */
export const ZONE_TINTS = ["#b98a6a", "#8f86b8", "#c7a24e", "#7fa88c", "#b9788c", "#7396ad"];

function star(outer: number, inner: number): string {
  const corners = Array.from({ length: 12 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (Math.PI / 6) * index;
    return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

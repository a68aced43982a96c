// This file is how everything looks: the sides, the continents and the fields of knowledge, none of them by colour alone.

import { capitalised } from "../../seat/seat";
import type { SeatLook } from "../face";
import { kindOf, type Looks } from "../look";
import type { ContinentId, Level } from "./types";

/** The sides by their colours. */
export const LOOKS: Looks = {
  red: { colour: "#c23a2b", ink: "#ffffff", sign: "■" },
  blue: { colour: "#2c67b0", ink: "#ffffff", sign: "●" },
  green: { colour: "#2f7d46", ink: "#ffffff", sign: "▲" },
  yellow: { colour: "#f0c02f", ink: "#2a2118", sign: "◆" },
};

/** The signs as outlines round the origin, some ten units wide, so that no font decides how they look. */
const SIGNS = [
  "M-4-4H4V4H-4z",
  "M-4.4 0a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0z",
  "M0-5 5 4H-5z",
  "M0-5.4 4.6 0 0 5.4-4.6 0z",
];

/** The outline of the sign of a side. */
export function signOf(look: SeatLook | undefined): string | undefined {
  return SIGNS[kindOf(LOOKS, look)];
}

/** The continents in the order of the journey, with the tint of their tokens and of the ink on it. */
export const CONTINENTS: Record<ContinentId, { tint: string; ink: string }> = {
  europe: { tint: "#4a6fa5", ink: "#ffffff" },
  africa: { tint: "#8a5a1c", ink: "#ffffff" },
  asia: { tint: "#a13d5c", ink: "#ffffff" },
  australasia: { tint: "#2b7a72", ink: "#ffffff" },
  americas: { tint: "#5f6b2d", ink: "#ffffff" },
};

/** A field of knowledge: what it is called, and its picture of a few strokes on a plate of 24 by 24. */
export interface Field {
  title: string;
  tint: string;
  icon: string;
}

/** What a question of an unknown field looks like, such as one of an own pack. */
const KNOWLEDGE: Field = {
  title: "General knowledge",
  tint: "#5d4f3f",
  icon: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.3-1.5 2.4M12 17.5v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
};

export const FIELDS: Record<string, Field> = {
  geography: {
    title: "Geography",
    tint: "#2c67b0",
    icon: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18",
  },
  history: {
    title: "History",
    tint: "#8a5a1c",
    icon: "M4 8l8-5 8 5zM5 20h14M4 21.5h16M6.5 8v10M10.2 8v10M13.8 8v10M17.5 8v10M5 18h14",
  },
  science: {
    title: "Science",
    tint: "#5a4a9c",
    icon: "M9.5 3h5M10.5 3v6L5 18.5A1.7 1.7 0 0 0 6.5 21h11a1.7 1.7 0 0 0 1.5-2.5L13.5 9V3M7.5 15h9",
  },
  arts: {
    title: "Arts",
    tint: "#a13d5c",
    icon: "M12 3a9 9 0 1 0 0 18c1.7 0 2-1.2 1.4-2.3-.8-1.6.2-3 1.9-3h2.2A3.5 3.5 0 0 0 21 12.2 9 9 0 0 0 12 3zM7.5 11v.01M10 7.5v.01M14.5 7.5v.01M17 11v.01",
  },
  sport: {
    title: "Sport",
    tint: "#b4531a",
    icon: "M7 4h10v5a5 5 0 0 1-10 0zM7 5.5H3.5c0 3.5 1.5 5 4 5M17 5.5h3.5c0 3.5-1.5 5-4 5M12 14v4M8 20.5h8M9.5 18h5v2.5h-5z",
  },
  language: {
    title: "Language",
    tint: "#2b7a72",
    icon: "M3 4h18v12h-9l-5 4.5V16H3zM8.5 13l3.5-7 3.5 7M9.7 10.8h4.6",
  },
  nature: {
    title: "Nature",
    tint: "#2f7d46",
    icon: "M5 19C4 10 9 4 20 4c0 11-6 16-13 14M4 21c2-6 6-9.5 11-12",
  },
  food: {
    title: "Food",
    tint: "#a5311f",
    icon: "M7 3v7M4.5 3v4.5a2.5 2.5 0 0 0 5 0V3M7 10v11M17 13V3c-3 1-4 4-4 7.5V13zM17 13v8",
  },
  everyday: {
    title: "Everyday life",
    tint: "#6a5a2a",
    icon: "M4 11l8-7 8 7M6.5 9.5V20h11V9.5M10 20v-5.5h4V20M15.5 6.8V4h2v4.6",
  },
  visa: {
    title: "Visa",
    tint: "#7a2f5e",
    icon: "M5 3h14v18H5zM12 6.5a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4zM8.3 10.2h7.4M12 6.5c-1.8 2-1.8 5.4 0 7.4M12 6.5c1.8 2 1.8 5.4 0 7.4M8.5 17.5h7",
  },
};

/** Give the look of a field; those of own packs are called as they are there. */
export function fieldOf(id: string): Field {
  return FIELDS[id] ?? (id ? { ...KNOWLEDGE, title: capitalised(id) } : KNOWLEDGE);
}

export const LEVELS: Record<Level, string> = { child: "Child", standard: "Standard", hard: "Hard" };

// This file is the fleets: how each looks, and how jets that share a city stand side by side.

import type { Point } from "../../../map/projection";
import type { SeatLook } from "../../face";
import { kindOf, type Looks } from "../../look";

/** The fleets by their colours. */
export const FLEETS: Looks = {
  orange: { colour: "#e8731a", ink: "#2a1503", sign: "▲" },
  white: { colour: "#fffdf6", ink: "#2a2118", sign: "●" },
  black: { colour: "#33333b", ink: "#ffffff", sign: "■" },
  pink: { colour: "#ee7fae", ink: "#3d0a20", sign: "★" },
  turquoise: { colour: "#1fb5ad", ink: "#03302d", sign: "✚" },
  olive: { colour: "#7d8a2e", ink: "#ffffff", sign: "◆" },
};

/** The signs as outlines round the origin, some ten units wide, so that no font decides how they look. */
export const SIGNS = [
  "M0-5 5 4H-5z",
  "M-4.4 0a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0z",
  "M-4-4H4V4H-4z",
  "M0-5.4 1.4-1.8 5.2-1.6 2.2.8 3.2 4.5 0 2.4-3.2 4.5-2.2.8-5.2-1.6-1.4-1.8z",
  "M-1.7-5H1.7V-1.7H5V1.7H1.7V5H-1.7V1.7H-5V-1.7H-1.7z",
  "M0-5.4 4.6 0 0 5.4-4.6 0z",
];

/** The outline of the sign of a fleet. */
export function signOf(look: SeatLook | undefined): string | undefined {
  return SIGNS[kindOf(FLEETS, look)];
}

/** An airliner seen from above that flies north, 26 units from wing to wing. */
export const JET =
  "M0-14C2.2-14 3.4-10.8 3.4-7.6V-4.4L5.6-2.6V-4C5.6-5.4 8.4-5.4 8.4-4V-.4L12.7 3C13.3 3.5 13.3 6.6 12.6 6.4L3.4 4" +
  " 2.8 8.6 6.6 11.2C7 11.6 7 13.4 6.5 13.3L0 12-6.5 13.3C-7 13.4-7 11.6-6.6 11.2L-2.8 8.6-3.4 4-12.6 6.4C-13.3 6.6" +
  "-13.3 3.5-12.7 3L-8.4-.4V-4C-8.4-5.4-5.6-5.4-5.6-4V-2.6L-3.4-4.4V-7.6C-3.4-10.8-2.2-14 0-14z";

/** The jets of one seat in one city. */
export interface Flock {
  seat: number;
  city: string;
  /** Numbers of its jets, from 1. */
  jets: number[];
}

/** Sort the jets of all seats by city and seat. */
export function flocks(jets: string[][]): Flock[] {
  const found = new Map<string, Flock>();
  for (const [seat, cities] of jets.entries()) {
    for (const [index, city] of cities.entries()) {
      const key = `${city} ${seat}`;
      const flock = found.get(key) ?? { seat, city, jets: [] };
      flock.jets.push(index + 1);
      found.set(key, flock);
    }
  }
  return [...found.values()];
}

const ROW = 3;

/** Say how far aside each of some flocks in one city stands, in steps of a jet's width; `lean` is where there is more
    room: -1 to the left, 1 to the right, 0 on both sides. */
export function stands(count: number, lean: -1 | 0 | 1 = 0): Point[] {
  const rows = Math.ceil(count / ROW);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / ROW);
    const inRow = Math.min(ROW, count - row * ROW);
    const column = index % ROW;
    return { x: lean === 0 ? column - (inRow - 1) / 2 : lean * column, y: row - (rows - 1) / 2 };
  });
}

// This file is a small world for tests: four areas in two rows of hexagons, and two cars.

import type { Drawing, Hexagon, Role, View } from "./print";

function row(area: string, code: string, q: number, r: number, first: number, roles: Role[]): Hexagon[] {
  return roles.map((role, index) => ({
    id: `${code}${String(first + index).padStart(2, "0")}`,
    area,
    q: q + index,
    r,
    role,
  }));
}

/** From west to east: New York with its port, Fort Dunlop with Dover, Europe with two towns, and Asia beyond a frontier;
    from Asia a way leads round the edge to New York's port. */
export const DRAWING: Drawing = {
  areas: [
    { id: "united-kingdom", name: "United Kingdom", code: "UK" },
    { id: "europe", name: "Europe", code: "EU" },
    { id: "asia", name: "Asia", code: "AS" },
    { id: "north-america", name: "North America", code: "NA" },
  ],
  hexagons: [
    ...row("united-kingdom", "UK", 0, 0, 1, ["fort-dunlop", "open", "open", "seaport"]),
    ...row("europe", "EU", 5, 0, 1, ["seaport", "open", "town", "airport"]),
    ...row("europe", "EU", 5, 1, 5, ["town", "open", "frontier"]),
    ...row("asia", "AS", 8, 1, 1, ["frontier", "airport", "seaport"]),
    ...row("north-america", "NA", -12, 0, 1, ["seaport", "new-york"]),
  ],
  towns: [
    { id: "paris", name: "Paris", hexagon: "EU03", area: "europe", value: 5, is_in_play: true },
    { id: "rome", name: "Rome", hexagon: "EU05", area: "europe", value: 2, is_in_play: false },
  ],
  crossings: [
    { kind: "frontier", a: "EU07", b: "AS01", a_name: "Brest", b_name: "Brest" },
    { kind: "seaport", a: "UK04", b: "EU01", a_name: "Dover", b_name: "Calais" },
    { kind: "seaport", a: "AS03", b: "NA01", a_name: "Yokohama", b_name: "Seattle" },
  ],
  airports: [
    { hexagon: "EU04", name: "Schiphol" },
    { hexagon: "AS02", name: "Haneda" },
  ],
  fort_dunlop: { hexagon: "UK01", name: "Fort Dunlop" },
  new_york: { hexagon: "NA02", name: "New York" },
  cards: [
    { id: "full-tank", name: "Full Tank", sentence: "Drive on.", side: "help", needs_target: false },
    { id: "fog", name: "Fog", sentence: "No flight.", side: "harm", needs_target: true },
  ],
  most_tokens_home: 3,
  charts: { new_york: [20, 15, 11, 8, 6, 5], home: [25, 19, 14, 10, 7, 5] },
};

const LINE = {
  tokens: 0,
  new_york: 0,
  home: 0,
  empty_areas: 0,
  brought_home: 0,
  total: 0,
  holds: 0,
  is_credited: false,
};

/** The first seat is in Europe after a crossing, the second still at home. */
export const VIEW: View = {
  seat: 0,
  options: {},
  seats: 2,
  phase: "driving",
  turn: 0,
  first: 0,
  rounds: 0,
  cars: ["EU01", "UK01"],
  legs: ["out", "out"],
  tokens: { paris: "available", rome: "absent" },
  hands: [["full-tank"], null],
  hand_counts: [1, 1],
  pack: { fresh: 0, played: 0 },
  waiting: [false, false],
  harms: [[], []],
  acting_harms: [],
  arrivals: { new_york: [], home: [] },
  trail: ["UK01", "UK04", "EU01"],
  moves_made: 1,
  moves_left: 1,
  tokens_left: 2,
  must_move: false,
  played: null,
  passes: { cars: 0, tokens: 0 },
  may_charter: false,
  may_connect: false,
  sheet: [LINE, LINE],
};

// This file is a small world for tests: a few places and routes of the map, a card of each pile, and two fleets.

import type { Drawing, MapPlace, View } from "./print";

function place(id: string, x: number, y: number, style: MapPlace["style"] = "capital"): MapPlace {
  const name = id.charAt(0).toUpperCase() + id.slice(1);
  return { id, name, x, y, style, label: { dx: 9, dy: 6, anchor: "start", width: name.length * 9 } };
}

/** Tokyo, Seoul, Moscow, Lima and the two ends; scale and top are those of the real map. */
export const DRAWING: Drawing = {
  map: {
    title: "Small",
    width: 6283,
    height: 2787,
    scale: 954.93,
    top: 1691.14,
    centre: 22,
    land: "M3000 1000l500 0 0 500z",
    lakes: "",
    borders: "",
    graticule: "",
    places: [
      { ...place("east", 6117, 1288, "end"), name: "Honolulu", note: "START" },
      { ...place("west", 171, 1288, "end"), name: "Honolulu", note: "FINISH" },
      place("tokyo", 5035, 1010),
      place("seoul", 4820, 990),
      place("moscow", 3370, 640),
      place("lima", 1500, 1890),
    ],
    line_styles: [
      {
        id: "red",
        title: "red",
        letter: "R",
        colour: "#c8322b",
        pattern: "solid",
        lines: [
          [3, 4, 50],
          [5, 1, 50],
        ],
      },
      {
        id: "yellow",
        title: "yellow",
        letter: "Y",
        colour: "#d9a514",
        pattern: "long-dash",
        lines: [[0, 2, 25]],
      },
      {
        id: "violet",
        title: "violet",
        letter: "V",
        colour: "#8a3fa8",
        pattern: "double-line",
        lines: [[2, 3, 50]],
      },
    ],
    inscriptions: [],
    zones: [],
    halves: [],
  },
  card_set: "today",
  cards: {
    lima: {
      city: "lima",
      say: "LEE-muh",
      country: "Peru",
      flag: "take_off/flags/today/pe.svg",
      pile: "blue",
    },
  },
  start: "east",
  finish: "west",
  is_eastward: false,
  has_naming: false,
  routes_left: [4, 0, 3, 2, 2, 1],
};

export const VIEW: View = {
  options: { jets_draw_cards: false },
  phase: "flying",
  turn: 0,
  kind: "ordinary",
  is_rolled: true,
  jets: [
    ["tokyo", "east"],
    ["tokyo", "tokyo"],
  ],
  roll: ["violet", "take-off"],
  dice: ["violet"],
  hand: ["lima"],
  spent: ["lima"],
  unnamed: [],
  draws: 0,
  pile: null,
  bonus_turns: 0,
  won_rolls: 0,
};

// This file is a small match to test with: three cars, three areas with tokens, eight kinds of cards.

import type { Offer, SeatCard } from "../../lib/message";
import type { Card, Drawing, SheetLine, Town, View } from "./print";

const town = (id: string, area: string, hexagon: string, value: number): Town => ({
  id,
  name: id.charAt(0).toUpperCase() + id.slice(1),
  hexagon,
  area,
  value,
  is_in_play: true,
});

const card = (id: string, name: string, side: Card["side"]): Card => ({
  id,
  name,
  sentence: `What ${name} does.`,
  side,
  needs_target: side === "harm",
});

export const DRAWING: Drawing = {
  areas: [
    { id: "united-kingdom", name: "United Kingdom", code: "UK" },
    { id: "europe", name: "Europe", code: "EU" },
    { id: "africa", name: "Africa", code: "AF" },
    { id: "russia", name: "Russia", code: "RU" },
  ],
  hexagons: [],
  towns: [
    town("paris", "europe", "EU07", 5),
    town("rome", "europe", "EU11", 3),
    town("lagos", "africa", "AF02", 1),
    town("cairo", "africa", "AF05", 3),
    town("omsk", "russia", "RU03", 4),
  ],
  crossings: [],
  airports: [],
  fort_dunlop: { hexagon: "UK05", name: "Fort Dunlop" },
  new_york: { hexagon: "NA21", name: "New York" },
  cards: [
    card("full-tank", "Full Tank", "help"),
    card("overtake", "Overtaking Lane", "help"),
    card("byway", "Byway", "help"),
    card("papers", "Diplomatic Papers", "help"),
    card("fog", "Fog", "harm"),
    card("curfew", "Curfew", "harm"),
  ],
  most_tokens_home: 3,
  charts: { new_york: [20, 15, 11, 8, 6, 5], home: [25, 19, 14, 10, 7, 5] },
};

const NOTHING: SheetLine = {
  tokens: 0,
  new_york: 0,
  home: 0,
  empty_areas: 0,
  brought_home: 0,
  total: 0,
  holds: 0,
  is_credited: false,
};

/** Black is on turn with two tokens, Red is on its way back, Blue is home. */
export const VIEW: View = {
  seat: 0,
  options: {},
  seats: 3,
  phase: "driving",
  turn: 0,
  first: 0,
  rounds: 9,
  cars: ["EU04", "AF03", null],
  legs: ["out", "back", "home"],
  tokens: { paris: 0, rome: 0, lagos: 1, cairo: "available", omsk: "returned" },
  hands: [["fog", "byway", "fog"], null, null],
  hand_counts: [3, 5, 2],
  pack: { fresh: 30, played: 8 },
  waiting: [false, false, false],
  harms: [[], ["curfew"], []],
  acting_harms: [],
  arrivals: { new_york: [2, 1], home: [2] },
  trail: ["EU04"],
  moves_made: 0,
  moves_left: 1,
  tokens_left: 2,
  must_move: false,
  played: null,
  passes: { cars: 0, tokens: 0 },
  may_charter: false,
  may_connect: false,
  sheet: [
    { ...NOTHING, tokens: 8, empty_areas: 3, total: 5, holds: 2 },
    { ...NOTHING, tokens: 21, new_york: 15, total: 36, holds: 1, is_credited: true },
    { ...NOTHING, tokens: 14, new_york: 20, home: 25, brought_home: 4, total: 55, is_credited: true },
  ],
};

export const OFFERS: Offer[] = [
  { move: { move: "drive", to: "EU05" }, sentence: "Drive east to EU05." },
  { move: { move: "play", card: "fog", on: 1 }, sentence: "Play Fog → Red." },
  { move: { move: "end" }, sentence: "Stay here and end the turn." },
];

export const SEATS: SeatCard[] = ["black", "red", "blue"].map((colour, seat) => ({
  seat,
  colour,
  name: seat === 0 ? "Anna" : "",
  player: "person",
  is_claimed: true,
  is_here: true,
  team: [],
}));

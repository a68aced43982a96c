// This file is a small match to test with: four escapees in week 2, ten places in four zones, six cards.

import type { Offer, SeatCard } from "../../lib/message";
import type { Card, Drawing, Place } from "./print";
import type { Colour, RunWay, View } from "./view";

const place = (number: number, name: string, colour: Colour, zone: string, airport = false): Place => ({
  number,
  name,
  colour,
  zone,
  has_airport: airport,
});

const card = (id: string, name: string, kind: string): Card => ({
  id,
  name,
  kind,
  sentence: `What ${name} does.`,
});

export const DRAWING: Drawing = {
  map: {
    title: "",
    width: 2000,
    height: 1000,
    scale: 318,
    top: 500,
    centre: 0,
    land: "",
    lakes: "",
    borders: "",
    graticule: "",
    places: [],
    line_styles: [],
    inscriptions: [],
    zones: [],
    halves: [],
  },
  places: [
    place(1, "Utqiagvik", "blue", "A"),
    place(2, "Alberta", "blue", "A"),
    place(3, "Ontario", "blue", "A"),
    place(12, "Chicago", "red", "A"),
    place(13, "New York", "red", "A", true),
    place(31, "London", "red", "C", true),
    place(45, "Anadyr", "blue", "E"),
    place(51, "Abuko", "green", "D"),
    place(53, "Tripoli", "yellow", "D"),
    place(72, "Beijing", "red", "E", true),
  ],
  connections: [],
  zones: [
    { id: "A", name: "North America" },
    { id: "C", name: "Europe" },
    { id: "D", name: "Africa" },
    { id: "E", name: "Northern Asia" },
  ],
  start: 31,
  characters: [
    { name: "Ruby Red", colour: "red", agent: "brown" },
    { name: "Gary Green", colour: "green", agent: "white" },
    { name: "Beatrice Bleu", colour: "blue", agent: "black" },
    { name: "Yousef Yellow", colour: "yellow", agent: "silver" },
  ],
  agents: ["brown", "white", "black", "silver"],
  cards: [
    card("snowdrift", "Snowdrift", "block-connection"),
    card("fog", "Fog on the Runway", "block-airport"),
    card("boat", "A Boat", "ferry"),
    card("night-train", "Night Train", "fast"),
    card("wanted-poster", "Wanted Poster", "grounded"),
    card("quiet-week", "Quiet Week", "quiet"),
  ],
};

const WAYS: RunWay[] = [
  { to: 1, flights: 0, cost: 0, energy: 0, path: [], by: "" },
  { to: 45, flights: 0, cost: 0, energy: 1, path: [45], by: "c" },
  { to: 3, flights: 0, cost: 0, energy: 2, path: [2, 3], by: "cc" },
  { to: 72, flights: 1, cost: 300, energy: 5, path: [2, 13, 72], by: "ccf" },
];

/** Red hides in Utqiagvik in week 2 and plans its trip; Green has sealed, Yellow is in prison. */
export const VIEW: View = {
  seat: 0,
  options: { weeks: 6, flights: "one", assistants: "set", notebook: true },
  seats: 4,
  phase: "running",
  week: 2,
  weeks: 6,
  first: 1,
  turn: null,
  agent: null,
  escapees: [
    { is_free: true, is_sealed: false, captured: null, effects: ["night-train"] },
    { is_free: true, is_sealed: true, captured: null, effects: [] },
    { is_free: true, is_sealed: false, captured: null, effects: [] },
    { is_free: false, is_sealed: false, captured: { week: 1, place: 53 }, effects: [] },
  ],
  secrets: [
    {
      place: 1,
      money: 300,
      energy: 7,
      log: [
        { week: 1, path: [13, 12, 3, 2, 1], by: "fcccc", cost: 300, energy: 7, money: 300, envelope: false },
      ],
    },
    null,
    null,
    null,
  ],
  agents: [
    { agent: "brown", seat: 0, is_assistant: false, place: 31, has_news: false, is_assassin: false },
    { agent: "white", seat: 1, is_assistant: false, place: 53, has_news: false, is_assassin: false },
    { agent: "black", seat: 2, is_assistant: false, place: 31, has_news: true, is_assassin: false },
    { agent: "silver", seat: 3, is_assistant: false, place: 13, has_news: false, is_assassin: false },
  ],
  blocks: [],
  closures: { flights_until: null, borders: [], agents_slow: false, agents_grounded: false },
  deck: { left: 40, drawn: ["night-train", "snowdrift"] },
  called: [],
  hunted: [],
  facts: [
    { week: 0, seat: 1, kind: "at", value: 31 },
    { week: 1, seat: 1, kind: "not-at", value: 31 },
    { week: 1, seat: 2, kind: "on", value: "blue" },
    { week: 0, seat: 2, kind: "zone", value: "C" },
    { week: 1, seat: 2, kind: "not-at", value: 31 },
    { week: 1, seat: 2, kind: "not-at", value: 13 },
    { week: 1, seat: 2, kind: "paid", value: 200 },
    { week: 1, seat: 3, kind: "at", value: 53 },
  ],
  rolls: [],
  notebook: [
    { now: [1, 2, 3, 45], weeks: [[31], [1, 2, 3], [1, 2, 3, 45]] },
    { now: [12, 13, 51, 53, 72], weeks: [[31], [12, 13, 51], [12, 13, 51, 53, 72]] },
    { now: [1, 2], weeks: [[31], [1], [1, 2]] },
    null,
  ],
  ways: WAYS,
};

export const OFFERS: Offer[] = WAYS.map(({ to, flights }) => ({
  move: { move: "run", to, flights },
  sentence: `Go to ${to}.`,
}));

export const SEATS: SeatCard[] = ["red", "green", "blue", "yellow"].map((colour, seat) => ({
  seat,
  colour,
  name: seat === 0 ? "Anna" : "",
  player: seat === 3 ? "greedy" : "person",
  is_claimed: true,
  is_here: true,
  team: [],
}));

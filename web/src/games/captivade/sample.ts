// This file is a small world for tests of the board: eleven places of the map where they lie, and a few of its lines.

import type { Offer } from "../../lib/message";
import type { PlatePlace } from "../../map/plate";
import type { ChaseWay, Colour, Connection, Drawing, Place, RunWay, View } from "./print";
import { VIEW as EARLIER } from "./view.sample";

const PLACES: [number: number, name: string, colour: Colour, zone: string, x: number, y: number][] = [
  [1, "Utqiagvik", "blue", "A", 949, 92],
  [2, "Alberta", "blue", "A", 1187, 828],
  [12, "Chicago", "red", "A", 1512, 1205],
  [13, "New York", "red", "A", 1723, 1243],
  [20, "Monteverde", "green", "B", 1474, 1820],
  [36, "London", "red", "C", 2890, 1035],
  [37, "Paris", "red", "C", 2945, 1125],
  [45, "Anadyr", "blue", "E", 5365, 371],
  [53, "Tripoli", "yellow", "D", 3102, 1427],
  [55, "Timbuktu", "yellow", "D", 2835, 1713],
  [92, "Vanua Levu", "green", "F", 5855, 2297],
];
const AIRPORTS = [13, 36];

function plain(a: number, b: number, changes: Partial<Connection> = {}): Connection {
  return { a, b, is_dashed: false, is_border: false, is_round: false, ...changes };
}

export const DRAWING: Drawing = {
  map: {
    title: "Small",
    width: 6133,
    height: 3167,
    scale: 954.93,
    top: 1995.2,
    centre: 11,
    land: "M3000 1000l500 0 0 500z",
    lakes: "",
    borders: "",
    graticule: "",
    places: PLACES.map(
      ([number, name, , , x, y]): PlatePlace => ({
        id: String(number),
        name,
        x,
        y,
        style: "marked",
        label: { dx: 40, dy: 9, anchor: "start", width: name.length * 16 },
      }),
    ),
    line_styles: [
      { id: "solid", title: "for all", letter: "", colour: "#6b5a48", pattern: "solid", lines: [] },
      { id: "yellow", title: "Yousef Yellow", letter: "Y", colour: "#f0c02f", pattern: "dotted", lines: [] },
    ],
    inscriptions: [],
    zones: [{ id: "A", title: "North America", x: 1500, y: 1000 }],
    halves: [],
  },
  places: PLACES.map(
    ([number, name, colour, zone]): Place => ({
      number,
      name,
      colour,
      zone,
      has_airport: AIRPORTS.includes(number),
    }),
  ),
  connections: [
    plain(1, 2),
    plain(1, 45, { is_border: true, is_round: true }),
    plain(2, 12),
    plain(12, 13),
    plain(12, 20, { is_border: true }),
    plain(20, 92, { is_border: true, is_round: true }),
    plain(36, 37),
    plain(37, 53, { is_border: true }),
    plain(53, 55, { is_dashed: true }),
  ],
  zones: ["A", "B", "C", "D", "E", "F"].map((id) => ({ id, name: `Zone ${id}` })),
  start: 36,
  characters: [
    { name: "Ruby Red", colour: "red", agent: "brown" },
    { name: "Gary Green", colour: "green", agent: "white" },
    { name: "Beatrice Bleu", colour: "blue", agent: "black" },
    { name: "Yousef Yellow", colour: "yellow", agent: "silver" },
  ],
  agents: ["brown", "white", "black", "silver"],
  cards: [
    { id: "snowdrift", name: "Snowdrift", sentence: "Snow.", kind: "block-connection", a: 1, b: 2 },
    { id: "fog", name: "Fog", sentence: "Fog.", kind: "block-airport", place: 13 },
    { id: "boat", name: "A Boat", sentence: "A boat.", kind: "ferry", a: 13, b: 20 },
    { id: "fence", name: "A Fence", sentence: "A fence.", kind: "border", zone: "D" },
    { id: "quiet", name: "Quiet", sentence: "Nothing.", kind: "quiet" },
  ],
};

const RUNS: RunWay[] = [
  { to: 13, flights: 1, cost: 300, energy: 5, path: [2, 12, 13], by: "ccf" },
  { to: 2, flights: 0, cost: 0, energy: 1, path: [2], by: "c" },
  { to: 1, flights: 0, cost: 0, energy: 0, path: [], by: "" },
  { to: 13, flights: 0, cost: 0, energy: 3, path: [2, 12, 13], by: "ccc" },
  { to: 45, flights: 0, cost: 0, energy: 1, path: [45], by: "c" },
];
const CHASES: ChaseWay[] = [
  { calls: [36], path: [], by: "" },
  { calls: [36, 37], path: [37], by: "c" },
  { calls: [53, 37], path: [37, 53, 37], by: "ccc" },
  { calls: [36, 13], path: [13], by: "f" },
];

/** Red hides in Utqiagvik and plans its trip of the second week; Yellow is in prison; all agents but Silver are in London. */
export const RUNNING: View = {
  ...EARLIER,
  agents: EARLIER.agents.map((agent) => ({ ...agent, place: agent.agent === "silver" ? 13 : 36 })),
  ways: RUNS,
};

/** Red's agent Brown moves in London. */
export const CHASING: View = { ...RUNNING, phase: "chasing", turn: 0, agent: "brown", ways: CHASES };

export const RUN_OFFERS: Offer[] = RUNS.map(({ to, flights }) => ({
  move: { move: "run", to, flights },
  sentence: `Go to ${to}.`,
}));

export const CHASE_OFFERS: Offer[] = CHASES.map(({ calls }) => ({
  move: { move: "chase", calls },
  sentence: `Call ${calls.join(" and ")}.`,
}));

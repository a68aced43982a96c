// This file is a small world for tests: eighteen cities of the map where they lie, their routes, and views of a match.

import type { Offer } from "../../lib/message";
import type { PlatePlace } from "../../map/plate";
import type { City, Drawing, FarePlate, Hazard, Telex, View, Way } from "./print";
import { side, VIEW } from "./view.sample";

const CITIES: [id: string, name: string, continent: string, x: number, y: number, mark: string][] = [
  ["london", "London", "europe", 2627, 711, "london"],
  ["lisbon", "Lisbon", "europe", 2452, 994, "city"],
  ["madrid", "Madrid", "europe", 2588, 971, "start"],
  ["paris", "Paris", "europe", 2693, 832, "goal"],
  ["berlin", "Berlin", "europe", 2837, 708, "start"],
  ["vienna", "Vienna", "europe", 2900, 831, "start"],
  ["rome", "Rome", "europe", 2819, 942, "start"],
  ["athens", "Athens", "europe", 2998, 1029, "city"],
  ["casablanca", "Casablanca", "africa", 2502, 1123, "city"],
  ["tunis", "Tunis", "africa", 2775, 1074, "city"],
  ["cairo", "Cairo", "africa", 3119, 1176, "city"],
  ["dakar", "Dakar", "africa", 2314, 1443, "city"],
  ["timbuktu", "Timbuktu", "africa", 2554, 1408, "goal"],
  ["honolulu", "Honolulu", "australasia", 5942, 1291, "city"],
  ["los-angeles", "Los Angeles", "americas", 702, 1029, "city"],
  ["chicago", "Chicago", "americas", 1240, 882, "city"],
  ["new-york", "New York", "americas", 1452, 923, "goal"],
  ["new-orleans", "New Orleans", "americas", 1145, 1141, "city"],
];

const HAZARDS: Hazard[] = [
  {
    id: "europe-01",
    continent: "europe",
    name: "Lost luggage",
    sentence: "Your bags went elsewhere.",
    kind: "pay",
    amount: 300,
  },
  {
    id: "europe-02",
    continent: "europe",
    name: "Pickpocket",
    sentence: "All your money is gone.",
    kind: "lose-all",
  },
  {
    id: "africa-01",
    continent: "africa",
    name: "Sandstorm",
    sentence: "Nothing flies today.",
    kind: "miss",
    goes: 1,
  },
  {
    id: "africa-02",
    continent: "africa",
    name: "Hijack",
    sentence: "You are flown to Dakar.",
    kind: "hijack",
    to: "dakar",
  },
];

const TELEXES: Telex[] = [
  { id: "telex-01", name: "A prize", sentence: "Your photograph has won.", amount: 200, continents: [] },
  {
    id: "telex-02",
    name: "A fee",
    sentence: "You have given a talk.",
    amount: 300,
    continents: ["asia", "africa"],
  },
];

const MAP: FarePlate = {
  title: "Small",
  width: 6133,
  height: 2916,
  scale: 954.93,
  top: 1691.14,
  centre: 28,
  land: "M2400 700l500 0 0 500z",
  lakes: "",
  borders: "",
  graticule: "",
  places: CITIES.map(([id, name, zone, x, y, style]): PlatePlace & { mark: object; zone: string } => ({
    id,
    name,
    x,
    y,
    style: "marked",
    label: { dx: 40, dy: 9, anchor: "start", width: name.length * 16 },
    mark: { text: "", style, has_airport: false },
    zone,
  })),
  line_styles: [
    { id: "route", title: "route", letter: "", colour: "#c8322b", pattern: "solid", lines: [] },
    { id: "crossing", title: "crossing", letter: "", colour: "#8f1d3f", pattern: "double-line", lines: [] },
  ],
  inscriptions: [],
  zones: [{ id: "europe", title: "insurance $500", x: 2664, y: 355, heading: "EUROPE" }],
  halves: [],
  zone_lines: "M2071 1090l154 2 100-5",
  edge_lines: [[13, 14]],
  tags: [
    { a: "lisbon", b: "madrid", text: "$100", x: 2516, y: 983, width: 67, height: 31 },
    { a: "madrid", b: "paris", text: "$200", x: 2641, y: 902, width: 71, height: 31 },
    { a: "madrid", b: "rome", text: "$250", x: 2704, y: 957, width: 68, height: 31 },
    { a: "paris", b: "berlin", text: "$150", x: 2765, y: 770, width: 65, height: 31 },
    { a: "paris", b: "rome", text: "$200", x: 2756, y: 887, width: 71, height: 31 },
    { a: "berlin", b: "vienna", text: "$100", x: 2867, y: 767, width: 67, height: 31 },
    { a: "vienna", b: "rome", text: "$150", x: 2859, y: 887, width: 65, height: 31 },
    { a: "rome", b: "athens", text: "$200", x: 2909, y: 986, width: 71, height: 31 },
    { a: "casablanca", b: "tunis", text: "$300", x: 2638, y: 1098, width: 69, height: 31 },
    { a: "casablanca", b: "dakar", text: "$400", x: 2408, y: 1283, width: 70, height: 31 },
    { a: "casablanca", b: "timbuktu", text: "$300", x: 2528, y: 1266, width: 69, height: 31 },
    { a: "tunis", b: "cairo", text: "$350", x: 2947, y: 1125, width: 67, height: 31 },
    { a: "dakar", b: "timbuktu", text: "$250", x: 2434, y: 1426, width: 68, height: 31 },
    { a: "chicago", b: "new-york", text: "$200", x: 1346, y: 903, width: 71, height: 31 },
    { a: "chicago", b: "new-orleans", text: "$250", x: 1193, y: 1011, width: 68, height: 31 },
    { a: "new-orleans", b: "new-york", text: "$300", x: 1299, y: 1032, width: 69, height: 31 },
    { a: "athens", b: "cairo", text: "$200", x: 3035, y: 1073, width: 71, height: 31 },
    { a: "lisbon", b: "casablanca", text: "$100", x: 2521, y: 1030, width: 67, height: 31 },
    { a: "new-york", b: "london", text: "$800", x: 2069, y: 812, width: 71, height: 31 },
  ],
  stops: [
    { a: "athens", b: "cairo", x: 3067, y: 1112 },
    { a: "lisbon", b: "casablanca", x: 2481, y: 1069 },
    { a: "new-york", b: "london", x: 2004, y: 823 },
    { a: "honolulu", b: "los-angeles", x: 6017, y: 1247 },
  ],
};

export const DRAWING: Drawing = {
  map: MAP,
  continents: [
    { id: "europe", name: "Europe", insurance: 500, deported_to: "london" },
    { id: "africa", name: "Africa", insurance: 1000, deported_to: "athens" },
    { id: "asia", name: "Asia", insurance: 1000, deported_to: "nairobi" },
    { id: "australasia", name: "Australasia", insurance: 500, deported_to: "singapore" },
    { id: "americas", name: "Americas", insurance: 1000, deported_to: "honolulu" },
  ],
  cities: CITIES.map(
    ([id, name, continent, , , mark]): City => ({
      id,
      name,
      continent,
      is_capital_adventure: mark === "goal",
    }),
  ),
  routes: [
    { a: "lisbon", b: "madrid", fare: 100 },
    { a: "madrid", b: "paris", fare: 200 },
    { a: "madrid", b: "rome", fare: 250 },
    { a: "paris", b: "berlin", fare: 150 },
    { a: "paris", b: "rome", fare: 200 },
    { a: "berlin", b: "vienna", fare: 100 },
    { a: "vienna", b: "rome", fare: 150 },
    { a: "rome", b: "athens", fare: 200 },
    { a: "casablanca", b: "tunis", fare: 300 },
    { a: "casablanca", b: "dakar", fare: 400 },
    { a: "casablanca", b: "timbuktu", fare: 300 },
    { a: "tunis", b: "cairo", fare: 350 },
    { a: "dakar", b: "timbuktu", fare: 250 },
    { a: "chicago", b: "new-york", fare: 200 },
    { a: "chicago", b: "new-orleans", fare: 250 },
    { a: "new-orleans", b: "new-york", fare: 300 },
  ],
  crossings: [
    { id: "athens-cairo", from: "athens", to: "cairo", fare: 200 },
    { id: "lisbon-casablanca", from: "lisbon", to: "casablanca", fare: 100 },
    { id: "honolulu-los-angeles", from: "honolulu", to: "los-angeles", fare: 650 },
  ],
  atlantic: { from: "new-york", to: "london", fare: 800, sent_back_to: "new-orleans", answers: 6 },
  start: "london",
  start_cities: [
    { city: "madrid", totals: [2, 3] },
    { city: "vienna", totals: [4, 5, 6] },
    { city: "berlin", totals: [7, 8, 9] },
    { city: "rome", totals: [10, 11, 12] },
  ],
  sides: ["red", "blue", "green", "yellow"],
  hazards: HAZARDS,
  telexes: TELEXES,
  prices: { token: 400, tokens_most: 2, visa: 500, visas_per_crossing: 2, doubles_most: 10 },
};

function way(to: string, path: string[], fare: number, changes: Partial<Way> = {}): Way {
  return { to, path, fare, visas: 0, is_affordable: true, ...changes };
}

/** Red in Rome, with $600 and nothing planned: it can go to five cities, not over a border. */
export const DECIDING: View = {
  ...VIEW,
  phase: "deciding",
  sides: [
    side({ city: "rome", continent: "europe", cash: 600, pegs: ["paris"] }),
    side({ city: "rome", continent: "europe", cash: 1000 }),
    side({ city: "cairo", continent: "africa", cash: 200, pegs: ["paris", "timbuktu"] }),
    side({
      city: null,
      transit: { crossing: "athens-cairo", to: "cairo" },
      continent: null,
      cash: 150,
      declared: "athens-cairo",
    }),
  ],
  ways: [
    way("athens", ["athens"], 200),
    way("madrid", ["madrid"], 250),
    way("paris", ["paris"], 200),
    way("vienna", ["vienna"], 150),
    way("lisbon", ["madrid", "lisbon"], 350),
    way("cairo", ["athens", "cairo"], 400, { visas: 1000, is_affordable: false }),
    way("timbuktu", ["athens", "cairo", "timbuktu"], 1400, { visas: 1000, is_affordable: false }),
  ],
};

export const DECIDING_OFFERS: Offer[] = [
  ...["athens", "madrid", "paris", "vienna", "lisbon"].map((to) => ({
    move: { move: "go", to },
    sentence: `Go to ${to}.`,
  })),
  { move: { move: "cash", continent: "europe" }, sentence: "Cash the insurance for Europe: $500." },
  { move: { move: "double" }, sentence: "Hand in a Double." },
  { move: { move: "roll" }, sentence: "Roll for a question." },
  { move: { move: "end" }, sentence: "End the go." },
];

/** The same with a journey to Lisbon planned. */
export const PLANNING: View = {
  ...DECIDING,
  plan: { path: ["rome", "madrid", "lisbon"], fare: 350, visas: 0 },
  ways: [
    way("madrid", ["madrid"], 100),
    way("casablanca", ["casablanca"], 100, { visas: 1000, is_affordable: false }),
  ],
};

export const PLANNING_OFFERS: Offer[] = [
  { move: { move: "go", to: "madrid" }, sentence: "Go to Madrid: $100." },
  { move: { move: "pay", tokens: 0 }, sentence: "Travel to Lisbon for $350." },
];

/** Red on the Atlantic, with three of its six parts behind it. */
export const AT_SEA: View = {
  ...VIEW,
  phase: "deciding",
  purpose: "sea",
  sides: [
    side({
      city: null,
      transit: { crossing: "atlantic", to: "london" },
      continent: null,
      sea: 3,
      pegs: ["paris", "timbuktu", "new-york"],
    }),
    ...VIEW.sides.slice(1),
  ],
};

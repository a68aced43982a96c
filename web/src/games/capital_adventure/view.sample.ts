// This file is a view for tests: four sides in London before the first go.

import type { SeatCard } from "../../lib/message";
import type { Question, Side, View } from "./view";

/** A side with changes; without them it stands in London with what everyone is given. */
export function side(changes: Partial<Side> = {}): Side {
  return {
    city: "london",
    transit: null,
    continent: "europe",
    cash: 1000,
    insurance: ["europe", "africa", "asia", "australasia", "americas"],
    doubles: 5,
    tokens: 0,
    pegs: [],
    missed: 0,
    sea: 0,
    was_sent_back: false,
    is_starting: changes.city === undefined && changes.transit === undefined,
    declared: null,
    ...changes,
  };
}

/** A question with changes; without them it is open and to be picked from. */
export function question(changes: Partial<Question> = {}): Question {
  return {
    purpose: "money",
    box: "one",
    card: 17,
    number: 3,
    continent: null,
    field: "geography",
    level: "standard",
    id: "geography-s-001",
    text: "Which river flows through Cairo?",
    options: ["Congo", "Niger", "Nile", "Zambezi"],
    odds: 60,
    seat: 0,
    said: null,
    option: null,
    words: "",
    is_right: null,
    is_left_to_chance: false,
    answer: null,
    note: null,
    overruled_by: [],
    ...changes,
  };
}

export const VIEW: View = {
  options: {
    version: "visa",
    pay: "standard",
    answering: "choice",
    level: "standard",
    seconds: 0,
    doubles: 5,
    eastward: false,
    strict_tokens: false,
    knowledge: 60,
    boxes: "built-in",
    packs: "",
    first: 1,
    round_limit: 300,
  },
  seats: 4,
  phase: "deciding",
  turn: 0,
  first: 0,
  rounds: 0,
  order: [-1, -1, -1, -1],
  sides: [side(), side(), side(), side()],
  issued: 5,
  go: {
    is_first: false,
    has_rolled: false,
    has_travelled: false,
    has_doubled: false,
    is_asking_over: false,
    has_proposed: false,
  },
  plan: { path: [], fare: 0, visas: 0 },
  purpose: "money",
  number: null,
  fare_tokens: 0,
  question: null,
  last: null,
  hazard: null,
  telex: null,
  judge: null,
  votes: [],
  boxes: [
    { box: "one", cards: 48, used: "0", read: "0" },
    { box: "two", cards: 48, used: "0", read: "0" },
    { box: "visa", cards: 6, used: "0", read: "0" },
  ],
  piles: [],
  ways: [],
};

export const SEATS: SeatCard[] = ["Anna", "Ben", "Cleo", "Dan"].map((name, seat) => ({
  seat,
  colour: ["red", "blue", "green", "yellow"][seat] ?? "",
  name,
  player: "person",
  is_claimed: true,
  is_here: true,
  team: [],
}));

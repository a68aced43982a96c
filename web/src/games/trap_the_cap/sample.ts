// This file is a small board and positions on it, for tests: two bases, a way of five spaces between them.

import type { Offer, SeatCard, Wire } from "../../lib/message";
import type { CapDrawing, CapView, Kind, Place, Spot } from "./view";

const KINDS: Record<string, Kind> = { A2: "yellow", A3: "grey" };
const WAY = ["A1", "A2", "A3", "A4", "B1"];

function place(id: string, x: number, y: number, kind: Kind, neighbours: string[]): Place {
  return { id, x, y, kind, neighbours };
}

export const DRAWING: CapDrawing = {
  board: "six-spoke",
  game: "basic",
  width: 1000,
  height: 1000,
  step: 100,
  caps: 2,
  centre: "A3",
  places: [
    ...WAY.map((id, index) => {
      const beside = [WAY[index - 1], WAY[index + 1]].filter((one) => one !== undefined);
      const base = id.endsWith("1") ? [`base-${id[0]}`] : [];
      return place(id, index * 100 - 200, 0, KINDS[id] ?? "plain", [...beside, ...base]);
    }),
    place("base-A", -200, -200, "base", ["A1"]),
    place("base-B", 200, 200, "base", ["B1"]),
  ],
  bases: [
    { id: "base-A", width: 470, height: 176, door: "A1", seat: 0, team: null },
    { id: "base-B", width: 236, height: 300, door: "B1", seat: 1, team: null },
  ],
};

export const SEATS: SeatCard[] = [
  { seat: 0, colour: "red", name: "Anna", player: "person", is_claimed: true, is_here: true, team: [] },
  { seat: 1, colour: "blue", name: "", player: "greedy", is_claimed: false, is_here: true, team: [] },
];

/** A position in which red has thrown a 2; caps that are not named wait in their bases. */
export function position(caps: Record<string, Spot>, more: Partial<CapView> = {}): CapView {
  const home = { "red-1": { on: "base-A" }, "red-2": { on: "base-A" } };
  const away = { "blue-1": { on: "base-B" }, "blue-2": { on: "base-B" } };
  return {
    seats: 2,
    phase: "picking",
    turn: 0,
    die: 2,
    points: 0,
    picked: null,
    throws: 1,
    golden_owner: null,
    caps: { ...home, ...away, ...caps },
    ...more,
  };
}

export function offer(move: Wire): Offer {
  return { move, sentence: `${move.move}.` };
}

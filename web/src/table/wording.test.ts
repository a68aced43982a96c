// This file is the tests of how sentences are said at a table.

import { describe, expect, it } from "vitest";
import type { SeatCard, TableEvent } from "../wire/message";
import { named, wording } from "./wording";

function seat(number: number, colour: string, name: string): SeatCard {
  return { seat: number, colour, name, player: "person", is_here: true } as SeatCard;
}
const SEATS = [seat(0, "red", "Blue"), seat(1, "blue", "Zoë"), seat(2, "green", "")];

describe("names", () => {
  it("stand for the colours of seats, each once", () => {
    expect(named("Red bumps Blue: Green laughs.", SEATS)).toBe("Blue bumps Zoë: Green laughs.");
  });
  it("leave colours of other things and longer words alone", () => {
    expect(named("Red rolls red and blue in Redwood.", SEATS)).toBe("Blue rolls red and blue in Redwood.");
    expect(named("Red-1 moves.", SEATS)).toBe("Red-1 moves.");
  });
  it("take an owner's ending", () => {
    expect(named("It is Red's now.", SEATS)).toBe("It is Blue's now.");
  });
});

describe("what is told", () => {
  const tableEvent = (kind: string): TableEvent => ({
    sentence: "Red throws.",
    actor: 0,
    kind,
    event: undefined,
    reasons: [],
  });

  it("is said in the game's words first, then with names", () => {
    const face = { words: (sentence: string) => sentence.replace("throws", "rolls") };
    expect(wording(tableEvent("event"), face, SEATS)).toBe("Blue rolls.");
  });
  it("is left as it is when the table tells it", () => {
    expect(wording(tableEvent("seat"), null, SEATS)).toBe("Red throws.");
  });
});

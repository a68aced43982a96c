// This file is the tests of plain data told as facts.

import { describe, expect, it } from "vitest";
import { facts } from "./fact";

describe("facts", () => {
  it("tell lists as long as the table seat by seat, and everything else as a text", () => {
    const view = {
      seat: 0,
      seats: 2,
      options: {},
      rounds_left: 3,
      hands: [4, "hidden"],
      deck: [1, 0, 2],
      phase: "bidding",
    };
    expect(facts(view, 2)).toEqual([
      { title: "Rounds left", value: "3" },
      { title: "Hands", value: ["4", "hidden"] },
      { title: "Deck", value: "1, 0, 2" },
      { title: "Phase", value: "bidding" },
    ]);
  });

  it("tell nothing, yes and inner things in words", () => {
    expect(facts({ bids: [null, true], purse: { gold: 2, silver: [] }, gone: null }, 2)).toEqual([
      { title: "Bids", value: ["–", "yes"] },
      { title: "Purse", value: "Gold: 2; Silver: –" },
    ]);
  });

  it("of something that is no view are none", () => {
    expect(facts(null, 2)).toEqual([]);
    expect(facts("text", 2)).toEqual([]);
  });
});

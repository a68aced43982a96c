import { describe, expect, it } from "vitest";
import deck from "../../../../../src/greatcircle/games/worldbeater/cards.json";
import { PICTURES } from "./picture";

const CHARACTERS_MOST = 20_000;

describe("card pictures", () => {
  it("are there for every kind of card, and for nothing else", () => {
    expect(Object.keys(PICTURES)).toEqual(deck.cards.map((card) => card.id));
  });

  it("are drawn of sound paths, and small", () => {
    for (const [card, shapes] of Object.entries(PICTURES)) {
      expect(shapes.length, card).toBeGreaterThan(4);
      for (const { d } of shapes) expect(d, card).toMatch(/^M[-\d.]+[\s-][^NuI]*$/);
    }
    const all = Object.values(PICTURES).flat();
    expect(all.reduce((sum, { d }) => sum + d.length, 0)).toBeLessThan(CHARACTERS_MOST);
  });
});

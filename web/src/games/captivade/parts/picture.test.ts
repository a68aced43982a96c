import { describe, expect, it } from "vitest";
import deck from "../../../../../src/greatcircle/games/captivade/cards.json";
import { PICTURES } from "./picture";
import { PORTRAITS } from "./portrait";

const CHARACTERS_MOST = 20_000;

describe("card pictures", () => {
  it("are there for every kind of card, and for nothing else", () => {
    const kinds = new Set(deck.cards.map((card) => card.kind));
    expect(new Set(Object.keys(PICTURES))).toEqual(kinds);
  });

  it("are drawn of sound paths, and small", () => {
    const all = [
      ...Object.entries(PICTURES),
      ...PORTRAITS.map((shapes, seat) => [`seat ${seat}`, shapes] as const),
    ];
    for (const [name, shapes] of all) {
      expect(shapes.length, name).toBeGreaterThan(4);
      for (const { d } of shapes) expect(d, name).toMatch(/^M[-\d.]+[\s-][^NuI]*$/);
    }
    const length = all.flatMap(([, shapes]) => shapes).reduce((sum, { d }) => sum + d.length, 0);
    expect(length).toBeLessThan(CHARACTERS_MOST);
  });
});

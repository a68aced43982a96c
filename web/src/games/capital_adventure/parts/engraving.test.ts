import { describe, expect, it } from "vitest";
import board from "../../../../../src/greatcircle/games/capital_adventure/board.json";
import hazards from "../../../../../src/greatcircle/games/capital_adventure/hazards.json";
import { hazardPicture, stormPicture, telexPicture } from "./engraving";

describe("pictures on cards", () => {
  it("are there for every Hazard, and differ by continent and by kind", () => {
    const seen = new Set(
      hazards.cards.map(({ continent, kind }) => JSON.stringify(hazardPicture(continent, kind))),
    );
    const kinds = new Set(hazards.cards.map(({ continent, kind }) => `${continent} ${kind}`));
    expect(seen.size).toBe(kinds.size);
    for (const { id } of board.continents) expect(hazardPicture(id, "pay").length).toBeGreaterThan(9);
  });

  it("are drawn of sound paths", () => {
    const all = [
      ...hazards.cards.flatMap(({ continent, kind }) => hazardPicture(continent, kind)),
      ...telexPicture(),
      ...stormPicture(),
    ];
    for (const { d } of all) expect(d).toMatch(/^M[-\d.]+[\s-][^NuI]*$/);
  });
});

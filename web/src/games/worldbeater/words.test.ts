import { describe, expect, it } from "vitest";
import { words } from "./words";

describe("words", () => {
  it("leave out the numbers of hexagons that were driven to", () => {
    expect(words("Red drives to EU07.")).toBe("Red drives on.");
  });

  it("say on whom a card is played", () => {
    expect(words("Play Fog → Red.")).toBe("Play Fog on Red.");
  });

  it("leave names, and the numbers that tell moves apart", () => {
    for (const sentence of ["Red drives to Paris.", "Drive east to EU07.", "Red claims Paris, worth 5."]) {
      expect(words(sentence)).toBe(sentence);
    }
  });
});

import { describe, expect, it } from "vitest";
import { DRAWING, REPLAYED, RUNNING, recast, SEATS, watched } from "../fixture";
import { description } from "./description";

describe("the board in words", () => {
  it("tells where the agents are, one's own escapee, who is in prison, and what is blocked", () => {
    expect(description(RUNNING, SEATS, DRAWING)).toBe(
      "World map of 92 places. agent Brown in 40, Lapland; agent White in 66, Cappadocia; agent Black in 36, London; " +
        "agent Silver in 37, Paris; you hide in 69, Taklamakan Desert; Gary Green is in prison; " +
        "the line between Alice Springs and Sydney is blocked.",
    );
  });

  it("tells onlookers of no escapee that is free", () => {
    expect(description(watched(RUNNING), SEATS, DRAWING)).not.toMatch(/hide|Red|Bleu|Yellow/);
  });

  it("tells all when the match is looked at again", () => {
    expect(description(REPLAYED, SEATS, DRAWING)).toContain("Beatrice Bleu in 88, Alice Springs");
  });

  it("names the escapees that the seats play", () => {
    const view = recast(REPLAYED, "yellow", "red", "green", "blue");
    expect(description(view, SEATS, DRAWING)).toContain("Gary Green in 88, Alice Springs");
  });

  it("tells which airport is blocked", () => {
    const view = { ...RUNNING, blocks: [{ airport: 13, until: 4 }] };
    expect(description(view, SEATS, DRAWING)).toContain("the airport of New York is blocked.");
  });
});

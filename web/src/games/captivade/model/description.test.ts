import { describe, expect, it } from "vitest";
import { DRAWING, RUNNING } from "../fixture/sample";
import { SEATS } from "../fixture/view.sample";
import { description } from "./description";

describe("the board in words", () => {
  it("tells where the agents are, one's own escapee, and who is in prison", () => {
    expect(description(RUNNING, SEATS, DRAWING)).toBe(
      "World map of 11 places. agent Brown in 36, London; agent White in 36, London; agent Black in 36, London; " +
        "agent Silver in 13, New York; you hide in 1, Utqiagvik; Yousef Yellow is in prison.",
    );
  });

  it("tells onlookers of no escapee that is free", () => {
    const view = { ...RUNNING, seat: -2, secrets: [null, null, null, null] };
    expect(description(view, SEATS, DRAWING)).not.toMatch(/hide|Red|Green|Bleu/);
  });

  it("tells what is blocked", () => {
    const view = {
      ...RUNNING,
      blocks: [
        { connection: [1, 2] as [number, number], until: 3 },
        { airport: 13, until: 3 },
      ],
    };
    expect(description(view, SEATS, DRAWING)).toContain(
      "the line between Utqiagvik and Alberta is blocked; the airport of New York is blocked.",
    );
  });
});

import { describe, expect, it } from "vitest";
import { journeyOf, soundOf, stirOf } from "./event";
import { DRAWING } from "./fixture/sample";

describe("events", () => {
  it("of a flight are a journey along the route", () => {
    const event = { event: "Flew", seat: 0, jet: 1, start: "tokyo", end: "seoul", by: "violet" };
    expect(journeyOf(event, DRAWING)).toEqual({
      seat: 0,
      jet: 1,
      from: "tokyo",
      to: "seoul",
      isRound: false,
    });
  });

  it("of a card are a journey round the globe", () => {
    const event = { event: "TookOff", seat: 0, jet: 2, start: "honolulu-east", end: "lima", card: "lima" };
    expect(journeyOf(event, DRAWING)).toMatchObject({ to: "lima", isRound: true });
  });

  it("of a bump send the victim's jet to the start", () => {
    const event = { event: "Bumped", seat: 0, city: "seoul", victim: 1, jet: 2 };
    expect(journeyOf(event, DRAWING)).toEqual({
      seat: 1,
      jet: 2,
      from: "seoul",
      to: "honolulu-east",
      isRound: false,
    });
  });

  it("stir the finish when a jet comes home, and the city of a card", () => {
    expect(stirOf({ event: "Finished", seat: 0, jet: 1 }, DRAWING)).toBe("honolulu-west");
    expect(stirOf({ event: "Drew", seat: 0, card: "lima" }, DRAWING)).toBe("lima");
    expect(stirOf({ event: "Rolled", seat: 0 }, DRAWING)).toBeNull();
    expect(journeyOf({ event: "Rolled", seat: 0 }, DRAWING)).toBeNull();
  });

  it("sound like what they are", () => {
    const sounds = ["Rolled", "Flew", "Drew", "Bumped", "Ended", "DeadRoll"].map((event) =>
      soundOf({ event }),
    );
    expect(sounds).toEqual(["dice", "step", "card", "capture", "win", null]);
  });
});

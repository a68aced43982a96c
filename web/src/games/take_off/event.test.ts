import { describe, expect, it } from "vitest";
import { journeyOf, soundOf, stirOf } from "./event";
import { BUMP, BUMPED, CARD_DRAWN, DRAWING, FINISHED, FLEW, ROLLED, TOOK_OFF } from "./fixture";
import type { GameEvent } from "./types";

describe("events", () => {
  it("of a flight are a journey along the route", () => {
    expect(journeyOf(FLEW, DRAWING)).toEqual({
      seat: 1,
      jet: 2,
      from: "tokyo",
      to: "seoul",
      isRound: false,
    });
  });

  it("of a card are a journey round the globe", () => {
    expect(journeyOf(TOOK_OFF, DRAWING)).toMatchObject({ to: "lima", isRound: true });
  });

  it("of a bump send the victim's jet to the start", () => {
    const home = { seat: 0, jet: 1, from: "seoul", to: "honolulu-east", isRound: false };
    expect(journeyOf(BUMPED, DRAWING)).toEqual(home);
    const recorded = BUMP.events.find((event) => event.event === "Bumped");
    expect(recorded && journeyOf(recorded, DRAWING)?.to).toBe("honolulu-east");
  });

  it("stir the finish when a jet comes home, and the city of a card", () => {
    expect(stirOf(FINISHED, DRAWING)).toBe("honolulu-west");
    const [drew] = CARD_DRAWN.events;
    expect(drew && stirOf(drew, DRAWING)).toBe("pyongyang");
    expect(stirOf(ROLLED, DRAWING)).toBeNull();
    expect(journeyOf(ROLLED, DRAWING)).toBeNull();
  });

  it("sound like what they are", () => {
    const ended: GameEvent = { event: "Ended", words: "" };
    const sounds = [ROLLED, FLEW, TOOK_OFF, BUMPED, ended, FINISHED].map(soundOf);
    expect(sounds).toEqual(["dice", "step", "card", "capture", "win", null]);
  });
});

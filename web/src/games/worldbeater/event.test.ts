import { describe, expect, it } from "vitest";
import { shownBy, soundOf, TALLIES } from "./event";
import { CLAIM, CROSSING, DRIVE, HARM } from "./fixture";

describe("events", () => {
  it("sound like what they are; cards dealt one by one are silent", () => {
    const recorded = [DRIVE, CLAIM, HARM, CROSSING].map(({ events }) => events[0]);
    expect(recorded.map((event) => event && soundOf(event))).toEqual(["step", "capture", "card", "step"]);
    expect(soundOf({ event: "Received", seat: 1, card: "byway" })).toBeNull();
    expect(soundOf({ event: "Stayed", seat: 1 })).toBeNull();
  });

  it("lay open a card that is played or lost", () => {
    expect(shownBy(HARM.events[0] ?? null)).toEqual({
      card: "breakdown",
      seat: 0,
      on: 1,
      isLost: false,
    });
    expect(shownBy({ event: "Lost", seat: 1, card: "byway" })).toMatchObject({ on: null, isLost: true });
    expect(shownBy({ event: "Received", seat: 1, card: "byway" })).toBeNull();
    expect(shownBy(null)).toBeNull();
  });

  it("are counted by kind after a match", () => {
    expect(TALLIES.Claimed).toBe("Tokens claimed");
    expect(TALLIES.Drove).toBeUndefined();
  });
});

import { describe, expect, it } from "vitest";
import { holdOf, soundOf } from "./event";

describe("events", () => {
  it("give time to read answers and cards", () => {
    expect(holdOf({ event: "HazardDrawn" })).toBeGreaterThan(holdOf({ event: "Answered" }));
    expect(holdOf({ event: "Answered" })).toBeGreaterThan(holdOf({ event: "Rolled" }));
    expect(holdOf({ event: "GoEnded" })).toBe(0);
  });

  it("sound like what they are", () => {
    expect(soundOf({ event: "Rolled" })).toBe("dice");
    expect(soundOf({ event: "TelexDrawn" })).toBe("card");
    expect(soundOf({ event: "Ended" })).toBe("win");
    expect(soundOf({ event: "GoEnded" })).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import RULES from "../../../../src/greatcircle/games/capital_adventure/events.py?raw";
import LUCK from "../../../../src/greatcircle/games/capital_adventure/hazard_event.py?raw";
import { holdOf, soundOf, TALLIES } from "./event";

const KINDS = [...(RULES + LUCK).matchAll(/^class (\w+)\(Event\)/gm)].map(([, name]) => name ?? "");

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

  it("are known to the rules where they are counted", () => {
    expect(KINDS.length).toBeGreaterThan(20);
    for (const kind of Object.keys(TALLIES)) expect(KINDS).toContain(kind);
  });
});

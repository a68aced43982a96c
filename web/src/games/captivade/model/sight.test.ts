import { describe, expect, it } from "vitest";
import { CHASING, RUNNING } from "../fixture/sample";
import type { View } from "./drawing";
import { sightOf } from "./sight";

const FOUND: View = { ...CHASING, facts: [...CHASING.facts, { week: 2, seat: 1, kind: "at", value: 53 }] };

describe("an escapee", () => {
  it("is seen by its own seat alone", () => {
    expect([0, 1, 2, 3].map((seat) => sightOf(RUNNING, seat))).toEqual([1, null, null, null]);
  });

  it("that was tracked down this week is seen by everyone until it runs again", () => {
    expect(sightOf(FOUND, 1)).toBe(53);
    expect(sightOf({ ...FOUND, phase: "running", week: 3 }, 1)).toBeNull();
    expect(sightOf({ ...FOUND, week: 3 }, 1)).toBeNull();
  });

  it("is not seen where it was spotted a week ago", () => {
    const spotted: View = { ...CHASING, facts: [{ week: 1, seat: 1, kind: "at", value: 13 }] };
    expect(sightOf(spotted, 1)).toBeNull();
  });
});

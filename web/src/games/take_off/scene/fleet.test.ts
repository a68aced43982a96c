import { describe, expect, it } from "vitest";
import { FLEETS, flocks, SIGNS, stands } from "./fleet";

describe("fleets", () => {
  it("differ by sign and outline as well as by colour", () => {
    for (const kind of ["colour", "sign"] as const)
      expect(new Set(Object.values(FLEETS).map((look) => look[kind])).size).toBe(6);
    expect(new Set(SIGNS).size).toBe(Object.keys(FLEETS).length);
  });

  it("flock by city and seat", () => {
    expect(
      flocks([
        ["tokyo", "honolulu-east", "tokyo"],
        ["tokyo", "honolulu-east", "honolulu-west"],
      ]),
    ).toEqual([
      { seat: 0, city: "tokyo", jets: [1, 3] },
      { seat: 0, city: "honolulu-east", jets: [2] },
      { seat: 1, city: "tokyo", jets: [1] },
      { seat: 1, city: "honolulu-east", jets: [2] },
      { seat: 1, city: "honolulu-west", jets: [3] },
    ]);
  });
});

describe("jets that share a city", () => {
  it("stand in its middle when alone, else side by side", () => {
    expect(stands(1)).toEqual([{ x: 0, y: 0 }]);
    expect(stands(2)).toEqual([
      { x: -0.5, y: 0 },
      { x: 0.5, y: 0 },
    ]);
  });

  it.each([1, 2, 3, 4, 5, 6])("have each a stand of their own: %d", (count) => {
    for (const lean of [-1, 0, 1] as const) {
      expect(new Set(stands(count, lean).map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    }
  });

  it("keep to one side at the edge of the map", () => {
    expect(stands(6, -1).every(({ x }) => x <= 0)).toBe(true);
    expect(stands(6, 1).every(({ x }) => x >= 0)).toBe(true);
  });
});

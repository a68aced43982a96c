import { describe, expect, it } from "vitest";
import { regionOf, zoneAt } from "./region";

const SEEDS = [
  { x: 20, y: 50, zone: "A" },
  { x: 60, y: 50, zone: "B" },
  { x: 80, y: 50, zone: "B" },
];

describe("the zones", () => {
  it("part the map half way between their places", () => {
    const { areas, borders } = regionOf(SEEDS, 100, 100);
    expect(areas.get("A")).toBe("M0 0L40 0L40 100L0 100Z");
    expect(borders).toEqual([{ from: { x: 40, y: 0 }, to: { x: 40, y: 100 }, zones: ["A", "B"] }]);
  });

  it("have no border between places of one zone", () => {
    expect(regionOf(SEEDS.slice(1), 100, 100).borders).toEqual([]);
  });

  it("reach in from places beyond the edge", () => {
    const { areas } = regionOf([...SEEDS, { x: -10, y: 50, zone: "C" }], 100, 100);
    expect(areas.get("C")).toBe("M0 0L5 0L5 100L0 100Z");
  });

  it("leave out what lies wholly beyond the edge", () => {
    expect(regionOf([...SEEDS, { x: -90, y: 50, zone: "C" }], 100, 100).areas.has("C")).toBe(false);
  });

  it("know whose a point is", () => {
    expect(zoneAt({ x: 39, y: 0 }, SEEDS)).toBe("A");
    expect(zoneAt({ x: 41, y: 0 }, SEEDS)).toBe("B");
    expect(zoneAt({ x: 0, y: 0 }, [])).toBeNull();
  });
});

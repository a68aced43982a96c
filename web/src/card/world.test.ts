// This file is the tests of the windows of the world map.

import { describe, expect, it } from "vitest";
import type { CardMap, CardPlace } from "../wire/message";
import { spanning, surroundings } from "./world";

const world: CardMap = { width: 288, height: 142, land: "", lakes: "", borders: "" };
const at = (across: number, down: number): CardPlace => ({ across, down, words: "" });

describe("a window", () => {
  it("has a single place in its middle", () => {
    const { left, top, width, height } = surroundings(world, at(0.5, 0.25), 4);
    expect([left + width / 2, top + height / 2]).toEqual([144, 35.5]);
    expect(width).toBe(height);
  });

  it.each([
    [[at(0.2, 0.3), at(0.25, 0.5)]],
    [[at(0.01, 0.02), at(0.03, 0.98)]],
    [[at(0.99, 0.6), at(0.98, 0.61), at(0.97, 0.6)]],
    [[at(0, 0), at(1, 1)]],
  ])("holds all of several places, keeps its shape and does not leave the map sideways", (places) => {
    const { left, top, width, height } = spanning(world, places);
    expect(width / height).toBeCloseTo(1.5);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + width).toBeLessThanOrEqual(world.width + 1e-9);
    for (const place of places) {
      expect(place.across * world.width).toBeGreaterThanOrEqual(left);
      expect(place.across * world.width).toBeLessThanOrEqual(left + width + 1e-9);
      expect(place.down * world.height).toBeGreaterThanOrEqual(top);
      expect(place.down * world.height).toBeLessThanOrEqual(top + height + 1e-9);
    }
  });

  it("does not go so near that nothing is recognised", () => {
    expect(spanning(world, [at(0.5, 0.5), at(0.5, 0.5)]).width).toBe(32);
  });
});

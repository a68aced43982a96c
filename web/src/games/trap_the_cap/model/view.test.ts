// This file is the tests of what a view means: stacks, tiers, and whose caps are whose.

import { describe, expect, it } from "vitest";
import { position } from "../fixture";
import { colourOf, GOLDEN, heldIn, playerOf, stacks, tiers } from "./view";

describe("stacks", () => {
  it("have everything under their top cap", () => {
    const view = position({
      "red-1": { on: "A2" },
      "blue-1": { under: "red-1" },
      "blue-2": { under: "red-1" },
    });
    expect(stacks(view).slice(0, 2)).toEqual([
      { cap: "red-1", place: "A2", load: ["blue-1", "blue-2"] },
      { cap: "red-2", place: "base-A", load: [] },
    ]);
    expect(stacks(view)).toHaveLength(10);
  });

  it("are found under a cap that is named later", () => {
    const view = position({ "red-1": { under: "blue-2" } });
    expect(stacks(view).find((stack) => stack.cap === "blue-2")?.load).toEqual(["red-1"]);
  });

  it("do not hold what was brought home", () => {
    const view = position({ "blue-1": { held: "base-A" } });
    expect(stacks(view).map((stack) => stack.cap)).not.toContain("blue-1");
    expect(heldIn(view, "base-A")).toEqual(["blue-1"]);
    expect(heldIn(view, "base-D")).toEqual([]);
  });
});

it("counts caps by colour, the Golden Cap first", () => {
  expect(tiers(["blue-2", "red-1", "golden", "blue-1"])).toEqual([
    { colour: GOLDEN, count: 1 },
    { colour: 0, count: 1 },
    { colour: 1, count: 2 },
  ]);
  expect(colourOf("orange-6")).toBe(5);
});

it("knows who plays the Golden Cap", () => {
  expect(playerOf(position({}), "golden")).toBeNull();
  expect(playerOf(position({}, { golden_owner: 1 }), "golden")).toBe(1);
  expect(playerOf(position({}), "blue-1")).toBe(1);
});

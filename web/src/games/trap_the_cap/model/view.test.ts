// This file is the tests of what the board reads: stacks, tiers, routes, and what events do to a view.

import { describe, expect, it } from "vitest";
import { DRAWING, position } from "../fixture/sample";
import { afterEvent, colourOf, GOLDEN, heldIn, playerOf, route, stacks, tiers } from "./view";

describe("stacks", () => {
  it("have everything under their top cap", () => {
    const view = position({
      "red-1": { on: "A2" },
      "blue-1": { under: "red-1" },
      "blue-2": { under: "red-1" },
    });
    expect(stacks(view)).toEqual([
      { cap: "red-1", place: "A2", load: ["blue-1", "blue-2"] },
      { cap: "red-2", place: "base-A", load: [] },
    ]);
  });

  it("are found under a cap that is named later", () => {
    const view = position({ "red-1": { under: "blue-2" } });
    expect(stacks(view).find((stack) => stack.cap === "blue-2")?.load).toEqual(["red-1"]);
  });

  it("do not hold what was brought home", () => {
    const view = position({ "blue-1": { held: "base-A" } });
    expect(stacks(view).map((stack) => stack.cap)).toEqual(["red-1", "red-2", "blue-2"]);
    expect(heldIn(view, "base-A")).toEqual(["blue-1"]);
    expect(heldIn(view, "base-B")).toEqual([]);
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

it("finds the shortest way from base to base", () => {
  expect(route(DRAWING, "base-A", "base-B")).toEqual(["base-A", "A1", "A2", "A3", "A4", "B1", "base-B"]);
  expect(route(DRAWING, "A2", "A2")).toEqual(["A2"]);
});

describe("after an event", () => {
  const view = position({ "red-1": { on: "A1" }, "blue-1": { on: "A3" }, golden: { under: "red-1" } });

  it("a cap stands where its way ended", () => {
    const after = afterEvent(
      view,
      { event: "Moved", seat: 0, cap: "red-1", path: ["A1", "A2", "A3"] },
      DRAWING,
    );
    expect(after.caps["red-1"]).toEqual({ on: "A3" });
    expect(view.caps["red-1"]).toEqual({ on: "A1" });
  });

  it("what was trapped is under the cap that trapped it", () => {
    const after = afterEvent(
      view,
      { event: "Trapped", cap: "red-1", space: "A3", caps: ["blue-1"] },
      DRAWING,
    );
    expect(after.caps["blue-1"]).toEqual({ under: "red-1" });
  });

  it("what was delivered lies in the base, and what was freed waits in its own", () => {
    const delivered = afterEvent(view, { event: "Delivered", base: "base-A", caps: ["blue-1"] }, DRAWING);
    expect(delivered.caps["blue-1"]).toEqual({ held: "base-A" });
    const freed = afterEvent(view, { event: "Freed", seat: 0, caps: ["blue-1"] }, DRAWING);
    expect(freed.caps["blue-1"]).toEqual({ on: "base-B" });
  });

  it("the Golden Cap is its winner's, in the winner's base", () => {
    const after = afterEvent(view, { event: "GoldenCapWon", seat: 1 }, DRAWING);
    expect(after.caps.golden).toEqual({ on: "base-B" });
    expect(after.golden_owner).toBe(1);
  });

  it("the die shows what was thrown", () => {
    const after = afterEvent(view, { event: "Threw", seat: 1, die: 5 }, DRAWING);
    expect([after.turn, after.die]).toEqual([1, 5]);
  });

  it("nothing changes that the event does not tell", () => {
    expect(afterEvent(view, { event: "ThrowLost", seat: 0 }, DRAWING)).toBe(view);
  });
});

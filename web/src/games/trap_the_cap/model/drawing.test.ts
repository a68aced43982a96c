// This file is the tests of what the plate means: ways between its places, and what its bases are for.

import { expect, it } from "vitest";
import { DRAWING, recorded } from "../fixture";
import { baseOf, keepsCatch, route } from "./drawing";

it("finds the shortest way from base to base, through the centre", () => {
  const spokes = [1, 2, 3, 4, 5].map((number) => `AC${number}`);
  const beyond = [5, 4, 3, 2, 1].map((number) => `DC${number}`);
  expect(route(DRAWING, "base-A", "base-D")).toEqual([
    "base-A",
    "A1",
    ...spokes,
    "centre",
    ...beyond,
    "D1",
    "base-D",
  ]);
  expect(route(DRAWING, "A2", "A2")).toEqual(["A2"]);
});

it("knows whose the bases are", () => {
  expect(baseOf(DRAWING, 1)?.id).toBe("base-D");
  expect(baseOf(DRAWING, 2)).toBeUndefined();
});

it("keeps nothing in the bases when towers are trapped", () => {
  expect(keepsCatch(DRAWING)).toBe(true);
  expect(keepsCatch(recorded.drawing("tower"))).toBe(false);
});

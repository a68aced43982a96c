// This file is the tests of the printed plate: its rim is closed, its roads are drawn once, its rose has its points.

import { expect, it } from "vitest";
import { DRAWING, recorded } from "../fixture";
import { rim, rimPath, roads, rose, waters } from "./plate";

it("walks round the rim from base to base", () => {
  const ids = rim(DRAWING).map((place) => place.id);
  const sides = ["A", "B", "C", "D", "E", "F"];
  expect(ids).toEqual(sides.flatMap((side) => [1, 2, 3, 4, 5, 6].map((number) => `${side}${number}`)));
  expect(rimPath(DRAWING, 0.5).startsWith("M0 -300.1L48.9 -284.7L")).toBe(true);
  expect(rimPath(DRAWING).endsWith("Z")).toBe(true);
});

it("draws every road once, and none to a base", () => {
  const rimAndSpokes = 6 * 6 + 6 * 6;
  expect(roads(DRAWING).match(/M/g)).toHaveLength(rimAndSpokes);
});

it("finds the water between each two spokes", () => {
  expect(waters(DRAWING)).toHaveLength(6);
  expect(waters(recorded.drawing("four-spoke"))).toHaveLength(4);
});

it("draws a rose with so many points", () => {
  const corners = rose(4, 10, 2, 0).split(" ");
  expect(corners).toHaveLength(8);
  expect(corners[0]).toBe("10,0");
});

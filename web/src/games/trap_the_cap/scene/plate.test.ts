// This file is the tests of the printed plate: its rim is closed, its roads are drawn once, its rose has its points.

import { expect, it } from "vitest";
import { DRAWING } from "../fixture/sample";
import { rim, rimPath, roads, rose, waters } from "./plate";

it("walks round the rim from base to base", () => {
  expect(rim(DRAWING).map((place) => place.id)).toEqual(["A1", "A2", "A3", "A4", "B1", "A4", "A3", "A2"]);
  expect(rimPath(DRAWING, 0.5).startsWith("M-100 0L-50 0L")).toBe(true);
  expect(rimPath(DRAWING).endsWith("Z")).toBe(true);
});

it("draws every road once, and none to a base", () => {
  expect(roads(DRAWING).match(/M/g)).toHaveLength(4);
});

it("finds the water between each two spokes", () => {
  expect(waters(DRAWING)).toHaveLength(DRAWING.bases.length);
});

it("draws a rose with so many points", () => {
  const corners = rose(4, 10, 2, 0).split(" ");
  expect(corners).toHaveLength(8);
  expect(corners[0]).toBe("10,0");
});

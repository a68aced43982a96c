// This file is the tests of where caps stand: apart from each other, within their base, those in front drawn last.

import { describe, expect, it } from "vitest";
import { DRAWING, position } from "../fixture";
import type { Base } from "../types";
import { abreast, CAP_WIDTH, catches, figures, homeRow, stackHeight } from "./layout";

const WIDE = DRAWING.bases[0] as Base;
const TALL = DRAWING.bases[1] as Base;

describe("caps on one space", () => {
  it.each([1, 2, 3, 4, 5, 6])("have %i different stands within reach of it", (count) => {
    const stands = abreast(count);
    expect(stands).toHaveLength(count);
    expect(new Set(stands.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    for (const { x } of stands) expect(Math.abs(x)).toBeLessThanOrEqual(45);
  });
});

describe("caps at home", () => {
  it.each([
    ["wide", WIDE],
    ["tall", TALL],
  ])("stay within a %s base, however many", (_, base) => {
    for (const keeps of [true, false]) {
      for (let count = 1; count <= 7; count += 1) {
        for (const { x, y, scale } of homeRow(base, count, keeps)) {
          expect(Math.abs(x) + (CAP_WIDTH * scale) / 2).toBeLessThanOrEqual(base.width / 2);
          expect(y).toBeLessThan(base.height / 2);
        }
      }
    }
  });

  it("leave the right of a wide base to what was brought home", () => {
    const own = homeRow(WIDE, 6, true);
    const brought = catches(WIDE, { x: 0, y: 0 }, [{ colour: 1, count: 3 }]);
    const rightmost = Math.max(...own.map(({ x, scale }) => x + (CAP_WIDTH * scale) / 2));
    expect(brought[0]?.x).toBeGreaterThan(rightmost);
    expect(Math.max(...homeRow(WIDE, 6, false).map(({ x }) => x))).toBeGreaterThan(
      Math.max(...own.map(({ x }) => x)),
    );
  });
});

it("puts catches of five colours side by side within the base", () => {
  const held = [1, 2, 3, 4, 5].map((colour) => ({ colour, count: 6 }));
  for (const base of [WIDE, TALL]) {
    const found = catches(base, { x: 0, y: 0 }, held);
    found.forEach(({ x, y, scale, countY }, index) => {
      const half = (CAP_WIDTH * scale) / 2;
      expect(x + half).toBeLessThan(base.width / 2);
      expect(countY).toBeLessThan(base.height / 2);
      expect(countY).toBeGreaterThan(y);
      const next = found[index + 1];
      if (next) expect(x + half).toBeLessThan(next.x - half);
    });
  }
});

it("draws those in front last", () => {
  const all = figures(position({ "red-1": { on: "A2" }, "blue-1": { on: "A3" } }), DRAWING);
  const caps = (colour: string) => [2, 3, 4, 5, 6].map((number) => `${colour}-${number}`);
  expect(all.map(({ stack }) => stack.cap)).toEqual([...caps("red"), "red-1", "blue-1", ...caps("blue")]);
  const feet = all.map(({ y }) => y);
  expect(feet).toEqual([...feet].sort((one, other) => one - other));
});

it("puts a stack in front of the single caps on its space", () => {
  const caps = { "red-1": { on: "A2" }, "red-2": { on: "A2" }, "blue-1": { under: "red-1" } };
  const all = figures(position(caps), DRAWING).filter(({ stack }) => stack.place === "A2");
  expect(all.map(({ stack }) => stack.cap)).toEqual(["red-2", "red-1"]);
});

it("makes a stack higher with every colour in it", () => {
  const heights = [[], ["blue-1"], ["blue-1", "blue-2"], ["blue-1", "green-1"]].map((load) =>
    stackHeight({ cap: "red-1", place: "A2", load }),
  );
  expect(heights[1]).toBeGreaterThan(heights[0] ?? 0);
  expect(heights[2]).toBe(heights[1]);
  expect(heights[3]).toBeGreaterThan(heights[2] ?? 0);
});

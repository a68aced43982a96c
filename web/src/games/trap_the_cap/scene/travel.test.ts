// This file is the tests of journeys: where a piece is on its way, and that nobody waits long.

import { describe, expect, it } from "vitest";
import { drop, journeyTime, moment } from "./travel";

const PATH = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 80 },
];

describe("a journey", () => {
  it("begins at the first place and ends at the last, on the board", () => {
    expect(moment(PATH, 0)).toEqual({ x: 0, y: 0, lift: 0 });
    const end = moment(PATH, 1);
    expect([end.x, end.y]).toEqual([100, 80]);
    expect(end.lift).toBeCloseTo(0);
  });

  it("goes over the places between, in hops", () => {
    const middle = moment(PATH, 0.5);
    expect([middle.x, middle.y]).toEqual([100, 0]);
    expect(moment(PATH, 0.25)).toMatchObject({ x: 50, y: 0 });
    expect(moment(PATH, 0.25).lift).toBeGreaterThan(20);
  });

  it("stands still when there is nowhere to go", () => {
    expect(moment([{ x: 7, y: 8 }], 0.5)).toEqual({ x: 7, y: 8, lift: 0 });
  });

  it("takes at most 400 milliseconds a step and 900 in all", () => {
    expect(journeyTime(1, 5000)).toBe(400);
    expect(journeyTime(30, 320)).toBe(900);
    expect(journeyTime(2, 100)).toBe(150);
  });
});

it("comes down over its prey where it began", () => {
  expect(drop({ x: 7, y: 8 }, 0)).toEqual({ x: 7, y: 8, lift: 0 });
  expect(drop({ x: 7, y: 8 }, 0.3).lift).toBeGreaterThan(60);
  expect(drop({ x: 7, y: 8 }, 1).lift).toBeCloseTo(0);
});

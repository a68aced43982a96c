// This file is the tests of ways: as lines over the plate, and as what a cap's foot touches.

import { describe, expect, it } from "vitest";
import { at, DRAWING, position, recorded } from "../fixture";
import type { Freed, Moved } from "../types";
import { FOOT } from "./layout";
import { feet, line, standOf, waysOut, wayTo } from "./way";

it("is found for the picked cap alone", () => {
  const view = position({ "red-1": { on: "A1" } }, { phase: "going", picked: "red-1" });
  expect(wayTo("A3", view, DRAWING)).toEqual(["A1", "A2", "A3"]);
  expect(wayTo("A3", { ...view, picked: null }, DRAWING)).toEqual([]);
  expect(wayTo("nowhere", view, DRAWING)).toEqual([]);
});

it("is drawn from the end of a jetty", () => {
  expect(line(["base-A", "A1", "A2"], DRAWING)).toBe("M0 -648.2L0 -600.2L97.8 -569.4");
  expect(line(["A1"], DRAWING)).toBe("");
});

describe("a cap's feet", () => {
  it("touch every place between where it stood and where it will stand", () => {
    const { before, events, view } = recorded.step("freed");
    const moved = events[0] as Moved;
    const way = feet(moved, before, view, DRAWING);
    expect(way).toHaveLength(moved.path.length);
    expect(way[0]).toEqual(standOf("blue-2", before, DRAWING));
    expect(way[1]).toEqual({ x: at("DC2").x, y: at("DC2").y + FOOT });
    expect(way.at(-1)).toEqual(standOf("blue-2", view, DRAWING));
  });

  it("end in the middle of a space when it is not known how it will stand there", () => {
    const { before, events } = recorded.step("trapped");
    const way = feet(events[0] as Moved, before, null, DRAWING);
    expect(way.at(-1)).toEqual({ x: at("FC4").x, y: at("FC4").y + FOOT });
  });

  it("come out of the base that freed them", () => {
    const { events, view } = recorded.step("freed");
    const ways = waysOut(events[2] as Freed, view, DRAWING);
    expect(Object.keys(ways)).toEqual(["blue-5"]);
    expect(ways["blue-5"]?.[0]).toEqual({ x: at("base-D").x, y: at("base-D").y + FOOT });
  });
});

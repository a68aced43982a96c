import { describe, expect, it } from "vitest";
import { DRAWING } from "../fixture";
import { legsOf, stopsOf } from "./route";
import { sheetOf } from "./sheet";

describe("a trip", () => {
  it("goes along connections in straight lines", () => {
    const [leg, ...others] = legsOf([36, 37], "c", DRAWING);
    expect(others).toEqual([]);
    expect(leg).toMatchObject({ means: "connection", from: 36, to: 37 });
    expect(leg?.lines.map((line) => line.map(({ x }) => x))).toEqual([[2890, 2945]]);
  });

  it("leaves the map at one edge and comes back at the other, either way", () => {
    const [east] = legsOf([1, 45], "c", DRAWING);
    expect(east?.lines.map((line) => line.map(({ x }) => x))).toEqual([
      [949, 0],
      [6133, 5365],
    ]);
    const [west] = legsOf([45, 1], "c", DRAWING);
    expect(west?.lines.map((line) => line.map(({ x }) => x))).toEqual([
      [5365, 6133],
      [0, 949],
    ]);
  });

  it("flies the shortest way round the globe", () => {
    const [leg] = legsOf([36, 13], "f", DRAWING);
    const highest = Math.min(...(leg?.lines.flat() ?? []).map(({ y }) => y));
    expect(leg?.means).toBe("flight");
    expect(highest).toBeLessThan(1000);
  });

  it("takes a ferry straight over the water", () => {
    expect(legsOf([13, 20], "e", DRAWING)[0]).toMatchObject({
      means: "ferry",
      lines: [[{ x: 1723 }, { x: 1474 }]],
    });
  });

  it("has as many legs as places after its start, and none when it stays", () => {
    expect(legsOf([36, 13, 12], "fc", DRAWING).map((leg) => leg.means)).toEqual(["flight", "connection"]);
    expect(legsOf([36], "", DRAWING)).toEqual([]);
  });

  it("stops at its places", () => {
    expect(stopsOf([36, 37], sheetOf(DRAWING)).map(({ x }) => x)).toEqual([2890, 2945]);
  });
});

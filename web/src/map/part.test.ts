import { describe, expect, it } from "vitest";
import { partRound } from "./part";

const SHEET = { width: 1000, height: 500 };

describe("the part that matters", () => {
  it("holds all points with a margin, in parts of the sheet", () => {
    const points = [
      { x: 300, y: 100 },
      { x: 500, y: 200 },
    ];
    const part = partRound(points, SHEET, { x: 0.1, y: 0.05 });
    expect(part?.x).toBeCloseTo(0.2);
    expect(part?.y).toBeCloseTo(0.15);
    expect(part?.width).toBeCloseTo(0.4);
    expect(part?.height).toBeCloseTo(0.3);
  });

  it("ends where the sheet does", () => {
    expect(partRound([{ x: 0, y: 500 }], SHEET, { x: 0.25, y: 0.5 })).toEqual({
      x: 0,
      y: 0.5,
      width: 0.25,
      height: 0.5,
    });
  });

  it("is nothing without points", () => {
    expect(partRound([], SHEET, { x: 0.1, y: 0.1 })).toBeNull();
  });
});

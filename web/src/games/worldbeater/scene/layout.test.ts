// This file is the tests of where the hexagons lie, and of the lines that their sides make.

import { describe, expect, it } from "vitest";
import { apart } from "../../../map/way";
import { DRAWING } from "../fixture/sample";
import { hexagonPath, SIDE, sheetOf, spotAt, TOUCHING, WIDTH } from "./layout";

const sheet = sheetOf(DRAWING);

function spot(id: string) {
  const found = sheet.spots.get(id);
  if (found === undefined) throw new Error(id);
  return found;
}

function corners(path: string): number {
  return path.split(/[ML]/).length - 1;
}

describe("the sheet", () => {
  it("lays neighbours a hexagon's width apart, in all directions", () => {
    expect(apart(spot("UK01"), spot("UK02"))).toBeCloseTo(WIDTH, 0);
    expect(apart(spot("EU01"), spot("EU05"))).toBeCloseTo(WIDTH, 0);
    expect(apart(spot("EU07"), spot("AS01"))).toBeLessThan(TOUCHING);
    expect(spot("EU05").y).toBeGreaterThan(spot("EU01").y);
  });

  it("holds all hexagons with sea round them", () => {
    for (const { x, y } of sheet.spots.values()) {
      expect(x).toBeGreaterThan(WIDTH / 2);
      expect(x).toBeLessThan(sheet.width - WIDTH / 2);
      expect(y).toBeGreaterThan(SIDE);
      expect(y).toBeLessThan(sheet.height - SIDE);
    }
  });

  it("is laid once for a drawing", () => {
    expect(sheetOf(DRAWING)).toBe(sheet);
  });
});

describe("a hexagon", () => {
  it("is found by every point within it, and by none outside", () => {
    const { x, y } = spot("EU02");
    expect(spotAt({ x, y }, sheet)?.id).toBe("EU02");
    expect(spotAt({ x: x + 0.49 * WIDTH, y }, sheet)?.id).toBe("EU02");
    expect(spotAt({ x, y: y - 0.98 * SIDE }, sheet)?.id).toBe("EU02");
    expect(spotAt({ x: x + 0.51 * WIDTH, y }, sheet)?.id).toBe("EU03");
    // Just beside the upper corner the hexagon is narrow.
    expect(spotAt({ x: x + 0.3 * WIDTH, y: y - 0.95 * SIDE }, sheet)).toBeNull();
    expect(spotAt({ x: 1, y: 1 }, sheet)).toBeNull();
  });

  it("has six corners", () => {
    expect(corners(hexagonPath(0.5))).toBe(6);
  });
});

describe("outlines", () => {
  it("go round an area once, leaving out the sides within it", () => {
    // Four hexagons in a row: 24 sides, of which three are shared.
    expect(corners(sheet.outlines.get("united-kingdom") ?? "")).toBe(24 - 2 * 3);
    // Seven hexagons in two rows share three, two, and six sides.
    expect(corners(sheet.outlines.get("europe") ?? "")).toBe(42 - 2 * (3 + 2 + 6));
  });

  it("join areas that touch to one coast", () => {
    const rings = (path: string | undefined) => (path ?? "").split("Z").length - 1;
    expect(rings(sheet.coast)).toBe(3);
    for (const area of DRAWING.areas) expect(rings(sheet.outlines.get(area.id))).toBe(1);
  });

  it("leave the sides within areas to the lattice", () => {
    const sides = sheet.lattice.split("M").length - 1;
    expect(sides).toBe(3 + (3 + 2 + 6) + 2 + 1);
  });
});

// This file is the tests of where the hexagons lie, and of the lines that their sides make.

import { describe, expect, it } from "vitest";
import { apart } from "../../../map/way";
import { DRAWING } from "../fixture";
import type { Drawing, Hexagon } from "../types";
import { hexagonPath, SIDE, sheetOf, spotAt, TOUCHING, WIDTH } from "./layout";

const sheet = sheetOf(DRAWING);

function row(area: string, q: number, r: number, count: number): Hexagon[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${area} ${q + index} ${r}`,
    area,
    q: q + index,
    r,
    role: "open",
  }));
}

/** Four areas with so few hexagons that their sides can be counted; Europe and Asia touch. */
const SMALL: Drawing = {
  ...DRAWING,
  areas: [
    { id: "united-kingdom", name: "United Kingdom", code: "UK" },
    { id: "europe", name: "Europe", code: "EU" },
    { id: "asia", name: "Asia", code: "AS" },
    { id: "north-america", name: "North America", code: "NA" },
  ],
  hexagons: [
    ...row("united-kingdom", 0, 0, 4),
    ...row("europe", 5, 0, 4),
    ...row("europe", 5, 1, 3),
    ...row("asia", 8, 1, 3),
    ...row("north-america", -12, 0, 2),
  ],
};

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
    expect(apart(spot("EU18"), spot("EU24"))).toBeCloseTo(WIDTH, 0);
    expect(apart(spot("EU17"), spot("RU41"))).toBeLessThan(TOUCHING);
    expect(spot("EU24").y).toBeGreaterThan(spot("EU18").y);
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
    const { x, y } = spot("UK01");
    expect(spotAt({ x, y }, sheet)?.id).toBe("UK01");
    expect(spotAt({ x: x + 0.49 * WIDTH, y }, sheet)?.id).toBe("UK01");
    expect(spotAt({ x, y: y - 0.98 * SIDE }, sheet)?.id).toBe("UK01");
    expect(spotAt({ x: x + 0.51 * WIDTH, y }, sheet)?.id).toBe("UK02");
    // Just beside the upper corner the hexagon is narrow.
    expect(spotAt({ x: x + 0.3 * WIDTH, y: y - 0.95 * SIDE }, sheet)).toBeNull();
    expect(spotAt({ x: 1, y: 1 }, sheet)).toBeNull();
  });

  it("has six corners", () => {
    expect(corners(hexagonPath(0.5))).toBe(6);
  });
});

describe("outlines", () => {
  const small = sheetOf(SMALL);

  it("go round an area once, leaving out the sides within it", () => {
    // Four hexagons in a row: 24 sides, of which three are shared.
    expect(corners(small.outlines.get("united-kingdom") ?? "")).toBe(24 - 2 * 3);
    // Seven hexagons in two rows share three, two, and six sides.
    expect(corners(small.outlines.get("europe") ?? "")).toBe(42 - 2 * (3 + 2 + 6));
  });

  it("join areas that touch to one coast", () => {
    const rings = (path: string | undefined) => (path ?? "").split("Z").length - 1;
    expect(rings(small.coast)).toBe(3);
    for (const area of SMALL.areas) expect(rings(small.outlines.get(area.id))).toBe(1);
  });

  it("leave the sides within areas to the lattice", () => {
    const sides = small.lattice.split("M").length - 1;
    expect(sides).toBe(3 + (3 + 2 + 6) + 2 + 1);
  });
});

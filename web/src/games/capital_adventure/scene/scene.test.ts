import { describe, expect, it } from "vitest";
import { overlap } from "../../../map/box";
import { DECIDING, DRAWING, EMBARKED, SEA } from "../fixture";
import { standingOf } from "./route";
import { letter, partAround, scaleOf, TRAVELLER_HEIGHT, travellerBoxes, travellersOf } from "./scene";
import { sheetOf } from "./sheet";

const SHEET = sheetOf(DRAWING);
/** The map some 1000 pixels wide, a phone's, and a part of it enlarged. */
const WIDE = scaleOf(SHEET.width, 6);
const SMALL = scaleOf(SHEET.width, 16);
const NEAR = scaleOf(SHEET.width, 2.5);
const NOTHING = { cities: [], reach: new Set<string>(), next: new Set<string>(), lines: new Set<string>() };

describe("sizes", () => {
  it("grow with the map, but on the screen within bounds", () => {
    const pixels = (scale: typeof WIDE) => scale.traveller / scale.unit;
    expect(pixels(SMALL)).toBe(11.5);
    expect(pixels(NEAR)).toBe(24);
    expect(WIDE.goal).toBeGreaterThan(WIDE.mark);
    expect([SMALL.isClose, WIDE.isClose]).toEqual([false, true]);
  });
});

describe("Travellers", () => {
  const travellers = travellersOf(SEA.view.sides.map(standingOf), 0, SHEET, WIDE);

  it("stand side by side where several are in one place", () => {
    const [red, blue] = [0, 1].map((seat) => travellers.find((other) => other.seat === seat));
    expect((blue?.x ?? 0) - (red?.x ?? 0)).toBeCloseTo(WIDE.traveller);
    expect(red?.y).toBe(blue?.y);
    expect(((red?.x ?? 0) + (blue?.x ?? 0)) / 2).toBeCloseTo(SHEET.steps[3]?.x ?? 0);
  });

  it("are drawn with the one on turn on top", () => {
    expect(travellers.map(({ seat }) => seat)).toEqual([1, 0]);
  });

  it("stand on transit points and far out at sea", () => {
    const [red] = travellersOf(EMBARKED.view.sides.map(standingOf), 1, SHEET, WIDE);
    expect(red?.x).toBeCloseTo(SHEET.lines.find(({ id }) => id === "cairo-riyadh")?.stop?.x ?? 0);
    const [ship] = travellersOf(SEA.before.sides.map(standingOf), 1, SHEET, WIDE);
    expect(ship?.x).toBeCloseTo(SHEET.steps[2]?.x ?? 0);
  });

  it("stay on the map", () => {
    const high = TRAVELLER_HEIGHT * SMALL.traveller;
    const crowd = travellersOf(Array(4).fill({ city: "honolulu" }), 0, SHEET, SMALL);
    expect(crowd.every(({ x, y }) => x <= SHEET.width - SMALL.traveller / 2 && y >= high)).toBe(true);
  });
});

describe("names and fares", () => {
  const ids = (things: { id: string }[]) => things.map(({ id }) => id);

  it("are few on a small map: Capital Adventure cities, and what lies next to where one is", () => {
    const interest = { ...NOTHING, reach: new Set(["tunis", "cairo"]), next: new Set(["cairo"]) };
    const { names, fares } = letter(interest, [], [], SHEET, SMALL);
    expect(ids(names)).toContain("timbuktu");
    expect(ids(names)).toContain("cairo");
    expect(ids(names)).not.toContain("tunis");
    expect(fares).toEqual([]);
  });

  it("are many on a large one", () => {
    const { names, fares } = letter(NOTHING, [], [], SHEET, NEAR);
    expect(names).toHaveLength(DRAWING.cities.length);
    expect(fares.length).toBeGreaterThan(DRAWING.routes.length);
  });

  it("put what matters first, and larger", () => {
    const { names } = letter({ ...NOTHING, cities: ["dakar"] }, [], [], SHEET, SMALL);
    expect(names[0]).toMatchObject({ id: "dakar", isStrong: true });
  });

  it.each([SMALL, WIDE, NEAR])("never lie over each other, or over a Traveller", (scale) => {
    const travellers = travellersOf(DECIDING.view.sides.map(standingOf), 0, SHEET, scale);
    const lines = new Set(["lisbon madrid", "madrid rome", "madrid paris"]);
    const { fares } = letter({ ...NOTHING, cities: ["lisbon"], lines }, travellers, [], SHEET, scale);
    const boxes = fares.map(({ box }) => box);
    const others = [...boxes, ...travellerBoxes(travellers, scale)];
    for (const box of boxes) {
      expect(others.filter((other) => other !== box && overlap(other, box))).toEqual([]);
    }
  });
});

describe("the part that matters", () => {
  it("has its points within it, and a margin", () => {
    const [rome, paris] = [SHEET.spots.get("rome"), SHEET.spots.get("paris")];
    if (!rome || !paris) throw new Error("The map lacks cities.");
    const part = partAround([rome, paris], SHEET, rome);
    expect(part?.x).toBeLessThan(paris.x / SHEET.width);
    expect((part?.x ?? 0) + (part?.width ?? 0)).toBeGreaterThan(rome.x / SHEET.width);
    expect(part?.press).toMatchObject({ x: rome.x / SHEET.width });
  });

  it("is nothing without points", () => {
    expect(partAround([], SHEET)).toBeNull();
  });
});

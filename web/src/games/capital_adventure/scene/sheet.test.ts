import { describe, expect, it } from "vitest";
import { DRAWING } from "../fixture";
import { between, crossingLine, lineBetween, sheetOf } from "./sheet";

const SHEET = sheetOf(DRAWING);

describe("the sheet", () => {
  it("is laid out once for each drawing", () => {
    expect(sheetOf(DRAWING)).toBe(SHEET);
    expect(sheetOf({ ...DRAWING })).not.toBe(SHEET);
  });

  it("tells the kinds of cities apart", () => {
    const kind = (id: string) => SHEET.spots.get(id)?.kind;
    expect([kind("london"), kind("paris"), kind("madrid"), kind("athens")]).toEqual([
      "london",
      "goal",
      "start",
      "city",
    ]);
  });

  it("has a line for every route, every crossing and the Atlantic", () => {
    const kinds = (kind: string) => SHEET.lines.filter((line) => line.kind === kind).length;
    expect(kinds("route")).toBe(DRAWING.routes.length);
    expect(kinds("crossing")).toBe(DRAWING.crossings.length);
    expect(kinds("atlantic")).toBe(1);
  });

  it("finds lines from either end", () => {
    expect(lineBetween("athens", "rome", SHEET)).toBe(lineBetween("rome", "athens", SHEET));
    expect(lineBetween("rome", "athens", SHEET)?.fare).toBe(200);
    expect(lineBetween("rome", "cairo", SHEET)).toBeUndefined();
  });

  it("has transit points on crossings alone", () => {
    const stop = crossingLine("athens-cairo", SHEET)?.stop;
    expect(stop?.x).toBeCloseTo(3064, -1);
    expect(stop?.y).toBeCloseTo(1112, -1);
    expect(lineBetween("rome", "athens", SHEET)?.stop).toBeNull();
  });

  it("puts every transit point on its line", () => {
    const line = crossingLine("honolulu-los-angeles", SHEET);
    const [
      [from, to] = [
        { x: 0, y: 0 },
        { x: 0, y: 0 },
      ],
    ] = line?.pieces ?? [];
    const stop = line?.stop ?? { x: 0, y: 0 };
    expect(stop.x).toBeGreaterThan(from.x);
    expect(stop.y).toBeCloseTo(between(from, to, (stop.x - from.x) / (to.x - from.x)).y, 6);
  });

  it("lets a line leave at one edge and come back at the same height of the other", () => {
    const [first, last] = crossingLine("honolulu-los-angeles", SHEET)?.pieces ?? [];
    expect(first?.[0]).toEqual({ x: 5942, y: 1291 });
    expect(first?.[1].x).toBe(SHEET.width);
    expect(last?.[0]).toEqual({ x: 0, y: first?.[1].y });
    expect(last?.[1]).toEqual({ x: 702, y: 1029 });
    expect(SHEET.stubs.map(({ to, side }) => `${side} ${to.id}`)).toEqual([
      "left honolulu",
      "right los-angeles",
      "left auckland",
      "right santiago",
    ]);
  });

  it("parts the Atlantic: the transit point, six steps, London", () => {
    expect(SHEET.steps).toHaveLength(8);
    expect(SHEET.steps[0]?.x).toBeCloseTo(2057, -1);
    expect(SHEET.steps[7]).toEqual({ x: 2625, y: 707 });
    expect(SHEET.steps.every(({ x }, step) => step === 0 || x > (SHEET.steps[step - 1]?.x ?? 0))).toBe(true);
  });

  it("finds points between points", () => {
    expect(between({ x: 0, y: 10 }, { x: 100, y: 30 }, 0.25)).toEqual({ x: 25, y: 15 });
  });
});

import { describe, expect, it } from "vitest";
import { DECIDING, DRAWING, EMBARKED, HAZARD, PLANNING, SEA } from "../fixture";
import { partAlong, partBefore, partOf } from "./focus";
import { sheetOf } from "./sheet";

const SHEET = sheetOf(DRAWING);

/** The cities that a part of the map shows. */
function seen(part: { x: number; y: number; width: number; height: number } | null): string[] {
  if (part === null) return [];
  return [...SHEET.spots.values()].flatMap(({ id, x, y }) => {
    const [across, down] = [x / SHEET.width, y / SHEET.height];
    const isIn =
      across >= part.x && across <= part.x + part.width && down >= part.y && down <= part.y + part.height;
    return isIn ? [id] : [];
  });
}

describe("the part that matters", () => {
  it("is the continent of the side", () => {
    expect(seen(partOf(DECIDING.view, 0, SHEET))).toEqual(
      expect.arrayContaining(["lisbon", "berlin", "athens"]),
    );
    expect(seen(partOf(DECIDING.view, 0, SHEET))).not.toContain("dakar");
    expect(seen(partOf(HAZARD.view, 0, SHEET))).toEqual(
      expect.arrayContaining(["cairo", "dakar", "timbuktu"]),
    );
  });

  it("goes on with the planned journey", () => {
    const end = SHEET.spots.get("cape-town");
    expect(partOf(PLANNING.view, 0, SHEET)?.press).toMatchObject({ x: (end?.x ?? 0) / SHEET.width });
  });

  it("is the crossing on a transit point, and the Atlantic at sea", () => {
    expect(seen(partOf(EMBARKED.view, 0, SHEET))).toEqual(expect.arrayContaining(["cairo", "riyadh"]));
    expect(seen(partOf(SEA.view, 0, SHEET))).toEqual(expect.arrayContaining(["new-york", "london"]));
  });

  it("is New York with the transit point for those who may sail", () => {
    const part = partBefore("atlantic", SHEET);
    expect(seen(part)).toEqual(["new-york"]);
    expect((part?.x ?? 0) + (part?.width ?? 0)).toBeGreaterThan((SHEET.steps[0]?.x ?? 0) / SHEET.width);
    expect(partBefore("nowhere", SHEET)).toBeNull();
  });

  it("is a hinted journey with all its cities", () => {
    expect(seen(partAlong(["rome", "athens", "cairo"], SHEET))).toEqual(
      expect.arrayContaining(["rome", "athens", "cairo"]),
    );
  });
});

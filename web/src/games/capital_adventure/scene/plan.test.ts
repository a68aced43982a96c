import { describe, expect, it } from "vitest";
import { boxRound, overlap } from "../../../map/box";
import { DRAWING, PLANNING } from "../fixture";
import { planTagOf } from "./plan";
import { scaleOf } from "./scene";
import { sheetOf } from "./sheet";

const SHEET = sheetOf(DRAWING);
const SCALE = scaleOf(SHEET.width, 6);

describe("the tag of a planned journey", () => {
  it("stands under its end", () => {
    const tag = planTagOf(PLANNING.view.plan, [], SHEET, SCALE);
    const end = SHEET.spots.get("cape-town");
    expect(tag).toMatchObject({ text: "$1350", x: end?.x });
    expect(tag?.y).toBeGreaterThan(end?.y ?? 0);
  });

  it("keeps off Travellers", () => {
    const below = planTagOf(PLANNING.view.plan, [], SHEET, SCALE);
    const there = boxRound({ x: below?.x ?? 0, y: below?.y ?? 0 }, 40);
    const tag = planTagOf(PLANNING.view.plan, [there], SHEET, SCALE);
    expect(tag && overlap(tag.box, there)).toBe(false);
  });

  it("stays on the map", () => {
    const plan = { path: ["honolulu"], fare: 800, visas: 1000 };
    const tag = planTagOf(plan, [], SHEET, SCALE);
    expect(tag?.text).toBe("$800 + $1000");
    expect(tag?.box.right).toBeLessThanOrEqual(SHEET.width);
  });

  it("is not there without a plan", () => {
    expect(planTagOf({ path: [], fare: 0, visas: 0 }, [], SHEET, SCALE)).toBeNull();
  });
});

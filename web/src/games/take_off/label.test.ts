import { describe, expect, it } from "vitest";
import { type Box, boxRound, byWeight, overlap, setNames } from "./label";
import { DRAWING } from "./sample";

const plate = DRAWING.map;
const SHEET: Box = { left: 0, top: 0, right: plate.width, bottom: plate.height };
const NONE = new Map<string, number>();
const near = (unit: number, strong = NONE, obstacles: Box[] = []) =>
  setNames(byWeight(plate), strong, obstacles, unit, SHEET);

describe("names on the map", () => {
  it("are all there when the map is large, as printed", () => {
    const names = near(0.5);
    expect(names).toHaveLength(plate.places.length);
    const tokyo = names.find((name) => name.place.id === "tokyo");
    expect(tokyo).toMatchObject({ x: 5035 + 9, y: 1010 + 6, size: 19, isStrong: false });
  });

  it("are only those that matter when the map is as small as a phone", () => {
    const names = near(16, new Map([["tokyo", 200]]));
    expect(names.map((name) => name.place.id)).toEqual(["tokyo"]);
    expect(names[0]?.isStrong).toBe(true);
  });

  it("never cover each other, whatever the size", () => {
    for (const unit of [0.5, 1, 2, 4, 8]) {
      const names = near(unit, new Map([["seoul", 15 * unit]]));
      for (const a of names) {
        for (const b of names) if (a !== b) expect(overlap(a.box, b.box)).toBe(false);
      }
    }
  });

  it("keep away from jets", () => {
    const jet = boxRound(5035, 1010, 60);
    const names = near(4, new Map([["tokyo", 66]]), [jet]);
    const tokyo = names.find((name) => name.place.id === "tokyo");
    expect(tokyo && overlap(tokyo.box, jet)).toBe(false);
  });

  it("stay within the frame", () => {
    const start = near(16, new Map([["east", 200]]))[0];
    expect(start?.anchor).toBe("end");
    expect(start?.box.right).toBeLessThan(plate.width);
  });

  it("are left out rather than set over something", () => {
    expect(near(16, new Map([["tokyo", 10]]), [SHEET])).toEqual([]);
  });
});

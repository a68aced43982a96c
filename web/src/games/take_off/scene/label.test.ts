import { describe, expect, it } from "vitest";
import { boxRound, frameOf, overlap, type Rectangle } from "../../../map/box";
import { DRAWING } from "../fixture";
import { placesById } from "../model/drawing";
import { byWeight, setNames } from "./label";
import { clearance, standings } from "./scene";

const plate = DRAWING.map;
const SHEET = frameOf(plate);
const NONE = new Map<string, Rectangle>();
/** A place whose name matters, with how far from it the name must keep. */
const at = (id: string, away: number) => {
  const { x, y } = placesById(plate).get(id) ?? { x: 0, y: 0 };
  return new Map([[id, boxRound({ x, y }, away)]]);
};
const near = (unit: number, strong = NONE, obstacles: Rectangle[] = []) =>
  setNames(byWeight(plate), strong, obstacles, unit, SHEET);

describe("names on the map", () => {
  it("are all there when the map is large, as printed", () => {
    const names = near(0.5);
    expect(names).toHaveLength(plate.places.length);
    const tokyo = names.find((name) => name.id === "tokyo");
    expect(tokyo).toMatchObject({ x: 5034, y: 1019 + 20, size: 19, isStrong: false });
  });

  it("are only those that matter when the map is as small as a phone", () => {
    const names = near(16, at("tokyo", 200));
    expect(names.map((name) => name.id)).toEqual(["tokyo"]);
    expect(names[0]?.isStrong).toBe(true);
  });

  it("never cover each other, whatever the size", () => {
    for (const unit of [0.5, 1, 2, 4, 8]) {
      const names = near(unit, at("seoul", 15 * unit));
      const covered = names.filter((a, index) => names.slice(index + 1).some((b) => overlap(a.box, b.box)));
      expect(covered).toEqual([]);
    }
  });

  it("keep away from jets", () => {
    const jet = boxRound({ x: 5034, y: 1019 }, 60);
    const names = near(4, at("tokyo", 66), [jet]);
    const tokyo = names.find((name) => name.id === "tokyo");
    expect(tokyo && overlap(tokyo.box, jet)).toBe(false);
  });

  it("stay at their place however many jets crowd there, at any size of the map", () => {
    for (const unit of [1, 4, 16]) {
      const scale = { unit, jet: 26 };
      const crowd = standings(Array(6).fill(["honolulu-east"]), new Set(), null, plate, scale);
      const { strong, obstacles } = clearance([], crowd, DRAWING, scale);
      const { x, y } = placesById(plate).get("honolulu-east") ?? { x: 0, y: 0 };
      const start = near(unit, strong, obstacles).find((name) => name.id === "honolulu-east");
      expect(start && overlap(start.box, boxRound({ x, y }, 2 * scale.jet * unit))).toBe(true);
      for (const jet of obstacles) expect(start && overlap(start.box, jet)).toBe(false);
    }
  });

  it("that matter stand a line further away where there is no room beside their place", () => {
    const { x, y } = placesById(plate).get("tokyo") ?? { x: 0, y: 0 };
    const beside = near(4, at("tokyo", 40), [boxRound({ x, y }, 60)]).find(({ id }) => id === "tokyo");
    expect(beside?.isStrong).toBe(true);
    expect(beside && overlap(beside.box, boxRound({ x, y }, 60 + 14 * 4))).toBe(true);
  });

  it("stay within the frame", () => {
    const start = near(16, at("honolulu-east", 200))[0];
    expect(start?.anchor).toBe("end");
    expect(start?.box.right).toBeLessThan(plate.width);
  });

  it("are left out rather than set over something", () => {
    expect(near(16, at("tokyo", 10), [SHEET])).toEqual([]);
  });
});

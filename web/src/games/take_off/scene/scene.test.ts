import { describe, expect, it } from "vitest";
import { overlap } from "../../../map/box";
import { DRAWING, TOKYO_TO_SEOUL, VIEW } from "../fixture";
import { flightsOf } from "../model/flight";
import { clearance, inside, partAround, standings } from "./scene";

const plate = DRAWING.map;
const SCALE = { unit: 4, jet: 30 };
const CROWD = Array.from({ length: 6 }, () => ["honolulu-east", "honolulu-east"]);

describe("jets on the map", () => {
  it("stand in their city", () => {
    expect(standings([["moscow"]], new Set(), null, plate, SCALE)).toEqual([
      { seat: 0, city: "moscow", jets: [1], x: 3371, y: 648, isOffered: false },
    ]);
  });

  it("stand whole and apart at the edge of the map, on any screen", () => {
    for (const unit of [0.5, 2, 4, 16]) {
      const standing = standings(CROWD, new Set(), null, plate, { unit, jet: 26 });
      expect(standing).toHaveLength(6);
      for (const a of standing) {
        expect(a.x + 13 * unit).toBeLessThanOrEqual(plate.width);
        for (const b of standing) {
          if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(26 * unit);
        }
      }
    }
  });

  it("that may fly are drawn last, and are one's own", () => {
    const standing = standings([["tokyo"], ["tokyo", "lima"]], new Set(["tokyo"]), 0, plate, SCALE);
    expect(standing.map((flock) => [flock.seat, flock.isOffered])).toEqual([
      [1, false],
      [1, false],
      [0, true],
    ]);
  });

  it("in the air stand nowhere", () => {
    expect(standings([["", "tokyo"]], new Set(), 0, plate, SCALE).map((flock) => flock.city)).toEqual([
      "tokyo",
    ]);
  });

  it("are kept within the frame", () => {
    expect([inside(5, 20, 100), inside(50, 20, 100), inside(99, 20, 100)]).toEqual([12, 50, 88]);
  });
});

describe("names that matter", () => {
  const flights = flightsOf([TOKYO_TO_SEOUL], 0, VIEW, DRAWING);
  const standing = standings([["tokyo"], ["tokyo"]], new Set(["tokyo"]), 0, plate, SCALE);
  const { strong, obstacles } = clearance(flights, standing, DRAWING, SCALE);

  it("are those of goals, of cities with jets, and of both ends, in this order", () => {
    expect([...strong.keys()]).toEqual(["seoul", "tokyo", "honolulu-east", "honolulu-west"]);
  });

  it("keep clear of jets, rings and letters", () => {
    const at = (x: number, y: number) => ({ left: x - 1, top: y - 1, right: x + 1, bottom: y + 1 });
    expect(obstacles).toHaveLength(4);
    expect(obstacles.some((box) => overlap(box, at(4819, 990)))).toBe(true);
    expect(obstacles.some((box) => overlap(box, at(4928, 1000)))).toBe(true);
    const tokyo = strong.get("tokyo");
    expect(tokyo && tokyo.right - tokyo.left).toBeGreaterThan(60 * SCALE.unit);
    expect(tokyo && tokyo.bottom - tokyo.top).toBeLessThan(45 * SCALE.unit);
  });
});

describe("the part that matters", () => {
  it("holds all places, with a margin, within the board", () => {
    const part = partAround(["tokyo", "moscow"], plate);
    expect(part?.x).toBeCloseTo(3371 / plate.width - 0.035, 5);
    expect(part && part.x + part.width).toBeCloseTo(5034 / plate.width + 0.035, 5);
    expect(partAround(["honolulu-east"], plate)).toMatchObject({
      width: expect.closeTo(1 - 6117 / plate.width + 0.035, 5),
    });
  });

  it("is nothing without a place", () => {
    expect(partAround(["atlantis"], plate)).toBeNull();
  });
});

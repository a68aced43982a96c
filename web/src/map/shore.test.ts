import { describe, expect, it } from "vitest";
import { ringsOf, shoreOf } from "./shore";

const LAND = "M100 100l50 0 2 3 48-3 0 100-100 0zM500 500l4 0 0 4z";

describe("the shore", () => {
  it("reads rings as the plate writes them", () => {
    expect(ringsOf("M10 20l5-3-2 4z")).toEqual([
      [
        { x: 10, y: 20 },
        { x: 15, y: 17 },
        { x: 13, y: 21 },
      ],
    ]);
  });

  it("leaves out points close to the one before, and islets", () => {
    expect(shoreOf(LAND, 10, 20)).toBe("M100 100 150 100 200 100 200 200 100 200z");
  });

  it("keeps everything when nothing is too small", () => {
    expect(shoreOf(LAND, 0, 0)).toBe(
      "M100 100 150 100 152 103 200 100 200 200 100 200zM500 500 504 500 504 504z",
    );
  });
});

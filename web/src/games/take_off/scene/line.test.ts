import { describe, expect, it } from "vitest";
import { DRAWING } from "../fixture/sample";
import { bundles, dots, isBright, lineBetween } from "./line";

const plate = DRAWING.map;

describe("routes", () => {
  it("of one colour are one path", () => {
    const [red, yellow] = bundles(plate);
    expect(red?.data).toBe("M4820 990L3370 640M1500 1890L171 1288");
    expect(yellow?.data).toBe("M6117 1288L5035 1010");
  });

  it("have their letters where the sheet has them", () => {
    expect(bundles(plate)[1]?.letters).toEqual([{ x: 5847, y: 1219 }]);
  });

  it("are found from either end", () => {
    expect(lineBetween(plate, "seoul", "tokyo")?.style).toBe("violet");
    expect(lineBetween(plate, "tokyo", "lima")).toBeNull();
  });

  it("carry dark letters on bright colours", () => {
    expect([isBright("#d9a514"), isBright("#8a3fa8")]).toEqual([true, false]);
  });

  it("and places are written as dots", () => {
    expect(dots([{ x: 1, y: 2 }])).toBe("M1 2h0");
  });
});

import { describe, expect, it } from "vitest";
import { DRAWING } from "../fixture";
import { bundles, dots, isBright, lineBetween } from "./line";

const plate = DRAWING.map;

describe("routes", () => {
  it("of one colour are one path", () => {
    const violet = bundles(plate).find(({ style }) => style.id === "violet");
    const ways = (violet?.data ?? "").split(/(?=M)/);
    expect(ways).toHaveLength(violet?.style.lines.length ?? 0);
    expect(ways).toContain("M5034 1019L4819 990");
  });

  it("have their letters where the sheet has them", () => {
    const violet = bundles(plate).find(({ style }) => style.id === "violet");
    expect(violet?.letters).toContainEqual({ x: 4927, y: 1005 });
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

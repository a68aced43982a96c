import { describe, expect, it } from "vitest";
import { along, eased, heading, lengthOf, pathData } from "./way";

const CORNER = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 30 },
];

describe("a piece on its way", () => {
  it("is measured along its line", () => {
    expect(lengthOf(CORNER)).toBe(40);
  });

  it("points where it goes, clockwise from north", () => {
    const at = { x: 5, y: 5 };
    expect([
      heading(at, { x: 5, y: 0 }),
      heading(at, { x: 9, y: 5 }),
      heading(at, { x: 5, y: 9 }),
      heading(at, { x: 0, y: 5 }),
    ]).toEqual([0, 90, 180, -90]);
  });

  it("is part of the way along, and turns at corners", () => {
    expect(along([CORNER], 0)).toEqual({ x: 0, y: 0, heading: 90 });
    expect(along([CORNER], 0.5)).toEqual({ x: 10, y: 10, heading: 180 });
    expect(along([CORNER], 1)).toEqual({ x: 10, y: 30, heading: 180 });
  });

  it("jumps from one edge of the map to the other between two lines", () => {
    const lines = [
      CORNER.slice(0, 2),
      [
        { x: 100, y: 0 },
        { x: 90, y: 0 },
      ],
    ];
    expect(along(lines, 0.4).x).toBe(8);
    expect(along(lines, 0.75)).toEqual({ x: 95, y: 0, heading: -90 });
  });

  it("begins and ends slowly", () => {
    expect([eased(0), eased(0.5), eased(1)]).toEqual([0, 0.5, 1]);
    expect(eased(0.1)).toBeLessThan(0.1);
  });

  it("is written as path data", () => {
    expect(
      pathData([
        CORNER,
        [
          { x: 1.4, y: 2 },
          { x: 3, y: 4 },
        ],
      ]),
    ).toBe("M0 0L10 0L10 30M1 2L3 4");
  });
});

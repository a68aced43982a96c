// This file is the tests of the look back at a match.

import { describe, expect, it } from "vitest";
import { inARow, lineOf, luckInWords, percent, points, SHEET, stepAt } from "./review";

describe("the line of a seat", () => {
  it("begins at the left, is level to each step, and ends at the right edge", () => {
    const line = lineOf(
      [
        [0.5, 0.5],
        [0.75, 0.25],
        [1, 0],
      ],
      0,
    );
    expect(line).toBe(`M0 ${SHEET.height / 2}H${SHEET.width / 2}V${SHEET.height / 4}H${SHEET.width}V0`);
  });

  it("of a match without moves is a dot", () => {
    expect(lineOf([[0.5]], 0)).toBe(`M0 ${SHEET.height / 2}`);
  });
});

describe("chances in words", () => {
  it("are certain only when they are", () => {
    expect([0, 0.001, 0.62, 0.999, 1].map(percent)).toEqual(["0 %", "1 %", "62 %", "99 %", "100 %"]);
  });

  it("and parts of them are points", () => {
    expect([0.001, 0.011, -0.08].map(points)).toEqual(["less than a point", "1 point", "8 points"]);
  });

  it("tell what luck gave and took", () => {
    expect(luckInWords("Anna", 0.12)).toBe("Luck gave Anna 12 points.");
    expect(luckInWords("Ben", -0.12)).toBe("Luck took 12 points from Ben.");
    expect(luckInWords("Cleo", 0.001)).toBe("Luck neither helped nor hurt Cleo.");
  });
});

it("a place on the sheet is a step", () => {
  expect([-1, 0, 0.5, 1, 2].map((share) => stepAt(share, 11))).toEqual([0, 0, 5, 10, 10]);
});

it("moves in a row are sentences", () => {
  expect(inARow(["Pick A1", "Go to B2."])).toBe("Pick A1. Go to B2.");
});

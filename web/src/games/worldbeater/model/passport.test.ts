import { describe, expect, it } from "vitest";
import { DRAWING } from "../fixture";
import { VIEW } from "../fixture/view.sample";
import { available, owed, passport, tokenAreas } from "./passport";

/** The pages of these areas. */
function stamps(seat: number, ...codes: string[]) {
  const pages = passport(VIEW, seat, DRAWING).filter(({ area }) => codes.includes(area.code));
  return pages.map(({ values, stamp }) => [stamp, ...values]);
}

describe("a passport", () => {
  it("has a page for every area with towns", () => {
    expect(tokenAreas(DRAWING).map((area) => area.code)).toEqual([
      "EU",
      "AF",
      "ME",
      "RU",
      "SA",
      "FE",
      "SE",
      "AU",
      "NA",
      "LA",
    ]);
  });

  it("shows held values, what is owed, and what cannot be had any more", () => {
    expect(stamps(0, "EU", "NA", "LA")).toEqual([["held", 1], ["gone"], ["owed"]]);
  });

  it("owes nothing on the way back", () => {
    expect(stamps(1, "AF", "FE", "LA")).toEqual([["free"], ["held", 3, 3], ["held", 3]]);
    expect(owed(VIEW, 1, DRAWING)).toBe(0);
  });

  it("counts the areas that keep New York closed; a returned token opens none", () => {
    expect(owed(VIEW, 0, DRAWING)).toBe(1);
    expect(available(VIEW, "europe", DRAWING)).toEqual([5]);
    expect(available(VIEW, "north-america", DRAWING)).toEqual([]);
  });
});

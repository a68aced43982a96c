import { describe, expect, it } from "vitest";
import { DRAWING, VIEW } from "../fixture/view.sample";
import { available, owed, passport, tokenAreas } from "./passport";

const stamps = (seat: number) => passport(VIEW, seat, DRAWING).map(({ values, stamp }) => [stamp, ...values]);

describe("a passport", () => {
  it("has a page for every area with towns", () => {
    expect(tokenAreas(DRAWING).map((area) => area.code)).toEqual(["EU", "AF", "RU"]);
  });

  it("shows held values, what is owed, and what cannot be had any more", () => {
    expect(stamps(0)).toEqual([["held", 3, 5], ["owed"], ["gone"]]);
  });

  it("owes nothing on the way back", () => {
    expect(stamps(1)).toEqual([["free"], ["held", 1], ["free"]]);
    expect(owed(VIEW, 1, DRAWING)).toBe(0);
  });

  it("counts the areas that keep New York closed; a returned token opens none", () => {
    expect(owed(VIEW, 0, DRAWING)).toBe(1);
    expect(available(VIEW, "africa", DRAWING)).toEqual([3]);
    expect(available(VIEW, "russia", DRAWING)).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { DECIDING, DRAWING, OVER, START } from "../fixture";
import { accountOf } from "./account";

describe("the account of a side", () => {
  it("adds up cash, insurance that was not cashed, and Travel Tokens", () => {
    const [red, blue] = DECIDING.view.sides.map((side) => accountOf(side, DRAWING));
    expect(red).toMatchObject({ cash: 1300, insurance: 4000, tokens: 400, worth: 5700 });
    expect(blue).toMatchObject({ cash: 0, insurance: 3500, tokens: 400, worth: 3900 });
  });

  it("knows who is home, and who only has not left yet", () => {
    expect(START.view.sides.map((side) => accountOf(side, DRAWING).isHome)).toEqual([false, false, false]);
    expect(OVER.view.sides.map((side) => accountOf(side, DRAWING).isHome)).toEqual([false, true]);
  });
});

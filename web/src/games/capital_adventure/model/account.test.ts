import { describe, expect, it } from "vitest";
import { DRAWING } from "../fixture/sample";
import { side } from "../fixture/view.sample";
import { accountOf } from "./account";

describe("the account of a side", () => {
  it("adds up cash, insurance that was not cashed, and Travel Tokens", () => {
    const account = accountOf(side({ cash: 350, insurance: ["asia", "australasia"], tokens: 2 }), DRAWING);
    expect(account).toMatchObject({ cash: 350, insurance: 1500, tokens: 800, worth: 2650 });
  });

  it("knows who is home, and who only has not left yet", () => {
    expect(accountOf(side(), DRAWING).isHome).toBe(false);
    expect(accountOf(side({ is_starting: false }), DRAWING).isHome).toBe(true);
  });
});

import { describe, expect, it } from "vitest";
import { VIEW } from "../fixture";
import type { View } from "../types";
import { diceOf, isCountryOpen, titleOf } from "./die";

const open = (view = VIEW) => diceOf(view).map((die) => die.isOpen);

describe("dice", () => {
  it("are open until they are flown, and TAKE OFF! until its card is", () => {
    expect(open()).toEqual([true, true]);
    expect(open({ ...VIEW, dice: [] })).toEqual([false, true]);
    expect(open({ ...VIEW, hand: [] })).toEqual([true, false]);
  });

  it("of one colour are used one after the other", () => {
    expect(open({ ...VIEW, roll: ["red", "red"], dice: ["red"], hand: [] })).toEqual([true, false]);
  });

  it("with a jet are used when their card is flown, where jets draw cards", () => {
    const view: View = {
      ...VIEW,
      options: { ...VIEW.options, jets_draw_cards: true },
      roll: ["red", "jet"],
      dice: [],
      hand: ["lima"],
    };
    expect(open(view)).toEqual([false, true]);
  });

  it("are joined by moves that were won", () => {
    const dice = diceOf({ ...VIEW, roll: ["take-off", "red"], dice: ["red", "jet"] });
    expect(dice.map((die) => [die.facet, die.isWon])).toEqual([
      ["take-off", false],
      ["red", false],
      ["jet", true],
    ]);
    expect(dice.map(titleOf)).toEqual(["TAKE OFF! card", "red", "jet, a wild move, won by naming a country"]);
    expect(titleOf({ facet: "blue", isOpen: false, isWon: false })).toBe("blue, used");
  });
});

describe("the country of a card", () => {
  it("is open unless countries are to be named", () => {
    expect(isCountryOpen("lima", { ...VIEW, phase: "drawing" }, false)).toBe(true);
  });

  it("is hidden from the draw until it has been asked for", () => {
    expect(isCountryOpen("lima", { ...VIEW, phase: "drawing" }, true)).toBe(false);
    expect(isCountryOpen("lima", { ...VIEW, phase: "rolling", hand: [] }, true, true)).toBe(false);
    expect(isCountryOpen("lima", { ...VIEW, phase: "naming", unnamed: ["lima"] }, true)).toBe(false);
    expect(isCountryOpen("lima", { ...VIEW, phase: "flying", unnamed: [] }, true)).toBe(true);
  });

  it("is open in a turn that was won, in which nothing is asked", () => {
    expect(isCountryOpen("lima", { ...VIEW, phase: "drawing", kind: "won" }, true)).toBe(true);
  });
});

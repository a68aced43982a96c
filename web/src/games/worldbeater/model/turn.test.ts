import { describe, expect, it } from "vitest";
import { DRAWING } from "../fixture";
import { VIEW } from "../fixture/view.sample";
import type { View } from "../types";
import { inPlay, isUnderWay, rest } from "./turn";

describe("the turn in words", () => {
  it("counts the moves and tokens that are left", () => {
    expect(rest(VIEW)).toBe("1 move and 2 claims left");
    expect(rest({ ...VIEW, turn: 1, moves_left: 2, tokens_left: 1 })).toBe("2 moves and 1 put-back left");
    expect(rest({ ...VIEW, tokens_left: 0 })).toBe("1 move left");
    expect(rest({ ...VIEW, moves_left: 0 })).toBe("A token may be put back");
    expect(rest({ ...VIEW, phase: "drawing", moves_left: 0 })).toBe("No move left");
    expect(rest({ ...VIEW, phase: "parked", must_move: true })).toBe("No move left");
  });

  it("says when one has to drive on, flies, or when nobody is on turn", () => {
    expect(rest({ ...VIEW, must_move: true, tokens_left: 1 })).toBe("Has to drive on, 1 claim left");
    expect(rest({ ...VIEW, must_move: true, tokens_left: 0 })).toBe("Has to drive on");
    expect(rest({ ...VIEW, phase: "flying" })).toBe("At the airport");
    expect(rest({ ...VIEW, phase: "dealing" })).toBe("Cards are still to be dealt");
    expect([isUnderWay(VIEW), isUnderWay({ ...VIEW, phase: "over" })]).toEqual([true, false]);
  });

  it("says what the card in play still allows", () => {
    expect(inPlay(VIEW, DRAWING)).toBe("");
    const byway: View = { ...VIEW, played: "byway", passes: { cars: 0, tokens: 1 } };
    expect(inPlay(byway, DRAWING)).toBe("Byway: may pass a token");
    expect(inPlay({ ...byway, passes: { cars: 0, tokens: 0 } }, DRAWING)).toBe("Byway: a token was passed");
    expect(inPlay({ ...VIEW, played: "fog" }, DRAWING)).toBe("Fog is played");
  });
});

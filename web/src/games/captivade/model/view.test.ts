import { describe, expect, it } from "vitest";
import { CHASING, OVER, REPLAYED, RUNNING, watched } from "../fixture";
import { hideoutOf, isOpen, ownSeat, placesOf, rivalsOf, stageOf } from "./view";

describe("a view", () => {
  it("tells the part of the week", () => {
    expect(stageOf(RUNNING)).toBe("run");
    expect(stageOf({ ...RUNNING, phase: "drawing" })).toBe("roll");
    expect(stageOf(CHASING)).toBe("chase");
    expect(stageOf(OVER)).toBeNull();
  });

  it("has rivals, which are all escapees but one's own", () => {
    expect(rivalsOf(RUNNING)).toEqual([1, 2, 3]);
    expect(rivalsOf(watched(RUNNING))).toEqual([0, 1, 2, 3]);
  });

  it("is open only when every secret is told", () => {
    expect([RUNNING, watched(RUNNING), REPLAYED, OVER].map(isOpen)).toEqual([false, false, true, true]);
    expect([RUNNING, REPLAYED, OVER].map(ownSeat)).toEqual([0, null, null]);
  });
});

describe("a travel log", () => {
  const log = RUNNING.secrets[0]?.log ?? [];

  it("tells where one hid in a week, London before the first", () => {
    expect([0, 1, 2, 3, 4].map((week) => hideoutOf(log, week, 36))).toEqual([36, 41, 67, 69, 69]);
  });

  it("begins its trips where the last one ended", () => {
    expect(placesOf({ path: [13, 12], by: "fc" }, 36)).toEqual([36, 13, 12]);
    expect(placesOf({ path: [], by: "" }, 36)).toEqual([36]);
  });
});

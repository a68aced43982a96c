import { describe, expect, it } from "vitest";
import { VIEW } from "../fixture/view.sample";
import { hideoutOf, isOpen, ownSeat, placesOf, rivalsOf, stageOf } from "./view";

describe("a view", () => {
  it("tells the part of the week", () => {
    expect(stageOf(VIEW)).toBe("run");
    expect(stageOf({ ...VIEW, phase: "drawing" })).toBe("roll");
    expect(stageOf({ ...VIEW, phase: "evading" })).toBe("chase");
    expect(stageOf({ ...VIEW, phase: "over" })).toBeNull();
  });

  it("has rivals, which are all escapees but one's own", () => {
    expect(rivalsOf(VIEW)).toEqual([1, 2, 3]);
    expect(rivalsOf({ ...VIEW, seat: -2, secrets: [null, null, null, null] })).toEqual([0, 1, 2, 3]);
  });

  it("is open only when every secret is told", () => {
    expect(isOpen(VIEW)).toBe(false);
    const [secret = null] = VIEW.secrets;
    expect(isOpen({ ...VIEW, secrets: [secret, secret] })).toBe(true);
    expect(ownSeat({ ...VIEW, seat: -3 })).toBeNull();
  });
});

describe("a travel log", () => {
  const log = VIEW.secrets[0]?.log ?? [];

  it("tells where one hid in a week, London before the first", () => {
    expect(hideoutOf(log, 1, 31)).toBe(1);
    expect(hideoutOf(log, 2, 31)).toBe(1);
    expect(hideoutOf(log, 0, 31)).toBe(31);
  });

  it("begins its trips where the last one ended", () => {
    expect(placesOf({ path: [13, 12], by: "fc" }, 31)).toEqual([31, 13, 12]);
    expect(placesOf({ path: [], by: "" }, 31)).toEqual([31]);
  });
});

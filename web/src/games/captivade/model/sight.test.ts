import { describe, expect, it } from "vitest";
import { CHASING, OVER, RUNNING, recorded, watched } from "../fixture";
import { sightOf } from "./sight";

const SEATS = [0, 1, 2, 3];
/** An agent has tracked down Green, Blue and Yellow in Moscow. */
const FOUND = recorded.step("searched").view;

describe("an escapee", () => {
  it("is seen by its own seat alone", () => {
    expect(SEATS.map((seat) => sightOf(RUNNING, seat))).toEqual([69, null, null, null]);
    expect(SEATS.map((seat) => sightOf(watched(RUNNING), seat))).toEqual([null, null, null, null]);
  });

  it("that was tracked down this week is seen by everyone until it runs again", () => {
    expect(SEATS.map((seat) => sightOf(watched(FOUND), seat))).toEqual([null, 41, 41, 41]);
    expect(sightOf({ ...FOUND, phase: "running", week: 2 }, 2)).toBeNull();
    expect(sightOf({ ...FOUND, week: 2 }, 2)).toBeNull();
  });

  it("is not seen where it was spotted a week ago", () => {
    expect(sightOf({ ...CHASING, facts: [{ week: 2, seat: 1, kind: "at", value: 13 }] }, 1)).toBeNull();
  });

  it("is seen by everyone when the match is over", () => {
    expect(SEATS.map((seat) => sightOf(OVER, seat))).toEqual([80, 41, 41, 41]);
  });
});

import { describe, expect, it } from "vitest";
import { CHASING, DRAWING, RUNNING, recast } from "../fixture";
import type { Face, Roll, View } from "../types";
import { heard, rollWeek, statement } from "./heard";

const texts = (seat: number, week: number) => heard(RUNNING, seat, week, DRAWING).map((entry) => entry.text);

describe("the columns of the notebook", () => {
  it("are filled with announcements first, then with searches", () => {
    expect(texts(2, 2)).toEqual(["Zone F", "on red", "not in 67, 41, 40, 52 or 50"]);
    expect(texts(0, 2)).toEqual(["+£300", "not in 41, 40, 60, 38, 52 or 50"]);
    expect(texts(1, 0)).toEqual(["36 London"]);
    expect(texts(1, 2)[1]).toBe("not on blue");
  });

  it("tell what is sure from what is ruled out", () => {
    expect(heard(RUNNING, 2, 2, DRAWING).map((entry) => entry.isSure)).toEqual([true, true, false]);
  });

  it("are empty where nothing was heard", () => {
    expect(texts(1, 4)).toEqual([]);
  });
});

describe("the statement to a roll", () => {
  const view: View = {
    ...CHASING,
    facts: [
      { week: 2, seat: 1, kind: "at", value: 51 },
      { week: 2, seat: 2, kind: "zone", value: "A" },
      { week: 3, seat: 2, kind: "on", value: "red" },
      { week: 3, seat: 0, kind: "not-on", value: "yellow" },
    ],
  };
  const said = (seat: number, face: Face, seen = view) =>
    statement({ seat, face, card: null }, seen, DRAWING);

  it("is what was told of the rolls of a recorded week", () => {
    const told = (roll: Roll) => statement(roll, CHASING, DRAWING);
    expect(CHASING.rolls.map(told)).toEqual([
      "",
      "on a blue, last week in Zone C",
      "on a yellow, last week in Zone F",
      "",
    ]);
  });

  it("is last week's place after one's own colour", () => {
    expect(said(1, "green")).toBe("spotted, last week in 51 Abuko");
  });

  it("goes by the colour of the escapee that a seat plays", () => {
    const cast = recast(view, "yellow", "blue", "green", "red");
    expect(said(1, "blue", cast)).toBe("spotted, last week in 51 Abuko");
    expect(said(1, "green", cast)).not.toContain("spotted");
  });

  it("is London after one's own colour in the first week", () => {
    expect(said(1, "green", { ...view, week: 1, facts: [] })).toBe("spotted, last week in 36 London");
  });

  it("is the colour and last week's zone when the place has that colour", () => {
    expect(said(2, "red")).toBe("on a red, last week in Zone A");
  });

  it("is that one is not there, for any other colour, and nothing for an exclamation mark", () => {
    expect(said(0, "yellow")).toBe("not on a yellow");
    expect(said(0, "!")).toBe("");
  });

  it("is of the week before while escapees run again", () => {
    expect(rollWeek(CHASING)).toBe(3);
    expect(rollWeek(RUNNING)).toBe(3);
  });
});

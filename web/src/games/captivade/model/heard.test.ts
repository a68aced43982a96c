import { describe, expect, it } from "vitest";
import { DRAWING, VIEW } from "../fixture/view.sample";
import { heard, rollWeek, statement } from "./heard";
import type { Face, View } from "./view";

const texts = (seat: number, week: number) => heard(VIEW, seat, week, DRAWING).map((entry) => entry.text);

describe("the columns of the notebook", () => {
  it("are filled with announcements first, then with searches", () => {
    expect(texts(2, 1)).toEqual(["on blue", "+£200", "not in 31 or 13"]);
    expect(texts(2, 0)).toEqual(["Zone C"]);
    expect(texts(1, 0)).toEqual(["31 London"]);
  });

  it("tell what is sure from what is ruled out", () => {
    expect(heard(VIEW, 2, 1, DRAWING).map((entry) => entry.isSure)).toEqual([true, true, false]);
  });

  it("are empty where nothing was heard", () => {
    expect(texts(1, 2)).toEqual([]);
  });
});

describe("the statement to a roll", () => {
  const view: View = {
    ...VIEW,
    phase: "chasing",
    facts: [
      { week: 1, seat: 1, kind: "at", value: 51 },
      { week: 1, seat: 2, kind: "zone", value: "A" },
      { week: 2, seat: 2, kind: "on", value: "red" },
      { week: 2, seat: 0, kind: "not-on", value: "yellow" },
    ],
  };
  const said = (seat: number, face: Face, seen = view) =>
    statement({ seat, face, card: null }, seen, DRAWING);

  it("is last week's place after one's own colour", () => {
    expect(said(1, "green")).toBe("spotted, last week in 51 Abuko");
  });

  it("is London after one's own colour in the first week", () => {
    expect(said(1, "green", { ...view, week: 1, facts: [] })).toBe("spotted, last week in 31 London");
  });

  it("is the colour and last week's zone when the place has that colour", () => {
    expect(said(2, "red")).toBe("on a red, last week in Zone A");
  });

  it("is that one is not there, for any other colour, and nothing for an exclamation mark", () => {
    expect(said(0, "yellow")).toBe("not on a yellow");
    expect(said(0, "!")).toBe("");
  });

  it("is of the week before while escapees run again", () => {
    expect(rollWeek(view)).toBe(2);
    expect(rollWeek({ ...view, phase: "running", week: 3 })).toBe(2);
  });
});

// This file is the tests of how a seat stands, and what is asked of it.

import { describe, expect, it } from "vitest";
import { DRAWING, position, recorded } from "../fixture";
import { prompt, score, standing } from "./standing";

describe("how a seat stands", () => {
  it("counts free caps, those brought home and those carried", () => {
    const view = position({
      "red-1": { on: "A2" },
      "blue-1": { under: "red-1" },
      "blue-2": { held: "base-A" },
    });
    expect(standing(view, 0, DRAWING)).toBe("6 caps free, 1 brought home, 1 carried");
    expect(standing(view, 1, DRAWING)).toBe("4 caps free");
  });

  it("tells that a colour has no cap left", () => {
    expect(standing(recorded.step("over").view, 1, DRAWING)).toMatch(/^no cap free/);
  });

  it("does not count one's own caps or the Golden Cap as carried", () => {
    const view = position({
      "blue-1": { on: "A2" },
      "blue-2": { under: "blue-1" },
      golden: { under: "blue-1" },
    });
    expect(standing(view, 1, DRAWING)).toBe("5 caps free");
  });

  it("names the team first where teams play, as it is printed on its bases", () => {
    const bases = DRAWING.bases.map((base) => (base.seat === null ? base : { ...base, team: base.seat }));
    const drawing = { ...DRAWING, bases };
    expect(standing(position({}), 0, drawing)).toBe("team I, 6 caps free");
    expect(standing(position({}), 1, drawing)).toBe("team II, 6 caps free");
  });

  it("tells who owns the Golden Cap and what it carries", () => {
    const view = position({ golden: { on: "A4" }, "blue-1": { under: "golden" } }, { golden_owner: 0 });
    expect(standing(view, 0, DRAWING)).toBe("6 caps free, 1 carried, owns the Golden Cap");
  });
});

it("says what is asked in every phase in which a seat is asked", () => {
  expect(prompt(recorded.step("begun").view)).toBe("pick a cap for your 2");
  expect(prompt(recorded.step("going").view)).toBe("choose where it goes");
  expect(prompt(recorded.step("home").view)).toBe("stay at home, or come out with the 2 points left");
  expect(prompt(position({}, { phase: "stepping", picked: "golden", points: 1 }))).toBe(
    "step with the Golden Cap, 1 point left",
  );
  expect(prompt(recorded.step("trapping").view)).toBe("choose what the Golden Cap traps here");
  expect(prompt(position({}, { phase: "throwing-again" }))).toBe("throw again, or end your turn");
});

describe("a score", () => {
  it("counts caps trapped, by a colour or by a team", () => {
    expect(score(1, {})).toBe("1 cap trapped");
    expect(score(7, { game: "golden-cap", team_aim: "fewest" })).toBe("7 caps trapped");
    expect(score(7, { game: "team" })).toBe("7 caps trapped by the team");
  });

  it("counts the caps that are kept where the fewest lost win", () => {
    expect(score(9, { game: "total-team", team_aim: "fewest" })).toBe("9 caps kept by the team");
  });
});

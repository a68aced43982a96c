// This file is the tests of the words: how a seat stands, what is asked, and the board told to somebody.

import { describe, expect, it } from "vitest";
import { DRAWING, position, SEATS } from "../fixture/sample";
import { prompt, score, standing, summary } from "./standing";

describe("how a seat stands", () => {
  it("counts free caps, those brought home and those carried", () => {
    const view = position({
      "red-1": { on: "A2" },
      "blue-1": { under: "red-1" },
      "blue-2": { held: "base-A" },
    });
    expect(standing(view, 0, DRAWING)).toBe("2 caps free, 1 brought home, 1 carried");
    expect(standing(view, 1, DRAWING)).toBe("no cap free");
  });

  it("does not count one's own caps or the Golden Cap as carried", () => {
    const view = position({
      "blue-1": { on: "A2" },
      "blue-2": { under: "blue-1" },
      golden: { under: "blue-1" },
    });
    expect(standing(view, 1, DRAWING)).toBe("1 cap free");
  });

  it("tells who owns the Golden Cap and what it carries", () => {
    const view = position({ golden: { on: "A3" }, "blue-1": { under: "golden" } }, { golden_owner: 0 });
    expect(standing(view, 0, DRAWING)).toBe("2 caps free, 1 carried, owns the Golden Cap");
  });
});

it("says what is asked in every phase in which a seat is asked", () => {
  expect(prompt(position({}))).toBe("pick a cap for your 2");
  expect(prompt(position({}, { phase: "going", picked: "red-2" }))).toBe("choose where it goes");
  expect(prompt(position({}, { phase: "home", picked: "red-2", points: 1 }))).toBe(
    "stay at home, or come out with the 1 point left",
  );
  expect(prompt(position({}, { phase: "stepping", picked: "golden", points: 3 }))).toBe(
    "step with the Golden Cap, 3 points left",
  );
  expect(prompt(position({}, { phase: "trapping" }))).toBe("choose what the Golden Cap traps here");
  expect(prompt(position({}, { phase: "throwing-again" }))).toBe("throw again, or end your turn");
});

it("tells the whole board", () => {
  const view = position({
    "red-1": { on: "A2" },
    "blue-1": { under: "red-1" },
    "blue-2": { held: "base-A" },
    golden: { on: "A3" },
  });
  expect(summary(view, SEATS, DRAWING)).toBe(
    "Board of Trap the Cap. Anna (red): 1 cap at home, red-1 on A2 carrying 1, 1 brought home. " +
      "blue (blue): 0 caps at home. The Golden Cap stands on A3 and is nobody's.",
  );
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

// This file is the tests of what is counted after a match.

import { describe, expect, it } from "vitest";
import type { Draw, Lot } from "../wire/message";
import { countDraws, durationInWords, oddsInWords } from "./statistic";

const DIE: Lot[] = [1, 2, 3].map((face) => ({ weight: 1, move: { move: "throw", face } }));
const PAIR: Lot[] = [
  { weight: 1, move: { move: "throw", dice: [1, 1] } },
  { weight: 2, move: { move: "throw", dice: [1, 2] } },
];

function drawn(lots: Lot[], places: number[]): Draw[] {
  return places.map((place, number) => ({ number, lots, drawn: place, sentence: "" }));
}

describe("draws", () => {
  it("that are alike are counted together, beside what was to be expected", () => {
    const [die, pair, ...rest] = countDraws([
      ...drawn(PAIR, [0, 1, 1, 0, 1, 1]),
      ...drawn(DIE, [0, 0, 2, 2, 2, 1, 2]),
    ]);
    expect(die).toEqual({
      draws: 7,
      lots: [
        { title: "1", count: 2, expected: 7 / 3 },
        { title: "2", count: 1, expected: 7 / 3 },
        { title: "3", count: 4, expected: 7 / 3 },
      ],
    });
    expect(pair?.lots).toEqual([
      { title: "1 + 1", count: 2, expected: 2 },
      { title: "1 + 2", count: 4, expected: 4 },
    ]);
    expect(rest).toEqual([]);
  });

  it("that are few, that have no choice or that have no name say nothing", () => {
    const nameless: Lot[] = [
      { weight: 1, move: { move: "heads" } },
      { weight: 1, move: { move: "tails" } },
    ];
    expect(countDraws(drawn(DIE, [0, 1, 2, 0, 1]))).toEqual([]);
    expect(countDraws(drawn(DIE.slice(0, 1), [0, 0, 0, 0, 0, 0]))).toEqual([]);
    expect(countDraws(drawn(nameless, [0, 0, 0, 0, 0, 0]))).toEqual([]);
  });
});

it.each([
  [1, 6, "1 in 6"],
  [2, 36, "1 in 18"],
  [10, 16, "5 in 8"],
  [1, 1, "1 in 1"],
])("odds of %i among %i are told as %s", (weight, total, words) => {
  expect(oddsInWords(weight, total)).toBe(words);
});

it.each([
  [20, "less than a minute"],
  [60, "1 minute"],
  [3600, "1 hour"],
  [7510, "2 hours 5 minutes"],
])("%i seconds are told as %s", (seconds, words) => {
  expect(durationInWords(seconds)).toBe(words);
});

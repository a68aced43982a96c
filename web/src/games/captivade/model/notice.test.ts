import { expect, it } from "vitest";
import { DRAWING, VIEW } from "../fixture/view.sample";
import { notices } from "./notice";

it("nothing is in force at first", () => {
  expect(notices(VIEW, DRAWING)).toEqual([]);
});

it("blocks and closures are named with their ends", () => {
  const view = {
    ...VIEW,
    blocks: [
      { connection: [12, 13] as [number, number], until: 3 },
      { airport: 72, until: 2 },
    ],
    closures: {
      flights_until: 3,
      borders: [{ zone: "C", until: 2 }],
      agents_slow: true,
      agents_grounded: true,
    },
  };
  expect(notices(view, DRAWING)).toEqual([
    "Nobody flies to the end of week 3.",
    "The border of Zone C is closed this week.",
    "Agents are slow this week.",
    "Agents do not fly this week.",
    "12 Chicago – 13 New York: blocked to the end of week 3.",
    "Airport of 72 Beijing: blocked this week.",
  ]);
});

it("a strike that is over is no longer told", () => {
  expect(notices({ ...VIEW, closures: { ...VIEW.closures, flights_until: 1 } }, DRAWING)).toEqual([]);
});

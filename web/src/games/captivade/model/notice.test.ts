import { expect, it } from "vitest";
import { DRAWING, RUNNING, SEALED } from "../fixture";
import type { View } from "../types";
import { notices } from "./notice";

const FREE: View = { ...RUNNING, blocks: [] };

it("nothing is in force when nothing is blocked or closed", () => {
  expect(notices(FREE, DRAWING)).toEqual([]);
});

it("a recorded block is told", () => {
  expect(notices(SEALED, DRAWING)).toEqual(["88 Alice Springs – 89 Sydney: blocked this week."]);
});

it("blocks and closures are named with their ends", () => {
  const view: View = {
    ...FREE,
    blocks: [
      { connection: [12, 13], until: 5 },
      { airport: 72, until: 4 },
    ],
    closures: {
      flights_until: 5,
      borders: [{ zone: "C", until: 4 }],
      agents_slow: true,
      agents_grounded: true,
    },
  };
  expect(notices(view, DRAWING)).toEqual([
    "Nobody flies to the end of week 5.",
    "The border of Zone C is closed this week.",
    "Agents are slow this week.",
    "Agents do not fly this week.",
    "12 Chicago – 13 New York: blocked to the end of week 5.",
    "Airport of 72 Beijing: blocked this week.",
  ]);
});

it("a strike that is over is no longer told", () => {
  expect(notices({ ...FREE, closures: { ...FREE.closures, flights_until: 3 } }, DRAWING)).toEqual([]);
});

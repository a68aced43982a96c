// This file is the tests of what can be trapped.

import { expect, it } from "vitest";
import { at, DRAWING, position, recorded } from "../fixture";
import type { Moved } from "../types";
import { hasPrey, willTrap } from "./prey";

it("is a foreign cap on an open space, not one's own and not one at rest on grey", () => {
  const caps = {
    "red-1": { on: "A2" },
    "red-2": { on: "A5" },
    "blue-1": { on: "A3" },
    "blue-2": { on: "A4" },
  };
  const view = position(caps, { phase: "going", picked: "red-1" });
  expect(["A3", "A4", "A5", "A6", "base-D"].map((id) => hasPrey(at(id), view))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(hasPrey(at("A3"), { ...view, picked: null })).toBe(false);
});

it("is foreseen when a way ends on it", () => {
  for (const [name, expected] of Object.entries({ trapped: true, moved: false, freed: false })) {
    const step = recorded.step(name);
    expect(willTrap(step.events[0] as Moved, step.before, DRAWING)).toBe(expected);
  }
});

// This file is the tests of events: what each leaves on the board is what the next view shows.

import { describe, expect, it } from "vitest";
import { afterEvent, soundOf } from "./event";
import { DRAWING, position, recorded } from "./fixture";
import type { GameEvent, View } from "./types";

/** What is seen when all events of a step have been shown. */
function afterAll(view: View, events: GameEvent[]): View {
  return events.reduce((seen, event) => afterEvent(seen, event, DRAWING), view);
}

describe("after the events of a step", () => {
  it.each(recorded.steps)("every cap is where the next view has it: %s", (name) => {
    const step = recorded.step(name);
    const after = afterAll(step.before, step.events);
    expect(after.caps).toEqual(step.view.caps);
    expect(after.golden_owner).toBe(step.view.golden_owner);
    expect(after.die).toBe(step.view.die);
  });
});

describe("after an event", () => {
  const view = position({ "red-1": { on: "A1" } });

  it("the view that it began with is as it was", () => {
    afterEvent(view, { event: "Moved", seat: 0, cap: "red-1", path: ["A1", "A2"] }, DRAWING);
    expect(view.caps["red-1"]).toEqual({ on: "A1" });
  });

  it("the seat that begins, or throws, is on turn", () => {
    expect(afterEvent(view, { event: "Began", seat: 1 }, DRAWING).turn).toBe(1);
    const thrown = afterEvent({ ...view, picked: "red-1" }, { event: "Threw", seat: 1, die: 5 }, DRAWING);
    expect([thrown.turn, thrown.die, thrown.picked]).toEqual([1, 5, null]);
  });

  it("nothing changes that the event does not tell", () => {
    expect(afterEvent(view, { event: "ThrowLost", seat: 0 }, DRAWING)).toBe(view);
  });
});

it("is heard when something is thrown, moved or trapped, and not when a throw is lost", () => {
  const heard = ["threw", "trapped", "over"].map((name) => recorded.step(name).events.map(soundOf));
  expect(heard[0]).toEqual(["dice"]);
  expect(heard[1]).toEqual(["step", "capture"]);
  expect(heard[2]).toContain("win");
  expect(soundOf({ event: "ThrowLost", seat: 0 })).toBeNull();
});

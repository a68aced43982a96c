// This file is the tests of what happens on the board between two views, played with steps of recorded matches.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { Driver } from "./driver.svelte";
import { at, DRAWING, recorded } from "./fixture";
import { FOOT } from "./scene/layout";
import type { GameEvent, View } from "./types";

const MILLISECONDS = 100;
/** Longer than any journey of so many milliseconds a step. */
const LONG = 1000;

let frames: (() => void)[] = [];
let now = 0;

/** Let time pass and draw one frame. */
function frame(milliseconds: number): void {
  now += milliseconds;
  for (const paint of frames.splice(0)) paint();
}

/** Begin to show an event. */
function begin(
  driver: Driver,
  event: GameEvent | undefined,
  view: View,
  signal = new AbortController().signal,
) {
  if (event === undefined) throw new Error("The step has no such event.");
  return driver.show(event, view, DRAWING, MILLISECONDS, signal);
}

beforeEach(() => {
  frames = [];
  now = 0;
  vi.stubGlobal("requestAnimationFrame", (paint: () => void) => frames.push(paint));
  vi.spyOn(performance, "now").mockImplementation(() => now);
});

describe("a driver", () => {
  it.each(recorded.steps)("has shown what the next view shows, when all events are: %s", async (name) => {
    const { before, events, view } = recorded.step(name);
    const driver = new Driver();
    for (const event of events) {
      const shown = begin(driver, event, before);
      frame(LONG);
      await shown;
    }
    expect(driver.seen(before).caps).toEqual(view.caps);
    expect(driver.isBusy).toBe(false);
    driver.settle();
    expect(driver.seen(view)).toBe(view);
  });

  it("lets a cap hop along its way, and remembers the way", async () => {
    const { before, events } = recorded.step("freed");
    const driver = new Driver();
    const shown = begin(driver, events[0], before);
    const steps = 4;
    frame((steps * MILLISECONDS * 0.75) / 2);
    expect(driver.flights["blue-2"]).toMatchObject({ x: at("DC1").x, y: at("DC1").y + FOOT });
    expect(driver.isBusy).toBe(true);
    expect(driver.seen(before)).toBe(before);
    frame(LONG);
    await shown;
    expect(driver.seen(before).caps["blue-2"]).toEqual({ on: "base-D" });
    driver.settle();
    expect(driver.trail).toEqual({
      path: ["DC3", "DC2", "DC1", "D1", "base-D"],
      seat: 1,
      throws: before.throws,
    });
  });

  it("keeps a cap over its prey until that is trapped", async () => {
    const { before, events } = recorded.step("trapped");
    const driver = new Driver();
    const came = begin(driver, events[0], before);
    frame(LONG);
    await came;
    expect(driver.seen(before)).toBe(before);
    const over = { x: at("FC4").x, y: at("FC4").y + FOOT };
    expect(driver.flights["red-3"]).toMatchObject(over);
    const trapped = begin(driver, events[1], before);
    frame(MILLISECONDS / 4);
    expect(driver.flights["red-3"]).toMatchObject(over);
    expect(driver.flights["red-3"]?.lift).toBeGreaterThan(60);
    frame(LONG);
    await trapped;
    expect(driver.seen(before).caps["blue-5"]).toEqual({ under: "red-3" });
    expect(driver.flights).toEqual({});
  });

  it("lets freed caps go to their base from the one that they were brought to", async () => {
    const { before, events } = recorded.step("freed");
    const driver = new Driver();
    for (const event of events.slice(0, 2)) {
      const shown = begin(driver, event, before);
      frame(LONG);
      await shown;
    }
    const freed = begin(driver, events[2], before);
    expect(driver.flights["blue-5"]).toMatchObject({ x: at("base-D").x, y: at("base-D").y + FOOT });
    frame(LONG);
    await freed;
    expect(driver.isBusy).toBe(false);
  });

  it("is there at once when the show is skipped, or nothing may move", async () => {
    const { before, events } = recorded.step("moved");
    const skipping = new AbortController();
    const driver = new Driver();
    const shown = begin(driver, events[0], before, skipping.signal);
    skipping.abort();
    frame(1);
    await shown;
    expect(driver.isBusy).toBe(false);
    const still = new Driver();
    await still.show(events[0] as GameEvent, before, DRAWING, 0, new AbortController().signal);
    expect(still.seen(before)).toEqual(driver.seen(before));
  });
});

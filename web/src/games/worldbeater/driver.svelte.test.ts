// This file is the tests of what the board shows between two views.

import { beforeAll, describe, expect, it } from "vitest";
import { Driver } from "./driver.svelte";
import { CARD_PLAYED, CLAIM, CROSSING, DRAWING, DRIVE, END, HARM } from "./fixture";
import { motionOf } from "./scene/motion";
import type { GameEvent } from "./types";

const signal = new AbortController().signal;

/** What happened first in a step. */
function told({ events }: { events: GameEvent[] }): GameEvent {
  const [event] = events;
  if (event === undefined) throw new Error("nothing happened");
  return event;
}

const CLAIMED = told(CLAIM);
const VIEW = CLAIM.before;

describe("an event", () => {
  it("moves a car along its way", () => {
    expect(motionOf(told(DRIVE))?.way).toEqual(["AF44", "AF37"]);
    expect(motionOf(told(CROSSING))?.way).toEqual(["UK17", "UK19", "EU18"]);
    expect(motionOf({ event: "Crossed", seat: 0, start: "UK19", at: "UK19", to: "EU18" })?.way).toEqual([
      "UK19",
      "EU18",
    ]);
  });

  it("gives a token to a seat, or lays it back", () => {
    expect(motionOf(CLAIMED)).toEqual({ seat: 0, way: ["EU18", "EU39"], token: { town: "rome", place: 0 } });
    expect(motionOf({ event: "PutBack", seat: 0, at: "EU39", town: "rome", value: 1 })?.token).toEqual({
      town: "rome",
      place: "returned",
    });
  });

  it("harms a car where it stands", () => {
    expect(motionOf(told(HARM))).toEqual({
      seat: 1,
      way: [],
      isHarmed: true,
    });
  });

  it("of another kind shows nothing on the board", () => {
    expect(motionOf(told(CARD_PLAYED))).toBeNull();
    expect(END.events.map((event) => motionOf(event)?.way)).toEqual([["UK06", "UK17"], undefined, undefined]);
  });
});

describe("the driver", () => {
  beforeAll(() => {
    globalThis.requestAnimationFrame ??= ((paint: () => void) => setTimeout(paint, 1)) as never;
  });

  it("leaves the board as an event left it, until the next view comes", async () => {
    const driver = new Driver();
    await driver.show(CLAIMED, DRAWING, 0, signal);
    expect(driver.cars(VIEW)).toEqual(CLAIM.view.cars);
    expect(driver.tokens(VIEW)).toEqual(CLAIM.view.tokens);
    expect(driver.trail(VIEW)).toEqual(CLAIM.view.trail);
    expect(driver.underway).toBeNull();
    driver.settle();
    expect(driver.cars(VIEW)).toEqual(VIEW.cars);
    expect(driver.tokens(VIEW)).toEqual(VIEW.tokens);
    expect(driver.trail(VIEW)).toEqual(VIEW.trail);
  });

  it("marks a car that is harmed, for as long as the event is shown", async () => {
    const driver = new Driver();
    const ending = new AbortController();
    const shown = driver.show(told(HARM), DRAWING, 10_000, ending.signal);
    expect(driver.harmed).toBe(1);
    ending.abort();
    await shown;
    expect(driver.harmed).toBeNull();
    expect(driver.cars(VIEW)).toEqual(VIEW.cars);
  });

  it("shows a car on its way, and stops at once when told to", async () => {
    const driver = new Driver();
    const ending = new AbortController();
    const shown = driver.show(CLAIMED, DRAWING, 10_000, ending.signal);
    expect(driver.underway).toMatchObject({ seat: 0, isFlying: false });
    ending.abort();
    await shown;
    expect(driver.cars(VIEW)[0]).toBe("EU39");
  });
});

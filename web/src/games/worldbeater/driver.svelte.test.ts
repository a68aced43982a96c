// This file is the tests of what the board shows between two views.

import { beforeAll, describe, expect, it } from "vitest";
import type { AnyEvent } from "../face";
import { Driver } from "./driver.svelte";
import { DRAWING, VIEW } from "./fixture/sample";
import { motionOf } from "./scene/motion";

const signal = new AbortController().signal;
const CLAIMED: AnyEvent = { event: "Claimed", seat: 0, start: "EU01", at: "EU03", town: "paris", value: 5 };

describe("an event", () => {
  it("moves a car along its way", () => {
    expect(motionOf({ event: "Drove", seat: 1, start: "UK01", to: "UK02" })?.way).toEqual(["UK01", "UK02"]);
    expect(motionOf({ event: "Crossed", seat: 1, start: "UK01", at: "UK04", to: "EU01" })?.way).toEqual([
      "UK01",
      "UK04",
      "EU01",
    ]);
    expect(motionOf({ event: "Crossed", seat: 1, start: "UK04", at: "UK04", to: "EU01" })?.way).toEqual([
      "UK04",
      "EU01",
    ]);
  });

  it("gives a token to a seat, or lays it back", () => {
    expect(motionOf(CLAIMED)).toEqual({ seat: 0, way: ["EU01", "EU03"], token: { town: "paris", place: 0 } });
    expect(motionOf({ event: "PutBack", seat: 0, at: "EU03", town: "paris", value: 5 })?.token).toEqual({
      town: "paris",
      place: "returned",
    });
  });

  it("harms a car where it stands", () => {
    expect(motionOf({ event: "Harmed", seat: 0, card: "fog", on: 1 })).toEqual({
      seat: 1,
      way: [],
      isHarmed: true,
    });
  });

  it("of another kind shows nothing on the board", () => {
    expect(motionOf({ event: "Played", seat: 0, card: "fog" })).toBeNull();
    expect(motionOf({ event: "Ended", result: "" })).toBeNull();
  });
});

describe("the driver", () => {
  beforeAll(() => {
    globalThis.requestAnimationFrame ??= ((paint: () => void) => setTimeout(paint, 1)) as never;
  });

  it("leaves the board as an event left it, until the next view comes", async () => {
    const driver = new Driver();
    await driver.show(CLAIMED, DRAWING, 0, signal);
    expect(driver.cars(VIEW)).toEqual(["EU03", "UK01"]);
    expect(driver.tokens(VIEW).paris).toBe(0);
    expect(driver.trail(VIEW)).toEqual([...VIEW.trail, "EU03"]);
    expect(driver.underway).toBeNull();
    driver.settle();
    expect(driver.cars(VIEW)).toEqual(VIEW.cars);
    expect(driver.tokens(VIEW)).toEqual(VIEW.tokens);
    expect(driver.trail(VIEW)).toEqual(VIEW.trail);
  });

  it("marks a car that is harmed, for as long as the event is shown", async () => {
    const driver = new Driver();
    const ending = new AbortController();
    const shown = driver.show(
      { event: "Harmed", seat: 0, card: "fog", on: 1 },
      DRAWING,
      10_000,
      ending.signal,
    );
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
    expect(driver.cars(VIEW)[0]).toBe("EU03");
  });
});

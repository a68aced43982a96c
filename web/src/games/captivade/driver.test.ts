import { beforeEach, describe, expect, it, vi } from "vitest";
import { Driver } from "./driver.svelte";
import { CHASING, DRAWING, RUNNING, told } from "./fixture";
import type { GameEvent } from "./types";

/** Brown goes from Moscow to Elbrus, and calls both. */
const SEARCHED: GameEvent = {
  ...told("searched", "Searched"),
  start: 41,
  path: [67],
  by: "c",
  calls: [41, 67],
  found: [],
};
const CAPTURED = told("replayed", "Captured");

let frames: (() => void)[] = [];
let now = 0;

/** Let time pass and draw one frame. */
async function frame(milliseconds: number): Promise<void> {
  now += milliseconds;
  for (const paint of frames.splice(0)) paint();
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
}

beforeEach(() => {
  frames = [];
  now = 0;
  vi.stubGlobal("requestAnimationFrame", (paint: () => void) => frames.push(paint));
  vi.spyOn(performance, "now").mockImplementation(() => now);
});

function placeOf(driver: Driver, agent: string, view = CHASING): number | null | undefined {
  return driver.agents(view).find((other) => other.agent === agent)?.place;
}

describe("the board between two views", () => {
  it("lets an agent travel, then shows its search, and leaves it there until the next view", async () => {
    const driver = new Driver();
    const shown = driver.show(SEARCHED, CHASING, DRAWING, 100, new AbortController().signal);
    await frame(50);
    expect(driver.underway).toMatchObject({ piece: { agent: "brown" }, x: 3507, y: 1084, isFlying: false });
    await frame(50);
    expect(driver.underway).toBeNull();
    expect(driver.calls).toEqual({ places: [41, 67], isFound: false });
    await frame(250);
    await shown;
    expect(driver.calls).toBeNull();
    expect(placeOf(driver, "brown")).toBe(67);
    driver.settle();
    expect(placeOf(driver, "brown")).toBe(41);
  });

  it("takes a prisoner along to London", async () => {
    const driver = new Driver();
    const shown = driver.show(CAPTURED, CHASING, DRAWING, 100, new AbortController().signal);
    await frame(100);
    expect(driver.underway).toMatchObject({ piece: { agent: "black" }, prisoner: 1, isFlying: true });
    expect(driver.places).toEqual([67]);
    await frame(100);
    await shown;
    expect(placeOf(driver, "black")).toBe(36);
    expect(driver.places).toEqual([]);
  });

  it("holds an announcement as long as it is to be read", async () => {
    const driver = new Driver();
    let isOver = false;
    const event: GameEvent = { event: "Spotted", seat: 1, week: 1, place: 13 };
    const shown = driver.show(event, CHASING, DRAWING, 100, new AbortController().signal, 5).then(() => {
      isOver = true;
    });
    await frame(400);
    expect([driver.places, isOver]).toEqual([[13], false]);
    await frame(100);
    await shown;
    expect(isOver).toBe(true);
  });

  it("is there at once when the show is skipped, or when nothing may move", async () => {
    const skipping = new AbortController();
    const driver = new Driver();
    const shown = driver.show(SEARCHED, CHASING, DRAWING, 300, skipping.signal, 4);
    skipping.abort();
    await frame(16);
    await shown;
    expect(placeOf(driver, "brown")).toBe(67);
    const still = new Driver();
    await still.show(SEARCHED, CHASING, DRAWING, 0, new AbortController().signal, 4);
    expect(placeOf(still, "brown")).toBe(67);
  });

  it("takes away a pawn that is out", async () => {
    const driver = new Driver();
    const event: GameEvent = { event: "Departed", agent: "white" };
    await driver.show(event, CHASING, DRAWING, 0, new AbortController().signal);
    expect(placeOf(driver, "white")).toBeNull();
  });

  it("moves one's own escapee, and knows nothing of the others", async () => {
    const driver = new Driver();
    expect(driver.fugitives(RUNNING)).toEqual([69, null, null, null]);
    await driver.show(told("sealed", "Ran"), RUNNING, DRAWING, 0, new AbortController().signal);
    expect(driver.fugitives(RUNNING)[0]).toBe(61);
  });
});

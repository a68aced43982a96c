import { beforeEach, describe, expect, it, vi } from "vitest";
import { Driver } from "./driver.svelte";
import { CHASING, DRAWING, RUNNING } from "./fixture/sample";

const SEARCHED = {
  event: "Searched",
  agent: "brown",
  seat: 0,
  start: 36,
  path: [37],
  by: "c",
  calls: [36, 37],
  found: [],
};
const CAPTURED = { event: "Captured", seat: 2, face: "red", agent: "silver", place: 13 };

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
    expect(driver.underway).toMatchObject({ piece: { agent: "brown" }, x: 2917.5, y: 1080, isFlying: false });
    await frame(50);
    expect(driver.underway).toBeNull();
    expect(driver.calls).toEqual({ places: [36, 37], isFound: false });
    await frame(250);
    await shown;
    expect(driver.calls).toBeNull();
    expect(placeOf(driver, "brown")).toBe(37);
    driver.settle();
    expect(placeOf(driver, "brown")).toBe(36);
  });

  it("takes a prisoner along to London", async () => {
    const driver = new Driver();
    const shown = driver.show(CAPTURED, CHASING, DRAWING, 100, new AbortController().signal);
    await frame(100);
    expect(driver.underway).toMatchObject({ piece: { agent: "silver" }, prisoner: 2, isFlying: true });
    expect(driver.places).toEqual([13]);
    await frame(100);
    await shown;
    expect(placeOf(driver, "silver")).toBe(36);
    expect(driver.places).toEqual([]);
  });

  it("holds an announcement as long as it is to be read", async () => {
    const driver = new Driver();
    let isOver = false;
    const event = { event: "Spotted", seat: 1, week: 1, place: 13 };
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
    expect(placeOf(driver, "brown")).toBe(37);
    const still = new Driver();
    await still.show(SEARCHED, CHASING, DRAWING, 0, new AbortController().signal, 4);
    expect(placeOf(still, "brown")).toBe(37);
  });

  it("takes away a pawn that is out", async () => {
    const driver = new Driver();
    const event = { event: "Departed", agent: "white" };
    await driver.show(event, CHASING, DRAWING, 0, new AbortController().signal);
    expect(placeOf(driver, "white")).toBeNull();
  });

  it("moves one's own escapee, and knows nothing of the others", async () => {
    const driver = new Driver();
    expect(driver.fugitives(RUNNING)).toEqual([1, null, null, null]);
    const event = { event: "Ran", seat: 0, path: [2], by: "c", place: 2 };
    await driver.show(event, RUNNING, DRAWING, 0, new AbortController().signal);
    expect(driver.fugitives(RUNNING)[0]).toBe(2);
  });
});

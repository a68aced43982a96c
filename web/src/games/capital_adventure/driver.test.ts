import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Driver } from "./driver.svelte";
import { AT_SEA, DECIDING, DRAWING } from "./fixture/sample";

const quiet = () => new AbortController().signal;

describe("the driver", () => {
  let frames: (() => void)[] = [];

  beforeEach(() => {
    frames = [];
    vi.useFakeTimers({ toFake: ["performance"] });
    vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** Let some milliseconds pass, and the next frame come. */
  async function pass(milliseconds: number): Promise<void> {
    vi.advanceTimersByTime(milliseconds);
    for (const frame of frames.splice(0)) frame();
    await Promise.resolve();
    await Promise.resolve();
  }

  it("lets a Traveller go from city to city, and stand at the end", async () => {
    const driver = new Driver();
    const event = { event: "Travelled", seat: 0, path: ["rome", "madrid", "lisbon"] };
    const shown = driver.show(event, DECIDING, DRAWING, 100, quiet());
    await pass(40);
    expect(driver.underway).toMatchObject({ seat: 0, means: "route", isAtSea: false });
    expect(driver.underway?.x).toBeLessThan(2819);
    expect(driver.underway?.x).toBeGreaterThan(2588);
    for (let time = 0; time < 20; time++) await pass(50);
    await shown;
    expect(driver.underway).toBeNull();
    expect(driver.standings(DECIDING)[0]).toEqual({ city: "lisbon" });
    driver.settle();
    expect(driver.standings(DECIDING)[0]).toEqual({ city: "rome" });
  });

  it("sails on crossings", async () => {
    const driver = new Driver();
    void driver.show({ event: "SeaProgress", seat: 0, answers: 4 }, AT_SEA, DRAWING, 100, quiet());
    await pass(30);
    expect(driver.underway).toMatchObject({ seat: 0, isAtSea: true });
  });

  it("puts pegs down and stirs the city", async () => {
    const driver = new Driver();
    const event = { event: "Pegged", seat: 0, city: "timbuktu", count: 2 };
    const shown = driver.show(event, DECIDING, DRAWING, 100, quiet());
    await pass(10);
    expect(driver.cities).toEqual(["timbuktu"]);
    await pass(400);
    await shown;
    expect(driver.cities).toEqual([]);
    expect(driver.pegs(DECIDING, 0)).toEqual(new Set(["paris", "timbuktu"]));
    expect(driver.pegs(DECIDING, 1)).toEqual(new Set());
  });

  it("follows several events of one step", async () => {
    const driver = new Driver();
    const ends = new AbortController();
    ends.abort();
    await driver.show(
      { event: "Travelled", seat: 2, path: ["cairo", "athens"] },
      DECIDING,
      DRAWING,
      100,
      ends.signal,
    );
    await driver.show({ event: "Deported", seat: 2, city: "london" }, DECIDING, DRAWING, 100, ends.signal);
    expect(driver.standings(DECIDING)[2]).toEqual({ city: "london" });
  });

  it("shows nothing in no time, and holds what is to be read", async () => {
    const driver = new Driver();
    await driver.show(
      { event: "Travelled", seat: 0, path: ["rome", "athens"] },
      DECIDING,
      DRAWING,
      0,
      quiet(),
      5,
    );
    expect(driver.standings(DECIDING)[0]).toEqual({ city: "athens" });
    let isOver = false;
    void driver
      .show({ event: "Earned", seat: 0, amount: 200 }, DECIDING, DRAWING, 100, quiet(), 3)
      .then(() => {
        isOver = true;
      });
    await pass(200);
    expect(isOver).toBe(false);
    await pass(200);
    await pass(0);
    expect(isOver).toBe(true);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Driver } from "./driver.svelte";
import { DECIDING, DRAWING, JOURNEY, SEA } from "./fixture";
import { sheetOf } from "./scene/sheet";
import type { GameEvent } from "./types";

/** The journey from Casablanca to Cape Town by Timbuktu, Lagos and Luanda, and the first of its pegs. */
const [TRAVELLED, PEGGED] = JOURNEY.events as [GameEvent, GameEvent];
const BEFORE = JOURNEY.before;
const xOf = (city: string) => sheetOf(DRAWING).spots.get(city)?.x ?? 0;
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
    const shown = driver.show(TRAVELLED, BEFORE, DRAWING, 100, quiet());
    await pass(40);
    expect(driver.underway).toMatchObject({ seat: 0, means: "route", isAtSea: false });
    expect(driver.underway?.x).toBeGreaterThan(xOf("casablanca"));
    expect(driver.underway?.x).toBeLessThan(xOf("timbuktu"));
    for (let time = 0; time < 40; time++) await pass(50);
    await shown;
    expect(driver.underway).toBeNull();
    expect(driver.standings(BEFORE)[0]).toEqual({ city: "cape-town" });
    driver.settle();
    expect(driver.standings(BEFORE)[0]).toEqual({ city: "casablanca" });
  });

  it("sails on crossings", async () => {
    const driver = new Driver();
    void driver.show({ event: "SeaProgress", seat: 0, answers: 4 }, SEA.view, DRAWING, 100, quiet());
    await pass(30);
    expect(driver.underway).toMatchObject({ seat: 0, isAtSea: true });
  });

  it("puts pegs down and stirs the city", async () => {
    const driver = new Driver();
    const shown = driver.show(PEGGED, BEFORE, DRAWING, 100, quiet());
    await pass(10);
    expect(driver.cities).toEqual(["timbuktu"]);
    await pass(400);
    await shown;
    expect(driver.cities).toEqual([]);
    expect(driver.pegs(BEFORE, 0)).toEqual(new Set(["paris", "stockholm", "moscow", "timbuktu"]));
    expect(driver.pegs(BEFORE, 1)).toEqual(new Set(["paris", "stockholm", "moscow"]));
  });

  it("follows several events of one step", async () => {
    const driver = new Driver();
    const ends = new AbortController();
    ends.abort();
    for (const event of JOURNEY.events) await driver.show(event, BEFORE, DRAWING, 100, ends.signal);
    expect(driver.standings(BEFORE)).toEqual([{ city: "cape-town" }, { city: "lisbon" }]);
    expect([...driver.pegs(BEFORE, 0)].slice(3)).toEqual(["timbuktu", "cape-town"]);
    await driver.show({ event: "Deported", seat: 0, city: "athens" }, BEFORE, DRAWING, 100, ends.signal);
    expect(driver.standings(BEFORE)[0]).toEqual({ city: "athens" });
  });

  it("shows nothing in no time, and holds what is to be read", async () => {
    const driver = new Driver();
    await driver.show(TRAVELLED, BEFORE, DRAWING, 0, quiet(), 5);
    expect(driver.standings(BEFORE)[0]).toEqual({ city: "cape-town" });
    let isOver = false;
    void driver
      .show({ event: "Earned", seat: 0, amount: 200 }, DECIDING.view, DRAWING, 100, quiet(), 3)
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

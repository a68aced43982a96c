import { beforeEach, describe, expect, it, vi } from "vitest";
import { Driver } from "./driver.svelte";
import { BUMPED, DRAWING, FINISHED, FLEW, TOOK_OFF, VIEW } from "./fixture";

let frames: (() => void)[] = [];
let now = 0;

/** Let time pass and draw one frame. */
function frame(milliseconds: number): void {
  now += milliseconds;
  for (const paint of frames.splice(0)) paint();
}

beforeEach(() => {
  frames = [];
  now = 0;
  vi.stubGlobal("requestAnimationFrame", (paint: () => void) => frames.push(paint));
  vi.spyOn(performance, "now").mockImplementation(() => now);
});

describe("a driver", () => {
  it("flies a jet from where the view has it, and lets it stay there until the next view", async () => {
    const driver = new Driver();
    const flight = driver.show(FLEW, DRAWING, 300, new AbortController().signal);
    frame(150);
    expect(driver.airborne).toMatchObject({
      seat: 1,
      jet: 2,
      at: { x: (5034 + 4819) / 2, y: (1019 + 990) / 2 },
    });
    frame(150);
    await flight;
    expect(driver.airborne).toBeNull();
    expect(driver.jets(VIEW)[1]).toEqual(["tokyo", "seoul"]);
    driver.settle();
    expect(driver.jets(VIEW)).toEqual(VIEW.jets);
  });

  it("shows several events of one step one after the other", async () => {
    const driver = new Driver();
    const { signal } = new AbortController();
    for (const event of [FLEW, BUMPED]) {
      const shown = driver.show(event, DRAWING, 100, signal);
      frame(100);
      await shown;
    }
    expect(driver.jets(VIEW)).toEqual([
      ["honolulu-east", "honolulu-east"],
      ["tokyo", "seoul"],
    ]);
  });

  it("is there at once when the show is skipped", async () => {
    const skipping = new AbortController();
    const driver = new Driver();
    const flight = driver.show(FLEW, DRAWING, 300, skipping.signal);
    skipping.abort();
    frame(16);
    await flight;
    expect(driver.jets(VIEW)[1]?.[1]).toBe("seoul");
  });

  it("flies to a card's capital in no more than two steps", async () => {
    const driver = new Driver();
    const flight = driver.show(TOOK_OFF, DRAWING, 300, new AbortController().signal);
    frame(590);
    expect(driver.airborne?.lines).toHaveLength(2);
    frame(10);
    await flight;
    expect(driver.jets(VIEW)[0]?.[0]).toBe("lima");
  });

  it("stirs the finish when a jet comes home", async () => {
    const driver = new Driver();
    const shown = driver.show(FINISHED, DRAWING, 100, new AbortController().signal);
    expect(driver.stir).toBe("honolulu-west");
    frame(100);
    await shown;
    expect(driver.stir).toBeNull();
  });
});

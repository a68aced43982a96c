import { beforeEach, describe, expect, it, vi } from "vitest";
import { Pilot } from "./driver.svelte";
import { DRAWING, VIEW } from "./fixture/sample";

const FLEW = { event: "Flew", seat: 1, jet: 2, start: "tokyo", end: "seoul", by: "violet" };
const BUMPED = { event: "Bumped", seat: 1, city: "seoul", victim: 0, jet: 1 };

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

describe("a pilot", () => {
  it("flies a jet from where the view has it, and lets it stay there until the next view", async () => {
    const pilot = new Pilot();
    const flight = pilot.show(FLEW, DRAWING, 300, new AbortController().signal);
    frame(150);
    expect(pilot.airborne).toMatchObject({
      seat: 1,
      jet: 2,
      at: { x: (5034 + 4819) / 2, y: (1019 + 990) / 2 },
    });
    frame(150);
    await flight;
    expect(pilot.airborne).toBeNull();
    expect(pilot.jets(VIEW)[1]).toEqual(["tokyo", "seoul"]);
    pilot.settle();
    expect(pilot.jets(VIEW)).toEqual(VIEW.jets);
  });

  it("shows several events of one step one after the other", async () => {
    const pilot = new Pilot();
    const { signal } = new AbortController();
    for (const event of [FLEW, BUMPED]) {
      const shown = pilot.show(event, DRAWING, 100, signal);
      frame(100);
      await shown;
    }
    expect(pilot.jets(VIEW)).toEqual([
      ["honolulu-east", "honolulu-east"],
      ["tokyo", "seoul"],
    ]);
  });

  it("is there at once when the show is skipped", async () => {
    const skipping = new AbortController();
    const pilot = new Pilot();
    const flight = pilot.show(FLEW, DRAWING, 300, skipping.signal);
    skipping.abort();
    frame(16);
    await flight;
    expect(pilot.jets(VIEW)[1]?.[1]).toBe("seoul");
  });

  it("flies to a card's capital in no more than two steps", async () => {
    const pilot = new Pilot();
    const event = { event: "TookOff", seat: 0, jet: 1, start: "tokyo", end: "lima", card: "lima" };
    const flight = pilot.show(event, DRAWING, 300, new AbortController().signal);
    frame(590);
    expect(pilot.airborne?.lines).toHaveLength(2);
    frame(10);
    await flight;
    expect(pilot.jets(VIEW)[0]?.[0]).toBe("lima");
  });

  it("stirs the finish when a jet comes home", async () => {
    const pilot = new Pilot();
    const shown = pilot.show(
      { event: "Finished", seat: 0, jet: 1 },
      DRAWING,
      100,
      new AbortController().signal,
    );
    expect(pilot.stir).toBe("honolulu-west");
    frame(100);
    await shown;
    expect(pilot.stir).toBeNull();
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { glide } from "./glide";

const LONG = new AbortController().signal;
let frames: (() => void)[] = [];
let now = 0;

/** Let the next frame be drawn after so many milliseconds. */
function pass(milliseconds: number): void {
  now += milliseconds;
  for (const frame of frames.splice(0)) frame();
}

describe("gliding", () => {
  beforeEach(() => {
    frames = [];
    now = 1000;
    vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
    vi.spyOn(performance, "now").mockImplementation(() => now);
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it("paints every frame with how much of the time is over, and ends with it", async () => {
    const shares: number[] = [];
    const gliding = glide(100, LONG, (share) => shares.push(share));
    for (const wait of [25, 50, 25]) pass(wait);
    await gliding;
    expect(shares).toEqual([0, 0.25, 0.75]);
    expect(frames).toEqual([]);
  });

  it("takes no time when there is none, and paints nothing", async () => {
    const paint = vi.fn();
    await Promise.all([glide(0, LONG, paint), glide(-5, LONG, paint)]);
    expect(paint).not.toHaveBeenCalled();
  });

  it("ends when it is skipped", async () => {
    const skipping = new AbortController();
    const paint = vi.fn();
    const gliding = glide(100, skipping.signal, paint);
    skipping.abort();
    pass(10);
    await gliding;
    expect(paint).toHaveBeenCalledTimes(1);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Magnification } from "./magnification.svelte";

const SHEET = { width: 6000, height: 3000 };

describe("how large a board is drawn", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("follows from how wide it is, and from its zoom", () => {
    const size = new Magnification(() => 2);
    expect(size.unitOf(SHEET)).toBe(3);
    size.width = 600;
    expect(size.unitOf(SHEET)).toBe(5);
  });

  it("is only stretched until zooming rests", () => {
    let zoom = 1;
    const size = new Magnification(() => zoom);
    zoom = 2;
    const callOff = size.settle();
    vi.advanceTimersByTime(100);
    callOff();
    zoom = 3;
    size.settle();
    vi.advanceTimersByTime(100);
    expect([size.isStretched, size.unitOf(SHEET)]).toEqual([true, 6]);
    vi.advanceTimersByTime(50);
    expect([size.isStretched, size.unitOf(SHEET)]).toEqual([false, 2]);
  });
});

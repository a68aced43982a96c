import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aimOf, slackOf } from "./aim";

const SHEET = { width: 2000, height: 1000 };

/** What a browser tells of a pointer. */
class Pointer {
  readonly currentTarget = { getBoundingClientRect: () => ({ left: 10, top: 20, width: 400, height: 400 }) };

  constructor(
    readonly pointerType: string,
    readonly clientX: number,
    readonly clientY: number,
  ) {}
}

function aim(kind: string, x: number, y: number) {
  return aimOf(new Pointer(kind, x, y) as unknown as PointerEvent, SHEET);
}

describe("what is pointed at", () => {
  beforeEach(() => void vi.stubGlobal("PointerEvent", Pointer));
  afterEach(() => void vi.unstubAllGlobals());

  it("is a point of the sheet, which lies in the middle of its box", () => {
    expect(aim("mouse", 210, 220)).toEqual({ point: { x: 1000, y: 500 }, pixel: 5, isExact: true });
    expect(aim("mouse", 10, 120).point).toEqual({ x: 0, y: 0 });
    expect(aim("mouse", 410, 320).point).toEqual({ x: 2000, y: 1000 });
  });

  it("is meant less exactly by a finger", () => {
    const pixels = { mouse: 10, finger: 24 };
    expect(slackOf(aim("mouse", 0, 0), pixels)).toBe(50);
    expect(slackOf(aim("touch", 0, 0), pixels)).toBe(120);
  });
});

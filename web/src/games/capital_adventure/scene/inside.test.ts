import { describe, expect, it } from "vitest";
import { shiftInto } from "./inside";

const FRAME = { left: 100, top: 100, right: 500, bottom: 400 };

describe("what opens on the board", () => {
  it("stays where it is when it lies within the frame", () => {
    expect(shiftInto({ left: 150, top: 150, right: 300, bottom: 200 }, FRAME)).toEqual({ x: 0, y: 0 });
  });

  it("is moved in from every edge", () => {
    expect(shiftInto({ left: 50, top: 150, right: 200, bottom: 200 }, FRAME)).toEqual({ x: 56, y: 0 });
    expect(shiftInto({ left: 450, top: 380, right: 560, bottom: 430 }, FRAME)).toEqual({ x: -66, y: -36 });
  });

  it("shows its beginning when it is too large", () => {
    expect(shiftInto({ left: 90, top: 150, right: 700, bottom: 200 }, FRAME).x).toBe(16);
    expect(shiftInto({ left: 150, top: 150, right: 700, bottom: 200 }, FRAME).x).toBe(-44);
  });
});

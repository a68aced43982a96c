import { describe, expect, it } from "vitest";
import { around, boxRound, FreeSpace, frameOf, grown, isInside, overlap } from "./box";

const FRAME = frameOf({ width: 100, height: 50 });

describe("boxes", () => {
  it("lie round a point, as high as wide unless they are told otherwise", () => {
    expect(boxRound({ x: 10, y: 20 }, 5)).toEqual({ left: 5, top: 15, right: 15, bottom: 25 });
    expect(boxRound({ x: 10, y: 20 }, 5, 1)).toEqual({ left: 5, top: 19, right: 15, bottom: 21 });
  });

  it("overlap when they share more than an edge", () => {
    const box = boxRound({ x: 10, y: 10 }, 5);
    expect(overlap(box, boxRound({ x: 19, y: 10 }, 5))).toBe(true);
    expect(overlap(box, boxRound({ x: 20, y: 10 }, 5))).toBe(false);
    expect(overlap(box, boxRound({ x: 10, y: 21 }, 5))).toBe(false);
  });

  it("grow to all sides, and round others", () => {
    const box = boxRound({ x: 10, y: 10 }, 5);
    expect(grown(box, 2)).toEqual(boxRound({ x: 10, y: 10 }, 7));
    expect(around(box, boxRound({ x: 30, y: 0 }, 1))).toEqual({ left: 5, top: -1, right: 31, bottom: 15 });
  });

  it("lie within a sheet up to its edge", () => {
    expect(isInside(boxRound({ x: 95, y: 45 }, 5), FRAME)).toBe(true);
    expect(isInside(boxRound({ x: 96, y: 45 }, 5), FRAME)).toBe(false);
  });
});

describe("free room", () => {
  const way = (x: number) => ({ x, box: boxRound({ x, y: 20 }, 5) });

  it("is taken by the first way that is free, once", () => {
    const room = new FreeSpace([boxRound({ x: 20, y: 20 }, 5)], FRAME);
    expect(room.take([way(20), way(50)])?.x).toBe(50);
    expect(room.take([way(50), way(59), way(60)])?.x).toBe(60);
    expect(room.take([way(52), way(97)])).toBeUndefined();
  });

  it("can be asked for round a thing, which then takes only its own", () => {
    const room = new FreeSpace([boxRound({ x: 20, y: 20 }, 5)], FRAME);
    expect(room.take([way(30), way(34)], 4)?.x).toBe(34);
    expect(room.take([way(44)])?.x).toBe(44);
  });
});

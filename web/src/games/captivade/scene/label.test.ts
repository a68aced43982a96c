import { describe, expect, it } from "vitest";
import { boxRound, frameOf, overlap } from "../../../map/box";
import type { WantedName } from "../../../map/label";
import { setNames } from "./label";

const FRAME = frameOf({ width: 2000, height: 1000 });
const name = (id: number, x: number, y: number, isStrong = false): WantedName => ({
  id: `${id}`,
  text: "Tripoli",
  x,
  y,
  room: 50,
  isStrong,
});

describe("the names", () => {
  it("stand to the right of their places first", () => {
    expect(setNames([name(53, 500, 500)], [], 6, FRAME)).toMatchObject([
      { id: "53", anchor: "start", x: 559 },
    ]);
  });

  it("turn to the other side where something is in the way, or the map ends", () => {
    const wall = boxRound({ x: 700, y: 500 }, 100, 400);
    expect(setNames([name(53, 500, 500)], [wall], 6, FRAME)[0]?.anchor).toBe("end");
    expect(setNames([name(53, 1950, 500)], [], 6, FRAME)[0]?.anchor).toBe("end");
  });

  it("are left out where there is no room", () => {
    expect(setNames([name(53, 500, 500)], [boxRound({ x: 500, y: 500 }, 600)], 6, FRAME)).toEqual([]);
  });

  it("that matter are set before the others, and larger", () => {
    const [first, second] = setNames([name(1, 500, 500), name(2, 510, 500, true)], [], 6, FRAME);
    expect(first).toMatchObject({ id: "2", isStrong: true });
    expect(first?.size).toBeGreaterThan(second?.size ?? 0);
  });

  it("that matter may stand farther away where others are left out", () => {
    const crowd = boxRound({ x: 500, y: 500 }, 66);
    expect(setNames([name(1, 500, 500)], [crowd], 6, FRAME)).toEqual([]);
    expect(setNames([name(1, 500, 500, true)], [crowd], 6, FRAME)).toHaveLength(1);
  });

  it("never lie over each other", () => {
    const wanted = Array.from({ length: 30 }, (_, index) =>
      name(index, 200 + 37 * index, 300 + ((index * 53) % 300)),
    );
    const boxes = setNames(wanted, [], 6, FRAME).map(({ box }) => box);
    expect(boxes.length).toBeGreaterThan(8);
    for (const [index, box] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false);
    }
  });
});

import { describe, expect, it } from "vitest";
import { boxRound, overlap } from "./box";
import { boxOfLine, type Letters, waysToSet } from "./label";

const LETTERS: Letters = { plain: 10, strong: 14, least: 0, width: 0.5, bold: 1.1 };
const LIMA = { id: "lima", text: "Lima", x: 500, y: 300, room: 20, isStrong: false };

describe("a name", () => {
  it("stands right, left, below and above its place, then at its corners, and never over it", () => {
    const ways = waysToSet(LIMA, LETTERS, 1);
    expect(ways.map(({ anchor }) => anchor).join(" ")).toBe("start end middle middle start end start end");
    expect(ways[0]).toMatchObject({ id: "lima", text: "Lima", x: 521.5, y: 303, size: 10 });
    for (const { box } of ways.slice(0, 4)) expect(overlap(box, boxRound(LIMA, 20))).toBe(false);
  });

  it("that matters is larger, bold, and may stand farther away", () => {
    const ways = waysToSet({ ...LIMA, isStrong: true }, LETTERS, 1);
    expect(ways).toHaveLength(16);
    expect(ways[0]).toMatchObject({ x: 521.5, size: 14, isStrong: true });
    expect(ways[8]?.x).toBeCloseTo(521.5 + 0.7 * 14);
    expect(ways[0]?.box.right).toBeCloseTo(521.5 + 4 * 0.5 * 14 * 1.1);
  });

  it("is as large as can be read, and never smaller than printed", () => {
    expect(waysToSet(LIMA, { ...LETTERS, least: 17 }, 1)[0]?.size).toBe(17);
    expect(waysToSet(LIMA, { ...LETTERS, least: 17 }, 3)[0]?.size).toBe(30);
  });

  it("has a box to the side to which it is anchored", () => {
    const at = { x: 100, y: 50, size: 10 };
    expect(boxOfLine({ ...at, anchor: "start" }, 40)).toMatchObject({ left: 100, right: 140, top: 43 });
    expect(boxOfLine({ ...at, anchor: "middle" }, 40)).toMatchObject({ left: 80, right: 120 });
    expect(boxOfLine({ ...at, anchor: "end" }, 40, { above: 1, below: 0.5 })).toEqual({
      left: 60,
      right: 100,
      top: 40,
      bottom: 55,
    });
  });
});

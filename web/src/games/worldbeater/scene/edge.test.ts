// This file is the tests of the words at the edge of the sheet.

import { describe, expect, it } from "vitest";
import { DRAWING } from "../fixture";
import { edgeNames } from "./edge";
import { sheetOf } from "./layout";
import { between, type Route } from "./route";

const sheet = sheetOf(DRAWING);
const SIZE = 30;
const ends = { kind: "seaport", a: "FE30", b: "NA32", a_name: "Yokohama", b_name: "Seattle" } as const;

/** A way over the open sea to the western edge, from so far below its end. */
function stub(below: number): Route {
  const end = { x: 0, y: sheet.height - 40 };
  const start = { x: 400, y: end.y + below };
  const line = Array.from({ length: 9 }, (_, index) => between(start, end, index / 8, 0));
  return { crossing: ends, lines: [line], isStub: true, isNear: false };
}

describe("a name at the edge", () => {
  it.each([-120, 0, 120])("is not crossed by its own way, which comes from %i below", (below) => {
    const route = stub(below);
    const [name] = edgeNames([route], sheet, SIZE);
    expect(name).toMatchObject({ text: "Seattle", isEast: false });
    if (name === undefined) return;
    // Capitals stand on the baseline, and a little of some letters hangs below it.
    const [top, bottom] = [name.y - 0.7 * SIZE, name.y + 0.25 * SIZE];
    const words = route.lines[0]?.filter(({ x }) => x >= name.x && x <= name.x + 4 * SIZE) ?? [];
    expect(words.filter(({ y }) => y > top && y < bottom)).toEqual([]);
  });

  it("is only told of ways round the edge", () => {
    expect(edgeNames([{ ...stub(0), isStub: false }], sheet, SIZE)).toEqual([]);
  });
});

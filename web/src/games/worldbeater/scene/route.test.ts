// This file is the tests of the ways between areas.

import { describe, expect, it } from "vitest";
import { apart } from "../../../map/way";
import { DRAWING } from "../fixture";
import type { Drawing } from "../types";
import { sheetOf, WIDTH } from "./layout";
import { between, flightLine, pathOf, routesOf } from "./route";

const sheet = sheetOf(DRAWING);
const routes = routesOf(DRAWING, sheet);
const [frontier, channel, pacific] = ["Brest", "Dover", "Yokohama"].map((name) =>
  routes.find(({ crossing }) => crossing.a_name === name),
);

describe("a crossing", () => {
  it("of a frontier is a straight line between hexagons that touch", () => {
    expect(frontier).toMatchObject({ isNear: true, isStub: false });
    expect(frontier?.lines).toHaveLength(1);
    expect(frontier?.lines[0]).toHaveLength(2);
  });

  it("of the sea leads from port to port, and swings out", () => {
    const line = channel?.lines[0] ?? [];
    expect(channel).toMatchObject({ isNear: false, isStub: false });
    const [dover, calais] = [sheet.spots.get("UK19"), sheet.spots.get("EU18")];
    const [start, end] = [line[0], line.at(-1)];
    if (!dover || !calais || !start || !end) throw new Error("no line");
    expect(apart(start, dover)).toBeLessThan(2);
    expect(apart(end, calais)).toBeLessThan(2);
    expect(Math.max(...line.map(({ y }) => Math.abs(y - dover.y)))).toBeGreaterThan(10);
  });

  it("of the sea gives other ports a wide berth", () => {
    // Boston, Bristol in the middle of the straight line to Glasgow, and Glasgow.
    const ports: [string, number][] = [
      ["boston", 0],
      ["bristol", 6],
      ["glasgow", 12],
    ];
    const bay: Drawing = {
      ...DRAWING,
      hexagons: ports.map(([id, q]) => ({ id, area: "europe", q, r: 0, role: "seaport" })),
      crossings: [{ kind: "seaport", a: "boston", b: "glasgow", a_name: "Boston", b_name: "Glasgow" }],
    };
    const small = sheetOf(bay);
    const bristol = small.spots.get("bristol");
    const line = routesOf(bay, { ...small, width: 10 * small.width })[0]?.lines[0] ?? [];
    if (!bristol) throw new Error("no port");
    expect(Math.min(...line.map((point) => apart(point, bristol)))).toBeGreaterThan(WIDTH);
  });

  it("round the edge is two stubs, one at each side", () => {
    expect(pacific?.isStub).toBe(true);
    expect(pacific?.lines.map((line) => line.at(-1)?.x)).toEqual([sheet.width, 0]);
    const [east, west] = pacific?.lines.map((line) => line.at(-1)?.y) ?? [];
    expect(east).toBe(west);
  });
});

describe("lines", () => {
  const [a, b] = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ];

  it("swing out in their middle and meet their ends", () => {
    expect(between(a, b, 0, 0.5)).toEqual(a);
    expect(between(a, b, 1, 0.5)).toEqual(b);
    expect(between(a, b, 0.5, 0.5)).toEqual({ x: 50, y: -50 });
  });

  it("of flights always swing to the north", () => {
    for (const line of [flightLine(a, b), flightLine(b, a)]) {
      expect(line[12]?.y).toBeLessThan(0);
    }
  });

  it("are written as path data, if there is a line at all", () => {
    expect(pathOf([a, b])).toBe("M0 0L100 0");
    expect(pathOf([a])).toBe("");
  });
});

import { describe, expect, it } from "vitest";
import { greatCircle, project, unproject } from "./projection";

/** Degrees from the middle, latitude, and the x and y that the atlas of the server has for them. */
const KNOWN: [number, number, number, number][] = [
  [0, 45, 0, 0.841787],
  [100, 30, 1.701738, 0.566292],
  [-170, -50, -2.737323, -1.180278],
  [185, 21.3, 3.200103, 0.424173],
  [60, 0, 1.047198, 0],
  [-60, 76, -0.731789, 1.789823],
];

describe("the projection", () => {
  it.each(KNOWN)("puts %d°, %d° where the server does", (offset, latitude, x, y) => {
    expect(project(offset, latitude).x).toBeCloseTo(x, 5);
    expect(project(offset, latitude).y).toBeCloseTo(y, 5);
  });

  it.each(KNOWN)("finds %d°, %d° again", (offset, latitude, x, y) => {
    expect(unproject(x, y).offset).toBeCloseTo(offset, 3);
    expect(unproject(x, y).latitude).toBeCloseTo(latitude, 3);
  });
});

describe("the shortest way", () => {
  const plate = { width: 6283, scale: 954.93, top: 1691.14 };
  const PLACES = {
    east: { x: 6117, y: 1288 },
    west: { x: 171, y: 1288 },
    tokyo: { x: 5035, y: 1010 },
    seoul: { x: 4820, y: 990 },
    moscow: { x: 3370, y: 640 },
    lima: { x: 1500, y: 1890 },
  };
  const at = (id: keyof typeof PLACES) => PLACES[id];

  it("begins and ends at its places", () => {
    const [line, ...others] = greatCircle(plate, at("tokyo"), at("moscow"));
    expect(others).toEqual([]);
    expect(line?.at(0)).toMatchObject({ x: 5035, y: 1010 });
    expect(line?.at(-1)).toMatchObject({ x: 3370, y: 640 });
  });

  it("bends to the north between places of the north", () => {
    const line = greatCircle(plate, at("tokyo"), at("moscow"))[0] ?? [];
    const middle = line[Math.floor(line.length / 2)] ?? { x: 0, y: 0 };
    expect(middle.y).toBeLessThan((1010 + 640) / 2 - 100);
  });

  it("leaves the map at one side and comes back at the other, across the Pacific", () => {
    const lines = greatCircle(plate, at("tokyo"), at("lima"));
    expect(lines).toHaveLength(2);
    expect(lines[0]?.[0]).toMatchObject({ x: 5035 });
    expect(lines[0]?.at(-1)?.x).toBeGreaterThan(plate.width - 200);
    expect(lines[1]?.[0]?.x).toBeLessThan(200);
    expect(lines[1]?.at(-1)).toMatchObject({ x: 1500 });
  });

  it("goes over the pole and off the top of the map where that is shortest", () => {
    const [line, ...others] = greatCircle(plate, at("east"), at("moscow"));
    expect(others).toEqual([]);
    expect(Math.min(...(line ?? []).map((point) => point.y))).toBeLessThan(0);
    expect(line?.at(-1)).toMatchObject({ x: 3370, y: 640 });
  });

  it("does not jump anywhere else", () => {
    for (const [a, b] of [
      ["east", "west"],
      ["east", "moscow"],
      ["west", "seoul"],
      ["lima", "moscow"],
    ] as const) {
      for (const line of greatCircle(plate, at(a), at(b))) {
        for (const [index, point] of line.entries()) {
          const before = line[index - 1] ?? point;
          if (point.y < 0 || before.y < 0) continue;
          expect(Math.hypot(point.x - before.x, point.y - before.y)).toBeLessThan(700);
        }
      }
    }
  });

  it("has no length from a place to itself", () => {
    expect(greatCircle(plate, at("east"), at("east"))).toEqual([[at("east"), at("east")]]);
  });
});

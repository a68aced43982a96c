import { describe, expect, it } from "vitest";
import { DRAWING } from "../fixture";
import { borderOf, sheetOf } from "./sheet";

const sheet = sheetOf(DRAWING);
const line = (a: number, b: number) =>
  sheet.lines.find(({ connection }) => connection.a === a && connection.b === b);

describe("the sheet", () => {
  it("has every place where the map has it", () => {
    expect(sheet.spots.size).toBe(DRAWING.places.length);
    expect(sheet.spots.get(36)).toMatchObject({ name: "London", zone: "C", x: 2890, y: 1035 });
  });

  it("puts the sign of an airport where no other mark is", () => {
    expect(sheet.spots.get(15)?.corner).toEqual({ x: 1, y: -1 });
    // Montréal lies close to New York, to the right above it.
    expect(sheet.spots.get(13)?.corner).toEqual({ x: 1, y: 1 });
  });

  it("draws a line from place to place", () => {
    expect(line(36, 37)?.pieces).toEqual([
      [
        { x: 2890, y: 1035 },
        { x: 2945, y: 1125 },
      ],
    ]);
    expect(line(36, 37)?.middle).toEqual({ x: 2917.5, y: 1080 });
  });

  it("draws a line round the edge as a stub at both edges, at one height", () => {
    const [west, east] = line(1, 45)?.pieces ?? [];
    expect(west?.[0]).toEqual({ x: 949, y: 92 });
    expect(west?.[1].x).toBe(0);
    expect(east?.[0]).toEqual({ x: 5365, y: 371 });
    expect(east?.[1]).toEqual({ x: 6133, y: west?.[1].y });
    expect(line(20, 92)?.pieces).toHaveLength(2);
  });

  it("names at each edge where the line goes on", () => {
    expect(sheet.stubs.map(({ side, to }) => `${side} ${to.number}`)).toEqual([
      "left 45",
      "right 1",
      "left 92",
      "right 20",
    ]);
    for (const { y } of sheet.stubs) expect(y > 0 && y < sheet.height).toBe(true);
  });

  it("has the bar of a border where the line crosses it, not in a third zone", () => {
    const { middle } = line(69, 78) ?? { middle: { x: 0, y: 0 } };
    const [from, to] = [sheet.spots.get(69), sheet.spots.get(78)];
    const near = (spot: { x: number; y: number } | undefined) =>
      Math.hypot((spot?.x ?? 0) - middle.x, (spot?.y ?? 0) - middle.y);
    expect(Math.abs(near(from) - near(to))).toBeLessThan(12);
  });

  it("parts all of the map among the zones", () => {
    expect([...sheet.areas.keys()].sort()).toEqual(["A", "B", "C", "D", "E", "F"]);
    expect(sheet.borders.length).toBeGreaterThan(5);
    for (const { zones } of sheet.borders) expect(zones[0]).not.toBe(zones[1]);
  });

  it("gives the border of one zone as a part of all borders", () => {
    const zones = DRAWING.zones.map(({ id }) => id);
    const lines = (path: string) => path.split("M").length - 1;
    expect(lines(borderOf(zones, sheet))).toBe(sheet.borders.length);
    expect(lines(borderOf(["D"], sheet))).toBe(
      sheet.borders.filter((border) => border.zones.includes("D")).length,
    );
    expect(borderOf([], sheet)).toBe("");
  });

  it("is laid out once", () => {
    expect(sheetOf(DRAWING)).toBe(sheet);
  });
});

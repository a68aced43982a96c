import { describe, expect, it } from "vitest";
import type { ChartMark, ChartSheet } from "../wire/message";
import { type LaidChart, layOut, readOut } from "./chart";
import { plainLooks } from "./plain";

function mark(x: number, y: number, text: string, style = "plain", seat = -1): ChartMark {
  return { x, y, text, style, seat };
}

function sheet(width: number, height: number, marks: ChartMark[], isMap = false): ChartSheet {
  const frame = isMap ? { centre_longitude: 0, reach: 180, north: 80, south: -60 } : null;
  return { width, height, marks, legend: [], standing: [], frame };
}

/** The rows as a terminal would show them. */
function written(laid: LaidChart): string[] {
  const rows = Array.from({ length: laid.rows }, () => new Array<string>(laid.columns).fill(" "));
  for (const { mark: one, row, column } of laid.placed) {
    [...one.text].forEach((sign, index) => {
      const cells = rows[row];
      if (cells) cells[column + index] = sign;
    });
  }
  return rows.map((row) => row.join("").trimEnd());
}

describe("the layout of a chart", () => {
  it("puts the marks of one place side by side", () => {
    const marks = [mark(10, 0, "■", "grey"), mark(10, 0, "R", "piece", 0), mark(10, 0, "B", "piece", 1)];
    expect(written(layOut(sheet(20, 1, marks), 40))).toEqual(["        ■R B"]);
  });

  it("moves crowded places apart in their order, and over no edge", () => {
    const texts = [..."abcdefghij"].map((letter) => letter.repeat(3));
    for (const x of [0, 20, 39.9]) {
      const marks = texts.map((text, index) => mark(x + index / 1000, 0, text));
      const [line = ""] = written(layOut(sheet(40, 1, marks), 40));
      expect(line.split(" ").filter(Boolean)).toEqual(texts);
      expect(line.length).toBeLessThanOrEqual(40);
    }
  });

  it("takes fewer columns where there is little room, but as many as the marks need", () => {
    const marks = [mark(0, 0, "first"), mark(40, 0, "second"), mark(79, 0, "third")];
    expect(layOut(sheet(80, 1, marks), 30).columns).toBe(30);
    expect(layOut(sheet(80, 1, marks), 5).columns).toBe("first second third".length);
    expect(layOut(sheet(80, 1, marks), 200).columns).toBe(80);
  });

  it("draws paths under everything else", () => {
    const marks = [mark(5, 0, "X"), mark(5, 0, "·", "path"), mark(8, 0, "·", "path")];
    expect(written(layOut(sheet(10, 1, marks), 10))).toEqual(["     X  ·"]);
  });

  it("lets places of a map step aside and leaves out names without room", () => {
    const places = [mark(50, 20, "A", "piece", 0), mark(50.1, 20, "B", "piece", 1)];
    const names = [
      mark(50, 20, "Anna's place", "label"),
      mark(50.1, 20, "a name that is much too long for the map", "label"),
    ];
    const laid = layOut(sheet(100, 40, [...places, ...names], true), 30);
    const cells = laid.placed.map(({ row, column }) => `${row} ${column}`);
    expect(new Set(cells).size).toBe(cells.length);
    expect(laid.placed.map((placed) => placed.mark.text)).toEqual(["A", "B", "Anna's place"]);
  });
});

describe("a chart read aloud", () => {
  it("goes row by row, names whose marks are, and leaves out what is only drawn", () => {
    const marks = [
      mark(2, 0, "R", "piece", 0),
      mark(6, 0, "·"),
      mark(9, 0, "2", "target"),
      mark(2, 2, "─", "path"),
      mark(5, 4, "goal", "label"),
    ];
    expect(readOut(layOut(sheet(20, 5, marks), 20), ["Anna"])).toEqual(["R (Anna), move 2", "goal"]);
  });
});

describe("the looks of seats without a face", () => {
  it("are the colours that seats are called by, and others for the rest", () => {
    const looks = plainLooks(["north", "blue", "red", "south"]);
    expect(looks[1]).toEqual(plainLooks(["blue"])[0]);
    expect(looks[2]).toEqual(plainLooks(["red"])[0]);
    expect(new Set(looks.map((look) => look.colour)).size).toBe(4);
  });
});

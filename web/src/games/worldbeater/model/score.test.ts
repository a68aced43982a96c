import { describe, expect, it } from "vitest";
import { VIEW } from "../fixture/view.sample";
import { format, rows, totals } from "./score";

const figures = (seat: number) => rows(VIEW).map(({ cells }) => cells.map(format)[seat]);

describe("the score sheet", () => {
  it("has a line for everything that is added to a total", () => {
    expect(rows(VIEW).map((row) => row.title)).toEqual([
      "Tokens in New York",
      "Place in New York",
      "Place at home",
      "Areas without a token",
      "Tokens brought home",
    ]);
  });

  it("puts in brackets what New York has not counted yet", () => {
    expect(figures(0)).toEqual(["(26)", "–", "–", "(−3)", "–"]);
    expect(figures(1)).toEqual(["28", "20", "–", "–", "–"]);
    expect(figures(2)).toEqual(["31", "15", "25", "–", "−3"]);
    expect(totals(VIEW).map(format)).toEqual(["(23)", "48", "68"]);
  });

  it("adds up to its totals", () => {
    for (const [seat, total] of totals(VIEW).entries()) {
      const sum = rows(VIEW).reduce((points, row) => points + (row.cells[seat]?.points ?? 0), 0);
      expect(sum).toBe(total.points);
    }
  });
});

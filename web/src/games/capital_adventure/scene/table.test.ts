import { describe, expect, it } from "vitest";
import { DRAWING } from "../fixture";
import { layTables, tablesOf } from "./table";

describe("the printed tables", () => {
  it("tell where each total leads, and where the deported go", () => {
    const [start, deported] = tablesOf(DRAWING);
    expect(start?.rows).toEqual([
      ["2–3", "Madrid"],
      ["4–6", "Vienna"],
      ["7–9", "Berlin"],
      ["10–12", "Rome"],
    ]);
    expect(deported?.rows[0]).toEqual(["Europe", "to London"]);
    expect(deported?.rows).toHaveLength(5);
  });

  it("lie side by side in the corner", () => {
    const [start, deported] = layTables(tablesOf(DRAWING), 100);
    if (!start || !deported) throw new Error("There are two tables.");
    expect(start.x + start.width).toBeLessThan(deported.x);
    expect(deported.x + deported.width).toBeLessThan(100);
    expect(deported.height).toBeGreaterThan(start.height);
  });
});

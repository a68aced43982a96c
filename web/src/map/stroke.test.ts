import { describe, expect, it } from "vitest";
import { dashes, strokesOf } from "./stroke";

describe("lines", () => {
  it("differ by pattern as well as by colour", () => {
    const patterns = ["solid", "long-dash", "dotted", "dash-dot", "double-line"];
    expect(new Set(patterns.map((pattern) => JSON.stringify(strokesOf(pattern)))).size).toBe(patterns.length);
  });

  it("have dashes that grow with their width", () => {
    const [stroke] = strokesOf("long-dash");
    expect(stroke && dashes(stroke, 10)).toBe("37.0 15.0");
    const [solid] = strokesOf("solid");
    expect(solid && dashes(solid, 10)).toBeUndefined();
  });
});

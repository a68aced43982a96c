// This file is the tests of the harm that lies beside the cars.

import { describe, expect, it } from "vitest";
import { DRAWING, VIEW } from "../fixture/sample";
import { isCrowded, waitingFor } from "./harm";

const beside = (...harms: string[][]) => ({ ...VIEW, harms });

describe("harm that waits", () => {
  it("is told by the names of its cards", () => {
    const harm = DRAWING.cards.find((card) => card.side === "harm");
    if (!harm) throw new Error("no harm");
    expect(waitingFor(1, beside([], [harm.id], []), DRAWING)).toEqual([harm.name]);
    expect(waitingFor(0, beside([], [harm.id], []), DRAWING)).toEqual([]);
  });

  it("stands beside its car by name while a row has room for it", () => {
    expect(isCrowded(beside([], [], []))).toBe(false);
    expect(isCrowded(beside(["curfew"], ["fog", "curfew"], []))).toBe(false);
    expect(isCrowded(beside([], [], [], [], [], []))).toBe(false);
    expect(isCrowded(beside(["curfew"], [], [], [], [], []))).toBe(true);
    expect(isCrowded(beside(["curfew", "fog"], ["curfew"], ["fog"], []))).toBe(true);
  });
});

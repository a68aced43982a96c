// This file is the tests of the harm that lies beside the cars.

import { describe, expect, it } from "vitest";
import { DRAWING, VIEW } from "../fixture";
import type { Harm, View } from "../types";
import { isCrowded, waitingFor } from "./harm";

const beside = (...harms: Harm[][]): View => ({ ...VIEW, harms });

describe("harm that waits", () => {
  it("is told by the names of its cards", () => {
    expect(waitingFor(1, beside([], ["customs", "fog"], []), DRAWING)).toEqual(["Customs Search", "Fog"]);
    expect(waitingFor(0, beside([], ["customs"], []), DRAWING)).toEqual([]);
  });

  it("stands beside its car by name while a row has room for it", () => {
    expect(isCrowded(beside([], [], []))).toBe(false);
    expect(isCrowded(beside(["curfew"], ["fog", "curfew"], []))).toBe(false);
    expect(isCrowded(beside([], [], [], [], [], []))).toBe(false);
    expect(isCrowded(beside(["curfew"], [], [], [], [], []))).toBe(true);
    expect(isCrowded(beside(["curfew", "fog"], ["curfew"], ["fog"], []))).toBe(true);
  });
});

// This file is the tests of chances in words.

import { expect, it } from "vitest";
import { percent } from "./chance";

it("a chance is said in whole per cent, and only what is sure is said to be", () => {
  expect([0.624, 0.999, 0.001, 1, 0].map(percent)).toEqual(
    ["62 %", "99 %", "1 %", "100 %", "0 %"].map((text) => text.replace(" ", "\u00a0")),
  );
});

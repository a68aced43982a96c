// This file is the tests of the board told to somebody who does not see it.

import { expect, it } from "vitest";
import { DRAWING, position, SEATS } from "../fixture";
import { description } from "./description";

it("tells the whole board", () => {
  const view = position({
    "red-1": { on: "A2" },
    "blue-1": { under: "red-1" },
    "blue-2": { held: "base-A" },
    golden: { on: "A4" },
  });
  expect(description(view, SEATS, DRAWING)).toBe(
    "Board of Trap the Cap. Anna (red): 5 caps at home, red-1 on A2 carrying 1, 1 brought home. " +
      "blue (blue): 4 caps at home. The Golden Cap stands on A4 and is nobody's.",
  );
});

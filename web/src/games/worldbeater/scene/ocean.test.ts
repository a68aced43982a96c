// This file is the tests of what is engraved on open water.

import { describe, expect, it } from "vitest";
import { apart } from "../../../map/way";
import { DRAWING } from "../fixture";
import { SIDE, sheetOf } from "./layout";
import { COMPASS_REACH, oceanOf } from "./ocean";

describe("open water", () => {
  const sheet = sheetOf(DRAWING);
  const { names, compass } = oceanOf(sheet, []);

  it("has names and a compass where there is room, away from land", () => {
    expect(names.map(({ lines }) => lines[0])).toEqual(["ATLANTIC", "INDIAN", "PACIFIC"]);
    if (compass === null) throw new Error("no compass");
    for (const spot of sheet.spots.values()) {
      expect(apart(spot, compass)).toBeGreaterThan(COMPASS_REACH + SIDE);
      for (const name of names) expect(apart(spot, name)).toBeGreaterThan(2 * SIDE);
    }
  });

  it("keeps them clear of the ways over it", () => {
    const at = names[0];
    if (at === undefined) throw new Error("no name");
    const line = Array.from({ length: 50 }, (_, index) => ({ x: (index / 49) * sheet.width, y: at.y }));
    const crossing = { kind: "seaport" as const, a: "UK19", b: "EU18", a_name: "", b_name: "" };
    const other = oceanOf({ ...sheet }, [{ crossing, lines: [line], isStub: false, isNear: false }]);
    expect(other.names[0]?.y).not.toBe(at.y);
  });

  it("stays bare where there is none", () => {
    const [only] = DRAWING.hexagons;
    const islet = sheetOf({ ...DRAWING, hexagons: only ? [only] : [] });
    expect(oceanOf(islet, [])).toEqual({ names: [], compass: null });
  });
});

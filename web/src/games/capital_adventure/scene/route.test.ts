import { describe, expect, it } from "vitest";
import { DECIDING, DRAWING, EMBARKED, SEA } from "../fixture";
import { keyOf, linesBetween, linesOf, pointOf, standingOf, transitLines } from "./route";
import { crossingLine, sheetOf } from "./sheet";

const SHEET = sheetOf(DRAWING);
const at = (id: string) => {
  const spot = SHEET.spots.get(id);
  return { x: spot?.x, y: spot?.y };
};

describe("where a Traveller is", () => {
  it("is told by its city, its crossing, or its answers at sea", () => {
    expect(DECIDING.view.sides.map(standingOf)).toEqual([{ city: "lisbon" }, { city: "madrid" }]);
    expect(EMBARKED.view.sides.map(standingOf)[0]).toEqual({ crossing: "cairo-riyadh", sea: 0 });
    expect(SEA.view.sides.map(standingOf)[0]).toEqual({ crossing: "atlantic", sea: 3 });
  });

  it("is a point of the map", () => {
    expect(pointOf({ city: "rome" }, SHEET)).toMatchObject(at("rome"));
    expect(pointOf({ crossing: "athens-cairo", sea: 0 }, SHEET)).toEqual(
      crossingLine("athens-cairo", SHEET)?.stop,
    );
    expect(pointOf({ crossing: "atlantic", sea: 3 }, SHEET)).toEqual(SHEET.steps[3]);
    expect(pointOf({ city: "atlantis" }, SHEET)).toBeNull();
  });

  it("differs at sea by the answers", () => {
    expect(keyOf({ crossing: "atlantic", sea: 2 })).not.toBe(keyOf({ crossing: "atlantic", sea: 3 }));
    expect(keyOf({ city: "rome" })).toBe("rome");
  });
});

describe("a journey", () => {
  it("follows the routes in the direction of travel", () => {
    const lines = linesOf(["athens", "rome", "madrid"], SHEET);
    expect(lines).toHaveLength(2);
    expect(lines[0]?.[0]).toEqual(at("athens"));
    expect(lines[1]?.[1]).toEqual(at("madrid"));
  });

  it("goes round the edge of the map either way", () => {
    const east = linesBetween("honolulu", "los-angeles", SHEET);
    const west = linesBetween("los-angeles", "honolulu", SHEET);
    expect([east[0]?.[0], east[1]?.[1]]).toEqual([at("honolulu"), at("los-angeles")]);
    expect([west[0]?.[0], west[1]?.[1]]).toEqual([at("los-angeles"), at("honolulu")]);
    expect([west[0]?.[1]?.x, west[1]?.[0]?.x]).toEqual([0, SHEET.width]);
  });

  it("has no line where there is no route", () => {
    expect(linesOf(["rome", "cairo"], SHEET)).toEqual([]);
  });
});

describe("the way to a transit point", () => {
  it("is straight from the exit city, and on to the entry city", () => {
    const stop = { crossing: "athens-cairo", sea: 0 };
    expect(transitLines({ city: "athens" }, stop, SHEET)).toMatchObject([
      [at("athens"), pointOf(stop, SHEET)],
    ]);
    expect(transitLines(stop, { city: "cairo" }, SHEET)).toMatchObject([[pointOf(stop, SHEET), at("cairo")]]);
  });

  it("goes round the edge where the other end of the crossing lies beyond it", () => {
    const stop = { crossing: "honolulu-los-angeles", sea: 0 };
    expect(transitLines({ city: "honolulu" }, stop, SHEET)).toHaveLength(1);
    const onward = transitLines(stop, { city: "los-angeles" }, SHEET);
    expect(onward).toHaveLength(2);
    const point = pointOf(stop, SHEET);
    expect(onward[0]?.[0]).toEqual(point);
    expect(onward[0]?.[1]?.x).toBe(SHEET.width);
    expect(onward[1]?.[0]?.x).toBe(0);
    expect(onward[1]?.[1]).toEqual(at("los-angeles"));
    const back = transitLines({ city: "los-angeles" }, stop, SHEET);
    expect(back[0]?.[0]).toEqual(at("los-angeles"));
    expect(back[1]?.[1]).toEqual(point);
  });
});

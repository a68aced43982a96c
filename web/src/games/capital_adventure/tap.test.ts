import { describe, expect, it } from "vitest";
import { DECIDING, DRAWING, offer } from "./fixture";
import { sheetOf } from "./scene/sheet";
import { cityBeside, goesOf, meaningOf, spotNear, stopNear, triesOf } from "./tap";

const SHEET = sheetOf(DRAWING);
const GOES = goesOf(DECIDING.offers);
const VIEW = DECIDING.view;
const ALL = new Set(SHEET.spots.keys());

describe("a tap", () => {
  it("means the nearest city within reach", () => {
    expect(spotNear({ x: 2813, y: 948 }, SHEET, 60)?.id).toBe("rome");
    expect(spotNear({ x: 2813, y: 948 }, SHEET, 5)).toBeNull();
  });

  it("goes to a city that is offered, near or far", () => {
    expect(meaningOf("athens", GOES, VIEW, 0)).toMatchObject({
      kind: "go",
      offer: { move: { move: "go", to: "athens" } },
    });
    expect(meaningOf("lagos", GOES, VIEW, 0)).toMatchObject({ kind: "go" });
  });

  it("asks why a city is not offered", () => {
    expect(meaningOf("cairo", GOES, VIEW, 0)).toEqual({
      kind: "why",
      wish: { move: { move: "go", to: "cairo" } },
    });
  });

  it("means nothing for those who wait, beside cities, and while a question is asked", () => {
    expect(meaningOf("athens", GOES, VIEW, null).kind).toBe("nothing");
    expect(meaningOf(null, GOES, VIEW, 0).kind).toBe("nothing");
    expect(meaningOf("athens", GOES, { ...VIEW, phase: "asking" }, 0).kind).toBe("nothing");
  });
});

describe("a transit point", () => {
  const tries = triesOf([...DECIDING.offers, offer({ move: "sail", by: "fare", tokens: 0 })]);

  it("knows the ways to pay for it, and the Atlantic is one of them", () => {
    expect(tries.get("lisbon-casablanca")).toHaveLength(2);
    expect(tries.get("atlantic")).toHaveLength(1);
  });

  it("is found when it can be tried, and only then", () => {
    expect(stopNear({ x: 2482, y: 1067 }, tries, SHEET, 40)?.id).toBe("lisbon-casablanca");
    expect(stopNear({ x: 3064, y: 1112 }, tries, SHEET, 40)).toBeNull();
  });
});

describe("arrow keys", () => {
  it("lead to the city that lies that way", () => {
    expect(cityBeside("rome", "ArrowUp", ALL, SHEET)).toBe("berlin");
    expect(cityBeside("rome", "ArrowRight", ALL, SHEET)).toBe("bucharest");
    expect(cityBeside("madrid", "ArrowLeft", ALL, SHEET)).toBe("lisbon");
    expect(cityBeside("athens", "ArrowDown", ALL, SHEET)).toBe("cairo");
  });

  it("lead nowhere beyond the last city, with other keys, or to a city that is left out", () => {
    expect(cityBeside("honolulu", "ArrowRight", ALL, SHEET)).toBeNull();
    expect(cityBeside("rome", "Enter", ALL, SHEET)).toBeNull();
    expect(cityBeside("madrid", "ArrowLeft", new Set(["rome"]), SHEET)).toBeNull();
  });

  it("reach every city from any other", () => {
    const found = new Set(["rome"]);
    for (const city of found) {
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const other = cityBeside(city, key, ALL, SHEET);
        if (other !== null) found.add(other);
      }
    }
    expect(found).toEqual(ALL);
  });
});

// This file is the tests of where everything stands on the board.

import { describe, expect, it } from "vitest";
import { DRAWING, VIEW } from "../fixture";
import { BODY_LENGTH, HALO } from "../look";
import { description } from "../model/description";
import { hasNames, setNames } from "./label";
import { sheetOf, WIDTH } from "./layout";
import {
  carBoxes,
  carWidth,
  flightNames,
  flightRings,
  inPlay,
  isOwed,
  laid,
  obstacles,
  parked,
  partAround,
  riseOf,
  stand,
  tokenRadius,
  wantedNames,
} from "./scene";
import { targetsOf } from "./target";

const sheet = sheetOf(DRAWING);

describe("cars", () => {
  it("stand in the middle of their hexagon when they are alone there", () => {
    const cars = parked(["EU18", "UK17"], 0, sheet, 2);
    const spot = sheet.spots.get("EU18");
    expect(cars.find((car) => car.seat === 0)).toMatchObject({ x: spot?.x, y: spot?.y });
  });

  it("stand side by side in Fort Dunlop, none on top of another", () => {
    const cars = parked(
      Array.from({ length: 6 }, () => "UK17"),
      2,
      sheet,
      2,
    );
    for (const one of cars) {
      for (const other of cars) {
        if (one === other) continue;
        const isApart = Math.abs(one.x - other.x) >= one.width || Math.abs(one.y - other.y) >= one.width / 2;
        expect(isApart).toBe(true);
      }
    }
  });

  it("keep names clear of the halo of the one on turn", () => {
    const [car] = parked(["EU18"], 0, sheet, 2);
    const [box] = carBoxes(car === undefined ? [] : [car]);
    expect((box?.bottom ?? 0) - (car?.y ?? 0)).toBeCloseTo(((car?.width ?? 0) * HALO.up) / BODY_LENGTH);
  });

  it("come last when they are on turn, and not at all when they are home", () => {
    expect(parked(["EU18", null, "UK17"], 0, sheet, 2).map((car) => car.seat)).toEqual([2, 0]);
  });

  it("never get too small to see", () => {
    expect(carWidth(1)).toBe(104);
    expect(carWidth(8) / 8).toBeGreaterThanOrEqual(26);
    expect(stand(0, 1, 100)).toEqual({ x: 0, y: 0 });
  });
});

describe("tokens", () => {
  it("lie on their towns as the view says", () => {
    const tokens = laid(VIEW.tokens, DRAWING, sheet);
    expect(Object.fromEntries(tokens.map(({ town, place }) => [town.id, place]))).toEqual(VIEW.tokens);
    const rome = tokens.find(({ town }) => town.id === "rome");
    expect(rome?.x).toBe(sheet.spots.get("EU39")?.x);
  });

  it("may be put back on their own town, and a 3 on the other empty one of its area", () => {
    const place = { x: 0, y: 0 };
    const town = { name: "", hexagon: "", area: "europe", is_in_play: true };
    const berlin = { ...place, town: { ...town, id: "berlin", value: 3 }, place: 0 };
    const warsaw = { ...place, town: { ...town, id: "warsaw", value: 3 }, place: 1 };
    const paris = { ...place, town: { ...town, id: "paris", value: 6 }, place: 1 };
    const tokens = [berlin, warsaw, paris];
    expect(tokens.map((one) => isOwed(one, tokens, 0))).toEqual([true, true, false]);
    expect(isOwed({ ...warsaw, place: "available" }, tokens, 0)).toBe(false);
    expect(isOwed({ ...warsaw, town: { ...warsaw.town, area: "africa" } }, tokens, 0)).toBe(false);
  });

  it("grow on small boards, but never into each other", () => {
    expect(tokenRadius(8)).toBeGreaterThan(tokenRadius(2));
    expect(2 * tokenRadius(50)).toBeLessThan(173);
  });
});

describe("what names keep clear of", () => {
  it("is tokens, signs and cars", () => {
    const tokens = laid(VIEW.tokens, DRAWING, sheet);
    const cars = parked(VIEW.cars, 0, sheet, 2);
    const signs = DRAWING.hexagons.filter(({ role }) => role !== "open" && role !== "town");
    expect(obstacles(tokens, cars, DRAWING, sheet, 2)).toHaveLength(
      tokens.length + cars.length + signs.length,
    );
  });

  it("leaves room for cars under the signs of both goals", () => {
    expect(riseOf("new-york")).toBeGreaterThan(riseOf("seaport"));
  });
});

describe("the part that matters", () => {
  it("is the whole area of the car on turn", () => {
    const europe = DRAWING.hexagons.filter(({ area }) => area === "europe").map(({ id }) => id);
    expect(inPlay(VIEW, [], DRAWING)).toEqual(europe);
  });

  it("is where the car may fly to, once it has to", () => {
    const targets = targetsOf([{ move: { move: "fly", to: "RU28" }, sentence: "" }], DRAWING);
    const view = { ...VIEW, phase: "flying" as const, cars: ["EU20", "UK17", null] };
    expect(inPlay(view, targets, DRAWING)).toEqual(["RU28", "EU20"]);
  });

  it("has the names of the airports that may be flown to, however small it is", () => {
    const unit = 20;
    const targets = targetsOf([{ move: { move: "fly", to: "RU28" }, sentence: "" }], DRAWING);
    const frame = { left: 0, top: 0, right: sheet.width, bottom: sheet.height };
    const wanted = [...wantedNames(DRAWING, sheet, unit), ...flightNames(targets, DRAWING, sheet, unit)];
    const names = setNames(wanted, new Set(), flightRings(targets, sheet, unit), unit, frame);
    expect(names.map(({ id, lines }) => [id, ...lines])).toEqual([["RU28", "Pulkovo"]]);
    expect(hasNames(unit)).toBe(false);
  });

  it("shows all its hexagons with a margin", () => {
    const part = partAround(["EU18", "EU28"], sheet);
    const spot = sheet.spots.get("EU18");
    if (part === null || spot === undefined) throw new Error("no part");
    expect(part.x * sheet.width).toBeLessThan(spot.x);
    expect(part.y * sheet.height).toBeLessThan(spot.y);
    expect(part.zoomMost).toBeGreaterThan(3.5);
    expect(part.press).toBeUndefined();
    expect(partAround([], sheet)).toBeNull();
  });

  it("keeps one of them in sight, as wide as a hexagon", () => {
    const spot = sheet.spots.get("EU28");
    const press = partAround(["EU18", "EU28"], sheet, "EU28")?.press;
    if (press === undefined || spot === undefined) throw new Error("no part");
    expect(press.x * sheet.width).toBeCloseTo(spot.x);
    expect(press.width * sheet.width).toBeCloseTo(WIDTH);
  });
});

describe("the board in words", () => {
  it("says where every car is, and how many tokens are left", () => {
    const seats = [
      { seat: 0, name: "Anna" },
      { seat: 1, name: "Ben" },
      { seat: 2, name: "Cleo" },
    ] as Parameters<typeof description>[1];
    expect(description({ ...VIEW, cars: ["EU02", null, "NA37"] }, seats, DRAWING)).toBe(
      "Board of hexagons, a map of the world. Anna is at EU02, Europe; Ben is home; Cleo is at New York, North America. 36 tokens are still to be claimed.",
    );
    expect(description({ ...VIEW, tokens: { rome: "available" } }, seats, DRAWING)).toMatch(
      /1 token is still to be claimed\.$/,
    );
  });
});

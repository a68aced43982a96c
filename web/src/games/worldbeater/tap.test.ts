// This file is the tests of what a tap on the board means.

import { describe, expect, it } from "vitest";
import type { Offer } from "../../wire/message";
import { DRAWING } from "./fixture";
import { SIDE, sheetOf, WIDTH } from "./scene/layout";
import { targetsOf } from "./scene/target";
import { meaningOf, targetNear } from "./tap";
import type { Move } from "./types";

const sheet = sheetOf(DRAWING);
const offer = (move: Move): Offer<Move> => ({ move, sentence: "" });
const DRIVE = offer({ move: "drive", to: "EU02" });
const CLAIM = offer({ move: "claim", at: "EU39" });
const CROSS = offer({ move: "cross", at: "EU17" });
const FLY = offer({ move: "fly", to: "RU28" });
const PUT_BACK = offer({ move: "put-back", at: "EU14" });
const END = offer({ move: "end" });
const PLAY = offer({ move: "play", card: "fog", on: 1 });
const targets = targetsOf([DRIVE, CLAIM, CROSS, FLY, PUT_BACK, END, PLAY], DRAWING);

function at(id: string, x = 0, y = 0) {
  const spot = sheet.spots.get(id);
  if (spot === undefined) throw new Error(id);
  return { x: spot.x + x, y: spot.y + y };
}

describe("offers on the board", () => {
  it("have a hexagon each; cards and the end of the turn have none", () => {
    expect(targets.map(({ kind, hexagon }) => [kind, hexagon])).toEqual([
      ["drive", "EU02"],
      ["claim", "EU39"],
      ["cross", "EU17"],
      ["fly", "RU28"],
      ["put-back", "EU14"],
    ]);
    expect(targets[2]?.beyond).toBe("RU41");
  });
});

describe("a tap", () => {
  const exact = 0;

  it("on a hexagon makes the move that is offered there", () => {
    expect(meaningOf(at("EU02", 60, 20), targets, sheet, exact)).toEqual({ offer: DRIVE });
    expect(meaningOf(at("EU39"), targets, sheet, exact)).toEqual({ offer: CLAIM });
    expect(meaningOf(at("RU28"), targets, sheet, exact)).toEqual({ offer: FLY });
    expect(meaningOf(at("EU14"), targets, sheet, exact)).toEqual({ offer: PUT_BACK });
  });

  it("on either side of a border crosses it", () => {
    expect(meaningOf(at("EU17"), targets, sheet, exact)).toEqual({ offer: CROSS });
    expect(meaningOf(at("RU41"), targets, sheet, exact)).toEqual({ offer: CROSS });
  });

  it("on any other hexagon asks why, by its name", () => {
    expect(meaningOf(at("EU01"), targets, sheet, exact)).toEqual({ wish: { name: "EU01" } });
    expect(meaningOf(at("UK02"), [], sheet, exact)).toEqual({ wish: { name: "UK02" } });
  });

  it("into the sea means nothing", () => {
    expect(meaningOf({ x: 10, y: 10 }, targets, sheet, exact)).toBeNull();
  });

  it("by a broad finger still means a target beside it when hexagons are small", () => {
    const broad = 3 * SIDE;
    const beside = at("EU02", 0, -1.6 * SIDE);
    expect(targetNear(beside, targets, sheet, broad)?.hexagon).toBe("EU02");
    expect(targetNear(beside, targets, sheet, exact)).toBeNull();
    expect(targetNear(at("EU01", 0.3 * WIDTH), targets, sheet, broad)?.hexagon).toBe("EU02");
    expect(targetNear(at("EU01", 0.3 * WIDTH), targets, sheet, 0.9 * SIDE)).toBeNull();
    expect(targetNear({ x: 10, y: 10 }, targets, sheet, broad)).toBeNull();
  });
});

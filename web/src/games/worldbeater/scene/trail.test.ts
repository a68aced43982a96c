// This file is the tests of the chain of a turn as lines with stops.

import { describe, expect, it } from "vitest";
import type { Offer } from "../../../wire/message";
import { DRAWING, VIEW } from "../fixture";
import type { Move } from "../types";
import { sheetOf } from "./layout";
import { targetsOf } from "./target";
import { isSame, legBetween, trailOf, wayOf } from "./trail";

const sheet = sheetOf(DRAWING);
const offer = (move: Move): Offer<Move> => ({ move, sentence: "" });

describe("a trail", () => {
  it("goes by road within an area, and over the sea to the partner of a port", () => {
    const { legs, stops } = trailOf(VIEW.trail, DRAWING);
    expect(legs.map((leg) => leg.kind)).toEqual(["road", "crossing"]);
    expect(stops).toHaveLength(3);
    const { x, y } = sheet.spots.get("UK19") ?? { x: 0, y: 0 };
    expect(stops[1]).toEqual({ x, y });
  });

  it("flies between areas that no exit joins here", () => {
    expect(legBetween("EU20", "RU28", DRAWING)?.kind).toBe("flight");
  });

  it("follows a crossing in the direction of travel, also round the edge", () => {
    const back = legBetween("EU18", "UK19", DRAWING)?.lines[0] ?? [];
    expect(back[0]?.x).toBeGreaterThan(back.at(-1)?.x ?? Number.POSITIVE_INFINITY);
    const [out, home] = legBetween("NA32", "FE30", DRAWING)?.lines ?? [];
    expect(out?.at(-1)?.x).toBe(0);
    expect(home?.[0]?.x).toBe(sheet.width);
    expect(home?.at(-1)?.x).toBeCloseTo(sheet.spots.get("FE30")?.x ?? 0, -1);
  });

  it("has no legs while the car stands", () => {
    expect(trailOf(["UK17"], DRAWING).legs).toEqual([]);
    expect(legBetween("UK17", "UK17", DRAWING)).toBeNull();
  });
});

describe("the way of an offer", () => {
  it("goes on beyond an exit", () => {
    const [cross, first] = targetsOf(
      [offer({ move: "cross", at: "EU17" }), offer({ move: "cross", at: "EU18" })],
      DRAWING,
    );
    if (!cross || !first) throw new Error("no targets");
    expect(wayOf(cross, "EU16")).toEqual(["EU16", "EU17", "RU41"]);
    expect(wayOf(first, "EU18")).toEqual(["EU18", "UK19"]);
    expect(wayOf(cross, null)).toEqual(["EU17", "RU41"]);
  });

  it("is that of the same move, whoever sent it", () => {
    expect(isSame(offer({ move: "drive", to: "EU02" }), offer({ move: "drive", to: "EU02" }))).toBe(true);
    expect(isSame(offer({ move: "drive", to: "EU02" }), offer({ move: "drive", to: "EU06" }))).toBe(false);
    expect(isSame(null, offer({ move: "end" }))).toBe(false);
  });
});

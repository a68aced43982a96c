import { describe, expect, it } from "vitest";
import { CHASE_OFFERS, CHASING, DRAWING, RUN_OFFERS, RUNNING } from "./fixture";
import { tripsOf } from "./model/trip";
import { sheetOf } from "./scene/sheet";
import { meaningOf, spotNear } from "./tap";

const sheet = sheetOf(DRAWING);
const trips = tripsOf(RUNNING, RUN_OFFERS);
const spot = (number: number) => sheet.spots.get(number) ?? null;
const planned = (key: string) => trips.find((trip) => trip.key === key) ?? null;

describe("a tap", () => {
  it("means the nearest place within reach", () => {
    expect(spotNear({ x: 2925, y: 1100 }, sheet, 100)?.number).toBe(37);
    expect(spotNear({ x: 2900, y: 1040 }, sheet, 100)?.number).toBe(36);
    expect(spotNear({ x: 4500, y: 2600 }, sheet, 100)).toBeNull();
  });

  it("plans the trip without a flight first", () => {
    expect(meaningOf(spot(72), trips, null)).toMatchObject({ kind: "plan", trip: { key: "run 72 0" } });
  });

  it("on the planned end plans the next way there, and then the first again", () => {
    expect(meaningOf(spot(72), trips, planned("run 72 0"))).toMatchObject({ trip: { key: "run 72 1" } });
    expect(meaningOf(spot(72), trips, planned("run 72 1"))).toMatchObject({ trip: { key: "run 72 0" } });
  });

  it("elsewhere plans anew", () => {
    expect(meaningOf(spot(68), trips, planned("run 72 1"))).toMatchObject({ trip: { key: "run 68 0" } });
  });

  it("on one's own place plans to stay", () => {
    expect(meaningOf(spot(69), trips, null)).toMatchObject({ trip: { end: 69, by: "" } });
  });

  it("plans the trip of an agent", () => {
    const searches = tripsOf(CHASING, CHASE_OFFERS);
    expect(meaningOf(spot(39), searches, null)).toMatchObject({ trip: { calls: [41, 39] } });
  });

  it("where nothing leads asks why, by the name", () => {
    expect(meaningOf(spot(92), trips, null)).toEqual({ kind: "why", wish: { name: "Vanua Levu" } });
  });

  it("on the sea, or when nothing can be planned, means nothing", () => {
    expect(meaningOf(null, trips, null)).toEqual({ kind: "nothing" });
    expect(meaningOf(spot(36), [], null)).toEqual({ kind: "nothing" });
  });
});

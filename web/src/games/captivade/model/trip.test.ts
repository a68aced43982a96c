import { describe, expect, it } from "vitest";
import { CHASE_OFFERS, CHASING, RUN_OFFERS, RUNNING } from "../fixture/sample";
import { startOf, tripFor, tripsOf } from "./trip";

describe("the trips", () => {
  it("of an escapee begin in its hiding place, and come without flights first", () => {
    const trips = tripsOf(RUNNING, RUN_OFFERS);
    expect(startOf(RUNNING)).toBe(1);
    expect(trips.map((trip) => trip.key)).toEqual(["run 1 0", "run 2 0", "run 45 0", "run 13 0", "run 13 1"]);
    expect(trips[3]).toMatchObject({ path: [1, 2, 12, 13], end: 13, cost: 0, energy: 3, calls: [] });
    expect(trips[4]).toMatchObject({ flights: 1, cost: 300, energy: 5 });
  });

  it("that stay have no legs", () => {
    expect(tripsOf(RUNNING, RUN_OFFERS)[0]).toMatchObject({ path: [1], end: 1, by: "" });
  });

  it("of an agent begin where it stands, and are known by their calls", () => {
    const trips = tripsOf(CHASING, CHASE_OFFERS);
    expect(startOf(CHASING)).toBe(36);
    expect(trips.map((trip) => trip.key)).toEqual(["chase 36", "chase 36 37", "chase 53 37", "chase 36 13"]);
    expect(trips[2]).toMatchObject({ path: [36, 37, 53, 37], end: 37, calls: [53, 37], flights: 0 });
    expect(trips[3]).toMatchObject({ flights: 1, cost: 0 });
  });

  it("are only those that are offered", () => {
    expect(tripsOf(RUNNING, RUN_OFFERS.slice(1, 2)).map((trip) => trip.end)).toEqual([2]);
    expect(tripsOf(RUNNING, [])).toEqual([]);
  });

  it("are found by their offers, and nothing by another", () => {
    const trips = tripsOf(CHASING, CHASE_OFFERS);
    const offer = CHASE_OFFERS[2];
    expect(offer && tripFor(offer, trips)?.key).toBe("chase 53 37");
    expect(tripFor({ move: { move: "spare" }, sentence: "" }, trips)).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { CHASE_OFFERS, CHASING, offer, RUN_OFFERS, RUNNING } from "../fixture";
import { startOf, tripFor, tripsOf } from "./trip";

describe("the trips", () => {
  it("of an escapee begin in its hiding place, and come without flights first", () => {
    const trips = tripsOf(RUNNING, RUN_OFFERS);
    expect(startOf(RUNNING)).toBe(69);
    expect(trips).toHaveLength(RUNNING.ways.length);
    expect(trips.slice(0, 5).map((trip) => trip.key)).toEqual([
      "run 69 0",
      "run 68 0",
      "run 70 0",
      "run 78 0",
      "run 67 0",
    ]);
    expect(trips[4]).toMatchObject({ path: [69, 68, 67], end: 67, cost: 0, energy: 2, calls: [] });
    expect(trips[9]).toMatchObject({ flights: 1, cost: 300, energy: 4 });
  });

  it("that stay have no legs", () => {
    expect(tripsOf(RUNNING, RUN_OFFERS)[0]).toMatchObject({ path: [69], end: 69, by: "" });
  });

  it("of an agent begin where it stands, and are known by their calls", () => {
    const trips = tripsOf(CHASING, CHASE_OFFERS);
    expect(startOf(CHASING)).toBe(41);
    expect(trips[0]).toMatchObject({ key: "chase 41", path: [41], calls: [41] });
    const [there] = trips.filter((trip) => trip.key === "chase 39 41");
    expect(there).toMatchObject({ path: [41, 39, 41], end: 41, calls: [39, 41], flights: 0 });
    expect(trips.at(-1)).toMatchObject({ flights: 1, cost: 0 });
  });

  it("are only those that are offered", () => {
    expect(tripsOf(RUNNING, RUN_OFFERS.slice(1, 2)).map((trip) => trip.end)).toEqual([68]);
    expect(tripsOf(RUNNING, [])).toEqual([]);
  });

  it("are found by their offers, and nothing by another", () => {
    const trips = tripsOf(CHASING, CHASE_OFFERS);
    const [, search] = CHASE_OFFERS;
    expect(search && tripFor(search, trips)?.key).toBe("chase 35 34");
    expect(tripFor(offer({ move: "spare" }), trips)).toBeNull();
  });
});

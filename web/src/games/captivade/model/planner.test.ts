import { describe, expect, it } from "vitest";
import { CHASE_OFFERS, CHASING, RUN_OFFERS, RUNNING } from "../fixture";
import { Planner } from "./planner.svelte";
import { type Trip, tripsOf } from "./trip";

function trip(end: number, flights = 0): Trip {
  const found = tripsOf(RUNNING, RUN_OFFERS).find((one) => one.end === end && one.flights === flights);
  if (found === undefined) throw new Error(`no trip to ${end}`);
  return found;
}

describe("a plan", () => {
  it("is nothing at first, and again when it is cleared", () => {
    const planner = new Planner();
    expect(planner.planned(RUNNING, RUN_OFFERS, 0)).toBeNull();
    planner.choose(trip(70), RUNNING, 0);
    expect(planner.planned(RUNNING, RUN_OFFERS, 0)?.end).toBe(70);
    planner.clear();
    expect(planner.planned(RUNNING, RUN_OFFERS, 0)).toBeNull();
  });

  it("takes the place of the one before", () => {
    const planner = new Planner();
    planner.choose(trip(70), RUNNING, 0);
    planner.choose(trip(72, 1), RUNNING, 0);
    expect(planner.planned(RUNNING, RUN_OFFERS, 0)).toMatchObject({ end: 72, flights: 1 });
  });

  it("has the other ways to its end beside it", () => {
    const planner = new Planner();
    planner.choose(trip(72, 1), RUNNING, 0);
    expect(planner.alternatives(RUNNING, RUN_OFFERS, 0).map((one) => one.flights)).toEqual([0, 1]);
    planner.choose(trip(69), RUNNING, 0);
    expect(planner.alternatives(RUNNING, RUN_OFFERS, 0)).toHaveLength(1);
    expect(new Planner().alternatives(RUNNING, RUN_OFFERS, 0)).toEqual([]);
  });

  it("of an agent has the searches that end in one place beside it", () => {
    const planner = new Planner();
    const search = tripsOf(CHASING, CHASE_OFFERS).find((one) => one.key === "chase 39 41");
    if (search) planner.choose(search, CHASING, 0);
    expect(planner.alternatives(CHASING, CHASE_OFFERS, 0).map((one) => one.calls)).toEqual([
      [41],
      [39, 41],
      [40, 41],
      [67, 41],
    ]);
  });

  it("is not seen by another seat at the same device", () => {
    const planner = new Planner();
    planner.choose(trip(70), RUNNING, 0);
    expect(planner.planned(RUNNING, RUN_OFFERS, 1)).toBeNull();
    expect(planner.planned({ ...RUNNING, seat: 1, secrets: RUNNING.secrets }, RUN_OFFERS, 1)).toBeNull();
  });

  it("ends with its week and when it is no longer offered", () => {
    const planner = new Planner();
    planner.choose(trip(70), RUNNING, 0);
    expect(planner.planned({ ...RUNNING, week: 5 }, RUN_OFFERS, 0)).toBeNull();
    expect(planner.planned(RUNNING, [], 0)).toBeNull();
  });
});

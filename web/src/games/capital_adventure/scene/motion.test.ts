import { describe, expect, it } from "vitest";
import { DECIDING, DRAWING, EMBARKED, JOURNEY, OVER, SEA, STORM } from "../fixture";
import type { GameEvent } from "../types";
import { motionOf } from "./motion";

const read = (event: GameEvent, view = DECIDING.view) => motionOf(event, view, DRAWING);

/** What the board shows of a step, with the sides where they were before it. */
const shown = ({ before, events }: typeof SEA) => events.flatMap((event) => read(event, before) ?? []);

describe("what the board shows", () => {
  it("is a Traveller that sets out from London", () => {
    expect(read({ event: "SetOut", seat: 0, total: 11, city: "rome" })?.trip).toEqual({
      seat: 0,
      stops: [{ city: "london" }, { city: "rome" }],
      means: "air",
    });
  });

  it("is a journey through all its cities, with its pegs and its token", () => {
    const path = ["casablanca", "timbuktu", "lagos", "luanda", "cape-town"];
    expect(shown(JOURNEY)).toEqual([
      { trip: { seat: 0, stops: path.map((city) => ({ city })), means: "route" } },
      { cities: ["timbuktu"], peg: { seat: 0, city: "timbuktu" } },
      { cities: ["cape-town"], peg: { seat: 0, city: "cape-town" } },
      { cities: ["cape-town"] },
    ]);
  });

  it("is the way to a transit point and on", () => {
    const stop = { crossing: "cairo-riyadh", sea: 0 };
    expect(shown(EMBARKED).map(({ trip }) => trip?.stops)).toEqual([[{ city: "cairo" }, stop]]);
    const entered = read({ event: "Entered", seat: 0, city: "riyadh" }, EMBARKED.view);
    expect(entered?.trip?.stops).toEqual([stop, { city: "riyadh" }]);
  });

  it("is a step over the Atlantic, the way back from it, and the way home", () => {
    expect(shown(SEA).map(({ trip }) => trip?.stops)).toEqual([
      [
        { crossing: "atlantic", sea: 2 },
        { crossing: "atlantic", sea: 3 },
      ],
    ]);
    const [back] = shown(STORM);
    expect(back?.trip).toMatchObject({ seat: 0, means: "air" });
    expect(back?.cities).toEqual(["new-orleans"]);
    expect(shown(OVER).map(({ trip }) => trip?.stops)).toEqual([
      [{ crossing: "atlantic", sea: 6 }, { city: "london" }],
    ]);
  });

  it.each(["Hijacked", "Deported"] as const)("is a side that is taken away: %s", (event) => {
    const motion = read({ event, seat: 1, city: "athens" });
    expect(motion?.trip).toEqual({ seat: 1, stops: [{ city: "madrid" }, { city: "athens" }], means: "air" });
    expect(motion?.cities).toEqual(["athens"]);
  });

  it("is a side that a hijack leaves where it is", () => {
    expect(read({ event: "AlreadyThere", seat: 1, city: "madrid" })).toEqual({ cities: ["madrid"] });
  });

  it("is nothing for what is told elsewhere", () => {
    expect(read({ event: "Earned", seat: 0, amount: 200 })).toBeNull();
    expect(read({ event: "Issued" })).toBeNull();
  });
});

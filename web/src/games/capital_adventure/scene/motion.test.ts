import { describe, expect, it } from "vitest";
import { AT_SEA, DECIDING, DRAWING } from "../fixture/sample";
import { motionOf } from "./motion";

const read = (event: Record<string, unknown> & { event: string }, view = DECIDING) =>
  motionOf(event, view, DRAWING);

describe("what the board shows", () => {
  it("is a Traveller that sets out from London", () => {
    expect(read({ event: "SetOut", seat: 0, total: 11, city: "rome" })?.trip).toEqual({
      seat: 0,
      stops: [{ city: "london" }, { city: "rome" }],
      means: "air",
    });
  });

  it("is a journey through all its cities", () => {
    expect(read({ event: "Travelled", seat: 0, path: ["rome", "madrid", "lisbon"] })?.trip).toEqual({
      seat: 0,
      stops: [{ city: "rome" }, { city: "madrid" }, { city: "lisbon" }],
      means: "route",
    });
  });

  it("is the way to a transit point and on", () => {
    expect(read({ event: "Embarked", seat: 2, to: "athens" })?.trip?.stops).toEqual([
      { city: "cairo" },
      { crossing: "athens-cairo", sea: 0 },
    ]);
    expect(read({ event: "Entered", seat: 3, city: "cairo" })?.trip?.stops).toEqual([
      { crossing: "athens-cairo", sea: 0 },
      { city: "cairo" },
    ]);
  });

  it("is a step over the Atlantic, and the way back from it", () => {
    expect(read({ event: "SeaProgress", seat: 0, answers: 4 }, AT_SEA)?.trip?.stops).toEqual([
      { crossing: "atlantic", sea: 3 },
      { crossing: "atlantic", sea: 4 },
    ]);
    const back = read({ event: "SentBack", seat: 0, city: "new-orleans" }, AT_SEA);
    expect(back?.trip).toMatchObject({ means: "air" });
    expect(back?.cities).toEqual(["new-orleans"]);
  });

  it.each(["Hijacked", "Deported"])("is a side that is taken away: %s", (event) => {
    const motion = read({ event, seat: 2, city: "athens" });
    expect(motion?.trip).toEqual({ seat: 2, stops: [{ city: "cairo" }, { city: "athens" }], means: "air" });
    expect(motion?.cities).toEqual(["athens"]);
  });

  it("is a peg that is put down", () => {
    expect(read({ event: "Pegged", seat: 0, city: "paris", count: 1 })).toEqual({
      cities: ["paris"],
      peg: { seat: 0, city: "paris" },
    });
  });

  it("is nothing for what is told elsewhere", () => {
    expect(read({ event: "Earned", seat: 0, amount: 200 })).toBeNull();
    expect(read({ event: "Issued" })).toBeNull();
  });
});

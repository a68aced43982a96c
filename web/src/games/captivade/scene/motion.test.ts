import { describe, expect, it } from "vitest";
import { CHASING, DRAWING, RUNNING } from "../fixture/sample";
import { motionOf } from "./motion";

const motion = (event: { event: string } & Record<string, unknown>, view = CHASING) =>
  motionOf(event, view, DRAWING);

describe("an event", () => {
  it("of one's own trip moves the escapee from where it hid", () => {
    const event = { event: "Ran", seat: 0, path: [2, 12], by: "cc", place: 12 };
    expect(motion(event, RUNNING)).toEqual({ trip: { piece: { seat: 0 }, path: [1, 2, 12], by: "cc" } });
  });

  it("of a rival's trip shows nothing, as nobody knows where it was", () => {
    expect(motion({ event: "Ran", seat: 1, path: [2], by: "c", place: 2 }, RUNNING)).toBeNull();
    expect(motion({ event: "Sealed", seat: 1 })).toBeNull();
  });

  it("of a search moves the agent, and shows what it calls and whom it finds", () => {
    const event = {
      event: "Searched",
      agent: "brown",
      seat: 0,
      start: 36,
      path: [37],
      by: "c",
      calls: [36, 37],
      found: [2],
    };
    expect(motion(event)).toEqual({
      trip: { piece: { agent: "brown" }, path: [36, 37], by: "c" },
      calls: [36, 37],
      found: [2],
    });
  });

  it("of a capture takes the prisoner to London", () => {
    expect(motion({ event: "Captured", seat: 2, face: "red", agent: "brown", place: 53 })).toEqual({
      places: [53],
      trip: { piece: { agent: "brown" }, prisoner: 2, path: [53, 36], by: "f" },
    });
  });

  it("that tells a place or a zone shows it", () => {
    expect(motion({ event: "Spotted", seat: 1, week: 1, place: 13 })).toEqual({ places: [13] });
    expect(motion({ event: "Located", seat: 1, week: 1, colour: "red", zone: "D" })).toEqual({
      zones: ["D"],
    });
    expect(motion({ event: "News", agent: "black", seats: [0, 1], zones: ["A", "E"] })).toEqual({
      zones: ["A", "E"],
    });
    expect(motion({ event: "Elsewhere", seat: 1, week: 1, colour: "red" })).toBeNull();
  });

  it("of a card shows what the card is about", () => {
    expect(motion({ event: "Drew", seat: 0, card: "snowdrift" })).toEqual({
      places: [1, 2],
      line: { path: [1, 2], by: "c" },
    });
    expect(motion({ event: "Drew", seat: 0, card: "fog" })).toEqual({ places: [13] });
    expect(motion({ event: "Drew", seat: 0, card: "boat" })).toEqual({
      places: [13, 20],
      line: { path: [13, 20], by: "e" },
    });
    expect(motion({ event: "Drew", seat: 0, card: "fence" })).toEqual({ zones: ["D"] });
    expect(motion({ event: "Drew", seat: 0, card: "quiet" })).toBeNull();
  });

  it("of a lifted block shows where it lay", () => {
    expect(motion({ event: "Lifted", connection: [1, 2], airport: null })).toEqual({
      places: [1, 2],
      line: { path: [1, 2], by: "c" },
    });
    expect(motion({ event: "Lifted", connection: null, airport: 13 })).toEqual({ places: [13] });
  });

  it("takes an agent off the board that is struck or leaves", () => {
    expect(motion({ event: "Struck", agent: "brown", target: "silver", face: "red", is_hit: true })).toEqual({
      places: [13],
      gone: "silver",
    });
    expect(
      motion({ event: "Struck", agent: "brown", target: "silver", face: "blue", is_hit: false }),
    ).toEqual({
      places: [13],
    });
    expect(motion({ event: "Departed", agent: "white" })).toEqual({ places: [36], gone: "white" });
  });
});

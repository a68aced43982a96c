import { describe, expect, it } from "vitest";
import { CHASING, DRAWING, RUNNING, recorded, told } from "../fixture";
import type { GameEvent } from "../types";
import { motionOf } from "./motion";

const motion = (event: GameEvent, view = CHASING) => motionOf(event, view, DRAWING);

describe("an event", () => {
  it("of one's own trip moves the escapee from where it hid", () => {
    expect(motion(told("sealed", "Ran"), RUNNING)).toEqual({
      trip: { piece: { seat: 0 }, path: [69, 70, 60, 61], by: "cfc" },
    });
  });

  it("of a rival's trip shows nothing, as nobody knows where it was", () => {
    expect(motion({ ...told("sealed", "Ran"), seat: 2 }, RUNNING)).toBeNull();
    expect(motion(told("sealed", "Sealed"))).toBeNull();
  });

  it("of a search moves the agent, and shows what it calls and whom it finds", () => {
    expect(motion(told("searched", "Searched"), recorded.step("searched").before)).toEqual({
      trip: { piece: { agent: "brown" }, path: [36, 38, 39, 41], by: "fcc" },
      calls: [39, 41],
      found: [1, 2, 3],
    });
  });

  it("of a capture takes the prisoner to London", () => {
    expect(motion(told("replayed", "Captured"))).toEqual({
      places: [67],
      trip: { piece: { agent: "black" }, prisoner: 1, path: [67, 36], by: "f" },
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
    const drew = (card: string) => motion({ event: "Drew", seat: 0, card });
    expect(motion(told("chasing", "Drew"))).toEqual({ places: [88, 89], line: { path: [88, 89], by: "c" } });
    expect(drew("cloudburst")).toEqual({ places: [19] });
    expect(drew("crab-boat")).toEqual({ places: [47, 74], line: { path: [47, 74], by: "e" } });
    expect(drew("border-guards")).toEqual({ zones: ["C"] });
    expect(drew("quiet-week")).toBeNull();
  });

  it("of a lifted block shows where it lay", () => {
    expect(motion({ event: "Lifted", connection: [1, 2], airport: null })).toEqual({
      places: [1, 2],
      line: { path: [1, 2], by: "c" },
    });
    expect(motion(told("running", "Lifted"))).toEqual({ places: [19] });
  });

  it("takes an agent off the board that is struck or leaves", () => {
    const { before } = recorded.step("struck");
    const struck = told("struck", "Struck");
    expect(motion(struck, before)).toEqual({ places: [36], gone: "white" });
    expect(motion({ ...struck, is_hit: false }, before)).toEqual({ places: [36] });
    expect(motion({ event: "Departed", agent: "white" }, before)).toEqual({ places: [36], gone: "white" });
  });
});

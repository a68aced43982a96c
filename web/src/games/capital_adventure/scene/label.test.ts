import { describe, expect, it } from "vitest";
import { boxRound, frameOf, overlap } from "../../../map/box";
import type { WantedName } from "../../../map/label";
import { Lettering, type WantedFare } from "./label";

const FRAME = frameOf({ width: 1000, height: 1000 });

function name(id: string, x: number, y: number, changes: Partial<WantedName> = {}): WantedName {
  return { id, text: id, x, y, room: 10, isStrong: false, ...changes };
}

function fare(id: string, from: [number, number], to: [number, number], isStrong = false): WantedFare {
  return { id, text: "$100", from: { x: from[0], y: from[1] }, to: { x: to[0], y: to[1] }, isStrong };
}

describe("names", () => {
  it("stand to the right of their city when there is room", () => {
    const lettering = new Lettering([], 1, FRAME);
    lettering.name([name("Rome", 100, 100)]);
    expect(lettering.names[0]).toMatchObject({ id: "Rome", anchor: "start" });
  });

  it("stand elsewhere rather than over something, and not at all where nothing is free", () => {
    const lettering = new Lettering([boxRound({ x: 130, y: 100 }, 15)], 1, FRAME);
    lettering.name([name("Rome", 100, 100)]);
    expect(lettering.names[0]?.anchor).toBe("end");
    const full = new Lettering([boxRound({ x: 100, y: 100 }, 90)], 1, FRAME);
    full.name([name("Rome", 100, 100)]);
    expect(full.names).toEqual([]);
  });

  it("stay within the map", () => {
    const lettering = new Lettering([], 1, FRAME);
    lettering.name([name("Honolulu", 990, 500)]);
    expect(lettering.names[0]?.anchor).toBe("end");
  });
});

describe("fares", () => {
  it("stand on their line when it is long enough to be seen beside them", () => {
    const lettering = new Lettering([], 1, FRAME);
    lettering.price([fare("long", [100, 100], [300, 100]), fare("short", [100, 200], [130, 200])]);
    expect(lettering.fares.map(({ id }) => id)).toEqual(["long"]);
    expect(lettering.fares[0]).toMatchObject({ x: 200, y: 100 });
  });

  it("give way along their line, and never lie over a name or each other", () => {
    const lettering = new Lettering([], 1, FRAME);
    lettering.name([name("Somewhere", 180, 100)]);
    lettering.price([
      fare("a", [60, 100], [330, 100]),
      fare("b", [190, 40], [190, 260]),
      fare("c", [60, 90], [330, 95]),
    ]);
    const boxes = lettering.fares.map(({ box }) => box);
    expect(boxes).toHaveLength(3);
    for (const [index, box] of boxes.entries()) {
      expect(boxes.some((other, at) => at !== index && overlap(other, box))).toBe(false);
    }
    expect(lettering.fares[0]?.x).not.toBe(195);
  });

  it("are larger where they matter", () => {
    const lettering = new Lettering([], 1, FRAME);
    lettering.price([fare("near", [100, 100], [300, 100], true), fare("far", [100, 200], [300, 200])]);
    const [near, far] = lettering.fares;
    expect(near?.size).toBeGreaterThan(far?.size ?? 0);
  });
});

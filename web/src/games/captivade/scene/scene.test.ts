import { describe, expect, it } from "vitest";
import { CHASE_OFFERS, CHASING, DRAWING, RUN_OFFERS, RUNNING } from "../fixture";
import { tripsOf } from "../model/trip";
import { fugitivesOf, nearby, partAround, pawnsOf, scaleOf, stubNames, wantedNames } from "./scene";
import { sheetOf } from "./sheet";

const sheet = sheetOf(DRAWING);
const wide = scaleOf(sheet.width, sheet.width / 1000);
const narrow = scaleOf(sheet.width, sheet.width / 390);

describe("sizes", () => {
  it("leave no room for numbers on a whole map on a phone", () => {
    expect(wide.hasNumbers).toBe(true);
    expect(narrow.hasNumbers).toBe(false);
  });

  it("grow no more from some size on", () => {
    const pixels = (width: number) => scaleOf(sheet.width, sheet.width / width).mark / (sheet.width / width);
    expect(pixels(6000)).toBe(pixels(3000));
    expect(pixels(1400)).toBeGreaterThan(pixels(800));
  });
});

describe("agents", () => {
  it("in one place stand side by side over it, the one on the move on top", () => {
    const agents = CHASING.agents.map((agent) => ({ ...agent, place: agent.agent === "silver" ? 13 : 36 }));
    const pawns = pawnsOf(agents, "brown", sheet, wide);
    const london = pawns.filter((pawn) => pawn.place === 36);
    expect(london.map((pawn) => pawn.agent)).toEqual(["white", "black", "brown"]);
    const across = london.map((pawn) => pawn.x).sort((a, b) => a - b);
    expect((across[1] ?? 0) - (across[0] ?? 0)).toBeCloseTo(wide.pawn);
    for (const pawn of london) expect(pawn.y).toBeLessThan(1035);
  });

  it("that are out of the match are not there, and those at the edge are seen whole", () => {
    const agents = CHASING.agents.map((agent, index) => ({
      ...agent,
      place: [null, 1, 1, 92][index] ?? null,
    }));
    const pawns = pawnsOf(agents, null, sheet, narrow);
    expect(pawns.map((pawn) => pawn.agent)).toEqual(["white", "black", "silver"]);
    for (const pawn of pawns) expect(pawn.y).toBeGreaterThanOrEqual(narrow.pawn);
  });
});

describe("escapees", () => {
  it("are those that may be seen, and the captured in prison", () => {
    const fugitives = fugitivesOf([69, null, null, null], RUNNING, DRAWING.start, sheet, wide);
    expect(fugitives.map(({ seat, place, isCaptured }) => [seat, place, isCaptured])).toEqual([
      [0, 69, false],
      [1, 36, true],
    ]);
  });
});

describe("names", () => {
  it("are all wanted where marks have numbers, only those that matter where not", () => {
    expect(wantedNames([37], [], sheet, wide)).toHaveLength(DRAWING.places.length);
    expect(wantedNames([37], [], sheet, narrow).map((name) => name.id)).toEqual(["37"]);
  });

  it("of where one can go come before airports and the rest", () => {
    const order = wantedNames([], [55], sheet, wide).map((name) => name.id);
    expect(order.slice(0, 3)).toEqual(["55", "10", "11"]);
  });

  it("at the edges lie within the map", () => {
    const names = stubNames(sheet, wide);
    expect(names.map((name) => name.text)).toEqual([
      "← 45 Anadyr",
      "1 Utqiagvik →",
      "← 92 Vanua Levu",
      "20 Monteverde →",
    ]);
    for (const { box } of names) expect(box.top >= 0 && box.left >= 0 && box.right <= sheet.width).toBe(true);
    const small = scaleOf(sheet.width, sheet.width / 780);
    expect(stubNames(sheet, small).map((name) => name.text)).toEqual(["← 45", "1 →", "← 92", "20 →"]);
    expect(stubNames(sheet, narrow)).toEqual([]);
  });
});

describe("what matters", () => {
  it("is where one can go without a flight, on this side of the map", () => {
    expect(nearby(tripsOf(RUNNING, RUN_OFFERS), 69, sheet)).toEqual([69, 68, 70, 78, 67, 72, 75, 76, 77]);
    const around = tripsOf(RUNNING, RUN_OFFERS).map((trip) => ({
      ...trip,
      end: trip.end === 68 ? 45 : trip.end,
    }));
    expect(nearby(around, 1, sheet)).not.toContain(45);
    expect(nearby(tripsOf(CHASING, CHASE_OFFERS), 41, sheet)).toContain(34);
  });

  it("is a part of the map with all of it, and a place that is seen in any case", () => {
    const part = partAround([36, 53], sheet, 36);
    expect(part).toMatchObject({ press: { x: 2890 / 6133, y: 1035 / 3167 } });
    expect(part && part.x < 2890 / 6133 && part.x + part.width > 3102 / 6133).toBe(true);
    expect(partAround([], sheet)).toBeNull();
  });
});

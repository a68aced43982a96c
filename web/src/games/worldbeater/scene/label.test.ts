// This file is the tests of the names on the board.

import { describe, expect, it } from "vitest";
import { boxRound } from "../../../map/box";
import { DRAWING } from "../fixture";
import { edgeNames } from "./edge";
import { inscriptions } from "./inscription";
import { linesOf, setNames, sizeOf, type Wanted, widthOf } from "./label";
import { sheetOf, WIDTH } from "./layout";
import { routesOf } from "./route";
import { wantedNames } from "./scene";

const sheet = sheetOf(DRAWING);
const FRAME = { left: 0, top: 0, right: sheet.width, bottom: sheet.height };

function name(id: string, x: number, weight = 1, text = "Some town"): Wanted {
  return { id, text, at: { x, y: 500 }, kind: "town", weight };
}

describe("long names", () => {
  it("are broken in two at a space or after a hyphen", () => {
    expect(linesOf("Paris")).toEqual(["Paris"]);
    expect(linesOf("Buenos Aires")).toEqual(["Buenos", "Aires"]);
    expect(linesOf("Ho Chi Minh City")).toEqual(["Ho Chi", "Minh City"]);
    expect(linesOf("Clermont-Ferrand")).toEqual(["Clermont-", "Ferrand"]);
    expect(linesOf("Johannesburg")).toEqual(["Johannesburg"]);
  });

  it("fit a hexagon that is drawn large", () => {
    expect(widthOf("Johannesburg", sizeOf("town", 1))).toBeLessThan(WIDTH);
  });
});

describe("names", () => {
  it("stand where there is room, those of more weight first", () => {
    const both = [name("light", 800, 1), name("heavy", 820, 2)];
    expect(setNames(both, new Set(), [], 4, FRAME).map(({ id }) => id)).toEqual(["heavy"]);
    expect(setNames(both, new Set(["light"]), [], 4, FRAME).map(({ id }) => id)).toEqual(["light"]);
    expect(setNames([name("a", 800), name("b", 1400)], new Set(), [], 4, FRAME)).toHaveLength(2);
  });

  it("keep clear of what is in their way, and within the frame", () => {
    const wanted = [name("a", 800)];
    expect(setNames(wanted, new Set(), [boxRound({ x: 800, y: 560 }, 30)], 4, FRAME)).toEqual([]);
    const [lower] = setNames(
      [{ ...name("a", 800), hasCar: true }],
      new Set(),
      [boxRound({ x: 800, y: 520 }, 30)],
      4,
      FRAME,
    );
    expect(lower?.y).toBeGreaterThan(setNames(wanted, new Set(), [], 4, FRAME)[0]?.y ?? 0);
    const row = [boxRound({ x: 800, y: 540 }, 200, 60)];
    const [lowest] = setNames([{ ...name("a", 800), hasCar: true }], new Set(), row, 4, FRAME);
    expect(lowest?.y).toBeGreaterThan(lower?.y ?? 0);
    const crowd = [boxRound({ x: 800, y: 560 }, 300, 60)];
    const [above] = setNames([{ ...name("a", 800), height: 80 }], new Set(), crowd, 4, FRAME);
    expect(above?.y).toBeLessThan(500 - 80);
    const [edge] = setNames([name("edge", 0)], new Set(), [], 4, FRAME);
    expect(edge?.x).toBeGreaterThan(0);
  });

  it("are left out when nobody could read them", () => {
    expect(setNames([name("a", 800)], new Set(), [], 30, FRAME)).toEqual([]);
  });

  it("are those of towns, exits, airports and both goals; a frontier has its name once", () => {
    const wanted = wantedNames(DRAWING, sheet, 2);
    const { towns, crossings, airports } = DRAWING;
    const exits = crossings.flatMap(({ kind, a_name, b_name }) =>
      kind === "frontier" ? [a_name] : [a_name, b_name],
    );
    const places = [...towns, ...airports].map((place) => place.name);
    expect(wanted.map(({ text }) => text).sort()).toEqual(
      [...places, ...exits, "Fort Dunlop", "New York"].sort(),
    );
    const brest = wanted.find(({ text }) => text === "Brest");
    const [one, other] = [sheet.spots.get("EU17"), sheet.spots.get("RU41")];
    expect(brest?.at.x).toBeCloseTo(((one?.x ?? 0) + (other?.x ?? 0)) / 2);
  });
});

describe("the names of areas", () => {
  it("are engraved, and plain where they would be too small", () => {
    const engraved = inscriptions(DRAWING, sheet, 3);
    expect(engraved.map(({ lines }) => lines.join(" "))).toContain("EUROPE");
    expect(engraved.every(({ isPlain }) => !isPlain)).toBe(true);
    const plain = inscriptions(DRAWING, sheet, 20);
    expect(plain.map(({ lines }) => lines.join(" "))).toContain("North America");
    expect(plain.every(({ isPlain, size }) => isPlain && size === 180)).toBe(true);
  });
});

describe("words at the edge", () => {
  it("say where a way round it leads, unless they would lie on land", () => {
    const small = edgeNames(routesOf(DRAWING, sheet), sheet, 20);
    expect(small.map(({ text, isEast }) => [text, isEast])).toEqual([
      ["Nome", true],
      ["Provideniya", false],
      ["Seattle", true],
      ["Yokohama", false],
      ["Valparaíso", true],
      ["Sydney", false],
      ["San Francisco", true],
      ["Auckland", false],
    ]);
    expect(edgeNames(routesOf(DRAWING, sheet), sheet, 200).map(({ text }) => text)).not.toContain("Seattle");
  });
});

import { describe, expect, it } from "vitest";
import type { Offer } from "../../wire/message";
import { DRAWING, VIEW } from "./fixture";
import { flightsOf } from "./model/flight";
import { standings } from "./scene/scene";
import { meaningOf, nearest, type Tappable } from "./tap";
import type { Facet, Move } from "./types";

const plate = DRAWING.map;
const SCALE = { unit: 1, jet: 30 };
const fly = (from: string, to: string, by: Facet): Offer<Move> => ({
  move: { move: "fly", jet: 1, from, to, by },
  sentence: to,
});
const VIOLET = fly("tokyo", "seoul", "violet");
const WILD = fly("tokyo", "seoul", "jet");
const CARD: Offer<Move> = { move: { move: "take-off", jet: 2, to: "lima" }, sentence: "lima" };

function tappable(offers: Offer<Move>[], jets = VIEW.jets, chosen: string | null = null): Tappable {
  const flights = flightsOf(offers, 0, { ...VIEW, jets }, DRAWING);
  const offered = new Set(flights.map((flight) => flight.from));
  return { flights, standing: standings(jets, offered, 0, plate, SCALE), chosen, mine: 0 };
}

const JETS = [["tokyo", "honolulu-east"], ["moscow"]];
const TOKYO = { x: 5034, y: 1019 };
const SEOUL = { x: 4819, y: 990 };

describe("a tap", () => {
  it("on the only goal of a flight flies there", () => {
    expect(meaningOf({ x: 4825, y: 980 }, 1, tappable([VIOLET, CARD], JETS), plate)).toMatchObject({
      kind: "fly",
      flight: { offer: VIOLET },
    });
  });

  it("on a goal of several flights lets one be chosen", () => {
    const meaning = meaningOf(SEOUL, 1, tappable([VIOLET, WILD], JETS), plate);
    expect(meaning).toMatchObject({ kind: "choose", at: { id: "seoul" } });
    expect(meaning.kind === "choose" && meaning.flights.map((flight) => flight.by)).toEqual([
      "violet",
      "jet",
    ]);
  });

  it("between goals that are too close to tell apart lets one be chosen", () => {
    const small = {
      ...tappable([VIOLET, fly("honolulu-east", "tokyo", "yellow")], [["honolulu-east"], []]),
      standing: [],
    };
    expect(meaningOf(SEOUL, 25, small, plate)).toMatchObject({ kind: "choose" });
    expect(meaningOf(SEOUL, 1, small, plate)).toMatchObject({ kind: "fly", flight: { to: "seoul" } });
  });

  it("on a jet that may fly picks it", () => {
    expect(meaningOf(TOKYO, 1, tappable([VIOLET], JETS), plate)).toEqual({ kind: "pick", city: "tokyo" });
  });

  it("on a city with a jet of one's own picks the jet, but flies there when another is chosen", () => {
    const offers = [VIOLET, fly("honolulu-east", "tokyo", "yellow")];
    expect(meaningOf(TOKYO, 1, tappable(offers, JETS), plate)).toEqual({ kind: "pick", city: "tokyo" });
    expect(meaningOf(TOKYO, 1, tappable(offers, JETS, "honolulu-east"), plate)).toMatchObject({
      kind: "fly",
      flight: { to: "tokyo" },
    });
  });

  it("on a place where nothing leads asks why, by its name", () => {
    const scene = tappable([VIOLET], JETS);
    expect(meaningOf({ x: 1497, y: 1897 }, 1, scene, plate)).toEqual({ kind: "why", wish: { name: "Lima" } });
    expect(meaningOf({ x: 171, y: 1288 }, 1, scene, plate)).toEqual({
      kind: "why",
      wish: { name: "finish" },
    });
  });

  it("on another's jet asks why, by the name of its city", () => {
    const meaning = meaningOf({ x: 3371, y: 648 }, 1, tappable([VIOLET], JETS), plate);
    expect(meaning).toEqual({ kind: "why", wish: { name: "Moscow" } });
  });

  it("on a jet of one's own that cannot fly asks about one of its routes", () => {
    const meaning = meaningOf({ x: 6117, y: 1288 }, 1, tappable([VIOLET], JETS), plate);
    const move = { move: "fly", jet: 2, from: "honolulu-east", to: "midway", by: "red" };
    expect(meaning).toEqual({ kind: "why", wish: { move } });
  });

  it("on the open sea, or when it is not one's turn, means nothing", () => {
    const scene = tappable([VIOLET], JETS);
    expect(meaningOf({ x: 3000, y: 2600 }, 1, scene, plate)).toEqual({ kind: "nothing" });
    const watching = { ...scene, flights: [], standing: [], mine: null };
    expect(meaningOf(SEOUL, 1, watching, plate)).toEqual({ kind: "nothing" });
  });

  it("means the nearest thing within reach", () => {
    const things = [
      { x: 0, y: 0, name: "a" },
      { x: 10, y: 0, name: "b" },
    ];
    expect(nearest(things, { x: 6, y: 0 }, 8)?.name).toBe("b");
    expect(nearest(things, { x: 30, y: 0 }, 8)).toBeNull();
  });
});

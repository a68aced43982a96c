import { describe, expect, it } from "vitest";
import type { Offer } from "../../../wire/message";
import { CARD_OF_LIMA as CARD, DRAWING, TOKYO_TO_SEOUL as FLY, VIEW } from "../fixture";
import type { Move } from "../types";
import { flightOf, flightsOf, means } from "./flight";

const SILENT: Offer<Move> = { move: { move: "silent" }, sentence: "" };

describe("flights among offers", () => {
  it("reads a flight along a route", () => {
    expect(flightOf(FLY, ["tokyo", "honolulu-east"], DRAWING)).toMatchObject({
      from: "tokyo",
      to: "seoul",
      by: "violet",
      card: null,
    });
  });

  it("lets a card's flight begin where its jet is and end in its capital", () => {
    expect(flightOf(CARD, ["tokyo", "honolulu-east"], DRAWING)).toMatchObject({
      from: "honolulu-east",
      to: "lima",
      by: "card",
      card: "lima",
    });
  });

  it("leaves out what is no flight, and cards that are not printed", () => {
    const unknown: Offer<Move> = { move: { move: "take-off", jet: 1, to: "atlantis" }, sentence: "" };
    expect(flightsOf([FLY, SILENT, unknown, CARD], 0, VIEW, DRAWING).map((flight) => flight.to)).toEqual([
      "seoul",
      "lima",
    ]);
  });

  it("says what a flight uses", () => {
    const wild: Offer<Move> = {
      move: { move: "fly", jet: 1, from: "tokyo", to: "seoul", by: "jet" },
      sentence: "",
    };
    expect(flightsOf([FLY, wild, CARD], 0, VIEW, DRAWING).map(means)).toEqual([
      "by violet",
      "wild move",
      "by card",
    ]);
  });
});

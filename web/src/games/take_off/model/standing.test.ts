import { describe, expect, it } from "vitest";
import type { Offer } from "../../../wire/message";
import { CARD_OF_LIMA as CARD, DRAWING, TOKYO_TO_SEOUL as FLY, VIEW } from "../fixture";
import type { Move } from "../types";
import { description, group, prompt, standing } from "./standing";

describe("how a seat stands", () => {
  it("is told in routes and jets", () => {
    expect(standing(VIEW, 0, DRAWING)).toBe("25 routes to go");
    expect(standing({ ...VIEW, jets: [["honolulu-west", "lima"]] }, 0, DRAWING)).toBe(
      "3 routes to go, 1 jet home",
    );
    expect(standing({ ...VIEW, jets: [["honolulu-west", "honolulu-west"]] }, 0, DRAWING)).toBe(
      "all jets home",
    );
  });

  it("is told to those who do not see the map", () => {
    expect(description(VIEW.jets, ["Anna", "Ben"], DRAWING)).toBe(
      "World map with routes. Anna: Tokyo, the start; Ben: 2 in Tokyo.",
    );
  });
});

describe("what is asked", () => {
  it("names the capital of a card", () => {
    expect(prompt([CARD], VIEW, DRAWING)).toBe("take off to Lima");
    expect(prompt([FLY, CARD], VIEW, DRAWING)).toBe("choose a jet and where it flies, or take off to Lima");
    expect(prompt([FLY], VIEW, DRAWING)).toBe("choose where to fly");
  });

  it("is to roll again or not when a further turn is offered", () => {
    const offers: Offer<Move>[] = [
      { move: { move: "roll-now" }, sentence: "Roll again." },
      { move: { move: "decline" }, sentence: "Do not roll again." },
    ];
    expect(prompt(offers, { ...VIEW, phase: "offered" }, DRAWING)).toBe("roll again, or do not");
    expect(offers.map((offer) => group(offer, VIEW, DRAWING))).toEqual(["Otherwise", "Otherwise"]);
  });

  it("is the card or the roll before the dice are rolled, and an extra move when it may be left", () => {
    const roll: Offer<Move> = { move: { move: "roll-now" }, sentence: "" };
    const leave: Offer<Move> = { move: { move: "decline" }, sentence: "" };
    expect(prompt([CARD, roll], VIEW, DRAWING)).toBe("take off to Lima, or roll first");
    expect(prompt([FLY, leave], VIEW, DRAWING)).toBe("fly the extra move, or do without it");
  });

  it("is the country when there is no flight", () => {
    expect(prompt([{ move: { move: "silent" }, sentence: "" }], VIEW, DRAWING)).toBe("name the country");
  });

  it("is sorted by where the jet is", () => {
    expect([FLY, CARD].map((offer) => group(offer, VIEW, DRAWING))).toEqual(["From Tokyo", "From the start"]);
  });
});

import { describe, expect, it } from "vitest";
import { DRAWING } from "../fixture";
import { OFFERS, VIEW } from "../fixture/view.sample";
import { handOf, ownSeat, playedBy, rivals, wishFor } from "./hand";

const fog = DRAWING.cards.find((card) => card.id === "fog");
const byway = DRAWING.cards.find((card) => card.id === "byway");

describe("a hand", () => {
  it("lays like cards together, in the order of the printed ones, with what plays them", () => {
    const held = handOf(VIEW, DRAWING, OFFERS);
    expect(held.map(({ card, count, offers }) => [card.id, count, offers.length])).toEqual([
      ["byway", 1, 0],
      ["fog", 2, 1],
    ]);
  });

  it("is that of the seat that looks, and nobody's for onlookers", () => {
    expect(ownSeat(VIEW)).toBe(0);
    expect(ownSeat({ ...VIEW, seat: 1, hands: [null, ["curfew"], null] })).toBe(1);
    const onlooker = { ...VIEW, seat: -2, hands: [null, null, null] };
    expect(ownSeat(onlooker)).toBeNull();
    expect(handOf(onlooker, DRAWING, [])).toEqual([]);
  });

  it("tells which card an offer plays", () => {
    expect(OFFERS.map(playedBy)).toEqual([null, "fog", null]);
    expect(playedBy(null)).toBeNull();
  });

  it("can harm everyone else who is not home", () => {
    expect(rivals(VIEW, 0)).toEqual([1]);
    expect(rivals({ ...VIEW, legs: ["out", "out", "back"] }, 1)).toEqual([0, 2]);
  });

  it("asks about a card as it would be played", () => {
    expect(byway && wishFor(byway, VIEW, 0)).toEqual({ move: "play", card: "byway" });
    expect(fog && wishFor(fog, VIEW, 0)).toEqual({ move: "play", card: "fog", on: 1 });
    expect(fog && wishFor(fog, VIEW, 0, 2)).toEqual({ move: "play", card: "fog", on: 2 });
  });
});

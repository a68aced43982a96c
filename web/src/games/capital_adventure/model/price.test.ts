import { describe, expect, it } from "vitest";
import { DECIDING, DRAWING, PLANNING, standing } from "../fixture";
import type { View } from "../types";
import { cityText, priceOf, priceText, shortPrice } from "./price";
import { wayTo } from "./view";

function priced(city: string, view: View = DECIDING.view) {
  const way = wayTo(city, view);
  return way === null ? null : priceOf(way, view, DRAWING);
}

describe("the price of a journey", () => {
  it("is the fare, and nothing is lacking where it can be paid", () => {
    expect(priced("athens")).toEqual({ fare: 550, visas: 0, lacking: 0 });
  });

  it("tells what is lacking in cash, Visas included", () => {
    expect(priced("cairo")).toEqual({ fare: 750, visas: 1000, lacking: 50 });
  });

  it("lets Travel Tokens pay fares and no Visas", () => {
    expect(priced("cairo", standing({ tokens: 0 }))?.lacking).toBe(450);
    expect(priced("cairo", standing({ tokens: 2, cash: 0 }))?.lacking).toBe(1000);
  });

  it("counts what is planned already", () => {
    expect(priced("luanda", PLANNING.view)).toEqual({ fare: 1800, visas: 0, lacking: 0 });
    expect(priced("lisbon", PLANNING.view)).toEqual({ fare: 2800, visas: 1000, lacking: 1500 });
  });

  it("is written short on the map and in words elsewhere", () => {
    expect(shortPrice({ fare: 350, visas: 0 })).toBe("$350");
    expect(shortPrice({ fare: 350, visas: 1000 })).toBe("$350 + $1000");
    expect(priceText({ fare: 350, visas: 1000 })).toBe("$350 and $1000 for Visas");
  });

  it("is read out with the cities on the way and what is lacking", () => {
    expect(cityText("cairo", wayTo("cairo", DECIDING.view), DECIDING.view, DRAWING)).toBe(
      "Cairo: $750 and $1000 for Visas, by Casablanca, Tunis, $50 short",
    );
    expect(cityText("london", null, DECIDING.view, DRAWING)).toBe("London");
  });
});

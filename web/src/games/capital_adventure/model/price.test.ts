import { describe, expect, it } from "vitest";
import { DECIDING, DRAWING, PLANNING } from "../fixture/sample";
import { side } from "../fixture/view.sample";
import { cityText, priceOf, priceText, shortPrice } from "./price";
import type { View } from "./view";
import { wayTo } from "./view";

function priced(city: string, view: View = DECIDING) {
  const way = wayTo(city, view);
  return way === null ? null : priceOf(way, view, DRAWING);
}

describe("the price of a journey", () => {
  it("is the fare, and nothing is lacking where it can be paid", () => {
    expect(priced("athens")).toEqual({ fare: 200, visas: 0, lacking: 0 });
  });

  it("tells what is lacking in cash, Visas included", () => {
    expect(priced("cairo")).toEqual({ fare: 400, visas: 1000, lacking: 800 });
  });

  it("lets Travel Tokens pay fares and no Visas", () => {
    const view = { ...DECIDING, sides: [side({ city: "rome", cash: 600, tokens: 2 })] };
    expect(priced("cairo", view)?.lacking).toBe(400);
  });

  it("counts what is planned already", () => {
    expect(priced("madrid", PLANNING)).toEqual({ fare: 450, visas: 0, lacking: 0 });
    expect(priced("casablanca", PLANNING)).toEqual({ fare: 450, visas: 1000, lacking: 850 });
  });

  it("is written short on the map and in words elsewhere", () => {
    expect(shortPrice({ fare: 350, visas: 0 })).toBe("$350");
    expect(shortPrice({ fare: 350, visas: 1000 })).toBe("$350 + $1000");
    expect(priceText({ fare: 350, visas: 1000 })).toBe("$350 and $1000 for Visas");
  });

  it("is read out with the cities on the way and what is lacking", () => {
    expect(cityText("cairo", wayTo("cairo", DECIDING), DECIDING, DRAWING)).toBe(
      "Cairo: $400 and $1000 for Visas, by Athens, $800 short",
    );
    expect(cityText("london", null, DECIDING, DRAWING)).toBe("London");
  });
});

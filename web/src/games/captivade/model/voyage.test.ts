import { expect, it } from "vitest";
import { OFFERS, VIEW } from "../fixture/view.sample";
import { tripsOf } from "./trip";
import { legs, spread } from "./voyage";

it("trips are counted in flights, ferries and connections", () => {
  expect(legs("ccf")).toBe("1 flight, 2 connections");
  expect(legs("ec")).toBe("a ferry, 1 connection");
  expect(legs("")).toBe("none");
});

it("how far one can go is said in legs, places and money", () => {
  const sentence = spread(tripsOf(VIEW, OFFERS), 300);
  expect(sentence).toBe("Up to 2 connections and 1 flight lead to 4 places; you have £300.");
});

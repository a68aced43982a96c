import { expect, it } from "vitest";
import { RUN_OFFERS, RUNNING } from "../fixture";
import { tripsOf } from "./trip";
import { legs, spread } from "./voyage";

it("trips are counted in flights, ferries and connections", () => {
  expect(legs("ccf")).toBe("1 flight, 2 connections");
  expect(legs("ec")).toBe("a ferry, 1 connection");
  expect(legs("")).toBe("none");
});

it("how far one can go is said in legs, places and money", () => {
  const sentence = spread(tripsOf(RUNNING, RUN_OFFERS), 900);
  expect(sentence).toBe("Up to 2 connections, 1 flight and a ferry lead to 35 places; you have £900.");
});

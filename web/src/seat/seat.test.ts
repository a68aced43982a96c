// This file is the tests of how seats are spoken of, and of who is asked before one is taken.

import { describe, expect, it } from "vitest";
import { seatCard, tableCard } from "../table/table.sample";
import type { GameCard, TableCard } from "../wire/message";
import { listed, mustAskFor, seatName } from "./seat";

const secretive = { has_secrets: true } as GameCard;
const open = { has_secrets: false } as GameCard;
const running: TableCard = tableCard({
  stage: "playing",
  seats: [seatCard(0, { is_claimed: true }), seatCard(1)],
});

describe("mustAskFor", () => {
  it("asks those who hold seats of a running match with secrets", () => {
    expect(mustAskFor(running, secretive)).toBe(true);
  });
  it("asks nobody where nothing is secret, nothing has begun, all is over or nobody sits", () => {
    const deserted = { ...running, seats: running.seats.map((seat) => ({ ...seat, is_claimed: false })) };
    expect(mustAskFor(running, open)).toBe(false);
    expect(mustAskFor({ ...running, stage: "gathering" }, secretive)).toBe(false);
    expect(mustAskFor({ ...running, stage: "over" }, secretive)).toBe(false);
    expect(mustAskFor(deserted, secretive)).toBe(false);
    expect(mustAskFor(null, null)).toBe(false);
  });
});

it("speaks of seats by name, or by colour", () => {
  expect(seatName(seatCard(0, { name: "Anna" }))).toBe("Anna");
  expect(seatName(seatCard(0, { name: "", colour: "red" }))).toBe("Red");
  expect(listed(["Anna", "Ben", "Blue"])).toBe("Anna, Ben and Blue");
});

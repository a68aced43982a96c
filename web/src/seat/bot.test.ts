// This file is the tests of the bots that are chosen among.

import { expect, it } from "vitest";
import type { BotCard, Catalogue, GameCard } from "../wire/message";
import { botWords, findBot, gameOf } from "./bot";

const skilled: BotCard = {
  name: "skilled",
  title: "Skilled",
  sentence: "Thinks.",
  strength: "Beats Casual.",
};
const random: BotCard = { name: "random", title: "Random", sentence: "Draws.", strength: "" };
const game = { id: "some-game", levels: [skilled] } as unknown as GameCard;

it("a bot is found among the levels of the game and those for research", () => {
  expect(findBot(game, [random], "skilled")).toBe(skilled);
  expect(findBot(game, [random], "random")).toBe(random);
  expect(findBot(game, [random], "person")).toBeNull();
  expect(findBot(null, [], "skilled")).toBeNull();
});

it("a game is found by its id", () => {
  expect(gameOf({ games: [game] } as unknown as Catalogue, "some-game")).toBe(game);
  expect(gameOf(null, "some-game")).toBeNull();
});

it("what is said of a bot ends with its strength, where that was measured", () => {
  expect(botWords(skilled)).toBe("Thinks. Beats Casual.");
  expect(botWords(random)).toBe("Draws.");
});

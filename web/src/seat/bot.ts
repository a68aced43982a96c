// This file is the bots among whom a seat's player is chosen: the levels of a game, and those that are for research.

import type { BotCard, Catalogue, GameCard } from "../wire/message";

/** The bot of a name, if there is one that plays this game. */
export function findBot(
  game: GameCard | null | undefined,
  research: readonly BotCard[],
  player: string,
): BotCard | null {
  return [...(game?.levels ?? []), ...research].find((bot) => bot.name === player) ?? null;
}

/** The game of an id among those that a server offers. */
export function gameOf(catalogue: Catalogue | null, id: string | undefined): GameCard | null {
  return catalogue?.games.find((game) => game.id === id) ?? null;
}

/** What may be expected of a bot, and how strong it is. */
export function botWords(bot: BotCard): string {
  return [bot.sentence, bot.strength].filter(Boolean).join(" ");
}

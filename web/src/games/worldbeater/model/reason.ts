// This file is what speaks for a move of Worldbeater and against it, in words.

export const REASONS = {
  "the match itself": { pro: "wins the match", con: "loses the match" },
  "tokens held or credited": { pro: "brings tokens", con: "brings fewer tokens" },
  "tokens of areas still owed": {
    pro: "keeps good tokens within hope",
    con: "leaves poorer tokens in the areas still owed",
  },
  "the place in New York": { pro: "is earlier in New York", con: "is later in New York" },
  "the place at home": { pro: "is earlier home", con: "is later home" },
  "areas without a token and tokens brought home": {
    pro: "saves points that would be taken off",
    con: "costs points that are taken off",
  },
  "turns that the way still takes": { pro: "shortens the way", con: "lengthens the way" },
  "cards in hand": { pro: "keeps a card for later", con: "spends a card" },
  "what the others may reach": { pro: "holds the others back", con: "leaves the others more" },
};

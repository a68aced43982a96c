// This file is what speaks for a move of Trap the Cap and against it, in words.

export const REASONS = {
  "the match itself": { pro: "wins the match", con: "loses the match" },
  "caps brought home": { pro: "brings caught caps home", con: "has fewer caught caps at home" },
  "caps carried, the nearer home the better": {
    pro: "carries caught caps, or brings them nearer home",
    con: "",
  },
  "own caps trapped or lost": { pro: "frees a cap of its own", con: "leaves a cap of its own trapped" },
  "own caps in reach of others": {
    pro: "is harder for the others to catch",
    con: "is easier for the others to catch",
  },
  "foreign caps in reach": { pro: "gets other caps within reach", con: "has fewer other caps within reach" },
  "closing in on the nearest foreign cap": {
    pro: "comes nearer to a cap worth chasing",
    con: "is farther from the caps worth chasing",
  },
  "the Golden Cap": {
    pro: "comes nearer to having the Golden Cap",
    con: "is farther from having the Golden Cap",
  },
  "having the turn": { pro: "may throw again", con: "" },
};

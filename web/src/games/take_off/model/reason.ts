// This file is what speaks for a move of Take Off! and against it, in words.

export const REASONS = {
  "the match itself": { pro: "wins the match", con: "loses the match" },
  "routes still to fly": { pro: "comes nearer to the finish", con: "is farther from the finish" },
  "jets at the finish": { pro: "brings a jet home", con: "has fewer jets at home" },
  "routes that the others still have to fly": { pro: "throws the others back", con: "helps the others on" },
  "own jets in reach of others": { pro: "is harder to bump", con: "is easier to bump" },
  "colours that lead on": { pro: "has more colours to fly on with", con: "has fewer colours to fly on with" },
  "moves and turns in hand": { pro: "keeps a move or a turn in hand", con: "" },
};

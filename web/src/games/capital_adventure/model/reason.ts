// This file is what speaks for a move of Capital Adventure and against it, in words.

export const REASONS = {
  "the match itself": { pro: "wins the match", con: "loses the match" },
  "the rivals' way home": { pro: "leaves the others far from home", con: "lets the others get ahead" },
  "money for the fares to come": {
    pro: "leaves you richer for the way ahead",
    con: "leaves you poorer for the way ahead",
  },
  "borders still to cross": { pro: "leaves fewer borders ahead", con: "leaves more borders ahead" },
  "the Atlantic": { pro: "brings you nearer to London", con: "leaves more of the Atlantic ahead" },
  Doubles: { pro: "keeps Doubles", con: "spends a Double" },
  "safety from Hazards": { pro: "leaves enough for a Hazard", con: "leaves little for a Hazard" },
  "where the next go begins": {
    pro: "begins the next go in a good place",
    con: "begins the next go in a poor place",
  },
  "goes that nothing shortens": { pro: "saves a go", con: "costs a go" },
  "questions in this go": {
    pro: "still allows questions in this go",
    con: "allows no more questions in this go",
  },
};

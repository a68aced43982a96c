// This file is what speaks for a move of Capital Adventure and against it, in words.

export const REASONS = {
  "cities visited": { pro: "visits cities", con: "visits fewer cities" },
  "parts of the Atlantic": { pro: "brings you nearer to London", con: "loses way on the Atlantic" },
  wealth: { pro: "keeps money and tokens", con: "costs money or tokens" },
};

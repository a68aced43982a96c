// This file is what speaks for a move of Captivade and against it, in words.

export const REASONS = {
  "the match itself": { pro: "wins the match", con: "loses the match" },
  "the own escapee's freedom": { pro: "keeps you free", con: "costs your freedom" },
  "escapees in prison": { pro: "brings others to prison", con: "leaves others free" },
  "agents within reach of the own escapee": {
    pro: "is farther from the agents",
    con: "is within reach of agents",
  },
  "escapees within reach of own agents": {
    pro: "has escapees within your agents' reach",
    con: "has fewer escapees within your agents' reach",
  },
  "safety from searches": { pro: "is hardly searched this week", con: "may be searched this week" },
  "room for next week": { pro: "leaves many ways next week", con: "leaves few ways next week" },
  "money for flights": { pro: "keeps money for flights", con: "leaves less money for flights" },
  energy: { pro: "saves energy", con: "costs energy" },
  "escapees to be found": {
    pro: "searches where somebody may be",
    con: "searches where hardly anybody may be",
  },
  "escapees within reach next week": {
    pro: "has more escapees within reach next week",
    con: "has fewer escapees within reach next week",
  },
  "an envelope": { pro: "may hand over a brown envelope", con: "" },
  "the assassin": { pro: "serves the assassin", con: "comes near the assassin" },
};

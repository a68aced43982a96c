import { describe, expect, it } from "vitest";
import type { Offer } from "../../../wire/message";
import { DRAWING } from "../fixture";
import { OFFERS, VIEW } from "../fixture/view.sample";
import type { Move } from "../types";
import { group, isOnBoard, placeName, prompt, score, standing } from "./standing";

const MOVES: Partial<Record<Move["move"], Move>> = {
  drive: { move: "drive", to: "EU02" },
  claim: { move: "claim", at: "EU39" },
  cross: { move: "cross", at: "EU17" },
  fly: { move: "fly", to: "RU28" },
  "put-back": { move: "put-back", at: "EU14" },
  play: { move: "play", card: "byway" },
};
const offers = (...kinds: Move["move"][]): Offer<Move>[] =>
  kinds.map((kind) => ({
    move: MOVES[kind] ?? { move: kind === "finish" ? "finish" : "end" },
    sentence: kind,
  }));

describe("a seat's standing", () => {
  it("tells tokens and areas owed on the way out", () => {
    expect(standing(VIEW, 0, DRAWING)).toBe("8 tokens, 1 owed");
    const rich = { ...VIEW, tokens: { ...VIEW.tokens, manaus: 0 } };
    expect(standing(rich, 0, DRAWING)).toBe("8 tokens, 0 owed");
  });

  it("tells the wait in New York and the tokens left on the way back", () => {
    expect(standing(VIEW, 1, { ...DRAWING, most_tokens_home: 8 })).toBe("Back: 8 tokens");
    expect(standing({ ...VIEW, waiting: [false, true, false] }, 1, DRAWING)).toBe("New York: 8 tokens");
  });

  it("tells how many tokens are too many to come home with", () => {
    expect(standing(VIEW, 1, DRAWING)).toBe("Back: 5 to put back");
  });

  it("tells the place at home", () => {
    expect(standing(VIEW, 2, DRAWING)).toBe("Home 1st: 68 points");
  });
});

describe("the prompt", () => {
  it("offers to drive or to play a card before the first move", () => {
    expect(prompt(OFFERS, VIEW)).toBe("drive or play a card");
  });

  it("asks to drive on where one has to", () => {
    expect(prompt(offers("drive", "claim"), { ...VIEW, moves_made: 1, must_move: true })).toBe("drive on");
  });

  it("asks for an airport, or offers a flight beside the road", () => {
    expect(prompt(offers("fly"), VIEW)).toBe("choose an airport");
    expect(prompt(offers("fly", "drive", "end"), VIEW)).toBe("drive or fly");
  });

  it("names the end of the turn when there is something to end", () => {
    const later = { ...VIEW, moves_made: 2 };
    expect(prompt(offers("play", "end"), later)).toBe("play a card or end your turn");
    expect(prompt(offers("cross", "put-back", "end"), later)).toBe(
      "put the token back, drive on or end your turn",
    );
    expect(prompt(offers("end"), VIEW)).toBe("end your turn");
    expect(prompt(offers("drive", "end", "finish"), VIEW)).toBe("drive or end the match");
    expect(prompt(offers("play", "end"), VIEW)).toBe("play a card or end your turn");
  });
});

describe("words for offers and scores", () => {
  it("head the list of moves by what they do", () => {
    expect(OFFERS.map(group)).toEqual(["Drive", "Play a card", "End the turn"]);
  });

  it("leave the end of the turn and tokens put back to buttons", () => {
    expect(offers("drive", "play", "fly", "put-back", "end").map(isOnBoard)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it("count points and places", () => {
    expect([score(1), score(63), placeName(0), placeName(3)]).toEqual(["1 point", "63 points", "1st", "4th"]);
  });
});

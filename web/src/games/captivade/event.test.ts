import { describe, expect, it } from "vitest";
import { holdOf, type Shown, shownBy, soundOf, TALLIES } from "./event";

const name = (place: number) => (place === 53 ? "Tripoli" : "");
const shown = (event: { event: string } & Record<string, unknown>, before: Shown | null = null) =>
  shownBy(event, before, name);

describe("what is shown", () => {
  const rolled = shown({ event: "Rolled", seat: 0, face: "red" });

  it("is the die, and then what is said beside it", () => {
    expect(rolled).toMatchObject({ seat: 0, face: "red" });
    expect(shown({ event: "Spotted", seat: 0, week: 3, place: 53 }, rolled)).toMatchObject({
      face: "red",
      text: "has been spotted: last week in 53, Tripoli.",
    });
  });

  it("is not another's die, nor one from before a card", () => {
    expect(shown({ event: "Spotted", seat: 1, place: 53 }, rolled)?.face).toBeNull();
    const card = shown({ event: "Drew", seat: 0, card: "fog" }, rolled);
    expect(card).toMatchObject({ card: "fog", face: null });
    expect(shown({ event: "ToldZone", seat: 0, zone: "C" }, card)?.face).toBeNull();
  });

  it("is the roll to evade with what came of it, and the assassin's", () => {
    expect(shown({ event: "Captured", seat: 1, face: "!", agent: "brown", place: 53 })).toMatchObject({
      face: "!",
      text: "is taken back to prison from 53, Tripoli.",
    });
    expect(
      shown({ event: "Struck", agent: "white", target: "black", face: "green", is_hit: true }),
    ).toMatchObject({
      agent: "white",
      text: "takes out Agent Black.",
    });
  });

  it("is nothing of what only one seat is told, and of what the map shows", () => {
    for (const event of ["Ran", "Enveloped", "Sealed", "Searched"])
      expect(shown({ event, seat: 0 })).toBeNull();
  });
});

describe("sounds", () => {
  it("give no secret away", () => {
    expect(soundOf({ event: "Enveloped", seat: 0 })).toBeNull();
    expect(soundOf({ event: "Ran", seat: 0 })).toBeNull();
  });

  it("go with dice, cards and captures", () => {
    expect(["Rolled", "Drew", "Captured", "Ended"].map((event) => soundOf({ event }))).toEqual([
      "dice",
      "card",
      "capture",
      "win",
    ]);
  });
});

it("a card is held longer than a roll, and a step not at all", () => {
  expect(holdOf({ event: "Drew" })).toBeGreaterThan(holdOf({ event: "Rolled" }));
  expect(holdOf({ event: "Sealed" })).toBe(0);
});

it("nothing private is counted after a match", () => {
  expect(Object.keys(TALLIES)).not.toContain("Enveloped");
});

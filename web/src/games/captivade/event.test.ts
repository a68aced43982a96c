import { describe, expect, it } from "vitest";
import { holdOf, type Shown, shownBy, soundOf, TALLIES } from "./event";
import { DRAWING, recorded, told } from "./fixture";
import { nameOf } from "./model/drawing";
import type { GameEvent } from "./types";

const shown = (event: GameEvent, before: Shown | null = null) =>
  shownBy(event, before, (place) => nameOf(place, DRAWING));

const ROLLED = told("spotted", "Rolled");
const SPOTTED = told("spotted", "Spotted");
const DREW = told("chasing", "Drew");
const CAPTURED = told("attacking", "Captured");
const STRUCK = told("struck", "Struck");
const SEALED = told("sealed", "Sealed");
const RAN = told("sealed", "Ran");
const ENVELOPED: GameEvent = { event: "Enveloped", seat: 0, money: 900 };

describe("what is shown", () => {
  const rolled = shown(ROLLED);

  it("is the die, and then what is said beside it", () => {
    expect(rolled).toMatchObject({ seat: 0, face: "red" });
    expect(shown(SPOTTED, rolled)).toMatchObject({
      face: "red",
      text: "has been spotted: last week in 36, London.",
    });
  });

  it("is not another's die, nor one from before a card", () => {
    expect(shown({ ...SPOTTED, seat: 1 }, rolled)?.face).toBeNull();
    const card = shown({ ...DREW, seat: 0 }, rolled);
    expect(card).toMatchObject({ card: "bush-fire", face: null });
    expect(shown({ event: "ToldZone", seat: 0, zone: "C" }, card)?.face).toBeNull();
  });

  it("is the roll to evade with what came of it, and the assassin's", () => {
    expect(shown(CAPTURED)).toMatchObject({
      seat: 3,
      face: "!",
      text: "is taken back to prison from 41, Moscow.",
    });
    expect(shown(STRUCK)).toMatchObject({ agent: "brown", face: "red", text: "takes out Agent White." });
    expect(shown({ ...STRUCK, is_hit: false })?.text).toBe("misses Agent White.");
  });

  it("is nothing of what only one seat is told, and of what the map shows", () => {
    for (const event of [RAN, ENVELOPED, SEALED, told("searched", "Searched")])
      expect(shown(event)).toBeNull();
  });

  it("is the portrait of whoever somebody plays", () => {
    const became: GameEvent = { event: "Became", seat: 1, colour: "blue" };
    expect(shown(became)).toMatchObject({ seat: 1, portrait: "blue", text: "plays Beatrice Bleu." });
    expect(holdOf(became)).toBeGreaterThan(0);
  });

  it("is told of a seat or of an agent, in every recorded step", () => {
    for (const event of recorded.steps.flatMap((step) => recorded.step(step).events)) {
      const seen = shown(event);
      if (seen !== null && event.event !== "WeekBegan") expect((seen.seat ?? seen.agent) !== null).toBe(true);
    }
  });
});

describe("sounds", () => {
  it("give no secret away", () => {
    expect(soundOf(ENVELOPED)).toBeNull();
    expect(soundOf(RAN)).toBeNull();
  });

  it("go with dice, cards and captures", () => {
    expect([ROLLED, DREW, CAPTURED, told("over", "Ended")].map(soundOf)).toEqual([
      "dice",
      "card",
      "capture",
      "win",
    ]);
  });
});

it("a card is held longer than a roll, and a step not at all", () => {
  expect(holdOf(DREW)).toBeGreaterThan(holdOf(ROLLED));
  expect(holdOf(SEALED)).toBe(0);
});

it("nothing private is counted after a match", () => {
  expect(Object.keys(TALLIES)).not.toContain("Enveloped");
});

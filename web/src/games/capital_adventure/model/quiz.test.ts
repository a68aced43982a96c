import { describe, expect, it } from "vitest";
import { ANSWERED, ASKING, DECIDING, DRAWING, EMBARKED, question, SEA } from "../fixture";
import type { GameEvent } from "../types";
import { heardBy, mannerOf, markOf, moneyFor, sizeOf, stakeOf, tellingOf, topicOf, verdictOf } from "./quiz";

const VIEW = DECIDING.view;
const agreed = (answering: string) => ({ ...VIEW, options: { ...VIEW.options, answering } });

describe("how a side answers", () => {
  it("is agreed for everyone, or for each seat", () => {
    expect(mannerOf(3, agreed("typed"))).toBe("typed");
    expect([0, 1, 2].map((seat) => mannerOf(seat, agreed("choice,aloud,typed")))).toEqual([
      "choice",
      "aloud",
      "typed",
    ]);
  });
});

describe("a question in words", () => {
  it("names its field, or the continent of a Visa", () => {
    expect(topicOf(question(), DRAWING)).toBe("Everyday life");
    const visa = EMBARKED.view.last;
    expect(visa && topicOf(visa, DRAWING)).toBe("Visa: Africa");
    expect(topicOf(question({ field: "our village" }), DRAWING)).toBe("Our village");
    expect(topicOf(question({ field: "" }), DRAWING)).toBe("General knowledge");
  });

  it("says what hangs on it", () => {
    expect(stakeOf(question(), VIEW, DRAWING)).toBe("$200");
    expect(stakeOf(question({ purpose: "sea" }), SEA.view, DRAWING)).toBe("4 of 6 at sea");
    expect(stakeOf(question({ purpose: "landing" }), SEA.view, DRAWING)).toBe("for London");
  });

  it("pays more in the fast game and with a Double", () => {
    const fast = { ...VIEW, options: { ...VIEW.options, pay: "fast" as const } };
    expect(moneyFor(fast)).toBe(400);
    expect(moneyFor({ ...fast, go: { ...fast.go, has_doubled: true } })).toBe(800);
  });

  it("is open, shown, right or wrong", () => {
    expect(verdictOf(question())).toBe("open");
    expect(verdictOf(question({ answer: "A heart" }))).toBe("shown");
    expect(verdictOf(question({ answer: "A heart", is_right: true }))).toBe("right");
    expect(verdictOf(question({ answer: "A heart", is_right: false }))).toBe("wrong");
  });

  it("marks its options only once the answer is known", () => {
    expect([0, 1, 2].map((option) => markOf(option, question({ option: 1 })))).toEqual([
      "plain",
      "plain",
      "plain",
    ]);
    const answered = question({ option: 1, answer: "A heart", is_right: false });
    expect([0, 1, 2].map((option) => markOf(option, answered))).toEqual(["plain", "wrong", "right"]);
  });

  it("tells onlookers how the answer came about", () => {
    expect(tellingOf(question(), "Ben")).toBe("Ben is asked.");
    const chance = { answer: "A heart", is_left_to_chance: true, odds: 35 };
    expect(tellingOf(question({ ...chance, is_right: false }), "Ben")).toBe(
      "Ben did not know it (odds: 35 in 100).",
    );
    const typed = question({
      answer: "A heart",
      is_right: true,
      said: "A hart",
      words: "A hart",
      options: null,
    });
    expect(tellingOf(typed, "Ben")).toBe("Ben typed “A hart”.");
    expect(
      tellingOf(question({ answer: "A heart", is_right: true, said: "A heart", option: 2 }), "Ben"),
    ).toBe("");
    expect(tellingOf(question({ answer: "A heart" }), "Ben")).toBe("Ben has said an answer aloud.");
    expect(tellingOf(question({ answer: "A heart", is_right: false }), "Ben")).toBe("Ben did not know it.");
  });

  it("is set smaller the longer it is", () => {
    expect(sizeOf(question())).toBe("large");
    expect(sizeOf(question({ text: "x".repeat(100) }))).toBe("medium");
    expect(sizeOf(question({ text: "x".repeat(300) }))).toBe("small");
  });
});

describe("a question that is heard of before it is seen", () => {
  it("is read out without its options", () => {
    const [read] = ASKING.events;
    const heard = read === undefined ? null : heardBy(read, ASKING.before);
    const { text, field, level, number, seat } = question();
    expect(heard).toMatchObject({ text, field, level, number, seat, options: null });
    expect(heard && verdictOf(heard)).toBe("open");
  });

  it("is marked as soon as its answer is told", () => {
    const view = ASKING.view;
    const answered: GameEvent = {
      event: "Answered",
      seat: 0,
      said: "A harp",
      answer: "A heart",
      is_right: false,
    };
    expect(heardBy(answered, view)).toMatchObject({ option: 1, answer: "A heart", is_right: false });
    const passed = { ...answered, said: null };
    expect(heardBy(passed, view)).toMatchObject({ option: null, is_left_to_chance: false });
    expect(heardBy({ ...answered, seat: 2 }, view)).toBeNull();
    expect(heardBy({ event: "Earned", seat: 0, amount: 200 }, view)).toBeNull();
  });

  it("is left to chance where luck decides", () => {
    const [answered] = ANSWERED.events;
    const heard = answered === undefined ? null : heardBy(answered, ANSWERED.before);
    expect(heard).toMatchObject({ answer: "A heart", is_right: true, is_left_to_chance: true });
  });
});

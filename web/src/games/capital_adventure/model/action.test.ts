import { describe, expect, it } from "vitest";
import type { Offer } from "../../../wire/message";
import { DECIDING, DRAWING, EMBARKED, offer, SEA, START, standing, TELEX } from "../fixture";
import type { Move, SailWay, Side, View } from "../types";
import { actionsOf, reachesOf, situation } from "./action";

const titles = (offers: Offer<Move>[], view: View) =>
  actionsOf(offers, view, DRAWING).map(({ title }) => title);

describe("what may be done", () => {
  it("stands in an order of its own, with one thing to press", () => {
    const actions = actionsOf(DECIDING.offers, DECIDING.view, DRAWING);
    expect(actions.map(({ title }) => title)).toEqual([
      "Roll for a question",
      "Answer for Casablanca",
      "Answer for Casablanca",
      "Cash Europe",
      "Hand in a Double",
      "End the go",
    ]);
    expect(actions.map(({ isStrong }) => isStrong)).toEqual([true, false, false, false, false, false]);
  });

  it("is strong when it is the only thing", () => {
    expect(actionsOf([offer({ move: "end" })], DECIDING.view, DRAWING)[0]?.isStrong).toBe(true);
  });

  it("says what is rolled for", () => {
    const roll = [offer({ move: "roll" })];
    expect(titles(roll, START.view)).toEqual(["Roll both dice"]);
    expect(titles(roll, SEA.view)).toEqual(["Roll for question 4"]);
    expect(titles(roll, standing({ sea: 6 }, {}, SEA.view))).toEqual(["Roll for the last question"]);
    const [action] = actionsOf(roll, EMBARKED.view, DRAWING);
    expect(action).toMatchObject({ title: "Roll for the Visa", note: "a question about Asia" });
  });

  it("names the city behind a border, whichever way it is crossed, and how the fare is paid", () => {
    const visas = DECIDING.offers.filter(({ move }) => move.move === "visa");
    expect(actionsOf(visas, DECIDING.view, DRAWING).map(({ title, note }) => [title, note])).toEqual([
      ["Answer for Casablanca", "two Visas; fare $100"],
      ["Answer for Casablanca", "two Visas; fare a Travel Token"],
    ]);
    expect(titles(visas.slice(0, 1), standing({ city: "casablanca" }))).toEqual(["Answer for Lisbon"]);
  });

  it("tells the price of the Atlantic in each way of paying", () => {
    const sail = (by: SailWay, tokens: number) =>
      actionsOf([offer({ move: "sail", by, tokens })], standing({ city: "new-york" }), DRAWING)[0]?.note;
    expect(sail("fare", 0)).toBe("$800");
    expect(sail("fare", 2)).toBe("2 Travel Tokens");
    expect(sail("money", 1)).toBe("a Travel Token and $900, with the Visa");
    expect(sail("answer", 1)).toBe("fare a Travel Token and $400");
  });

  it("promises a Travel Token for stopping over, as long as one may be held", () => {
    const end = [offer({ move: "end" })];
    const note = (changes: Partial<Side>) => actionsOf(end, standing(changes), DRAWING)[0]?.note;
    expect(note({ city: "paris" })).toBe("and get a Travel Token");
    expect(note({ city: "paris", tokens: 2 })).toBe("without a further Travel Token");
    expect(note({ city: "rome" })).toBe("");
  });
});

describe("cities within reach", () => {
  it("are those that are offered and not visited yet, the cheapest first", () => {
    const reaches = (view: View, most: number) =>
      reachesOf(DECIDING.offers, view, DRAWING, most).map(({ name, price }) => [name, price]);
    expect(reaches(DECIDING.view, 3)).toEqual([["Timbuktu", 1400]]);
    const all = [
      ["Paris", 300],
      ["Stockholm", 600],
      ["Moscow", 750],
      ["Timbuktu", 1400],
    ];
    expect(reaches(standing({ pegs: [] }), 4)).toEqual(all);
    expect(reaches(standing({ pegs: [] }), 1)).toEqual(all.slice(0, 1));
    expect(reaches(standing({ pegs: ["paris", "stockholm", "moscow", "timbuktu"] }), 3)).toEqual([]);
  });
});

describe("the situation", () => {
  it("says what holds where the side is", () => {
    expect(situation(START.view, DRAWING)).toContain("Two dice");
    expect(situation(standing({ city: "paris" }), DRAWING)).toBe(
      "In Paris no questions are asked. Travel on, or stop over.",
    );
    expect(situation(standing({ city: "rome" }, { is_asking_over: true }), DRAWING)).toContain(
      "still travel",
    );
    expect(situation(standing({ city: "rome" }, { is_first: true }), DRAWING)).toBe(
      "In Rome. A journey ends this go.",
    );
    expect(situation(standing({ city: "rome" }, { has_travelled: true }), DRAWING)).toContain(
      "Now you may answer",
    );
    expect(situation({ ...TELEX.view, turn: 0 }, DRAWING)).toBe(
      "Every city is visited: now home over the Atlantic.",
    );
    expect(situation(SEA.view, DRAWING)).toBe(
      "On the Atlantic: 3 more right answers, then the European Visa.",
    );
  });
});

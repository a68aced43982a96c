import { describe, expect, it } from "vitest";
import type { Offer } from "../../../wire/message";
import { AT_SEA, DECIDING, DECIDING_OFFERS, DRAWING } from "../fixture/sample";
import { side, VIEW } from "../fixture/view.sample";
import { actionsOf, reachesOf, situation } from "./action";
import type { Side, View } from "./view";

const offer = (move: Record<string, unknown>): Offer => ({ move: move as Offer["move"], sentence: "" });
const standing = (changes: Partial<Side>, go: Partial<View["go"]> = {}): View => ({
  ...VIEW,
  sides: [side(changes), ...VIEW.sides.slice(1)],
  go: { ...VIEW.go, ...go },
});
const titles = (offers: Offer[], view: View) => actionsOf(offers, view, DRAWING).map(({ title }) => title);

describe("what may be done", () => {
  it("stands in an order of its own, with one thing to press", () => {
    const actions = actionsOf(DECIDING_OFFERS, DECIDING, DRAWING);
    expect(actions.map(({ title }) => title)).toEqual([
      "Roll for a question",
      "Cash Europe",
      "Hand in a Double",
      "End the go",
    ]);
    expect(actions.map(({ isStrong }) => isStrong)).toEqual([true, false, false, false]);
  });

  it("is strong when it is the only thing", () => {
    expect(actionsOf([offer({ move: "end" })], DECIDING, DRAWING)[0]?.isStrong).toBe(true);
  });

  it("says what is rolled for", () => {
    const roll = [offer({ move: "roll" })];
    expect(titles(roll, standing({}))).toEqual(["Roll both dice"]);
    expect(titles(roll, AT_SEA)).toEqual(["Roll for question 4"]);
    expect(titles(roll, { ...AT_SEA, sides: [{ ...(AT_SEA.sides[0] ?? side()), sea: 6 }] })).toEqual([
      "Roll for the last question",
    ]);
    const transit = { crossing: "athens-cairo", to: "cairo" };
    const [action] = actionsOf(roll, standing({ city: null, transit, is_starting: false }), DRAWING);
    expect(action).toMatchObject({ title: "Roll for the Visa", note: "a question about Africa" });
  });

  it("names the city behind a border, whichever way it is crossed, and how the fare is paid", () => {
    const visa = [offer({ move: "visa", crossing: "athens-cairo", tokens: 1 })];
    const east = actionsOf(visa, standing({ city: "athens" }), DRAWING)[0];
    expect(east).toMatchObject({ title: "Answer for Cairo", note: "two Visas; fare a Travel Token" });
    expect(titles(visa, standing({ city: "cairo" }))).toEqual(["Answer for Athens"]);
  });

  it("tells the price of the Atlantic in each way of paying", () => {
    const sail = (by: string, tokens: number) =>
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
    const view: View = { ...DECIDING, sides: [side({ city: "rome" })] };
    const offers = [offer({ move: "go", to: "timbuktu" }), ...DECIDING_OFFERS];
    expect(reachesOf(offers, view, DRAWING, 3).map(({ name, price }) => [name, price])).toEqual([
      ["Paris", 200],
      ["Timbuktu", 2400],
    ]);
    expect(reachesOf(offers, view, DRAWING, 1)).toHaveLength(1);
    expect(reachesOf(DECIDING_OFFERS, DECIDING, DRAWING, 3)).toEqual([]);
  });
});

describe("the situation", () => {
  it("says what holds where the side is", () => {
    expect(situation(standing({}), DRAWING)).toContain("Two dice");
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
    const all = { city: "new-york", pegs: ["paris", "timbuktu", "new-york"] };
    expect(situation(standing(all), DRAWING)).toBe("Every city is visited: now home over the Atlantic.");
    expect(situation(AT_SEA, DRAWING)).toBe("On the Atlantic: 3 more right answers, then the European Visa.");
  });
});

import { describe, expect, it } from "vitest";
import { AT_SEA, DECIDING, DECIDING_OFFERS, DRAWING, PLANNING, PLANNING_OFFERS } from "../fixture/sample";
import { VIEW } from "../fixture/view.sample";
import { group, prompt, score, standing } from "./standing";

const offer = (move: Record<string, unknown>) => ({ move: move as { move: string }, sentence: "" });

describe("how a side stands", () => {
  it("is told by cities, cash and place", () => {
    expect(standing(DECIDING, 0, DRAWING)).toBe("1 of 3, $600, in Rome");
    expect(standing(DECIDING, 3, DRAWING)).toBe("0 of 3, $150, on the way to Cairo");
    expect(standing(AT_SEA, 0, DRAWING)).toBe("3 of 3, $1000, at sea, 3 of 6");
    expect(standing(VIEW, 7, DRAWING)).toBe("");
  });

  it("tells goes to be missed", () => {
    const sides = DECIDING.sides.map((side) => ({ ...side, missed: 2 }));
    expect(standing({ ...DECIDING, sides }, 0, DRAWING)).toBe("1 of 3, $600, in Rome, misses 2 goes");
  });

  it("is scored by cities", () => {
    expect(score(1)).toBe("1 city");
    expect(score(16)).toBe("16 cities");
  });
});

describe("the prompt", () => {
  it("says what is asked", () => {
    expect(prompt(DECIDING_OFFERS, DECIDING)).toBe("answer or travel");
    expect(prompt(PLANNING_OFFERS, PLANNING)).toBe("pay for the journey, or plan on");
    expect(prompt([offer({ move: "roll" })], VIEW)).toBe("roll for your start city");
    expect(prompt([offer({ move: "say", option: 0 })], VIEW)).toBe("which answer is right?");
    expect(prompt([offer({ move: "judge", right: true })], VIEW)).toBe("was the answer right?");
    expect(prompt([offer({ move: "agree" })], VIEW)).toBe("more Doubles for everyone?");
    expect(prompt([offer({ move: "end" })], DECIDING)).toBe("end your go");
  });
});

describe("a long list of moves", () => {
  it("has journeys under the continent where they lead", () => {
    expect(group(offer({ move: "go", to: "timbuktu" }), DRAWING)).toBe("Go to Africa");
    expect(group(offer({ move: "roll" }), DRAWING)).toBe("Your go");
    expect(group(offer({ move: "visa", crossing: "athens-cairo", tokens: 0 }), DRAWING)).toBe(
      "Cross a border",
    );
  });
});

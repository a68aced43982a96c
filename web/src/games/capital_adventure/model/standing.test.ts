import { describe, expect, it } from "vitest";
import { ALOUD, ASKING, DECIDING, DRAWING, EMBARKED, offer, PLANNING, SEA, START } from "../fixture";
import { group, prompt, score, standing } from "./standing";

describe("how a side stands", () => {
  it("is told by cities, cash and place", () => {
    expect(standing(DECIDING.view, 0, DRAWING)).toBe("3 of 16, $1300, in Lisbon");
    expect(standing(EMBARKED.view, 0, DRAWING)).toBe("6 of 16, $800, on the way to Riyadh");
    expect(standing(SEA.view, 0, DRAWING)).toBe("16 of 16, $150, at sea, 3 of 6");
    expect(standing(DECIDING.view, 7, DRAWING)).toBe("");
  });

  it("tells goes to be missed", () => {
    expect(standing(PLANNING.view, 0, DRAWING)).toBe("3 of 16, $1900, in Casablanca, misses 1 go");
  });

  it("is scored by cities", () => {
    expect(score(1)).toBe("1 city");
    expect(score(16)).toBe("16 cities");
  });
});

describe("the prompt", () => {
  it("says what is asked", () => {
    expect(prompt(DECIDING.offers, DECIDING.view)).toBe("answer or travel");
    expect(prompt(PLANNING.offers, PLANNING.view)).toBe("pay for the journey, or plan on");
    expect(prompt(START.offers, START.view)).toBe("roll for your start city");
    expect(prompt(ASKING.offers, ASKING.view)).toBe("which answer is right?");
    expect(prompt(ALOUD.offers, ALOUD.view)).toBe("say your answer aloud");
    expect(prompt([offer({ move: "judge", right: true })], ALOUD.view)).toBe("was the answer right?");
    expect(prompt([offer({ move: "agree" })], START.view)).toBe("more Doubles for everyone?");
    expect(prompt([offer({ move: "end" })], DECIDING.view)).toBe("end your go");
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

import { describe, expect, it } from "vitest";
import { DRAWING, OFFERS, VIEW } from "../fixture/view.sample";
import { confirm, group, prompt, score, standing } from "./standing";

const offer = (move: Record<string, unknown>) => ({ move: { move: "", ...move }, sentence: "" });

describe("standing", () => {
  it("says who has sealed and who has not while escapees run, and nothing more", () => {
    expect([0, 1, 2, 3].map((seat) => standing(VIEW, seat, DRAWING))).toEqual([
      "Planning",
      "Sealed",
      "Planning",
      "Caught in week 1",
    ]);
  });

  it("says where the agent is otherwise, never where the escapee is", () => {
    const view = { ...VIEW, phase: "chasing" as const };
    expect(standing(view, 0, DRAWING)).toBe("Free, agent in London");
  });

  it("counts energy when all logs are open", () => {
    expect(standing({ ...VIEW, phase: "over" }, 0, DRAWING)).toBe("Free, 7 energy spent");
  });
});

describe("the prompt", () => {
  it("asks for a trip, for a search, or for an attack", () => {
    expect(prompt(OFFERS, VIEW)).toBe("plan your trip");
    const chasing = { ...VIEW, phase: "chasing" as const, agent: "silver" as const };
    expect(prompt([offer({ move: "chase", calls: [13] })], chasing)).toBe("send Agent Silver");
    expect(prompt([offer({ move: "attack", agent: "white" }), offer({ move: "spare" })], VIEW)).toContain(
      "attack",
    );
  });
});

describe("groups of moves", () => {
  it("are by flights and zone for escapees, by zone for agents", () => {
    expect(group(offer({ move: "run", to: 12, flights: 0 }), DRAWING)).toBe("Without a flight, in Zone A");
    expect(group(offer({ move: "run", to: 72, flights: 1 }), DRAWING)).toBe("With one flight, in Zone E");
    expect(group(offer({ move: "chase", calls: [31, 53] }), DRAWING)).toBe("Search in Zone D");
  });
});

it("a score is a number of weeks", () => {
  expect([score(1), score(6)]).toEqual(["free for 1 week", "free for 6 weeks"]);
});

describe("what is pressed twice", () => {
  it("is a trip and a search, which nobody takes back, and nothing else", () => {
    const asked = (move: Record<string, unknown>) =>
      confirm({ move: move as { move: string }, sentence: "" });
    expect(asked({ move: "run", to: 12, flights: 0 })).toBe("Press again to seal");
    expect(asked({ move: "chase", calls: [88, 87] })).toBe("Press again to search");
    expect(asked({ move: "spare" })).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import {
  ATTACK_OFFERS,
  ATTACKING,
  CHASE_OFFERS,
  CHASING,
  DRAWING,
  OVER,
  offer,
  RUN_OFFERS,
  RUNNING,
  SEALED,
} from "../fixture";
import type { Move } from "../types";
import { confirm, group, prompt, score, standing } from "./standing";

describe("standing", () => {
  it("says who has sealed and who has not while escapees run, and nothing more", () => {
    expect([0, 1, 2, 3].map((seat) => standing(SEALED, seat, DRAWING))).toEqual([
      "Sealed",
      "Caught in week 3",
      "Planning",
      "Planning",
    ]);
  });

  it("says where the agent is otherwise, never where the escapee is", () => {
    expect(standing(CHASING, 0, DRAWING)).toBe("Free, agent in Moscow");
  });

  it("counts energy when all logs are open", () => {
    expect(standing(OVER, 0, DRAWING)).toBe("Free, 9 energy spent");
  });
});

describe("the prompt", () => {
  it("asks for a trip, for a search, or for an attack", () => {
    expect(prompt(RUN_OFFERS, RUNNING)).toBe("plan your trip");
    expect(prompt(CHASE_OFFERS, CHASING)).toBe("send Agent Brown");
    expect(prompt(ATTACK_OFFERS, ATTACKING)).toContain("attack");
  });
});

describe("groups of moves", () => {
  it("are by flights and zone for escapees, by zone for agents", () => {
    expect(group(offer({ move: "run", to: 12, flights: 0 }), DRAWING)).toBe("Without a flight, in Zone A");
    expect(group(offer({ move: "run", to: 72, flights: 1 }), DRAWING)).toBe("With one flight, in Zone E");
    expect(group(offer({ move: "chase", calls: [36, 53] }), DRAWING)).toBe("Search in Zone D");
    expect(group(offer({ move: "spare" }), DRAWING)).toBe("Assassin");
  });
});

it("a score is a number of weeks", () => {
  expect([score(1), score(6)]).toEqual(["free for 1 week", "free for 6 weeks"]);
});

describe("what is pressed twice", () => {
  it("is a trip and a search, which nobody takes back, and nothing else", () => {
    const asked = (move: Move) => confirm(offer(move));
    expect(asked({ move: "run", to: 12, flights: 0 })).toBe("Press again to seal");
    expect(asked({ move: "chase", calls: [88, 87] })).toBe("Press again to search");
    expect(asked({ move: "spare" })).toBeNull();
  });
});

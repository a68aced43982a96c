import { describe, expect, it } from "vitest";
import { words } from "./words";

describe("words", () => {
  it("call escapees by their colours, so that their players' names can stand there", () => {
    expect(words("Agent Brown calls 3, and tracks down Ruby Red and Beatrice Bleu.")).toBe(
      "Agent Brown calls 3, and tracks down Red and Blue.",
    );
  });

  it("say by the first name whom somebody plays", () => {
    expect(words("Escapee 2 is Beatrice Bleu, with Agent Black.")).toBe(
      "Blue plays Beatrice, with Agent Black.",
    );
  });

  it("leave colours of places and names of agents", () => {
    for (const sentence of ["You are on a red.", "Agent Silver does not attack."]) {
      expect(words(sentence)).toBe(sentence);
    }
  });
});

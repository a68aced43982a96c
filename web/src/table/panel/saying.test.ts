// This file is the tests of how sentences that can be said to the table are read.

import { describe, expect, it } from "vitest";
import type { SayingCard } from "../../wire/message";
import { dotted, fillsFor, parted } from "./saying";

const SEARCH: SayingCard = {
  id: "search",
  sentence: "Let us search {}.",
  fills: [
    { value: "C", words: "Zone C (Europe)" },
    { value: "14", words: "Old Town (14)" },
    { value: "4", words: "Lapland (4)" },
  ],
};

describe("a sentence", () => {
  it("is parted at its blank", () => {
    expect(parted(SEARCH.sentence)).toEqual({ before: "Let us search ", after: "." });
    expect(parted("{} is mine.")).toEqual({ before: "", after: " is mine." });
    expect(parted("Agreed.")).toEqual({ before: "Agreed.", after: "" });
  });

  it("is offered with dots for its blank, and no point after them", () => {
    expect(dotted(SEARCH.sentence)).toBe("Let us search …");
    expect(dotted("Let us hunt {} first.")).toBe("Let us hunt … first.");
    expect(dotted("Agreed.")).toBe("Agreed.");
  });
});

describe("what fills the blank", () => {
  const found = (typed: string) => fillsFor(SEARCH, typed).map((fill) => fill.value);

  it("is found by name or number, what is called just so first", () => {
    expect(found("")).toEqual(["C", "14", "4"]);
    expect(found("4")).toEqual(["4", "14"]);
    expect(found(" lap ")).toEqual(["4"]);
    expect(found("moon")).toEqual([]);
  });
});

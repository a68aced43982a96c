import { describe, expect, it } from "vitest";
import EVALUATION from "../../../../../src/greatcircle/games/capital_adventure/evaluation.py?raw";
import { REASONS } from "./reason";

describe("reasons", () => {
  it("have words for everything that bots weigh, and for nothing else", () => {
    const listed = /^SENTENCES: Final = \(\n([^)]*)\)/m.exec(EVALUATION)?.[1] ?? "";
    const terms = [...listed.matchAll(/"(.+)",/g)].map(([, term]) => term);
    const others = [...EVALUATION.matchAll(/^(?:RIVAL|RESULT): Final = "(.+)"/gm)].map(([, term]) => term);
    expect(terms.length).toBeGreaterThan(5);
    expect(new Set(Object.keys(REASONS))).toEqual(new Set([...terms, ...others]));
  });
});

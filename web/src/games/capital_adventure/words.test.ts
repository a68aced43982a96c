import { describe, expect, it } from "vitest";
import { named } from "../../table/wording";
import { SEATS } from "./fixture";
import { words } from "./words";

/** A sentence as it is told at the table, without what nobody sees. */
const told = (sentence: string) => named(words(sentence), SEATS).replaceAll("\u2060", "");

describe("sentences at the table", () => {
  it("name players, but neither in questions nor in answers", () => {
    expect(told("Red is asked: Which Green politician crossed the Red Sea?")).toBe(
      "Anna is asked: Which Green politician crossed the Red Sea?",
    );
    expect(told("Blue says Yellow Sea. The answer is Red Sea.")).toBe(
      "Ben says Yellow Sea. The answer is Red Sea.",
    );
    expect(told("Blue knows it: Blue Nile.")).toBe("Ben knows it: Blue Nile.");
    expect(told("Green answers “Red Sea”, which counts as right unless somebody overrules it.")).toBe(
      "Cleo answers “Red Sea”, which counts as right unless somebody overrules it.",
    );
    expect(told("Answer Red.")).toBe("Answer Red.");
  });

  it("name players on both sides of a card's words", () => {
    expect(told("Hazard for Blue: Red or black. It was the other one.")).toBe(
      "Hazard for Ben: Red or black. It was the other one.",
    );
    expect(told("Telex for Red: Blue Riband. You sailed. Red gets $200.")).toBe(
      "Telex for Anna: Blue Riband. You sailed. Anna gets $200.",
    );
    expect(told("Red and Blue are level and roll again.")).toBe("Anna and Ben are level and roll again.");
  });
});

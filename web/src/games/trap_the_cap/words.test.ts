// This file is the tests of how Trap the Cap is spoken of.

import { describe, expect, it } from "vitest";
import { words } from "./words";

describe("a sentence in plain words", () => {
  it.each([
    ["Red-1 goes from base-A to A6.", "Red goes from the base to A6."],
    [
      "Blue-2 traps orange-1, green-3 and green-4 on C4!",
      "Blue traps an orange cap and two green caps on C4!",
    ],
    ["White brings home black-6.", "White brings home a black cap."],
    ["Red-3 traps golden on AC1!", "Red traps the Golden Cap on AC1!"],
    ["Move red-2 out of its base.", "Move a red cap out of its base."],
    ["Go to base-A.", "Go to the base."],
    ["The Golden Cap is Red's now.", "The Golden Cap is Red's now."],
    ["Throw again.", "Throw again."],
    ["End the turn without another throw.", "End the turn."],
  ])("%s", (sentence, said) => {
    expect(words(sentence)).toBe(said);
  });
});

// This file is the tests of how moments are told.

import { expect, test } from "vitest";
import { timeAgo } from "./time";

test.each([
  [5, "just now"],
  [-30, "just now"],
  [59, "just now"],
  [60, "1 minute ago"],
  [3599, "59 minutes ago"],
  [7200, "2 hours ago"],
  [86_400, "yesterday"],
  [8 * 86_400, "last week"],
  [400 * 86_400, "last year"],
])("%i seconds are %s", (seconds, words) => {
  expect(timeAgo(1_700_000_000_000 - seconds * 1000, 1_700_000_000_000)).toBe(words);
});

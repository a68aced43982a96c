// This file is the tests of links into the team of a seat.

import { expect, test } from "vitest";
import { formatInvitation, parseInvitation } from "./team";

const WORD = "abcdefghij-_0123456789";

test("an invitation is read as it was written", () => {
  const invitation = { seat: 2, word: WORD };
  expect(parseInvitation(formatInvitation(invitation))).toEqual(invitation);
});

test("what is no invitation is none", () => {
  for (const hash of [
    "",
    "#",
    "#team=",
    `#team=${WORD}`,
    `#team=x.${WORD}`,
    "#team=1.short",
    `#seat=1.${WORD}`,
  ])
    expect(parseInvitation(hash)).toBeNull();
});

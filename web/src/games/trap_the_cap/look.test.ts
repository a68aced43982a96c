// This file is the tests of the looks: every seat has a sign of its own that can be read on its colour.

import { expect, it } from "vitest";
import { LOOKS, lookOf } from "./look";
import { COLOURS, GOLDEN } from "./model/view";

/** How bright a colour such as "#b5271d" is, from 0 to 1. */
function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

it("gives every colour one sign, and no sign twice", () => {
  expect(Object.keys(LOOKS)).toEqual(COLOURS);
  const signs = [...Object.values(LOOKS), lookOf(GOLDEN)].map((look) => look.sign);
  expect(new Set(signs).size).toBe(signs.length);
  expect(signs.slice(0, 3)).toEqual(["R", "B", "G"]);
});

it("writes every sign so that it can be read on its colour", () => {
  for (const look of [...Object.values(LOOKS), lookOf(GOLDEN)]) {
    expect(contrast(look.colour, look.ink)).toBeGreaterThan(4.5);
  }
});

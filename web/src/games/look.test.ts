// This file is the tests of how seats look: by what they are called, wherever they sit.

import { expect, it } from "vitest";
import { LOOKS as ESCAPEES } from "./captivade/look";
import { kindOf, looksOf } from "./look";
import { FLEETS } from "./take_off/scene/fleet";
import { LOOKS as CARS } from "./worldbeater/look";

it("gives each seat the look of the colour that it is called by", () => {
  expect(looksOf(FLEETS, ["black", "orange"])).toEqual([FLEETS.black, FLEETS.orange]);
  expect(looksOf(FLEETS, ["black", "orange"]).map((look) => kindOf(FLEETS, look))).toEqual([2, 0]);
});

it("shows the number of a seat that has no colour yet", () => {
  const looks = looksOf(CARS, ["car 1", "car 2"]);
  expect(looks.map((look) => look.sign)).toEqual(["1", "2"]);
  expect(looks.map((look) => kindOf(CARS, look))).toEqual([-1, -1]);
});

it("knows whom a seat plays where the rules have a name for it", () => {
  const looks = looksOf(ESCAPEES, ["blue", "yellow"]);
  expect(looks.map((look) => look.title)).toEqual(["Beatrice Bleu", "Yousef Yellow"]);
});

// This file is the tests of taps: the nearest offered thing is meant, and anything else becomes a question.

import { describe, expect, it } from "vitest";
import type { Offer } from "../../wire/message";
import { at, DRAWING, offer, position, recorded } from "./fixture";
import { figures } from "./scene/layout";
import { auraOf, isOnBoard, meaning, near, offerFor, targetOf } from "./tap";
import type { Move, View } from "./types";

const PICK_1 = offer({ move: "pick", cap: "red-1" });
const PICK_2 = offer({ move: "pick", cap: "red-2" });
const GO_A5 = offer({ move: "go", to: "A5" });
const HOME = offer({ move: "go", to: "base-A" });

/** What a tap so far right of a place and below it means. */
function tapped(id: string, right: number, below: number, view: View, offers: Offer<Move>[], reach = 60) {
  const scene = { drawing: DRAWING, view, figures: figures(view, DRAWING), offers, reach };
  const point = { x: at(id).x + right, y: at(id).y + below };
  return meaning(near(point, scene), offers, view);
}

describe("picking", () => {
  const view = position({ "red-1": { on: "A3" }, "blue-1": { on: "A5" } });

  it("a tap on an offered cap picks it, also at its tip", () => {
    expect(tapped("A3", 0, 30, view, [PICK_1])).toEqual({ offer: PICK_1 });
    expect(tapped("A3", 0, -60, view, [PICK_1])).toEqual({ offer: PICK_1 });
  });

  it("a tap anywhere in a base picks the cap that waits there", () => {
    expect(tapped("base-A", 220, 60, view, [PICK_1, PICK_2])).toEqual({ offer: PICK_2 });
  });

  it("a tap on a cap that is not offered asks about picking it", () => {
    expect(tapped("A5", 0, 0, view, [PICK_1])).toEqual({ wish: { move: "pick", cap: "blue-1" } });
  });

  it("a tap on an empty space asks about going there", () => {
    expect(tapped("A4", 0, 0, view, [PICK_1])).toEqual({ wish: { move: "go", to: "A4" } });
  });

  it("a tap far from everything means nothing, and none does when the match is over", () => {
    expect(tapped("centre", 250, -320, view, [PICK_1])).toBeNull();
    expect(tapped("A5", 0, 0, { ...view, phase: "over" }, [])).toBeNull();
  });

  it("a broad finger reaches farther, but only for what is offered", () => {
    expect(tapped("A3", 0, 110, view, [PICK_1], 60)).toBeNull();
    expect(tapped("A3", 0, 110, view, [PICK_1], 95)).toEqual({ offer: PICK_1 });
    expect(tapped("A4", 0, 100, view, [PICK_1], 95)).toBeNull();
  });
});

describe("of single caps side by side", () => {
  it("any means the one that is offered", () => {
    const view = position({ "red-1": { on: "A3" }, "red-2": { on: "A3" } });
    expect(offerFor("red-2", [PICK_1], view)).toBe(PICK_1);
  });

  it("one that carries something is meant alone", () => {
    const view = position({ "red-1": { on: "A3" }, "red-2": { on: "A3" }, "blue-1": { under: "red-2" } });
    expect(offerFor("red-2", [PICK_1], view)).toBeUndefined();
    expect(offerFor("red-2", [PICK_1, PICK_2], view)).toBe(PICK_2);
  });

  it("a foreign one is not meant", () => {
    const view = position({ "red-1": { on: "A4" }, "blue-1": { on: "A4" } });
    expect(offerFor("blue-1", [PICK_1], view)).toBeUndefined();
  });
});

describe("going", () => {
  const caps = { "red-1": { on: "A3" }, "blue-1": { on: "A5" }, "blue-2": { under: "red-1" } };
  const view = position(caps, { phase: "going", picked: "red-1" });

  it("a tap on an offered space goes there, also on the cap that stands there", () => {
    expect(tapped("A5", 0, 10, view, [GO_A5])).toEqual({ offer: GO_A5 });
    expect(tapped("A5", 0, -60, view, [GO_A5])).toEqual({ offer: GO_A5 });
    expect(tapped("A5", 0, -130, view, [GO_A5], 95)).toEqual({ offer: GO_A5 });
  });

  it("a tap on the base goes home", () => {
    expect(tapped("base-A", -150, 0, view, [GO_A5, HOME])).toEqual({ offer: HOME });
  });

  it("any other tap asks about going there", () => {
    expect(tapped("A6", 0, 0, view, [GO_A5])).toEqual({ wish: { move: "go", to: "A6" } });
    expect(tapped("A3", 0, 0, view, [GO_A5])).toEqual({ wish: { move: "go", to: "A3" } });
  });

  it("an offer marks its prey", () => {
    expect(targetOf(GO_A5, view, DRAWING)?.kind).toBe("prey");
    expect(targetOf(offer({ move: "go", to: "A2" }), view, DRAWING)?.kind).toBe("place");
    expect(targetOf(HOME, view, DRAWING)?.kind).toBe("place");
  });

  it("nothing is prey on grey, but for the Golden Cap", () => {
    const rest = { ...caps, "blue-1": { on: "A4" }, golden: { on: "A2" } };
    const go = offer({ move: "go", to: "A4" });
    const step = offer({ move: "step", to: "A4" });
    const going = position(rest, { phase: "going", picked: "red-1" });
    const golden = position(rest, { phase: "stepping", picked: "golden", golden_owner: 0 });
    expect(targetOf(go, going, DRAWING)?.kind).toBe("place");
    expect(targetOf(step, golden, DRAWING)?.kind).toBe("prey");
  });
});

it("at home a tap on the base stays there", () => {
  const view = position({}, { phase: "home", picked: "red-1", points: 2 });
  const stay = offer({ move: "stay" });
  const out = offer({ move: "go", to: "A3" });
  expect(tapped("base-A", -100, 0, view, [stay, out])).toEqual({ offer: stay });
  expect(tapped("A3", 0, 0, view, [stay, out])).toEqual({ offer: out });
  expect(targetOf(stay, view, DRAWING)).toEqual({ id: "base-A", kind: "place", offer: stay });
});

describe("with the Golden Cap", () => {
  const caps = { golden: { on: "A4" }, "blue-1": { on: "A4" } };

  it("a tap on its way asks about a step", () => {
    const view = position(caps, { phase: "stepping", picked: "golden", golden_owner: 0 });
    expect(tapped("A6", 0, 0, view, [])).toEqual({ wish: { move: "step", to: "A6" } });
    const home = position(caps, { phase: "home", picked: "golden", golden_owner: 0 });
    expect(tapped("A6", 0, 0, home, [])).toEqual({ wish: { move: "step", to: "A6" } });
  });

  it("a tap on prey traps it, on another cap asks about trapping it", () => {
    const view = position(
      { ...caps, "red-1": { on: "A2" } },
      { phase: "trapping", picked: "golden", golden_owner: 0 },
    );
    const trap = offer({ move: "trap", cap: "blue-1" });
    expect(tapped("A4", 27, 0, view, [trap])).toEqual({ offer: trap });
    expect(tapped("A2", 0, 0, view, [trap])).toEqual({ wish: { move: "trap", cap: "red-1" } });
  });
});

describe("in a recorded match", () => {
  it.each(recorded.steps)("every offer on the board is made by a tap on what it points at: %s", (name) => {
    const { view, offers } = recorded.step(name);
    for (const one of offers.filter(isOnBoard)) {
      const target = targetOf(one, view, DRAWING);
      const figure = figures(view, DRAWING).find(({ stack }) => stack.cap === target?.id);
      const spot = figure ?? at(target?.id ?? "");
      const scene = { drawing: DRAWING, view, figures: figures(view, DRAWING), offers, reach: 60 };
      expect(meaning(near(spot, scene), offers, view)).toEqual({ offer: one });
    }
  });
});

it("marks caps that are offered, trapped or picked", () => {
  const { view, offers } = recorded.step("trapping");
  const marks = ["golden", "blue-4", "blue-3"].map((cap) => auraOf(cap, offers, view));
  expect(marks).toEqual(["picked", "prey", null]);
  const begun = recorded.step("begun");
  expect(auraOf("red-1", begun.offers, begun.view)).toBe("offered");
});

it("knows which offers have no place on the board", () => {
  expect(
    [PICK_1, GO_A5, offer({ move: "trap", cap: "x" }), offer({ move: "step", to: "x" })].every(isOnBoard),
  ).toBe(true);
  const words = ["pass", "stay", "again", "end"] as const;
  expect(words.some((move) => isOnBoard(offer({ move })))).toBe(false);
  expect(targetOf(offer({ move: "again" }), position({}), DRAWING)).toBeNull();
});

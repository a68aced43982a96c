// This file is the tests of taps: the nearest offered thing is meant, and anything else becomes a question.

import { describe, expect, it } from "vitest";
import type { Offer } from "../../wire/message";
import { DRAWING, offer, position } from "./fixture/sample";
import type { CapView } from "./model/view";
import { figures } from "./scene/layout";
import { isOnBoard, meaning, near, offerFor, targetOf } from "./tap";

const PICK_1 = offer({ move: "pick", cap: "red-1" });
const PICK_2 = offer({ move: "pick", cap: "red-2" });
const GO_A4 = offer({ move: "go", to: "A4" });
const HOME = offer({ move: "go", to: "base-A" });

function tapped(x: number, y: number, view: CapView, offers: Offer[], reach = 60) {
  const scene = { drawing: DRAWING, view, figures: figures(view, DRAWING), offers, reach };
  return meaning(near({ x, y }, scene), offers, view);
}

describe("picking", () => {
  const view = position({ "red-1": { on: "A2" }, "blue-1": { on: "A4" } });

  it("a tap on an offered cap picks it, also at its tip", () => {
    expect(tapped(-100, 30, view, [PICK_1])).toEqual({ offer: PICK_1 });
    expect(tapped(-100, -60, view, [PICK_1])).toEqual({ offer: PICK_1 });
  });

  it("a tap anywhere in a base picks the cap that waits there", () => {
    expect(tapped(20, -140, view, [PICK_1, PICK_2])).toEqual({ offer: PICK_2 });
  });

  it("a tap on a cap that is not offered asks about picking it", () => {
    expect(tapped(100, 0, view, [PICK_1])).toEqual({ wish: { move: "pick", cap: "blue-1" } });
  });

  it("a tap on an empty space asks about going there", () => {
    expect(tapped(0, 0, view, [PICK_1])).toEqual({ wish: { move: "go", to: "A3" } });
  });

  it("a tap far from everything means nothing, and none does when the match is over", () => {
    expect(tapped(-400, 300, view, [PICK_1])).toBeNull();
    expect(tapped(100, 0, { ...view, phase: "over" }, [])).toBeNull();
  });

  it("a broad finger reaches farther, but only for what is offered", () => {
    expect(tapped(-100, 110, view, [PICK_1], 60)).toBeNull();
    expect(tapped(-100, 110, view, [PICK_1], 95)).toEqual({ offer: PICK_1 });
    expect(tapped(0, 100, view, [PICK_1], 95)).toBeNull();
  });
});

describe("of single caps side by side", () => {
  it("any means the one that is offered", () => {
    const view = position({ "red-1": { on: "A2" }, "red-2": { on: "A2" } });
    expect(offerFor("red-2", [PICK_1], view)).toBe(PICK_1);
  });

  it("one that carries something is meant alone", () => {
    const view = position({ "red-1": { on: "A2" }, "red-2": { on: "A2" }, "blue-1": { under: "red-2" } });
    expect(offerFor("red-2", [PICK_1], view)).toBeUndefined();
    expect(offerFor("red-2", [PICK_1, PICK_2], view)).toBe(PICK_2);
  });

  it("a foreign one is not meant", () => {
    const view = position({ "red-1": { on: "A3" }, "blue-1": { on: "A3" } });
    expect(offerFor("blue-1", [PICK_1], view)).toBeUndefined();
  });
});

describe("going", () => {
  const caps = { "red-1": { on: "A2" }, "blue-1": { on: "A4" }, "blue-2": { under: "red-1" } };
  const view = position(caps, { phase: "going", picked: "red-1" });

  it("a tap on an offered space goes there, also on the cap that stands there", () => {
    expect(tapped(100, 10, view, [GO_A4])).toEqual({ offer: GO_A4 });
    expect(tapped(100, -60, view, [GO_A4])).toEqual({ offer: GO_A4 });
    expect(tapped(100, -130, view, [GO_A4], 95)).toEqual({ offer: GO_A4 });
  });

  it("a tap on the base goes home", () => {
    expect(tapped(-350, -200, view, [GO_A4, HOME])).toEqual({ offer: HOME });
  });

  it("any other tap asks about going there", () => {
    expect(tapped(200, 0, view, [GO_A4])).toEqual({ wish: { move: "go", to: "B1" } });
    expect(tapped(-100, 0, view, [GO_A4])).toEqual({ wish: { move: "go", to: "A2" } });
  });

  it("an offer marks its prey", () => {
    expect(targetOf(GO_A4, view, DRAWING)?.kind).toBe("prey");
    expect(targetOf(offer({ move: "go", to: "A1" }), view, DRAWING)?.kind).toBe("place");
    expect(targetOf(HOME, view, DRAWING)?.kind).toBe("place");
  });

  it("nothing is prey on grey, but for the Golden Cap", () => {
    const rest = { ...caps, "blue-1": { on: "A3" }, golden: { on: "A1" } };
    const go = offer({ move: "go", to: "A3" });
    const step = offer({ move: "step", to: "A3" });
    const going = position(rest, { phase: "going", picked: "red-1" });
    const golden = position(rest, { phase: "stepping", picked: "golden", golden_owner: 0 });
    expect(targetOf(go, going, DRAWING)?.kind).toBe("place");
    expect(targetOf(step, golden, DRAWING)?.kind).toBe("prey");
  });
});

it("at home a tap on the base stays there", () => {
  const view = position({}, { phase: "home", picked: "red-1", points: 2 });
  const stay = offer({ move: "stay" });
  const out = offer({ move: "go", to: "A2" });
  expect(tapped(-300, -200, view, [stay, out])).toEqual({ offer: stay });
  expect(tapped(-100, 0, view, [stay, out])).toEqual({ offer: out });
  expect(targetOf(stay, view, DRAWING)).toEqual({ id: "base-A", kind: "place", offer: stay });
});

describe("with the Golden Cap", () => {
  const caps = { golden: { on: "A3" }, "blue-1": { on: "A3" } };

  it("a tap on its way asks about a step", () => {
    const view = position(caps, { phase: "stepping", picked: "golden", golden_owner: 0 });
    expect(tapped(200, 0, view, [])).toEqual({ wish: { move: "step", to: "B1" } });
    const home = position(caps, { phase: "home", picked: "golden", golden_owner: 0 });
    expect(tapped(200, 0, home, [])).toEqual({ wish: { move: "step", to: "B1" } });
  });

  it("a tap on prey traps it, on another cap asks about trapping it", () => {
    const view = position(
      { ...caps, "red-1": { on: "A1" } },
      { phase: "trapping", picked: "golden", golden_owner: 0 },
    );
    const trap = offer({ move: "trap", cap: "blue-1" });
    expect(tapped(27, 0, view, [trap])).toEqual({ offer: trap });
    expect(tapped(-200, 0, view, [trap])).toEqual({ wish: { move: "trap", cap: "red-1" } });
  });
});

it("knows which offers have no place on the board", () => {
  expect(
    [PICK_1, GO_A4, offer({ move: "trap", cap: "x" }), offer({ move: "step", to: "x" })].every(isOnBoard),
  ).toBe(true);
  expect(["pass", "stay", "again", "end"].some((move) => isOnBoard(offer({ move })))).toBe(false);
  expect(targetOf(offer({ move: "again" }), position({}), DRAWING)).toBeNull();
});

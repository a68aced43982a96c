// This file is the tests of the show: steps in order, one after the other, skippable, and at once when nothing may move.

import { beforeEach, describe, expect, it } from "vitest";
import type { AnyEvent } from "../games/face";
import { type Performer, Show } from "./show.svelte";
import { step, tableEvent } from "./table.sample";

/** A performer whose events last until the test ends them. */
class SlowPerformer implements Performer {
  shown: { event: AnyEvent; milliseconds: number }[] = [];
  still = false;
  #end: (() => void) | null = null;

  animate(event: AnyEvent, milliseconds: number, signal: AbortSignal): Promise<void> {
    this.shown.push({ event, milliseconds });
    return new Promise((resolve) => {
      this.#end = resolve;
      if (signal.aborted) resolve();
      signal.addEventListener("abort", () => resolve());
    });
  }

  sound(): number {
    return 0;
  }

  isStill(): boolean {
    return this.still;
  }

  speed(): number {
    return 1;
  }

  async end(): Promise<void> {
    this.#end?.();
    await settled();
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
let show = new Show();
let performer = new SlowPerformer();

beforeEach(() => {
  show = new Show();
  performer = new SlowPerformer();
  show.begin([{ number: 1, events: [tableEvent("Red begins.")] }], step(1, "Red begins."));
});

const sentences = () => show.lines.map((line) => line.event.sentence);

describe("the show", () => {
  it("begins with how things stand and what was told before", () => {
    expect(show.view).toEqual({ seen: 1 });
    expect(sentences()).toEqual(["Red begins."]);
    expect(show.isRunning).toBe(false);
  });

  it("shows everything at once when there is nobody to perform it", () => {
    show.add([step(2, "Red throws a 4."), step(3, "Red goes.")]);
    expect(show.view).toEqual({ seen: 3 });
    expect(sentences()).toEqual(["Red begins.", "Red throws a 4.", "Red goes."]);
  });

  it("lets it be read that somebody's time has run out, until one skips it", async () => {
    show.performer = performer;
    const late = { ...tableEvent("Anna’s time has run out; a bot makes this move."), kind: "clock" };
    show.add([{ ...step(2, ""), events: [late] }, step(3, "Red goes.")]);
    await settled();
    expect(show.isRunning).toBe(true);
    expect(sentences().at(-1)).toBe(late.sentence);
    show.skip();
    await settled();
    expect(show.view).toEqual({ seen: 3 });
    expect(sentences().at(-1)).toBe("Red goes.");
  });

  it("tells an event, performs it, and only then shows the view after it", async () => {
    show.performer = performer;
    show.add([step(2, "Red throws a 4."), step(3, "Red goes.")]);
    expect(show.isRunning).toBe(true);
    expect(show.event).toEqual({ event: "Moved" });
    expect(sentences().at(-1)).toBe("Red throws a 4.");
    expect(show.view).toEqual({ seen: 1 });
    await performer.end();
    expect(show.view).toEqual({ seen: 2 });
    expect(sentences().at(-1)).toBe("Red goes.");
    await performer.end();
    expect(show.view).toEqual({ seen: 3 });
    expect(show.event).toBeNull();
    expect(show.isRunning).toBe(false);
  });

  it("ends with everything shown when it is skipped", async () => {
    show.performer = performer;
    show.add([step(2, "One."), step(3, "Two."), step(4, "Three.")]);
    show.skip();
    await settled();
    expect(show.view).toEqual({ seen: 4 });
    expect(performer.shown).toHaveLength(1);
    expect(sentences()).toHaveLength(4);
  });

  it("performs again after it was skipped once", async () => {
    show.performer = performer;
    show.add([step(2, "One.")]);
    show.skip();
    await settled();
    show.add([step(3, "Two.")]);
    expect(performer.shown).toHaveLength(2);
  });

  it("performs nothing when nothing may move", () => {
    show.performer = performer;
    performer.still = true;
    show.add([step(2, "One.")]);
    expect(performer.shown).toHaveLength(0);
    expect(show.view).toEqual({ seen: 2 });
  });

  it("is quicker the more waits, and jumps over very much", async () => {
    show.performer = performer;
    show.add([step(2, "One.")]);
    show.add(Array.from({ length: 20 }, (_, index) => step(index + 3, "More.")));
    await performer.end();
    const [first, second] = performer.shown;
    expect(second?.milliseconds).toBeLessThan((first?.milliseconds ?? 0) / 2);
    show.add(Array.from({ length: 60 }, (_, index) => step(index + 23, "Much more.")));
    await performer.end();
    expect(show.number).toBeGreaterThan(50);
  });

  it("takes a step that it has already as another view of it, and tells nothing twice", () => {
    show.add([step(2, "Red goes.")]);
    show.add([{ ...step(2, "Red goes."), view: { seen: "by Blue" } }]);
    expect(show.view).toEqual({ seen: "by Blue" });
    expect(sentences()).toEqual(["Red begins.", "Red goes."]);
  });

  it("shows a waiting step in the view that came last", async () => {
    show.performer = performer;
    show.add([step(2, "Red goes.")]);
    show.add([{ ...step(2, "Red goes."), view: { seen: "by Blue" } }]);
    expect(show.view).toEqual({ seen: 1 });
    await performer.end();
    expect(show.view).toEqual({ seen: "by Blue" });
  });

  it("strikes out what was taken back", () => {
    show.add([step(2, "One."), step(3, "Two."), step(4, "Three.")]);
    const back = tableEvent("Red takes it back.", { kind: "back", event: { event: "back", to: 2 } });
    show.add([{ number: 5, events: [back], view: { seen: 2 } }]);
    expect(show.lines.filter((line) => line.isTakenBack).map((line) => line.event.sentence)).toEqual([
      "Two.",
      "Three.",
    ]);
    expect(show.view).toEqual({ seen: 2 });
  });

  it("does not perform what happens to the table", () => {
    show.performer = performer;
    const back = tableEvent("Red takes it back.", { kind: "back", event: { event: "back", to: 0 } });
    show.add([{ number: 2, events: [back], view: {} }]);
    show.add([
      { number: 3, events: [tableEvent("Anna sits down.", { kind: "seat", event: undefined })], view: {} },
    ]);
    expect(performer.shown).toHaveLength(0);
  });

  it("forgets what waited when it begins anew", async () => {
    show.performer = performer;
    show.add([step(2, "One."), step(3, "Two.")]);
    show.begin([], step(9));
    await settled();
    expect(show.view).toEqual({ seen: 9 });
    expect(show.lines).toHaveLength(0);
    show.add([step(10, "On.")]);
    expect(show.isRunning).toBe(true);
  });
});

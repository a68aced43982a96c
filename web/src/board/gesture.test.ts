// This file is the tests of what fingers do to a board in its frame.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { gestures } from "./gesture";
import { Pan } from "./pan.svelte";

const SIDE = 400;
const ZOOM = 6;
const SOON = 200;
const LATE = 400;

/** As much of an element as gestures need: a frame in a document. */
class SampleFrame extends EventTarget {
  tabIndex = -1;
  ownerDocument = new EventTarget();

  getBoundingClientRect() {
    return { left: 0, top: 0, width: SIDE, height: SIDE };
  }

  setPointerCapture(): void {}
}

/** A board on which a finger taps, and the places where it understood a tap. */
function sampleBoard(tapped = () => false) {
  const frame = new SampleFrame();
  const pan = new Pan();
  pan.resize(SIDE, SIDE, 1);
  pan.zoomBy(ZOOM);
  const { destroy } = gestures(frame as unknown as HTMLElement, { pan, tapped });
  const understood: number[] = [];

  function send(type: string, x: number, at: number, to: EventTarget = frame): void {
    const event = new Event(type, { cancelable: true });
    const facts = { pointerId: 1, pointerType: "touch", clientX: x, clientY: 100, timeStamp: at };
    for (const [name, value] of Object.entries(facts)) Object.defineProperty(event, name, { value });
    to.dispatchEvent(event);
    // What the frame stops on its way never comes to the board inside.
    if (type === "click" && !event.cancelBubble) understood.push(x);
  }
  function tap(x: number, at: number): void {
    for (const type of ["pointerdown", "pointerup", "click"]) send(type, x, at);
  }
  function drag(from: number, to: number, at: number): void {
    send("pointerdown", from, at);
    for (const type of ["pointermove", "pointerup", "click"]) send(type, to, at);
  }
  return { frame, pan, understood, send, tap, drag, destroy };
}

describe("a finger on a board", () => {
  beforeEach(() => {
    vi.stubGlobal("Element", class {});
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("taps what lies under it", () => {
    const { pan, understood, tap } = sampleBoard();
    tap(100, 1000);
    tap(100, 1000 + LATE);
    tap(200, 1000 + LATE + SOON);
    expect(understood).toEqual([100, 100, 200]);
    expect(pan.zoom).toBe(ZOOM);
  });

  it("zooms by a second tap, which means nothing on the board that has moved under it", () => {
    const { pan, understood, tap } = sampleBoard();
    tap(100, 1000);
    tap(102, 1000 + SOON);
    expect(pan.zoom).toBe(1);
    expect(understood).toEqual([100]);
    tap(104, 1000 + 2 * SOON);
    expect(pan.zoom).toBe(1);
    expect(understood).toEqual([100, 104]);
  });

  it("has not tapped twice when it pressed something beside the board in between", () => {
    const { frame, pan, understood, send, tap } = sampleBoard();
    tap(100, 1000);
    send("pointerdown", 300, 1000 + SOON / 2, frame.ownerDocument);
    tap(100, 1000 + SOON);
    expect(pan.zoom).toBe(ZOOM);
    expect(understood).toEqual([100, 100]);
  });

  it("skips what is shown, and means nothing on the board that comes then", () => {
    let isShown = true;
    const { understood, tap } = sampleBoard(() => {
      const isSkipped = isShown;
      isShown = false;
      return isSkipped;
    });
    tap(100, 1000);
    expect(understood).toEqual([]);
    tap(200, 1000 + LATE);
    expect(understood).toEqual([200]);
  });

  it("drags the board and means nothing where it lets go", () => {
    const { pan, understood, tap, drag } = sampleBoard();
    drag(100, 130, 1000);
    expect(pan.x).toBe(30);
    expect(understood).toEqual([]);
    tap(130, 1000 + LATE);
    expect(understood).toEqual([130]);
  });

  it("does nothing more once the frame is gone", () => {
    const { pan, drag, destroy } = sampleBoard();
    destroy();
    drag(100, 130, 1000);
    expect(pan.x).toBe(0);
  });
});

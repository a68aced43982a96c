// This file is what fingers, mouse and keys do to a board in its frame: drag, pinch, wheel, double tap, arrows.

import type { Point } from "../map/projection";
import type { Pan } from "./pan.svelte";

const DRAG_FROM = 7;
const DOUBLE_TAP_MILLISECONDS = 320;
const DOUBLE_TAP_PIXELS = 28;
const DOUBLE_TAP_ZOOM = 2.5;
const KEY_PIXELS = 60;
const WHEEL_STRENGTH = 0.0016;
const PRESSABLE = "button, a, input, select, [role='button'], [role='option']";

/** Before the first tap, and after one that no second may follow. */
const NO_TAP = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0 };

export interface Touched {
  pan: Pan;
  /** Called for a tap that was no drag; tells whether that was all the tap was for. */
  tapped: () => boolean;
}

/** Lets an element be the frame of a board; a Svelte action. */
export function gestures(frame: HTMLElement, { pan, tapped }: Touched) {
  const fingers = new Map<number, Point>();
  let start: Point | null = null;
  let isDragging = false;
  /** Whether the tap that just ended has done its work, and may have moved the board before its click comes. */
  let isSpent = false;
  let lastTap = NO_TAP;

  /** A point of the screen, counted from the middle of the frame. */
  function fromMiddle(point: Point): Point {
    const box = frame.getBoundingClientRect();
    return { x: point.x - box.left - box.width / 2, y: point.y - box.top - box.height / 2 };
  }

  function down(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (fingers.size === 0) {
      isDragging = false;
      isSpent = false;
    }
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    start = fingers.size === 1 ? { x: event.clientX, y: event.clientY } : null;
  }

  function moved(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (fingers.size === 1) drag(event.pointerId, before, now);
    else if (fingers.size === 2) pinch(event.pointerId, before, now);
    fingers.set(event.pointerId, now);
  }

  function drag(pointer: number, before: Point, now: Point): void {
    if (start && Math.hypot(now.x - start.x, now.y - start.y) > DRAG_FROM) {
      start = null;
      isDragging = true;
      frame.setPointerCapture(pointer);
    }
    if (isDragging) pan.move(now.x - before.x, now.y - before.y);
  }

  function pinch(pointer: number, before: Point, now: Point): void {
    const other = [...fingers].find(([id]) => id !== pointer)?.[1];
    if (!other) return;
    isDragging = true;
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(now.x - other.x, now.y - other.y);
    const middle = fromMiddle({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    if (was > 0) pan.zoomBy(is / was, middle.x, middle.y);
    pan.move((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  function up(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId)) return;
    start = null;
    if (isDragging || event.type === "pointercancel") return;
    const isOnPressable = event.target instanceof Element && event.target.closest(PRESSABLE) !== null;
    isSpent = tapped() && !isOnPressable;
    if (event.pointerType !== "mouse") tap(event, isOnPressable);
  }

  /** A second tap beside anything to press zooms in, or back to the whole. */
  function tap(event: PointerEvent, isOnPressable: boolean): void {
    const isNear = Math.hypot(event.clientX - lastTap.x, event.clientY - lastTap.y) < DOUBLE_TAP_PIXELS;
    const isSecond = event.timeStamp - lastTap.at < DOUBLE_TAP_MILLISECONDS && isNear;
    lastTap =
      isSecond || isOnPressable ? NO_TAP : { at: event.timeStamp, x: event.clientX, y: event.clientY };
    if (!isSecond || isOnPressable) return;
    isSpent = true;
    const point = fromMiddle({ x: event.clientX, y: event.clientY });
    if (pan.zoom > 1) pan.whole();
    else pan.zoomBy(DOUBLE_TAP_ZOOM, point.x, point.y);
  }

  /** Whoever presses something beside the board in between has not tapped twice. */
  function pressed(event: PointerEvent): void {
    if (!event.composedPath().includes(frame)) lastTap = NO_TAP;
  }

  /** The click at the end of a drag, or of a tap that is spent, is not meant for what has come to lie under it. */
  function click(event: MouseEvent): void {
    if (!isDragging && !isSpent) return;
    isDragging = false;
    isSpent = false;
    event.stopPropagation();
    event.preventDefault();
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const point = fromMiddle({ x: event.clientX, y: event.clientY });
    pan.zoomBy(Math.exp(-event.deltaY * WHEEL_STRENGTH), point.x, point.y);
  }

  function key(event: KeyboardEvent): void {
    if (event.target !== frame || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = keyActs(pan)[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  // The keys that move the board need its frame to have the focus.
  frame.tabIndex = 0;
  const ends = new AbortController();
  const listening = { signal: ends.signal };
  frame.ownerDocument.addEventListener("pointerdown", pressed, { ...listening, capture: true });
  frame.addEventListener("pointerdown", down, listening);
  frame.addEventListener("pointermove", moved, listening);
  frame.addEventListener("pointerup", up, listening);
  frame.addEventListener("pointercancel", up, listening);
  frame.addEventListener("click", click, { ...listening, capture: true });
  frame.addEventListener("wheel", wheel, { ...listening, passive: false });
  frame.addEventListener("keydown", key, listening);
  return { destroy: () => ends.abort() };
}

function keyActs(pan: Pan): Record<string, () => void> {
  return {
    ArrowLeft: () => pan.move(KEY_PIXELS, 0),
    ArrowRight: () => pan.move(-KEY_PIXELS, 0),
    ArrowUp: () => pan.move(0, KEY_PIXELS),
    ArrowDown: () => pan.move(0, -KEY_PIXELS),
    "+": () => pan.zoomIn(),
    "=": () => pan.zoomIn(),
    "-": () => pan.zoomOut(),
    "0": () => pan.whole(),
  };
}

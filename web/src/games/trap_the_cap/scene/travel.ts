// This file is how a piece goes along a path: hop by hop, quickly, and at once when nobody wants to wait.

/** A moment of a journey: where the piece is, and how high above the board. */
export interface Moment {
  x: number;
  y: number;
  lift: number;
}

const HOP = 26;
/** No step takes longer than this. */
const STEP_MILLISECONDS_MAX = 400;
/** No journey takes longer than this. */
const JOURNEY_MILLISECONDS_MAX = 900;

/** How long a journey over so many steps takes. */
export function journeyTime(steps: number, milliseconds: number): number {
  return Math.min(steps * Math.min(milliseconds * 0.75, STEP_MILLISECONDS_MAX), JOURNEY_MILLISECONDS_MAX);
}

/** Where a piece is on its way after a part of its journey, from 0 to 1. */
export function moment(path: { x: number; y: number }[], part: number): Moment {
  const last = path.length - 1;
  const along = Math.min(Math.max(part, 0), 1) * last;
  const hop = Math.min(Math.floor(along), last - 1);
  const from = path[Math.max(hop, 0)];
  const to = path[Math.max(hop, 0) + 1];
  if (!from) return { x: 0, y: 0, lift: 0 };
  if (!to) return { ...from, lift: 0 };
  const way = along - hop;
  const eased = way * way * (3 - 2 * way);
  return {
    x: from.x + (to.x - from.x) * eased,
    y: from.y + (to.y - from.y) * eased,
    lift: HOP * Math.sin(Math.PI * way),
  };
}

/** Calls `show` for every frame with the part of the time that has gone by; ends early when the signal is aborted. */
export function play(milliseconds: number, signal: AbortSignal, show: (part: number) => void): Promise<void> {
  if (milliseconds <= 0 || signal.aborted) {
    show(1);
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const began = performance.now();
    let frame = 0;
    const end = () => {
      cancelAnimationFrame(frame);
      show(1);
      resolve();
    };
    const draw = (now: number) => {
      const part = Math.max(now - began, 0) / milliseconds;
      if (part >= 1) {
        signal.removeEventListener("abort", end);
        end();
        return;
      }
      show(part);
      frame = requestAnimationFrame(draw);
    };
    signal.addEventListener("abort", end, { once: true });
    frame = requestAnimationFrame(draw);
  });
}

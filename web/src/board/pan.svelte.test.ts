// This file is the tests of where a board lies in its frame.

import { describe, expect, it } from "vitest";
import { Pan, ZOOM_MOST } from "./pan.svelte";

function samplePan(): Pan {
  const pan = new Pan();
  pan.resize(400, 800, 2);
  return pan;
}

describe("a board in its frame", () => {
  it("fits as a whole, in its own proportions", () => {
    expect(samplePan().fit).toEqual({ width: 400, height: 200 });
    const low = new Pan();
    low.resize(1000, 300, 2);
    expect(low.fit).toEqual({ width: 600, height: 300 });
  });

  it("keeps the point under the finger where it is when zooming", () => {
    const pan = samplePan();
    pan.zoomBy(6, 50, 30);
    const boardPoint = (50 - pan.x) / pan.zoom;
    pan.zoomBy(1.2, 50, 30);
    expect((50 - pan.x) / pan.zoom).toBeCloseTo(boardPoint);
  });

  it("zooms no further out than the whole, nor in than the most", () => {
    const pan = samplePan();
    pan.zoomBy(0.1);
    expect(pan.zoom).toBe(1);
    for (let turn = 0; turn < 20; turn += 1) pan.zoomIn();
    expect(pan.zoom).toBe(ZOOM_MOST);
  });

  it("cannot be pushed out of its frame", () => {
    const pan = samplePan();
    pan.move(500, 500);
    expect([pan.x, pan.y]).toEqual([0, 0]);
    pan.zoomBy(2);
    pan.move(5000, 5000);
    expect([pan.x, pan.y]).toEqual([200, 0]);
  });

  it("comes back within the frame when that becomes larger", () => {
    const pan = samplePan();
    pan.zoomBy(2);
    pan.move(200, 0);
    pan.resize(800, 800, 2);
    pan.zoomOut();
    expect(pan.x).toBeLessThanOrEqual((pan.fit.width * pan.zoom - 800) / 2);
  });

  it("brings a part to the middle, as large as fits", () => {
    const pan = samplePan();
    pan.show({ x: 0.4, y: 0.4, width: 0.2, height: 0.2 });
    expect(pan.zoom).toBe(3.5);
    expect(pan.x).toBeCloseTo(0);
    pan.show({ x: 0, y: 0, width: 0.5, height: 1 });
    expect(pan.zoom).toBeCloseTo(1.6);
    // The part's own middle would be at 160, but the board's edge stays at the frame's.
    expect(pan.x).toBeCloseTo(120);
  });

  it("knows whether a person has moved it", () => {
    const pan = samplePan();
    pan.show({ x: 0, y: 0, width: 0.5, height: 0.5 });
    expect(pan.isByHand).toBe(false);
    pan.move(3, 0);
    expect(pan.isByHand).toBe(true);
    pan.whole();
    expect(pan.isByHand).toBe(false);
  });

  it("comes nearer to a part that allows it", () => {
    const part = { x: 0.45, y: 0.45, width: 0.05, height: 0.05 };
    const pan = samplePan();
    pan.show(part);
    const usual = pan.zoom;
    pan.show({ ...part, zoomMost: 6 });
    expect(pan.zoom).toBe(6);
    expect(usual).toBeLessThan(6);
  });

  it("shows what is to be pressed as large as a finger, and that in any case", () => {
    const pan = samplePan();
    const press = { width: 0.02, x: 0.88, y: 0.5 };
    const part = { x: 0.1, y: 0.4, width: 0.8, height: 0.2, zoomMost: 8 };
    pan.show(part);
    expect(pan.zoom * press.width * pan.fit.width).toBeLessThan(40);
    pan.show({ ...part, press });
    expect(pan.zoom * press.width * pan.fit.width).toBeGreaterThanOrEqual(40);
    expect(pan.sees({ ...part, press })).toBe(true);
    expect(pan.sees(part)).toBe(false);
    // No more than the part is shown beyond its end.
    expect(pan.seen.x + pan.seen.width).toBeCloseTo(part.x + part.width);
  });

  it("tells what part of it is seen", () => {
    const pan = samplePan();
    expect(pan.seen).toEqual({ x: 0, y: 0, width: 1, height: 1 });
    pan.zoomBy(8);
    expect(pan.seen.width).toBeCloseTo(1 / 8);
    expect(pan.seen.height).toBeCloseTo(1 / 2);
    expect(pan.seen.x + pan.seen.width / 2).toBeCloseTo(0.5);
    pan.move(1e6, 0);
    expect(pan.seen.x).toBeCloseTo(0);
  });

  it("is brought to a point by hand, as far as the frame stays filled", () => {
    const pan = samplePan();
    pan.zoomBy(8);
    pan.centre(0.25, 0.5);
    expect(pan.seen.x + pan.seen.width / 2).toBeCloseTo(0.25);
    expect(pan.isByHand).toBe(true);
    pan.centre(0, 0);
    expect(pan.seen.x).toBeCloseTo(0);
    expect(pan.seen.y).toBeCloseTo(0);
  });

  it("brings a part above what lies over the foot of its frame, even at the lower edge", () => {
    const pan = samplePan();
    pan.floor = 100;
    pan.show({ x: 0.4, y: 0.8, width: 0.2, height: 0.2, zoomMost: 6 });
    const foot = pan.frame.height / 2 + pan.y + (pan.fit.height * pan.zoom) / 2;
    expect(foot).toBeLessThanOrEqual(pan.frame.height - pan.floor + 1);
    pan.whole();
    expect(pan.y).toBe(0);
  });
});

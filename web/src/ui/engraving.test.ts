import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import Engraving from "./Engraving.svelte";
import { box, ring, shape, strokes, waves } from "./engraving";

describe("an engraving", () => {
  it("is made of circles, boxes, level lines and waves", () => {
    expect(ring(10, 20, 5)).toBe("M5 20a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z");
    expect(box(1, 2, 30, 40)).toBe("M1 2h30v40h-30z");
    expect(strokes([1, 2, 3], [4, 5, 6])).toBe("M1 2h3M4 5h6");
    expect(waves([0, 9, 2])).toBe("M0 9q3.5-3 7 0t7 0q3.5-3 7 0t7 0");
  });

  it("is drawn shape by shape, each in its tone", () => {
    const shapes = [shape("brass", box(0, 0, 9, 9)), shape("fine", "M0 0h5", "scale(2)")];
    const html = render(Engraving, { props: { shapes } }).body;
    expect(html).toContain('viewBox="0 0 120 80"');
    expect(html).toMatch(
      /<path class="brass[^>]*d="M0 0h9v9h-9z".*<path class="fine[^>]*transform="scale\(2\)"/,
    );
  });
});

import { describe, expect, it } from "vitest";
import { DECIDING, HAZARD, STORM, TELEX } from "../fixture";
import { isSameNotice, noticeBetween, noticeBy } from "./notice";

/** What a step gives to read: found in its events, and between its views. */
const STEPS = [
  { step: HAZARD, notice: { kind: "hazard", card: "africa-01", seat: 0 } },
  { step: TELEX, notice: { kind: "telex", card: "telex-19", seat: 1 } },
  { step: STORM, notice: { kind: "storm", card: null, seat: 0 } },
];

describe("what has to be read", () => {
  it.each(STEPS)("is found in events: $notice.kind", ({ step, notice }) => {
    expect(step.events.flatMap((event) => noticeBy(event) ?? [])).toEqual([notice]);
  });

  it.each(STEPS)("is found between two views when no event is shown: $notice.kind", ({ step, notice }) => {
    expect(noticeBetween(step.before, step.view)).toEqual(notice);
    expect(noticeBetween(step.view, step.view)).toBeNull();
  });

  it("is nothing where nothing came up", () => {
    expect(DECIDING.events.flatMap((event) => noticeBy(event) ?? [])).toEqual([]);
    expect(noticeBetween(DECIDING.before, DECIDING.view)).toBeNull();
  });

  it("is found when a pile begins again", () => {
    const { view } = HAZARD;
    const again = { ...view, piles: view.piles.map((pile, at) => (at === 1 ? { ...pile, next: 1 } : pile)) };
    expect(noticeBetween(view, again)?.card).toBe("africa-01");
  });

  it("is the same by kind, card and seat", () => {
    const one = { kind: "hazard" as const, card: "asia-01", seat: 0 };
    expect(isSameNotice(one, { ...one })).toBe(true);
    expect(isSameNotice(one, { ...one, seat: 1 })).toBe(false);
    expect(isSameNotice(one, null)).toBe(false);
  });
});

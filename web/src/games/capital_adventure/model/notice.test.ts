import { describe, expect, it } from "vitest";
import { side, VIEW } from "../fixture/view.sample";
import { isSameNotice, noticeBetween, noticeBy } from "./notice";
import type { View } from "./view";

const PILES = [0, 1, 2, 3, 4, 5].map(() => ({ drawn: [] as string[], next: 0 }));
const BEFORE: View = { ...VIEW, piles: PILES };
const drawn = (at: number, card: string): View["piles"] =>
  PILES.map((pile, index) => (index === at ? { ...pile, drawn: [card] } : pile));

describe("what has to be read", () => {
  it("is found in events", () => {
    expect(noticeBy({ event: "HazardDrawn", seat: 2, card: "asia-01" })).toEqual({
      kind: "hazard",
      card: "asia-01",
      seat: 2,
    });
    expect(noticeBy({ event: "SentBack", seat: 1, city: "new-orleans" })?.kind).toBe("storm");
    expect(noticeBy({ event: "Earned", seat: 1, amount: 200 })).toBeNull();
  });

  it("is found between two views when no event is shown", () => {
    const hazard: View = {
      ...BEFORE,
      piles: drawn(1, "africa-01"),
      hazard: { card: "africa-01", seat: 3 },
      telex: { card: "telex-01", seat: 0 },
    };
    expect(noticeBetween(BEFORE, hazard)).toEqual({ kind: "hazard", card: "africa-01", seat: 3 });
    const telex: View = { ...BEFORE, piles: drawn(5, "telex-01"), telex: { card: "telex-01", seat: 0 } };
    expect(noticeBetween(BEFORE, telex)).toEqual({ kind: "telex", card: "telex-01", seat: 0 });
    expect(noticeBetween(hazard, hazard)).toBeNull();
  });

  it("is found when a pile begins again", () => {
    const full: View = { ...BEFORE, piles: drawn(0, "europe-01"), hazard: { card: "europe-01", seat: 0 } };
    const again: View = {
      ...full,
      piles: full.piles.map((pile, at) => (at === 0 ? { ...pile, next: 1 } : pile)),
    };
    expect(noticeBetween(full, again)?.card).toBe("europe-01");
  });

  it("is a storm when a side has been sent back", () => {
    const after: View = { ...BEFORE, sides: [side(), side({ was_sent_back: true }), side(), side()] };
    expect(noticeBetween(BEFORE, after)).toEqual({ kind: "storm", card: null, seat: 1 });
  });

  it("is the same by kind, card and seat", () => {
    const one = { kind: "hazard" as const, card: "asia-01", seat: 0 };
    expect(isSameNotice(one, { ...one })).toBe(true);
    expect(isSameNotice(one, { ...one, seat: 1 })).toBe(false);
    expect(isSameNotice(one, null)).toBe(false);
  });
});

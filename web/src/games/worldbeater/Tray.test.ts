import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import type { Offer } from "../../wire/message";
import { DRAWING, HARM } from "./fixture";
import { OFFERS, SEATS, VIEW } from "./fixture/view.sample";
import { LOOKS } from "./look";
import { cardOf } from "./model/hand";
import Tray from "./Tray.svelte";
import type { Move } from "./types";

/** The tray as HTML. */
function tray(changes: Partial<Parameters<typeof Tray>[1]> = {}): string {
  const props = {
    drawing: DRAWING,
    view: VIEW,
    seats: SEATS,
    looks: Object.values(LOOKS),
    mine: 0,
    offers: OFFERS,
    pointed: null as Offer<Move> | null,
    play: () => {},
    why: () => {},
    event: null,
    still: true,
    ...changes,
  };
  return render(Tray, { props }).body;
}

describe("the tray", () => {
  it("shows the own hand, and says what can be played", () => {
    const html = tray();
    expect(html).toMatch(/data-card="fog"/);
    expect(html).toMatch(/data-card="byway"/);
    expect(html).not.toMatch(/data-card="curfew"/);
    expect(html).toContain("1 move and 2 claims left");
    expect(html.match(/, can be played/g)).toHaveLength(1);
    expect(html.match(/, cannot be played now/g)).toHaveLength(1);
  });

  it("offers nothing to play while others are on turn", () => {
    const html = tray({ mine: null, offers: [] });
    expect(html).toMatch(/data-card="fog"/);
    expect(html).not.toContain("be played");
  });

  it("offers nothing when another seat of this device is asked than the one that looks", () => {
    expect(tray({ mine: 1 })).not.toContain("can be played");
  });

  it("shows onlookers no hand but the race in figures", () => {
    const html = tray({ view: { ...VIEW, seat: -2, hands: [null, null, null] }, mine: null, offers: [] });
    expect(html).not.toMatch(/data-card/);
    expect(html).toContain("The race in figures");
    expect(html).toContain("Red: 5 cards, Curfew in their next turn");
  });

  it("lays open the card that is being played", () => {
    const html = tray({ event: HARM.events[0] ?? null });
    expect(html).toContain("Anna plays");
    expect(html).toContain(cardOf("breakdown", DRAWING)?.sentence);
    expect(html).toContain(cardOf("breakdown", DRAWING)?.flavour);
  });
});

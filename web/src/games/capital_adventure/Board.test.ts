import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import type { Offer } from "../../wire/message";
import Board from "./Board.svelte";
import { AT_SEA, DECIDING, DECIDING_OFFERS, DRAWING, PLANNING, PLANNING_OFFERS } from "./fixture/sample";
import { SEATS } from "./fixture/view.sample";
import Overview from "./layers/Overview.svelte";
import { LOOKS } from "./look";

/** The board as HTML. */
function board(changes: Partial<Parameters<typeof Board>[1]> = {}): string {
  const props = {
    drawing: DRAWING,
    view: DECIDING,
    seats: SEATS,
    looks: LOOKS,
    mine: 0 as number | null,
    offers: DECIDING_OFFERS,
    pointed: null as Offer | null,
    play: () => {},
    why: () => {},
    still: true,
    zoom: 1,
    ...changes,
  };
  return render(Board, { props }).body;
}

function counted(html: string, what: RegExp): number {
  return [...html.matchAll(what)].length;
}

describe("the board", () => {
  it("has every city, every transit point and all Travellers", () => {
    const html = board();
    for (const { id } of DRAWING.cities) expect(html).toContain(`data-city="${id}"`);
    for (const { id } of DRAWING.crossings) expect(html).toContain(`data-stop="${id}"`);
    expect(html).toContain('data-stop="atlantic"');
    expect(counted(html, /data-seat=/g)).toBe(4);
    expect(html).toContain("‹ Honolulu");
    expect(html).toContain("Los Angeles ›");
  });

  it("rings where one may go, and nothing for those who wait", () => {
    expect(counted(board(), /data-end=/g)).toBe(5);
    expect(counted(board({ mine: null, offers: [] }), /data-end=/g)).toBe(0);
  });

  it("has the pegs of who looks", () => {
    expect(board()).toContain('data-peg="paris"');
    expect(board()).not.toContain('data-peg="timbuktu"');
    expect(board({ mine: 2, offers: [] })).toContain('data-peg="timbuktu"');
  });

  it("tells the fares out of where one is before those elsewhere", () => {
    const html = board({ zoom: 4 });
    expect(html).toMatch(/class="fare[^"]*strong[^"]*" data-fare="rome athens"/);
    expect(html).toMatch(/data-fare="chicago new-orleans"/);
    expect(html).not.toMatch(/class="fare[^"]*strong[^"]*" data-fare="chicago new-orleans"/);
  });

  it("tells the price of the planned journey so far", () => {
    expect(board({ view: PLANNING, offers: PLANNING_OFFERS })).toContain('data-plan="$350"');
    expect(board()).not.toContain("data-plan");
  });

  it("tells the price of a hinted journey, and what is lacking", () => {
    const hint = (to: string): Offer => ({ move: { move: "go", to }, sentence: "" });
    const near = board({ pointed: hint("lisbon") });
    expect(near).toMatch(/class="through[^>]*>by Madrid</);
    expect(near).not.toMatch(/class="lacking/);
    expect(board({ pointed: hint("cairo") })).toMatch(/class="lacking[^>]*>\$800 short</);
    expect(board()).not.toMatch(/class="through/);
  });

  it("is one stop of the Tab key, at the cheapest city", () => {
    const html = board();
    expect(counted(html, /tabindex="0"/g)).toBe(1);
    expect(html).toMatch(/tabindex="0"[^>]*data-key="athens"/);
    expect(html).toContain("Cairo: $400 and $1000 for Visas, by Athens, $800 short");
    expect(board({ mine: null, offers: [] })).not.toContain("tabindex");
  });

  it("marks the transit points that can be tried", () => {
    const offers = [{ move: { move: "visa", crossing: "athens-cairo", tokens: 0 }, sentence: "Answer." }];
    expect(board({ offers })).toContain('data-try="athens-cairo"');
    expect(board()).not.toContain("data-try");
  });

  it("is told in words", () => {
    expect(board({ view: AT_SEA })).toContain("Anna at sea, 3 of 6 with 3 of the cities visited");
    expect(board({ view: PLANNING })).toContain("a journey to Lisbon is planned for $350");
  });

  it("is shown whole in small, with what is seen of it", () => {
    const part = { x: 0.25, y: 0.5, width: 0.5, height: 0.25 };
    const props = { drawing: DRAWING, view: DECIDING, looks: LOOKS, offers: DECIDING_OFFERS, part };
    const html = render(Overview, { props }).body;
    expect(counted(html, /class="[^"]*\bend\b/g)).toBe(5);
    expect(counted(html, /class="[^"]*\bgoal\b/g)).toBe(2);
    expect(counted(html, /class="[^"]*\btraveller\b/g)).toBe(4);
    expect(html).toMatch(/x="1533.25"/);
  });
});

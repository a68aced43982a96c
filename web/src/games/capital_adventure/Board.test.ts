import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import type { Offer } from "../../wire/message";
import Board from "./Board.svelte";
import { DECIDING, DRAWING, HAZARD, offer, PLANNING, SEA, SEATS } from "./fixture";
import Overview from "./layers/Overview.svelte";
import { LOOKS } from "./look";
import type { Move } from "./types";

/** The board as HTML. */
function board(changes: Partial<Parameters<typeof Board>[1]> = {}): string {
  const props = {
    drawing: DRAWING,
    view: DECIDING.view,
    seats: SEATS.slice(0, 2),
    looks: Object.values(LOOKS),
    mine: 0 as number | null,
    offers: DECIDING.offers,
    pointed: null as Offer<Move> | null,
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
    expect(counted(html, /data-seat=/g)).toBe(2);
    expect(html).toContain("‹ Honolulu");
    expect(html).toContain("Los Angeles ›");
  });

  it("rings where one may go, and nothing for those who wait", () => {
    expect(counted(board(), /data-end=/g)).toBe(15);
    expect(counted(board({ mine: null, offers: [] }), /data-end=/g)).toBe(0);
  });

  it("has the pegs of who looks", () => {
    const { view } = HAZARD;
    expect(board({ view, mine: 0, offers: [] })).toContain('data-peg="cape-town"');
    expect(board({ view, mine: 1, offers: [] })).toContain('data-peg="timbuktu"');
    expect(board({ view, mine: 1, offers: [] })).not.toContain('data-peg="cape-town"');
  });

  it("tells the fares out of where one is before those elsewhere", () => {
    const html = board({ zoom: 4 });
    expect(html).toMatch(/class="fare[^"]*strong[^"]*" data-fare="lisbon madrid"/);
    expect(html).toMatch(/data-fare="chicago new-orleans"/);
    expect(html).not.toMatch(/class="fare[^"]*strong[^"]*" data-fare="chicago new-orleans"/);
  });

  it("tells the price of the planned journey so far", () => {
    expect(board({ view: PLANNING.view, offers: PLANNING.offers })).toContain('data-plan="$1350"');
    expect(board()).not.toContain("data-plan");
  });

  it("tells the price of a hinted journey, and what is lacking", () => {
    const hint = (to: string) => offer({ move: "go", to });
    const near = board({ pointed: hint("rome") });
    expect(near).toMatch(/class="through[^>]*>by Madrid</);
    expect(near).not.toMatch(/class="lacking/);
    expect(board({ pointed: hint("cairo") })).toMatch(/class="lacking[^>]*>\$50 short</);
    expect(board()).not.toMatch(/class="through/);
  });

  it("is one stop of the Tab key, at the cheapest city", () => {
    const html = board();
    expect(counted(html, /tabindex="0"/g)).toBe(1);
    expect(html).toMatch(/tabindex="0"[^>]*data-key="madrid"/);
    expect(html).toContain("Cairo: $750 and $1000 for Visas, by Casablanca, Tunis, $50 short");
    expect(board({ mine: null, offers: [] })).not.toContain("tabindex");
  });

  it("marks the transit points that can be tried", () => {
    expect(board()).toContain('data-try="lisbon-casablanca"');
    expect(board({ offers: [offer({ move: "end" })] })).not.toContain("data-try");
  });

  it("is told in words", () => {
    expect(board({ view: SEA.view })).toContain("Anna at sea, 3 of 6 with 16 of the cities visited");
    expect(board({ view: PLANNING.view })).toContain("a journey to Cape Town is planned for $1350");
  });

  it("is shown whole in small, with what is seen of it", () => {
    const part = { x: 0.25, y: 0.5, width: 0.5, height: 0.25 };
    const props = {
      drawing: DRAWING,
      view: DECIDING.view,
      looks: Object.values(LOOKS),
      offers: DECIDING.offers,
      part,
    };
    const html = render(Overview, { props }).body;
    expect(counted(html, /class="[^"]*\bend\b/g)).toBe(15);
    expect(counted(html, /class="[^"]*\bgoal\b/g)).toBe(13);
    expect(counted(html, /class="[^"]*\btraveller\b/g)).toBe(2);
    expect(html).toMatch(/x="1533.25"/);
  });
});

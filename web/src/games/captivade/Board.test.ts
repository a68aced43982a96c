import { render } from "svelte/server";
import { afterEach, describe, expect, it } from "vitest";
import type { Offer } from "../../wire/message";
import Board from "./Board.svelte";
import { CHASE_OFFERS, CHASING, DRAWING, REPLAYED, RUN_OFFERS, RUNNING, SEATS, watched } from "./fixture";
import Overview from "./layers/Overview.svelte";
import { LOOKS } from "./look";
import { planner } from "./model/planner.svelte";
import { tripsOf } from "./model/trip";
import type { Move, View } from "./types";

/** The board as HTML. */
function board(changes: Partial<Parameters<typeof Board>[1]> = {}): string {
  const props = {
    drawing: DRAWING,
    view: RUNNING,
    seats: SEATS,
    looks: Object.values(LOOKS),
    mine: 0 as number | null,
    offers: RUN_OFFERS,
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

afterEach(() => planner.clear());

describe("the board", () => {
  it("has every place with its number", () => {
    const html = board();
    for (const { number } of DRAWING.places) expect(html).toContain(`data-place="${number}"`);
    expect(html).toContain("← 45 Anadyr");
    expect(html).toContain("20 Monteverde →");
  });

  it("rings where trips may end, and nothing for those who wait", () => {
    expect(counted(board(), /data-end=/g)).toBe(35);
    expect(counted(board({ mine: null, offers: [] }), /data-end=/g)).toBe(0);
  });

  it("has all agents, one's own escapee and the captured, and no other escapee", () => {
    const html = board();
    expect(counted(html, /data-agent=/g)).toBe(4);
    expect(html).toMatch(/data-seat="0"/);
    expect(html).toMatch(/data-seat="1"/);
    expect(html).not.toMatch(/data-seat="2"|data-seat="3"/);
  });

  it("shows onlookers no escapee that is free", () => {
    expect(board({ view: watched(RUNNING), mine: null, offers: [] })).not.toMatch(/data-seat="[023]"/);
  });

  it("shows all escapees once the match is looked at again", () => {
    expect(counted(board({ view: REPLAYED, mine: null, offers: [] }), /class="[^"]*fugitive/g)).toBe(4);
  });

  it("draws the places of the rival whose page lies open in the notebook", () => {
    expect(counted(board(), /data-belief=/g)).toBeGreaterThan(0);
    expect(counted(board({ view: { ...RUNNING, notebook: null } }), /data-belief=/g)).toBe(0);
  });

  it("draws the planned search with the places that are called", () => {
    const search = tripsOf(CHASING, CHASE_OFFERS).find((trip) => trip.key === "chase 39 41");
    if (search) planner.choose(search, CHASING, 0);
    const html = board({ view: CHASING, offers: CHASE_OFFERS });
    expect(html).toContain('data-call="39"');
    expect(html).toContain('data-call="41"');
    expect(board({ view: CHASING, offers: CHASE_OFFERS, mine: 1 })).not.toContain("data-call");
  });

  it("has counters on what is blocked", () => {
    const view: View = {
      ...RUNNING,
      blocks: [
        { connection: [2, 1], until: 3 },
        { airport: 13, until: 3 },
      ],
    };
    const html = board({ view });
    expect(html).toContain('data-block="line 2 1 0"');
    expect(html).toContain('data-block="airport 13"');
  });

  it("is shown whole in small, with what is seen of it", () => {
    const part = { x: 0.25, y: 0.5, width: 0.5, height: 0.25 };
    const props = { drawing: DRAWING, view: RUNNING, looks: Object.values(LOOKS), offers: RUN_OFFERS, part };
    const html = render(Overview, { props }).body;
    expect(counted(html, /class="[^"]*\bend\b/g)).toBe(35);
    expect(counted(html, /class="[^"]*\bagent\b/g)).toBe(4);
    expect(counted(html, /class="[^"]*\bescapee\b/g)).toBe(1);
    expect(html).toMatch(/x="1533.25"/);
  });
});

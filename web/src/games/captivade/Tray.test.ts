import { render } from "svelte/server";
import { afterEach, describe, expect, it } from "vitest";
import type { Offer } from "../../wire/message";
import { DRAWING, OFFERS, SEATS, VIEW } from "./fixture/view.sample";
import { LOOKS } from "./look";
import { planner } from "./model/planner.svelte";
import { tripsOf } from "./model/trip";
import type { View } from "./model/view";
import Tray from "./Tray.svelte";

/** The tray as HTML. */
function tray(changes: Partial<Parameters<typeof Tray>[1]> = {}): string {
  const props = {
    drawing: DRAWING,
    view: VIEW,
    seats: SEATS,
    looks: LOOKS,
    mine: 0,
    offers: OFFERS,
    pointed: null as Offer | null,
    play: () => {},
    why: () => {},
    event: null,
    still: true,
    ...changes,
  };
  return render(Tray, { props }).body;
}

const SEALED: View = {
  ...VIEW,
  ways: [],
  escapees: VIEW.escapees.map((escapee, seat) => (seat === 0 ? { ...escapee, is_sealed: true } : escapee)),
};

afterEach(() => planner.clear());

describe("the tray", () => {
  it("always shows the week and its part", () => {
    expect(tray()).toContain("Week 2 of 6: run");
    expect(tray({ view: SEALED, mine: null, offers: [] })).toContain("Week 2 of 6: run");
  });

  it("says how far one can go before anything is planned", () => {
    const html = tray();
    expect(html).toContain("Up to 2 connections and 1 flight lead to 4 places");
    expect(html).toContain("Night Train acts on this trip.");
    expect(html).toContain("Stay here");
    expect(html).not.toContain(">Seal<");
  });

  it("shows a planned trip with its cost, money and energy, to seal or to clear", () => {
    const trip = tripsOf(VIEW, OFFERS).find(({ end }) => end === 72);
    if (trip) planner.choose(trip, VIEW, 0);
    const html = tray();
    expect(html).toContain("1 flight, 2 connections");
    expect(html).toMatch(/£300.*£0/);
    expect(html).toMatch(/7.*12/);
    expect(html).toContain(">Seal<");
    expect(html).toContain(">Clear<");
  });

  it("shows who is still thinking after sealing, and no more", () => {
    const html = tray({ view: SEALED, mine: null, offers: [] });
    expect(html).toContain("Your trip is sealed.");
    expect(html.match(/thinking…/g)).toHaveLength(1);
    expect(html.match(/<li class="[^"]*sealed/g)).toHaveLength(2);
    expect(html).not.toContain("Utqiagvik");
  });

  it("names the two places that a planned search calls", () => {
    const view: View = {
      ...VIEW,
      phase: "chasing",
      agent: "brown",
      turn: 0,
      ways: [{ calls: [13, 12], path: [13, 12], by: "fc" }],
    };
    const offers = [{ move: { move: "chase", calls: [13, 12] }, sentence: "Search." }];
    const [trip] = tripsOf(view, offers);
    if (trip) planner.choose(trip, view, 0);
    const html = tray({ view, offers });
    expect(html).toMatch(/New York.*then.*Chicago/s);
    expect(html).toContain(">Search</button>");
  });

  it("lets the assassin choose whom to attack, or nobody", () => {
    const agents = VIEW.agents.map((agent) => ({
      ...agent,
      place: 31,
      is_assassin: agent.agent === "brown",
    }));
    const offers = [
      { move: { move: "attack", agent: "white" }, sentence: "Attack Agent White." },
      { move: { move: "spare" }, sentence: "Attack nobody." },
    ];
    const html = tray({ view: { ...VIEW, phase: "attacking", turn: 0, agents, ways: [] }, offers });
    expect(html).toContain("An attack succeeds if the die shows red");
    expect(html).toMatch(/Attack White.*Let it be/s);
  });

  it("plans nothing when another seat of this device is asked than the one that looks", () => {
    expect(tray({ mine: 1 })).not.toContain("Stay here");
  });

  it("turns the die and reads out the card", () => {
    const evaded = tray({ event: { event: "Evaded", seat: 1, face: "green" } });
    expect(evaded).toContain("The die shows green");
    expect(evaded).toContain("slips away!");
    const card = tray({ event: { event: "Drew", seat: 2, card: "snowdrift" } });
    expect(card).toContain("Blue turns up");
    expect(card).toContain("What Snowdrift does.");
  });

  it("shows onlookers neither a passport nor where anybody hides", () => {
    const view: View = { ...VIEW, seat: -2, secrets: [null, null, null, null], ways: [] };
    const html = tray({ view, mine: null, offers: [] });
    expect(html).not.toContain("Passport");
    expect(html).not.toContain("Utqiagvik");
    expect(html).toContain("The escapees run, in secret.");
  });

  it("shows truth beside what could be known when all secrets are told", () => {
    const [own = null] = VIEW.secrets;
    const view: View = { ...VIEW, seat: -3, secrets: [own, own, own, own], ways: [] };
    const html = tray({ view, mine: null, offers: [] });
    expect(html).toContain("Could be known");
    expect(html).toContain("5 places");
    expect(html).toContain("caught in week 1");
  });
});

import { render } from "svelte/server";
import { afterEach, describe, expect, it } from "vitest";
import type { Offer } from "../../wire/message";
import {
  ATTACK_OFFERS,
  ATTACKING,
  CHASE_OFFERS,
  CHASING,
  DRAWING,
  REPLAYED,
  RUN_OFFERS,
  RUNNING,
  recast,
  SEALED,
  SEATS,
  told,
  watched,
} from "./fixture";
import { LOOKS } from "./look";
import { planner } from "./model/planner.svelte";
import { tripsOf } from "./model/trip";
import Passport from "./parts/Passport.svelte";
import Tray from "./Tray.svelte";
import type { Move } from "./types";

/** The tray as HTML. */
function tray(changes: Partial<Parameters<typeof Tray>[1]> = {}): string {
  const props = {
    drawing: DRAWING,
    view: RUNNING,
    seats: SEATS,
    looks: Object.values(LOOKS),
    mine: 0,
    offers: RUN_OFFERS,
    pointed: null as Offer<Move> | null,
    play: () => {},
    why: () => {},
    event: null,
    still: true,
    ...changes,
  };
  return render(Tray, { props }).body;
}

afterEach(() => planner.clear());

describe("the tray", () => {
  it("always shows the week and its part", () => {
    expect(tray()).toContain("Week 4 of 6: run");
    expect(tray({ view: SEALED, mine: null, offers: [] })).toContain("Week 4 of 6: run");
  });

  it("says how far one can go before anything is planned", () => {
    const html = tray();
    expect(html).toContain("Up to 2 connections, 1 flight and a ferry lead to 35 places");
    expect(html).toContain("Crab Boat acts on this trip.");
    expect(html).toContain("Stay here");
    expect(html).not.toContain(">Seal<");
  });

  it("shows a planned trip with its cost, money and energy, to seal or to clear", () => {
    const trip = tripsOf(RUNNING, RUN_OFFERS).find(({ end }) => end === 44);
    if (trip) planner.choose(trip, RUNNING, 0);
    const html = tray();
    expect(html).toContain("1 flight, a ferry, 2 connections");
    expect(html).toMatch(/£900.*£600/);
    expect(html).toMatch(/6.*13/);
    expect(html).toContain(">Seal<");
    expect(html).toContain(">Clear<");
  });

  it("shows who is still thinking after sealing, and no more", () => {
    const html = tray({ view: SEALED, mine: null, offers: [] });
    expect(html).toContain("Your trip is sealed.");
    expect(html.match(/thinking…/g)).toHaveLength(2);
    expect(html.match(/<li class="[^"]*sealed/g)).toHaveLength(1);
    expect(html).not.toContain("Mahale");
  });

  it("names the two places that a planned search calls", () => {
    const search = tripsOf(CHASING, CHASE_OFFERS).find(({ key }) => key === "chase 38 36");
    if (search) planner.choose(search, CHASING, 0);
    const html = tray({ view: CHASING, offers: CHASE_OFFERS });
    expect(html).toMatch(/Berlin.*then.*London/s);
    expect(html).toContain(">Search</button>");
  });

  it("lets the assassin choose whom to attack, or nobody", () => {
    const html = tray({ view: ATTACKING, offers: ATTACK_OFFERS });
    expect(html).toContain("An attack succeeds if the die shows red");
    expect(html).toMatch(/Attack White.*Let it be/s);
  });

  it("shows whom somebody plays, and who one is in the passport", () => {
    const cast = tray({ event: { event: "Became", seat: 1, colour: "yellow" } });
    expect(cast).toContain("plays Yousef Yellow.");
    const view = recast(RUNNING, "blue", "yellow", "red", "green");
    const passport = render(Passport, { props: { view, drawing: DRAWING, seat: 0, read: () => {} } }).body;
    expect(passport).toContain("Beatrice Bleu");
  });

  it("plans nothing when another seat of this device is asked than the one that looks", () => {
    expect(tray({ mine: 1 })).not.toContain("Stay here");
  });

  it("turns the die and reads out the card", () => {
    const evaded = tray({ event: { event: "Evaded", seat: 1, face: "green" } });
    expect(evaded).toContain("The die shows green");
    expect(evaded).toContain("slips away!");
    const card = tray({ event: told("chasing", "Drew") });
    expect(card).toContain("Yellow turns up");
    expect(card).toContain("Smoke lies over the railway");
  });

  it("shows onlookers neither a passport nor where anybody hides", () => {
    const html = tray({ view: watched(RUNNING), mine: null, offers: [] });
    expect(html).not.toContain("Passport");
    expect(html).not.toContain("Taklamakan");
    expect(html).toContain("The escapees run, in secret.");
  });

  it("shows truth beside what could be known when all secrets are told", () => {
    const html = tray({ view: REPLAYED, mine: null, offers: [] });
    expect(html).toContain("Could be known");
    expect(html).toContain("11 places");
    expect(html).toContain("caught in week 3");
  });
});

import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import type { Offer } from "../../wire/message";
import {
  ALOUD,
  ANSWERED,
  ASKING,
  DECIDING,
  DRAWING,
  EMBARKED,
  HAZARD,
  offer,
  PLANNING,
  question,
  SEA,
  SEATS,
  START,
  standing,
  TELEX,
  TYPED,
} from "./fixture";
import { LOOKS } from "./look";
import Tray from "./Tray.svelte";
import type { Move, Question, View } from "./types";

/** The tray as HTML. */
function tray(changes: Partial<Parameters<typeof Tray>[1]> = {}): string {
  const props = {
    drawing: DRAWING,
    view: DECIDING.view,
    seats: SEATS,
    looks: Object.values(LOOKS),
    mine: 0,
    offers: DECIDING.offers,
    pointed: null as Offer<Move> | null,
    play: () => {},
    why: () => {},
    event: null,
    still: true,
    ...changes,
  };
  return render(Tray, { props }).body;
}

const JUDGED = { answer: "A heart", note: "The crown above it means loyalty." };

/** A view in which the question that is asked has changed. */
function questioned(view: View, changes: Partial<Question>, others: Partial<View> = {}): View {
  return { ...view, question: view.question && { ...view.question, ...changes }, ...others };
}

describe("the tray of the side on turn", () => {
  it("has buttons for all that can be done but travelling, which is done on the map", () => {
    const html = tray();
    expect(html).toMatch(/Roll for a question.*\$200 if you know it/s);
    expect(html).toMatch(/Cash Europe.*\$500/s);
    expect(html).toMatch(/Hand in a Double.*4 left/s);
    expect(html).toContain("End the go");
    expect(html).not.toContain("Athens");
  });

  it("always tells cash and cities on its tabs", () => {
    expect(tray()).toContain("Purse $1300");
    expect(tray()).toContain("Cities 3 of 16");
  });

  it("offers cities to visit that are within reach, not those that were visited", () => {
    expect(tray()).toMatch(/Within reach.*◆ Timbuktu.*\$1400/s);
    expect(tray()).not.toContain("◆ Paris");
    expect(tray({ view: standing({ pegs: ["timbuktu"] }) })).toMatch(/Within reach.*◆ Paris.*\$300/s);
  });

  it("shows the planned journey with its fare, how it can be paid, and what is left then", () => {
    const html = tray({ view: PLANNING.view, offers: PLANNING.offers });
    expect(html).toMatch(/Casablanca.*Timbuktu.*Lagos.*Luanda.*Cape Town/s);
    expect(html).toMatch(/Fare.*\$1350/s);
    expect(html).toMatch(/Pay \$1350.*\$550 left/s);
  });

  it("offers payment with Travel Tokens too", () => {
    const html = tray({ view: PLANNING.view, offers: PLANNING.offers });
    expect(html).toMatch(/Pay a Travel Token and \$950.*\$950 left/s);
  });

  it("tells the verdict on the last answer, the right answer and its note above what is next", () => {
    const html = tray({ view: ANSWERED.view, offers: ANSWERED.offers });
    expect(html).toMatch(/Right.*A heart.*\+\$400.*The crown above it means loyalty/s);
    expect(html).toContain("Roll for a question");
  });

  it("says nothing of an answer of an earlier go", () => {
    const last = question({ is_right: false, ...JUDGED });
    expect(tray({ view: { ...DECIDING.view, last } })).not.toContain("Wrong");
  });

  it("shows the crossing of the Atlantic as a progress of six", () => {
    const html = tray({ view: SEA.view, offers: SEA.offers });
    expect(html).toContain("3 of 6 answers over the Atlantic");
    expect(html).toMatch(/Roll for question 4.*of 6 over the Atlantic/s);
  });

  it("asks for a vote on more Doubles, and shows who agreed", () => {
    const view: View = { ...START.view, phase: "voting", votes: [1] };
    const html = tray({ view, mine: 2, offers: [offer({ move: "agree" }), offer({ move: "refuse" })] });
    expect(html).toMatch(/Anna.*proposes one more Double/s);
    expect(html).toMatch(/Ben: ✓ agrees/);
    expect(html).toMatch(/Cleo: thinks/);
    expect(html).toMatch(/Refuse.*Agree/s);
  });
});

describe("the question card", () => {
  it("has field, level, stake, the die, the question and four answers to press", () => {
    const html = tray({ view: ASKING.view, offers: ASKING.offers });
    expect(html).toContain("Everyday life");
    expect(html).toContain("Standard, $400");
    expect(html).toContain("The die shows 6");
    expect(html).toContain("On an Irish Claddagh ring, what do the two hands hold?");
    for (const answer of ["A fish", "A harp", "A heart", "A shamrock"]) expect(html).toContain(answer);
    expect(html).not.toMatch(/class="option[^>]*disabled/);
  });

  it("lets nobody else press an answer", () => {
    const html = tray({ view: ASKING.view, mine: null, offers: [] });
    expect(html.match(/class="option[^>]*disabled/g)).toHaveLength(4);
  });

  it("marks the right answer and a wrong pick by signs and words, not by colour alone", () => {
    const last = question({ seat: 1, is_right: false, option: 0, said: "A fish", ...JUDGED });
    const html = tray({ view: { ...DECIDING.view, turn: 1, last }, mine: null, offers: [] });
    expect(html).toMatch(/✗.*A fish.*, picked, wrong/s);
    expect(html).toMatch(/✓.*A heart.*, the right answer/s);
    expect(html).toContain("Wrong");
  });

  it("tells the odds of an answer that was left to chance", () => {
    const html = tray({ view: ANSWERED.view, mine: null, offers: [] });
    expect(html).toContain("Anna knew it (odds: 70 in 100).");
  });

  it("names the continent of a Visa question", () => {
    const html = tray({ view: EMBARKED.before, mine: null, offers: [] });
    expect(html).toContain("Visa: Africa");
    expect(html).toContain("Standard, for the way out");
  });

  it("has a field for a typed answer, and a way to pass", () => {
    const html = tray({
      view: TYPED.view,
      offers: [],
      question: { sentence: "", seconds_left: null, is_typed: true },
      answer: () => {},
    });
    expect(html).toMatch(/<input[^>]*placeholder="Your answer"/);
    expect(html).toContain("Pass");
    expect(html).not.toContain("Lava");
  });

  it("shows others that an answer is being typed", () => {
    const html = tray({ view: TYPED.view, mine: null, offers: [] });
    expect(html).not.toContain("<input");
    expect(html).toContain("Anna is asked, and types the answer.");
  });

  it("shows what was typed with the verdict, to go on or to overrule", () => {
    const verdict = { words: "Larva", said: "Larva", is_right: true, answer: "Lava", note: "" };
    const view = questioned(TYPED.view, verdict, { phase: "judging", judge: 0 });
    const html = tray({ view, offers: [offer({ move: "go-on" }), offer({ move: "overrule" })] });
    expect(html).toContain("Anna typed “Larva”.");
    expect(html).toMatch(/Go on.*It was wrong: ask again/s);
    const others = tray({ view, mine: null, offers: [], interrupts: [offer({ move: "overrule" })] });
    expect(others).toContain("Overrule: it is wrong");
    expect(others).not.toContain("Go on");
  });

  it("lets an answer be said aloud, and the asking side judge it", () => {
    const html = tray({ view: ALOUD.view, offers: ALOUD.offers });
    expect(html).toMatch(/I do not know.*I have said it: show the answer/s);
    const view = questioned(ALOUD.view, { answer: "A bilby", note: "" }, { phase: "judging", judge: 1 });
    const verdicts = [true, false].map((right) => offer({ move: "judge", right }));
    const judged = tray({ view, mine: 1, offers: [...verdicts, offer({ move: "trust" })] });
    expect(judged).toMatch(/A bilby.*Let Anna say.*✗ Wrong.*✓ Right/s);
    const asked = tray({ view, mine: null, offers: [] });
    expect(asked).toContain("The asking side says whether that was right.");
  });

  it("has a clock when one runs", () => {
    const deadline = Date.now() + 20_000;
    expect(tray({ view: ASKING.view, offers: ASKING.offers, deadline })).toContain('aria-label="Time left"');
    expect(tray({ view: ASKING.view, offers: ASKING.offers })).not.toContain("Time left");
  });
});

describe("cards that turn over", () => {
  it("are read with their picture and their words", () => {
    const html = tray({ event: { event: "HazardDrawn", seat: 0, card: "africa-01" } });
    expect(html).toMatch(/Hazard.*Anna.*Two tyres, one spare.*Thorns on the track/s);
    expect(html).not.toContain("The Double");
    expect(html).toContain('viewBox="0 0 120 80"');
  });

  it("tell what a Double makes of them, and when a Telex pays nothing", () => {
    const [hazard = null] = HAZARD.events;
    expect(tray({ view: HAZARD.before, event: hazard })).toContain("The Double makes it $400.");
    const [telex = null] = TELEX.events;
    expect(tray({ view: TELEX.before, event: telex })).toContain("It pays nothing here.");
  });

  it("show the dice that are rolled", () => {
    expect(tray({ event: { event: "SetOut", seat: 1, total: 9, city: "berlin" } })).toMatch(
      /Ben rolls.*The die shows 5.*The die shows 4.*9/s,
    );
  });
});

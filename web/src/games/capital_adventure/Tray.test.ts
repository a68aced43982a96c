import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import type { Offer } from "../../wire/message";
import { AT_SEA, DECIDING, DECIDING_OFFERS, DRAWING, PLANNING, PLANNING_OFFERS } from "./fixture/sample";
import { question, SEATS, VIEW } from "./fixture/view.sample";
import { LOOKS } from "./look";
import type { View } from "./model/view";
import Tray from "./Tray.svelte";

/** The tray as HTML. */
function tray(changes: Partial<Parameters<typeof Tray>[1]> = {}): string {
  const props = {
    drawing: DRAWING,
    view: DECIDING,
    seats: SEATS,
    looks: LOOKS,
    mine: 0,
    offers: DECIDING_OFFERS,
    pointed: null as Offer | null,
    play: () => {},
    why: () => {},
    event: null,
    still: true,
    ...changes,
  };
  return render(Tray, { props }).body;
}

const offer = (move: Record<string, unknown>): Offer => ({ move: move as Offer["move"], sentence: "" });
const ASKING: View = { ...DECIDING, phase: "asking", question: question() };
const SAYS = [0, 1, 2, 3].map((option) => offer({ move: "say", option }));
const typed = (changes: Parameters<typeof question>[0] = {}): View => ({
  ...ASKING,
  options: { ...VIEW.options, answering: "typed" },
  question: question({ options: null, ...changes }),
});
const aloud = (changes: Parameters<typeof question>[0] = {}): View => ({
  ...ASKING,
  options: { ...VIEW.options, answering: "aloud,choice,choice,choice" },
  question: question({ options: null, ...changes }),
});
const JUDGED = { answer: "Nile", note: "It is the longest river of Africa." };

describe("the tray of the side on turn", () => {
  it("has buttons for all that can be done but travelling, which is done on the map", () => {
    const html = tray();
    expect(html).toMatch(/Roll for a question.*\$200 if you know it/s);
    expect(html).toMatch(/Cash Europe.*\$500/s);
    expect(html).toMatch(/Hand in a Double.*5 left/s);
    expect(html).toContain("End the go");
    expect(html).not.toContain("Athens");
  });

  it("always tells cash and cities on its tabs", () => {
    expect(tray()).toContain("Purse $600");
    expect(tray()).toContain("Cities 1 of 3");
  });

  it("offers cities to visit that are within reach, not those that were visited", () => {
    const view = { ...DECIDING, sides: DECIDING.sides.map((side) => ({ ...side, pegs: [] })) };
    expect(tray({ view })).toMatch(/Within reach.*◆ Paris.*\$200/s);
    expect(tray()).not.toContain("Within reach");
  });

  it("shows the planned journey with its fare, how it can be paid, and what is left then", () => {
    const html = tray({ view: PLANNING, offers: PLANNING_OFFERS });
    expect(html).toMatch(/Rome.*Madrid.*Lisbon/s);
    expect(html).toMatch(/Fare.*\$350/s);
    expect(html).toMatch(/Pay \$350.*\$250 left/s);
  });

  it("offers payment with Travel Tokens too", () => {
    const offers = [...PLANNING_OFFERS, offer({ move: "pay", tokens: 1 })];
    expect(tray({ view: PLANNING, offers })).toMatch(/Pay a Travel Token.*\$600 left/s);
  });

  it("tells the verdict on the last answer, the right answer and its note above what is next", () => {
    const view: View = {
      ...DECIDING,
      go: { ...DECIDING.go, has_rolled: true },
      last: question({ is_right: true, option: 2, said: "Nile", ...JUDGED }),
    };
    const html = tray({ view });
    expect(html).toMatch(/Right.*Nile.*\+\$200.*It is the longest river of Africa/s);
    expect(html).toContain("Roll for a question");
  });

  it("says nothing of an answer of an earlier go", () => {
    const last = question({ is_right: false, ...JUDGED });
    expect(tray({ view: { ...DECIDING, last } })).not.toContain("Wrong");
  });

  it("shows the crossing of the Atlantic as a progress of six", () => {
    const html = tray({ view: AT_SEA, offers: [offer({ move: "roll" }), offer({ move: "end" })] });
    expect(html).toContain("3 of 6 answers over the Atlantic");
    expect(html).toMatch(/Roll for question 4.*of 6 over the Atlantic/s);
  });

  it("asks for a vote on more Doubles, and shows who agreed", () => {
    const view: View = { ...DECIDING, phase: "voting", votes: [1] };
    const html = tray({ view, mine: 2, offers: [offer({ move: "agree" }), offer({ move: "refuse" })] });
    expect(html).toMatch(/Anna.*proposes one more Double/s);
    expect(html).toMatch(/Ben: ✓ agrees/);
    expect(html).toMatch(/Cleo: thinks/);
    expect(html).toMatch(/Refuse.*Agree/s);
  });
});

describe("the question card", () => {
  it("has field, level, stake, the die, the question and four answers to press", () => {
    const html = tray({ view: ASKING, offers: SAYS });
    expect(html).toContain("Geography");
    expect(html).toContain("Standard, $200");
    expect(html).toContain("The die shows 3");
    expect(html).toContain("Which river flows through Cairo?");
    for (const answer of ["Congo", "Niger", "Nile", "Zambezi"]) expect(html).toContain(answer);
    expect(html).not.toMatch(/class="option[^>]*disabled/);
  });

  it("lets nobody else press an answer", () => {
    const html = tray({ view: ASKING, mine: null, offers: [] });
    expect(html.match(/class="option[^>]*disabled/g)).toHaveLength(4);
  });

  it("marks the right answer and a wrong pick by signs and words, not by colour alone", () => {
    const last = question({ seat: 1, is_right: false, option: 0, said: "Congo", ...JUDGED });
    const html = tray({ view: { ...DECIDING, turn: 1, last }, mine: null, offers: [] });
    expect(html).toMatch(/✗.*Congo.*, picked, wrong/s);
    expect(html).toMatch(/✓.*Nile.*, the right answer/s);
    expect(html).toContain("Wrong");
  });

  it("tells the odds of an answer that was left to chance", () => {
    const last = question({ seat: 1, is_right: true, is_left_to_chance: true, odds: 70, ...JUDGED });
    const html = tray({ view: { ...DECIDING, turn: 1, last }, mine: null, offers: [] });
    expect(html).toContain("Ben knew it (odds: 70 in 100).");
  });

  it("names the continent of a Visa question", () => {
    const visa = question({ field: "visa", continent: "africa", purpose: "entry" });
    const html = tray({ view: { ...ASKING, question: visa }, offers: SAYS });
    expect(html).toContain("Visa: Africa");
    expect(html).toContain("Standard, for the way in");
  });

  it("has a field for a typed answer, and a way to pass", () => {
    const html = tray({
      view: typed(),
      offers: [],
      question: { sentence: "", seconds_left: null, is_typed: true },
      answer: () => {},
    });
    expect(html).toMatch(/<input[^>]*placeholder="Your answer"/);
    expect(html).toContain("Pass");
    expect(html).not.toContain("Nile");
  });

  it("shows others that an answer is being typed", () => {
    const html = tray({ view: typed(), mine: null, offers: [] });
    expect(html).not.toContain("<input");
    expect(html).toContain("Anna is asked, and types the answer.");
  });

  it("shows what was typed with the verdict, to go on or to overrule", () => {
    const view: View = {
      ...typed({ words: "Nyle", said: "Nyle", is_right: true, option: 2, ...JUDGED }),
      phase: "judging",
      judge: 0,
    };
    const html = tray({ view, offers: [offer({ move: "go-on" }), offer({ move: "overrule" })] });
    expect(html).toContain("Anna typed “Nyle”.");
    expect(html).toMatch(/Go on.*It was wrong: ask again/s);
    const others = tray({ view, mine: null, offers: [], interrupts: [offer({ move: "overrule" })] });
    expect(others).toContain("Overrule: it is wrong");
    expect(others).not.toContain("Go on");
  });

  it("lets an answer be said aloud, and the asking side judge it", () => {
    const html = tray({ view: aloud(), offers: [offer({ move: "reveal" }), offer({ move: "pass" })] });
    expect(html).toMatch(/I do not know.*I have said it: show the answer/s);
    const view: View = { ...aloud(JUDGED), phase: "judging", judge: 1 };
    const verdicts = [true, false].map((right) => offer({ move: "judge", right }));
    const judged = tray({ view, mine: 1, offers: [...verdicts, offer({ move: "trust" })] });
    expect(judged).toMatch(/Nile.*Let Anna say.*✗ Wrong.*✓ Right/s);
    const asked = tray({ view, mine: null, offers: [] });
    expect(asked).toContain("The asking side says whether that was right.");
  });

  it("has a clock when one runs", () => {
    const deadline = Date.now() + 20_000;
    expect(tray({ view: ASKING, offers: SAYS, deadline })).toContain('aria-label="Time left"');
    expect(tray({ view: ASKING, offers: SAYS })).not.toContain("Time left");
  });
});

describe("cards that turn over", () => {
  it("are read with their picture and their words", () => {
    const html = tray({ event: { event: "HazardDrawn", seat: 0, card: "europe-01" } });
    expect(html).toMatch(/Hazard.*Anna.*Lost luggage.*Your bags went elsewhere/s);
    expect(html).toContain('viewBox="0 0 120 80"');
  });

  it("tell what a Double makes of them, and when a Telex pays nothing", () => {
    const view: View = { ...DECIDING, go: { ...DECIDING.go, has_doubled: true } };
    expect(tray({ view, event: { event: "HazardDrawn", seat: 0, card: "europe-01" } })).toContain(
      "The Double makes it $600.",
    );
    expect(tray({ event: { event: "TelexDrawn", seat: 0, card: "telex-02", amount: 0 } })).toContain(
      "It pays nothing here.",
    );
  });

  it("show the dice that are rolled", () => {
    expect(tray({ event: { event: "SetOut", seat: 1, total: 9, city: "berlin" } })).toMatch(
      /Ben rolls.*The die shows 5.*The die shows 4.*9/s,
    );
  });
});

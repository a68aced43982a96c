// This file is the tests of practising with flash cards, against a cards of three questions.

import { describe, expect, it } from "vitest";
import { BrowserMemory } from "../browser/memory";
import { Refusal } from "../wire/api";
import type { AnswerForm, CardCatalogue, CardQuestion, CardVerdict, NextForm } from "../wire/message";
import { type CardSource, CardStudy, parsePlan } from "./card.svelte";

const CATALOGUE: CardCatalogue = {
  decks: [
    {
      id: "today",
      title: "Today",
      sentence: "",
      has_borders: true,
      cards: 2,
      regions: [
        { id: "north", title: "The North", continent: "One", cards: 1 },
        { id: "south", title: "The South", continent: "One", cards: 1 },
      ],
    },
    { id: "old", title: "Old", sentence: "", has_borders: false, cards: 0, regions: [] },
  ],
  kinds: [
    { id: "flag", title: "flag → country", asked_for: "country" },
    { id: "place", title: "place → country", asked_for: "country" },
  ],
};

function cupboard(): BrowserMemory {
  const texts = new Map<string, string>();
  return new BrowserMemory({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  });
}

function question(ticket: string, kind = "flag"): CardQuestion {
  return {
    ticket,
    kind,
    sentence: `Question ${ticket}?`,
    asked_for: "country",
    flag: null,
    place: null,
    choices: [],
    hints: 3,
  };
}

class SampleCards implements CardSource {
  learners = 0;
  secrets = new Set<string>();
  asked: NextForm[] = [];
  answers: AnswerForm[] = [];
  questions: (CardQuestion | null)[] = [question("one"), question("two"), null];
  usedUp = "";

  catalogue = async () => CATALOGUE;
  world = async () => ({ width: 2, height: 1, land: "", lakes: "", borders: "" });
  newLearner = async () => {
    this.learners += 1;
    return { secret: "A".repeat(21) + this.learners };
  };
  next = async (secret: string, form: NextForm) => {
    this.secrets.add(secret);
    this.asked.push(form);
    const asked = this.questions.shift() ?? null;
    const sentence = asked === null ? "You are through for now." : "";
    return {
      question: asked,
      sentence,
      due: 0,
      new_left: 3,
      can_have_more: asked === null,
      answered_today: 0,
    };
  };
  hint = async () => ({ sentence: "Look in the North." });
  answer = async (_secret: string, form: AnswerForm): Promise<CardVerdict> => {
    if (form.ticket === this.usedUp) throw new Refusal("Answered already.", 409);
    this.answers.push(form);
    const isFinal = form.text !== "blurb" || (form.tries ?? 0) > 0;
    return {
      is_final: isFinal,
      is_right: form.text === "right",
      sentence: isFinal ? "So it is." : "Try once more.",
      answer: isFinal ? "right" : null,
      card: null,
      again: isFinal ? "tomorrow" : null,
    };
  };
  progress = async (_secret: string, deck: string) => ({
    deck,
    total: { new: 2, learning: 0, known: 0, due: 0 },
    kinds: {},
    regions: [],
    pins: [],
    answered_today: 0,
    days: [],
    retention: null,
    next_due: null,
  });
}

async function opened(cards = new SampleCards(), kept = cupboard()) {
  const study = new CardStudy(cards, kept);
  await study.open();
  return { study, cards, kept };
}

describe("a learner", () => {
  it("makes one learner for whoever begins before everything is there", async () => {
    const cards = new SampleCards();
    const study = new CardStudy(cards, cupboard());
    await Promise.all([study.refresh(), study.practise()]);
    await study.answer("right");
    expect(cards.learners).toBe(1);
    expect(cards.secrets.size).toBe(1);
  });

  it("is made once, and known again", async () => {
    const { cards, kept } = await opened();
    await opened(cards, kept);
    expect(cards.learners).toBe(1);
    expect(kept.learner()).toBe(`${"A".repeat(21)}1`);
  });

  it("may come along from another device", async () => {
    const { study, cards } = await opened();
    await study.become("B".repeat(22));
    await study.practise();
    expect([...cards.secrets]).toEqual(["B".repeat(22)]);
  });
});

describe("practising", () => {
  it("asks, tells and counts, until there is nothing to ask", async () => {
    const { study } = await opened();
    await study.practise();
    expect([study.stage, study.question?.ticket]).toEqual(["asking", "one"]);
    await study.answer("right");
    expect([study.stage, study.answered, study.right, study.run]).toEqual(["answered", 1, 1, 1]);
    await study.ask();
    await study.answer("wrong");
    expect([study.answered, study.right, study.run]).toEqual([2, 1, 0]);
    await study.ask();
    expect([study.stage, study.next?.sentence]).toEqual(["resting", "You are through for now."]);
    await study.more();
    expect(study.stage).toBe("resting");
  });

  it("stays ended when an answer or a question comes late, and the answer counts", async () => {
    const { study, cards } = await opened();
    await study.practise();
    const answering = study.answer("right");
    await study.finish();
    await answering;
    expect([study.stage, study.question, cards.answers.length]).toEqual(["choosing", null, 1]);
    const asking = study.practise();
    await study.finish();
    await asking;
    expect([study.stage, study.question]).toEqual(["choosing", null]);
  });

  it("tells the cards of hints and of what was tried before", async () => {
    const { study, cards } = await opened();
    await study.change({ way: "type" });
    await study.practise();
    await study.hint();
    await study.answer("blurb");
    expect([study.stage, study.remark]).toEqual(["asking", "Try once more."]);
    await study.answer("blurb");
    expect(study.stage).toBe("answered");
    expect(cards.answers.map(({ hints, tries }) => [hints, tries])).toEqual([
      [1, 0],
      [1, 1],
    ]);
  });

  it("offers the hint that lists names only to those who type", async () => {
    const { study } = await opened();
    await study.practise();
    expect(study.hintsLeft).toBe(2);
    await study.change({ way: "type" });
    expect(study.hintsLeft).toBe(3);
  });

  it("lets names be chosen where the place itself is asked about", async () => {
    const cards = new SampleCards();
    cards.questions = [question("one", "flag"), question("two", "place")];
    const { study } = await opened(cards);
    await study.change({ way: "map" });
    await study.practise();
    expect(study.way).toBe("map");
    await study.ask();
    expect(study.way).toBe("choose");
  });

  it("goes on with the next question when another tab has answered this one", async () => {
    const { study, cards } = await opened();
    await study.practise();
    cards.usedUp = "one";
    await study.answer("right");
    expect([study.question?.ticket, study.answered, study.problem]).toEqual(["two", 0, ""]);
  });

  it("keeps the question when the server does not answer", async () => {
    const { study, cards } = await opened();
    await study.practise();
    const answer = cards.answer;
    cards.answer = async () => {
      throw new Refusal("The server does not answer.", 0);
    };
    await study.answer("right");
    expect([study.stage, study.problem]).toEqual(["asking", "The server does not answer."]);
    cards.answer = answer;
    await study.answer("right");
    expect([study.stage, study.problem]).toEqual(["answered", ""]);
  });
});

describe("the plan", () => {
  it("is kept, and one region can be practised alone", async () => {
    const { study, cards, kept } = await opened();
    await study.change({ kinds: ["flag"] });
    await study.practise("south");
    expect(cards.asked[0]).toMatchObject({ deck: "today", regions: ["south"], kinds: ["flag"] });
    const later = await opened(new SampleCards(), kept);
    expect(later.study.plan).toMatchObject({ regions: ["south"], kinds: ["flag"], way: "choose" });
  });

  it.each([[null], ["text"], [{ deck: "gone", regions: ["gone", 3], kinds: "flag", way: "shout" }]])(
    "of %j is everything, by choosing",
    (kept) => {
      expect(parsePlan(kept, CATALOGUE)).toEqual({ deck: "today", regions: [], kinds: [], way: "choose" });
    },
  );
});

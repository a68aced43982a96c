// This file is practising with flash cards: what is practised, the question that is asked, and what became of the answer.

import { announce } from "../browser/announce.svelte";
import { type BrowserMemory, memory } from "../browser/memory";
import { ask, Refusal, sentenceOf } from "../wire/api";
import type {
  AnswerForm,
  CardCatalogue,
  CardHint,
  CardMap,
  CardProgress,
  CardQuestion,
  CardVerdict,
  DeckCard,
  HintForm,
  KindCard,
  LearnerKey,
  NextCard,
  NextForm,
} from "../wire/message";

const WAYS = ["type", "choose", "map"] as const;
/** How an answer is given: typed, one of four names, or one of four marks on the map. */
export type AnswerWay = (typeof WAYS)[number];

const PLAN = "cards";
const USED_UP = 409;
const MORE_NEW = 20;
const ROOT = "/api/cards";
export const SECRET = /^[A-Za-z0-9_-]{22}$/;

/** What is practised; empty lists stand for everything. */
export interface StudyPlan {
  deck: string;
  regions: string[];
  kinds: string[];
  way: AnswerWay;
}

/** Where the flash cards come from; tests bring their own. */
export interface CardSource {
  catalogue(): Promise<CardCatalogue>;
  world(): Promise<CardMap>;
  newLearner(): Promise<LearnerKey>;
  next(secret: string, form: NextForm): Promise<NextCard>;
  hint(secret: string, form: HintForm): Promise<CardHint>;
  answer(secret: string, form: AnswerForm): Promise<CardVerdict>;
  progress(secret: string, deck: string, minutesEast: number): Promise<CardProgress>;
}

const header = (secret: string) => ({ "x-learner": secret });

/** The server's flash cards. */
export const cardApi: CardSource = {
  catalogue: () => ask<CardCatalogue>(ROOT),
  world: () => ask<CardMap>(`${ROOT}/world`),
  newLearner: () => ask<LearnerKey>(`${ROOT}/learners`, {}),
  next: (secret, form) => ask<NextCard>(`${ROOT}/next`, form, undefined, header(secret)),
  hint: (secret, form) => ask<CardHint>(`${ROOT}/hint`, form, undefined, header(secret)),
  answer: (secret, form) => ask<CardVerdict>(`${ROOT}/answer`, form, undefined, header(secret)),
  progress: (secret, deck, minutesEast) => {
    const address = `${ROOT}/progress/${encodeURIComponent(deck)}?minutes_east=${minutesEast}`;
    return ask<CardProgress>(address, undefined, undefined, header(secret));
  },
};

export const flagAddress = (name: string) => `${ROOT}/flags/${name}`;

/** How far this clock is ahead of Greenwich's. */
export const minutesEast = () => -new Date().getTimezoneOffset();

export type StudyStage =
  | "choosing"
  /** A question stands. */
  | "asking"
  /** The whole card is shown. */
  | "answered"
  /** There is nothing to ask now. */
  | "resting";

/** One person's flash cards. */
export class CardStudy {
  readonly #source: CardSource;
  readonly #memory: BrowserMemory;

  catalogue = $state.raw<CardCatalogue | null>(null);
  world = $state.raw<CardMap | null>(null);
  progress = $state.raw<CardProgress | null>(null);
  plan = $state<StudyPlan>({ deck: "", regions: [], kinds: [], way: "choose" });
  stage = $state<StudyStage>("choosing");
  next = $state.raw<NextCard | null>(null);
  verdict = $state.raw<CardVerdict | null>(null);
  /** What was said about an answer that may be given once more. */
  remark = $state("");
  hints = $state<string[]>([]);
  isBusy = $state(false);
  problem = $state("");
  answered = $state(0);
  right = $state(0);
  /** How many were right one after another. */
  run = $state(0);

  question = $derived<CardQuestion | null>(this.next?.question ?? null);
  deck = $derived<DeckCard | null>(this.catalogue?.decks.find((deck) => deck.id === this.plan.deck) ?? null);
  kinds = $derived<KindCard[]>(this.catalogue?.kinds ?? []);
  /** The way of answering this question: a question about a place has no marks to choose from. */
  way = $derived<AnswerWay>(
    this.plan.way === "map" && this.question?.kind === "place" ? "choose" : this.plan.way,
  );
  /** How many hints are of use: the last one lists names, which those who choose have before them. */
  hintsLeft = $derived((this.question?.hints ?? 0) - (this.way === "type" ? 0 : 1) - this.hints.length);

  #tries = 0;
  #moreNew = 0;
  /** How often practising was ended: what comes from before that is no longer shown. */
  #endings = 0;
  #arrival: Promise<string> | null = null;

  constructor(source: CardSource = cardApi, kept: BrowserMemory = memory) {
    this.#source = source;
    this.#memory = kept;
  }

  /** Get everything that the page shows first. */
  async open(): Promise<void> {
    await this.#do(async () => {
      this.catalogue = await this.#source.catalogue();
      this.plan = parsePlan(this.#memory.read(PLAN), this.catalogue);
    });
    if (this.catalogue === null) return;
    await Promise.all([this.refresh(), this.#unroll()]);
  }

  /** Ask anew how far the learner has come. */
  async refresh(): Promise<void> {
    const { deck } = this.plan;
    try {
      const progress = await this.#source.progress(await this.#secret(), deck, minutesEast());
      if (deck === this.plan.deck) this.progress = progress;
    } catch (problem) {
      this.problem = sentenceOf(problem);
    }
  }

  /** Get the map. */
  async #unroll(): Promise<void> {
    try {
      this.world = await this.#source.world();
    } catch (problem) {
      this.problem = sentenceOf(problem);
    }
  }

  /** Change what is practised. */
  async change(change: Partial<StudyPlan>): Promise<void> {
    const isOtherDeck = change.deck !== undefined && change.deck !== this.plan.deck;
    this.plan = { ...this.plan, ...change };
    this.#memory.write(PLAN, this.plan);
    if (isOtherDeck) {
      this.progress = null;
      this.#moreNew = 0;
      await this.refresh();
    }
  }

  /** Begin to practise, everything planned or one region. */
  async practise(region?: string): Promise<void> {
    if (region !== undefined) await this.change({ regions: [region] });
    this.answered = this.right = this.run = 0;
    await this.ask();
  }

  /** Get the next question. */
  async ask(): Promise<void> {
    const endings = this.#endings;
    await this.#do(async () => {
      const { deck, regions, kinds } = this.plan;
      const form = { deck, regions, kinds, more_new: this.#moreNew, minutes_east: minutesEast() };
      const next = await this.#source.next(await this.#secret(), form);
      if (endings !== this.#endings) return;
      this.next = next;
      this.verdict = null;
      this.remark = "";
      this.hints = [];
      this.#tries = 0;
      this.stage = next.question === null ? "resting" : "asking";
      announce(next.question === null ? next.sentence : next.question.sentence);
    });
  }

  /** Allow more new questions today, and go on. */
  async more(): Promise<void> {
    this.#moreNew += MORE_NEW;
    await this.ask();
  }

  async hint(): Promise<void> {
    const question = this.question;
    if (question === null || this.hintsLeft <= 0) return;
    await this.#do(async () => {
      const form = { deck: this.plan.deck, ticket: question.ticket, number: this.hints.length };
      const told = await this.#source.hint(await this.#secret(), form);
      this.hints = [...this.hints, told.sentence];
      announce(told.sentence);
    });
  }

  /** Give an answer; an empty one gives up. */
  async answer(text: string): Promise<void> {
    const question = this.question;
    if (question === null || this.stage !== "asking") return;
    const endings = this.#endings;
    await this.#do(async () => {
      const verdict = await this.#source.answer(await this.#secret(), {
        deck: this.plan.deck,
        ticket: question.ticket,
        text,
        hints: this.hints.length,
        tries: this.#tries,
        minutes_east: minutesEast(),
      });
      if (endings !== this.#endings) return this.refresh();
      announce(verdict.sentence);
      if (!verdict.is_final) {
        this.#tries += 1;
        this.remark = verdict.sentence;
        return;
      }
      this.verdict = verdict;
      this.stage = "answered";
      this.answered += 1;
      this.right += verdict.is_right ? 1 : 0;
      this.run = verdict.is_right ? this.run + 1 : 0;
    });
  }

  /** Go back to the plan and see how far one has come. */
  async finish(): Promise<void> {
    this.#endings += 1;
    this.stage = "choosing";
    this.next = null;
    await this.refresh();
  }

  /** The secret of this learner, to take it along to another device. */
  get secret(): string | null {
    return this.#memory.learner();
  }

  /** Learn on as somebody whose secret came in a link. */
  async become(secret: string): Promise<void> {
    this.#memory.rememberLearner(secret);
    await this.finish();
  }

  async #secret(): Promise<string> {
    const kept = this.#memory.learner();
    if (kept !== null && SECRET.test(kept)) return kept;
    // Several questions may come at once: the learner is made for the first of them alone.
    this.#arrival ??= this.#arrive();
    try {
      return await this.#arrival;
    } finally {
      this.#arrival = null;
    }
  }

  async #arrive(): Promise<string> {
    const { secret } = await this.#source.newLearner();
    this.#memory.rememberLearner(secret);
    return this.#memory.learner() ?? secret;
  }

  /** Do one thing at a time; what goes wrong becomes a sentence, and a question that was used up the next one. */
  async #do(action: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.problem = "";
    const endings = this.#endings;
    let isUsedUp = false;
    try {
      await action();
    } catch (problem) {
      isUsedUp = problem instanceof Refusal && problem.status === USED_UP;
      if (!isUsedUp) this.problem = sentenceOf(problem);
    } finally {
      this.isBusy = false;
    }
    if (isUsedUp && endings === this.#endings) await this.ask();
  }
}

/** A plan as it was kept, without what is no longer there; the first deck if there was none. */
export function parsePlan(kept: unknown, catalogue: CardCatalogue): StudyPlan {
  const value: Record<string, unknown> = typeof kept === "object" && kept !== null ? { ...kept } : {};
  const deck = catalogue.decks.find((each) => each.id === value.deck) ?? catalogue.decks[0];
  const among = (name: string, known: readonly string[]) => {
    const list: unknown = value[name];
    return Array.isArray(list) ? known.filter((id) => list.includes(id)) : [];
  };
  return {
    deck: deck?.id ?? "",
    regions: among(
      "regions",
      (deck?.regions ?? []).map((region) => region.id),
    ),
    kinds: among(
      "kinds",
      catalogue.kinds.map((kind) => kind.id),
    ),
    way: WAYS.find((way) => way === value.way) ?? "choose",
  };
}

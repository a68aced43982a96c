// This file is a question in words: what it is about and for, what became of the answer, and what chance a bot had.

import { fieldOf, LEVELS } from "../look";
import type { Drawing, GameEvent, Question, View } from "../types";
import { continentOf, dollars } from "./drawing";

/** How a side answers. */
export type Manner = "choice" | "typed" | "aloud";

/** Say how a side answers: the agreement is one for all, or one for each seat with commas between. */
export function mannerOf(seat: number, view: View): Manner {
  const agreed = view.options.answering.split(",");
  const manner = (agreed.length > 1 ? agreed[seat] : agreed[0])?.trim();
  return manner === "typed" || manner === "aloud" ? manner : "choice";
}

/** Name what a question is about: its field, or the continent of a Visa question. */
export function topicOf(question: Question, drawing: Drawing): string {
  const { continent, field } = question;
  if (continent === null) return fieldOf(field).title;
  return `Visa: ${continentOf(continent, drawing)?.name ?? continent}`;
}

/** Say what hangs on a question, in a few words. */
export function stakeOf(question: Question, view: View, drawing: Drawing): string {
  const side = view.sides[question.seat];
  switch (question.purpose) {
    case "money":
      return dollars(moneyFor(view));
    case "exit":
      return "for the way out";
    case "entry":
      return "for the way in";
    case "sea":
      return `${(side?.sea ?? 0) + (question.is_right ? 0 : 1)} of ${drawing.atlantic.answers} at sea`;
    case "landing":
      return "for London";
  }
}

/** What a right answer earns, and how many times that with a Double. */
const PAY = { standard: 200, fast: 400 };
const DOUBLING = 2;

/** Say what a right answer earns in this go. */
export function moneyFor(view: View): number {
  return PAY[view.options.pay] * (view.go.has_doubled ? DOUBLING : 1);
}

/** Name a level: "Child", "Standard", "Hard". */
export function levelOf(question: Question): string {
  return LEVELS[question.level];
}

/** What is known of an answer: nothing yet, right, wrong, or shown and not judged yet. */
export type Verdict = "open" | "right" | "wrong" | "shown";

/** Say what is known of an answer. */
export function verdictOf(question: Question): Verdict {
  if (question.is_right !== null) return question.is_right ? "right" : "wrong";
  return question.answer === null ? "open" : "shown";
}

/** What an option of a multiple choice turned out to be: it was picked, it is right, or neither. */
export type AnswerMark = "right" | "wrong" | "plain";

/** Mark an option once the answer is known. */
export function markOf(option: number, question: Question): AnswerMark {
  if (question.answer === null) return "plain";
  if (question.options?.[option] === question.answer) return "right";
  return question.option === option ? "wrong" : "plain";
}

/** Say how an answer came about, for those who look on; a pick is seen among the options. */
export function tellingOf(question: Question, name: string): string {
  const verdict = verdictOf(question);
  if (verdict === "open") return question.said === null ? `${name} is asked.` : `${name} has answered.`;
  if (question.is_left_to_chance) {
    const knows = verdict === "right" ? "knew it" : "did not know it";
    return `${name} ${knows} (odds: ${question.odds} in 100).`;
  }
  if (question.words) return `${name} typed “${question.words}”.`;
  if (question.said !== null) return "";
  if (verdict === "shown") return `${name} has said an answer aloud.`;
  return verdict === "right" ? `${name} knew it.` : `${name} did not know it.`;
}

/** Give the question as an event tells it before the view does: just read, without its options, or just answered. */
export function heardBy(event: GameEvent, view: View): Question | null {
  if (event.event === "QuestionRead") {
    return {
      ...NOTHING_SAID,
      purpose: view.purpose,
      box: view.purpose === "money" || view.purpose === "sea" ? "one" : "visa",
      card: 0,
      number: view.number ?? 1,
      continent: null,
      field: event.field,
      level: event.level,
      id: "",
      text: event.text,
      options: null,
      odds: 0,
      seat: event.seat,
    };
  }
  const question = view.question;
  if (event.event !== "Answered" || question === null || question.seat !== event.seat) return null;
  const { said, answer, is_right } = event;
  const option = question.options?.indexOf(said ?? "") ?? -1;
  return {
    ...question,
    said,
    option: option < 0 ? null : option,
    is_right,
    is_left_to_chance: view.phase === "luck",
    answer,
  };
}

const NOTHING_SAID = {
  said: null,
  option: null,
  words: "",
  is_right: null,
  is_left_to_chance: false,
  answer: null,
  note: null,
  overruled_by: [],
};

const LONG = 78;
const LONGER = 130;

/** How large a question is set, so that long ones have room too. */
export function sizeOf(question: Question): "large" | "medium" | "small" {
  const letters = question.text.length;
  if (letters > LONGER) return "small";
  return letters > LONG ? "medium" : "large";
}

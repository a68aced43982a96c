// This file is how a rulebook is searched, by words and by the numbers and ids of clauses, and how clauses are named.

import type { ClauseCard } from "../wire/message";

export interface Chapter {
  /** Its place in the book, from 1 on. */
  number: string;
  title: string;
  /** An id for anchors. */
  anchor: string;
  clauses: ClauseCard[];
}

/** A piece of text, and whether it is one of the words looked for. */
export interface Piece {
  text: string;
  isFound: boolean;
}

/** A clause that an answer names. */
export type CitedClause = Pick<ClauseCard, "id" | "number" | "title">;

const ID = /^(?<letters>[a-z]*)-?0*(?<number>\d+[a-z]?)$/;
/** An id that a text cites: nobody sees it there, since its number is shown. */
const CITED = /\b[A-Z]{2,4}-\d+[a-z]?\b/g;
/** A number of a clause, "4.3", is one word. */
const WORD = /\d+(?:\.\d+)+|[\p{L}\p{N}'’-]+/gu;
const MARKS = /\p{M}/gu;

/** A text without marks and capitals, of the same length, so that places in it stay the same. */
export function folded(text: string): string {
  let result = "";
  for (const character of text) {
    const plain = character.normalize("NFD").replace(MARKS, "").toLowerCase();
    result += plain.length === character.length ? plain : character;
  }
  return result;
}

/** The words of a search, without marks and capitals. */
export function wordsOf(query: string): string[] {
  return folded(query).match(WORD) ?? [];
}

function isNamed(clause: ClauseCard, word: string): boolean {
  if (word === clause.number) return true;
  const wanted = ID.exec(word)?.groups;
  const own = ID.exec(folded(clause.id))?.groups;
  if (!wanted || !own) return false;
  return wanted.number === own.number && (wanted.letters === "" || wanted.letters === own.letters);
}

/** The clauses that have every word of a search, or the number or id that it names. */
export function findClauses(clauses: readonly ClauseCard[], query: string): ClauseCard[] {
  const words = wordsOf(query);
  if (!words.length) return [...clauses];
  return clauses.filter((clause) => {
    const told = clause.text.replace(CITED, "");
    const text = folded(`${clause.id} ${clause.kind} ${clause.title} ${clause.chapter} ${told}`);
    return words.every((word) => isNamed(clause, word) || text.includes(word));
  });
}

/** A text cut where the words of a search stand in it. */
export function cutAtWords(text: string, words: readonly string[]): Piece[] {
  const plain = folded(text);
  const pieces: Piece[] = [];
  let end = 0;
  while (end < text.length) {
    const next = words
      .map((word) => ({ start: word ? plain.indexOf(word, end) : -1, length: word.length }))
      .filter(({ start }) => start >= 0)
      .sort((a, b) => a.start - b.start || b.length - a.length)[0];
    if (!next) break;
    if (next.start > end) pieces.push({ text: text.slice(end, next.start), isFound: false });
    pieces.push({ text: text.slice(next.start, next.start + next.length), isFound: true });
    end = next.start + next.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isFound: false });
  return pieces;
}

/** The clauses by chapter, in the order of the book. */
export function chaptersOf(clauses: readonly ClauseCard[]): Chapter[] {
  const chapters = new Map<string, Chapter>();
  for (const clause of clauses) {
    const anchor = `chapter-${folded(clause.chapter).replace(/[^a-z0-9]+/g, "-")}`;
    const number = clause.number.split(".")[0] ?? "";
    const chapter = chapters.get(clause.chapter) ?? { number, title: clause.chapter, anchor, clauses: [] };
    chapter.clauses.push(clause);
    chapters.set(clause.chapter, chapter);
  }
  return [...chapters.values()];
}

/** The numbers of clauses by their ids. */
export function numbersOf(clauses: readonly ClauseCard[]): Map<string, string> {
  return new Map(clauses.map(({ id, number }) => [id, number]));
}

/** The clauses of an answer as players know them, in its order; one that is in no book is known by its id. */
export function titlesOf(clauses: readonly ClauseCard[], ids: readonly string[]): CitedClause[] {
  return ids.map((id) => {
    const { number, title } = clauses.find((clause) => clause.id === id) ?? { number: id, title: "" };
    return { id, number, title };
  });
}

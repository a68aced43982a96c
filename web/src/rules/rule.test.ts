// This file is the tests of the search in a rulebook.

import { expect, test } from "vitest";
import type { ClauseCard } from "../wire/message";
import { chaptersOf, cutAtWords, findClauses, wordsOf } from "./rule";

function clause(id: string, chapter: string, title: string, text: string): ClauseCard {
  return { id, kind: "rule", title, chapter, text, not_enforced: null };
}

const BOOK = [
  clause("XX-01", "Setup", "Two to six seats", "One seat alone cannot play."),
  clause("XX-12", "Setup", "What counts as turning back", "At a junction a cap may turn."),
  clause("XX-112", "Trapping", "Trapping a stack", "Your cap goes on top. São Tomé."),
];
const found = (query: string) => findClauses(BOOK, query).map(({ id }) => id);

test("an empty search finds everything", () => {
  expect(found("  ")).toEqual(["XX-01", "XX-12", "XX-112"]);
});

test("every word has to be there, in title, chapter or text", () => {
  expect(found("cap")).toEqual(["XX-12", "XX-112"]);
  expect(found("cap junction")).toEqual(["XX-12"]);
  expect(found("trapping CAP")).toEqual(["XX-112"]);
  expect(found("zebra")).toEqual([]);
});

test("a clause is found by its number in any spelling", () => {
  for (const query of ["XX-12", "xx12", "xx-012"]) expect(found(query)).toEqual(["XX-12"]);
  expect(found("XX-1")).toContain("XX-01");
  expect(found("yy-12")).toEqual([]);
});

test("marks and capitals make no difference", () => {
  expect(found("sao tome")).toEqual(["XX-112"]);
});

test("text is cut at the words that were found, and nothing of it is lost", () => {
  const pieces = cutAtWords("São Tomé, a cap; Cap", wordsOf("tome cap"));
  expect(pieces.filter((piece) => piece.isFound).map((piece) => piece.text)).toEqual(["Tomé", "cap", "Cap"]);
  expect(pieces.map((piece) => piece.text).join("")).toBe("São Tomé, a cap; Cap");
});

test("without words text is one piece", () => {
  expect(cutAtWords("cap", [])).toEqual([{ text: "cap", isFound: false }]);
});

test("chapters keep the order of the book", () => {
  expect(chaptersOf(BOOK).map(({ title, clauses }) => [title, clauses.length])).toEqual([
    ["Setup", 2],
    ["Trapping", 1],
  ]);
});

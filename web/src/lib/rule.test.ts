// This file is the tests of the search in a rulebook.

import { expect, test } from "vitest";
import type { ClauseCard } from "./message";
import { chaptersOf, cutAtWords, findClauses, wordsOf } from "./rule";

function clause(id: string, chapter: string, title: string, text: string): ClauseCard {
  return { id, kind: "rule", title, chapter, text, not_enforced: null };
}

const BOOK = [
  clause("TC-01", "Setup", "Two to six seats", "One seat alone cannot play."),
  clause("TC-12", "Setup", "What counts as turning back", "At a junction a cap may turn."),
  clause("TC-112", "Trapping", "Trapping a stack", "Your cap goes on top. São Tomé."),
];
const found = (query: string) => findClauses(BOOK, query).map(({ id }) => id);

test("an empty search finds everything", () => {
  expect(found("  ")).toEqual(["TC-01", "TC-12", "TC-112"]);
});

test("every word has to be there, in title, chapter or text", () => {
  expect(found("cap")).toEqual(["TC-12", "TC-112"]);
  expect(found("cap junction")).toEqual(["TC-12"]);
  expect(found("trapping CAP")).toEqual(["TC-112"]);
  expect(found("zebra")).toEqual([]);
});

test("a clause is found by its number in any spelling", () => {
  for (const query of ["TC-12", "tc12", "tc-012"]) expect(found(query)).toEqual(["TC-12"]);
  expect(found("TC-1")).toContain("TC-01");
  expect(found("to-12")).toEqual([]);
});

test("marks and capitals make no difference", () => {
  expect(found("sao tome")).toEqual(["TC-112"]);
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

// This file is the tests of the search in a rulebook.

import { expect, test } from "vitest";
import type { ClauseCard } from "../wire/message";
import { chaptersOf, cutAtWords, findClauses, numbersOf, titlesOf, wordsOf } from "./rule";

function clause(id: string, number: string, chapter: string, title: string, text: string): ClauseCard {
  return { id, number, kind: "rule", title, chapter, text };
}

const BOOK = [
  clause("XX-01", "1.1", "Setup", "Two to six seats", "One seat alone cannot play."),
  clause("XX-12", "1.2", "Setup", "What counts as turning back", "At a junction a cap may turn (XX-112)."),
  clause("XX-112", "2.1", "Trapping", "Trapping a stack", "Your cap goes on top. São Tomé."),
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

test("a clause is found by its number alone", () => {
  expect(found("1.2")).toEqual(["XX-12"]);
  expect(found("2.1")).toEqual(["XX-112"]);
  for (const query of ["1.22", "11.2", "1.2.1", "3.1"]) expect(found(query)).toEqual([]);
});

test("a clause is found by its id in any spelling", () => {
  for (const query of ["XX-12", "xx12", "xx-012"]) expect(found(query)).toEqual(["XX-12"]);
  expect(found("XX-1")).toContain("XX-01");
  expect(found("112")).toEqual(["XX-112"]);
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
  expect(chaptersOf(BOOK).map(({ number, title, clauses }) => [number, title, clauses.length])).toEqual([
    ["1", "Setup", 2],
    ["2", "Trapping", 1],
  ]);
});

test("a chapter keeps its number when a search leaves chapters before it out", () => {
  expect(chaptersOf(findClauses(BOOK, "stack")).map(({ number }) => number)).toEqual(["2"]);
});

test("the ids that a text cites have numbers", () => {
  expect(numbersOf(BOOK).get("XX-112")).toBe("2.1");
});

test("clauses that an answer names have number and title, in its order, and unknown ones their id", () => {
  expect(titlesOf(BOOK, ["XX-112", "XX-01", "YY-01"])).toEqual([
    { id: "XX-112", number: "2.1", title: "Trapping a stack" },
    { id: "XX-01", number: "1.1", title: "Two to six seats" },
    { id: "YY-01", number: "YY-01", title: "" },
  ]);
});

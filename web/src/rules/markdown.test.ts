// This file is the tests of the simple Markdown.

import { expect, test } from "vitest";
import { parseMarkdown, parseSpans } from "./markdown";

test("blank lines divide paragraphs, and line ends within one are spaces", () => {
  expect(parseMarkdown("One\ntwo.\n\nThree.")).toEqual([
    { kind: "paragraph", spans: [{ kind: "text", text: "One two." }] },
    { kind: "paragraph", spans: [{ kind: "text", text: "Three." }] },
  ]);
});

test("emphasis, strong and code are spans of their own", () => {
  expect(parseSpans("A *rule* and **more** with `fleet`.")).toEqual([
    { kind: "text", text: "A " },
    { kind: "emphasis", text: "rule" },
    { kind: "text", text: " and " },
    { kind: "strong", text: "more" },
    { kind: "text", text: " with " },
    { kind: "code", text: "fleet" },
    { kind: "text", text: "." },
  ]);
});

test("the id of a clause is a span to be followed, but not within code", () => {
  expect(parseSpans("(XX-36, YY-4)").map((span) => span.kind)).toEqual([
    "text",
    "clause",
    "text",
    "clause",
    "text",
  ]);
  expect(parseSpans("`XX-36`")).toEqual([{ kind: "code", text: "XX-36" }]);
});

test("a lone star or backtick is only text", () => {
  expect(parseSpans("2 * 3 and a ` here")).toEqual([{ kind: "text", text: "2 * 3 and a ` here" }]);
});

test("lists follow a paragraph without a blank line, and numbered ones are apart", () => {
  const blocks = parseMarkdown("Spaces:\n- rim\n- spoke\n1. first\n2. second");
  expect(blocks.map((block) => block.kind)).toEqual(["paragraph", "list", "list"]);
  expect(blocks[1]).toMatchObject({ isNumbered: false, items: [[{ text: "rim" }], [{ text: "spoke" }]] });
  expect(blocks[2]).toMatchObject({ isNumbered: true, items: [[{ text: "first" }], [{ text: "second" }]] });
});

test("tags stay text", () => {
  expect(parseMarkdown("<img src=x onerror=alert(1)>")).toEqual([
    { kind: "paragraph", spans: [{ kind: "text", text: "<img src=x onerror=alert(1)>" }] },
  ]);
});

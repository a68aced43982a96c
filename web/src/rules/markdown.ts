// This file is the simple Markdown of our rulebooks, read into plain data: paragraphs, lists, headings, emphasis, code,
// and the ids of clauses. It never becomes HTML text, so nothing in it can do harm.

export interface Span {
  kind: "text" | "emphasis" | "strong" | "code" | "clause";
  text: string;
}

export type TextBlock =
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "heading"; spans: Span[] }
  | { kind: "list"; isNumbered: boolean; items: Span[][] };

const SPAN =
  /`(?<code>[^`]+)`|\*\*(?<strong>[^*]+)\*\*|\*(?<emphasis>[^*\s](?:[^*]*[^*\s])?)\*|\b(?<clause>[A-Z]{2,4}-\d+[a-z]?)\b/g;
const ITEM = /^\s*(?:[-*]|(?<number>\d+)[.)])\s+(?<text>.*)$/;
const HEADING = /^#{1,6}\s+(?<text>.*)$/;

/** The spans of a line: what is emphasised, code, or the id of a clause. */
export function parseSpans(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > end) spans.push({ kind: "text", text: text.slice(end, match.index) });
    const { code, strong, emphasis, clause } = match.groups ?? {};
    if (code !== undefined) spans.push({ kind: "code", text: code });
    else if (strong !== undefined) spans.push({ kind: "strong", text: strong });
    else if (emphasis !== undefined) spans.push({ kind: "emphasis", text: emphasis });
    else spans.push({ kind: "clause", text: clause ?? match[0] });
    end = match.index + match[0].length;
  }
  if (end < text.length) spans.push({ kind: "text", text: text.slice(end) });
  return spans;
}

/** The blocks of a text, in order. */
export function parseMarkdown(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let paragraph: string[] = [];
  const finish = () => {
    if (paragraph.length) blocks.push({ kind: "paragraph", spans: parseSpans(paragraph.join(" ")) });
    paragraph = [];
  };
  for (const line of text.split(/\r?\n/)) {
    const item = ITEM.exec(line);
    const heading = HEADING.exec(line);
    if (!line.trim()) {
      finish();
    } else if (heading) {
      finish();
      blocks.push({ kind: "heading", spans: parseSpans(heading.groups?.text ?? "") });
    } else if (item) {
      finish();
      const isNumbered = item.groups?.number !== undefined;
      const spans = parseSpans(item.groups?.text ?? "");
      const last = blocks.at(-1);
      if (last?.kind === "list" && last.isNumbered === isNumbered) last.items.push(spans);
      else blocks.push({ kind: "list", isNumbered, items: [spans] });
    } else {
      paragraph.push(line.trim());
    }
  }
  finish();
  return blocks;
}

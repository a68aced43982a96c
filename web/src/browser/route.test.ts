// This file is the tests of the way from page to page.

import { expect, test } from "vitest";
import { isInner, parseAddress } from "./route.svelte";

test.each([
  ["/", "home", {}],
  ["/new/some-game", "new", { game: "some-game" }],
  ["/t/abc123", "table", { id: "abc123" }],
  ["/join", "join", {}],
  ["/join/", "join", {}],
  ["/join/QRST", "join", { code: "QRST" }],
  ["/tv/QRST", "tv", { code: "QRST" }],
  ["/replay/abc", "replay", { id: "abc" }],
  ["/replay/abc/17", "replay", { id: "abc", number: "17" }],
  ["/rules/some-game", "rules", { game: "some-game" }],
  ["/rules/a%20b", "rules", { game: "a b" }],
  ["/rules/%E0%A4%A", "rules", { game: "%E0%A4%A" }],
  ["/nowhere", "lost", {}],
  ["/t", "lost", {}],
  ["/t/a/b", "lost", {}],
])("%s is the page %s", (path, page, parameters) => {
  expect(parseAddress(path)).toEqual({ page, parameters });
});

const HERE = new URL("https://table.example/rules/some-game") as unknown as Location;

function link(address: string, more: { target?: string; download?: boolean } = {}): HTMLAnchorElement {
  const { origin, pathname, search, hash } = new URL(address, HERE.href);
  const hasAttribute = (name: string) => name === "download" && more.download === true;
  const parts = { origin, pathname, search, hash, target: more.target ?? "", hasAttribute };
  return parts as unknown as HTMLAnchorElement;
}

function click(more: Partial<MouseEvent> = {}): MouseEvent {
  const plain = {
    defaultPrevented: false,
    button: 0,
    metaKey: false,
    ctrlKey: false,
    shiftKey: false,
    altKey: false,
  };
  return { ...plain, ...more } as MouseEvent;
}

test("a plain click on a link of ours stays within the client", () => {
  expect(isInner(link("/tables"), click(), HERE)).toBe(true);
  expect(isInner(link("/rules/some-game"), click(), HERE)).toBe(true);
});

test("what opens elsewhere, downloads, or is another site is left to the browser", () => {
  expect(isInner(link("/tables"), click({ ctrlKey: true }), HERE)).toBe(false);
  expect(isInner(link("/tables"), click({ button: 1 }), HERE)).toBe(false);
  expect(isInner(link("/tables"), click({ defaultPrevented: true }), HERE)).toBe(false);
  expect(isInner(link("/tables", { target: "_blank" }), click(), HERE)).toBe(false);
  expect(isInner(link("/tables", { download: true }), click(), HERE)).toBe(false);
  expect(isInner(link("/api/tables/x/logbook"), click(), HERE)).toBe(false);
  expect(isInner(link("https://elsewhere.example/"), click(), HERE)).toBe(false);
});

test("an anchor of the same page is left to the browser, of another page it is not", () => {
  expect(isInner(link("#AB-12"), click(), HERE)).toBe(false);
  expect(isInner(link("/rules/other#AB-12"), click(), HERE)).toBe(true);
});

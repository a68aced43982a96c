// This file is the tests of what the browser remembers.

import { beforeEach, expect, test, vi } from "vitest";
import { BrowserMemory, type Cupboard } from "./memory";

let texts: Map<string, string>;
let cupboard: Cupboard;
let memory: BrowserMemory;
const CARD = { id: "abcdefghijkl", code: "QRST", game: "some-game", title: "Some Game" };

beforeEach(() => {
  texts = new Map();
  cupboard = {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
  memory = new BrowserMemory(cupboard);
});

test("a name is kept without the spaces round it, and is cut to what the server takes", () => {
  memory.name = `  ${"Anna".repeat(10)} `;
  expect(new BrowserMemory(cupboard).name).toBe("Anna".repeat(6));
});

test("tables come back with their keys, the last seen first", () => {
  vi.useFakeTimers({ now: 1000 });
  memory.keepTable(CARD, [{ seat: 0, secret: "one" }]);
  vi.setSystemTime(2000);
  memory.keepTable({ ...CARD, id: "other" });
  vi.useRealTimers();
  const again = new BrowserMemory(cupboard);
  expect(again.tables().map(({ id }) => id)).toEqual(["other", CARD.id]);
  expect(again.keys(CARD.id)).toEqual([{ seat: 0, secret: "one" }]);
});

test("a new key of a seat takes the place of its old one, and other seats keep theirs", () => {
  memory.keepTable(CARD, [
    { seat: 0, secret: "one" },
    { seat: 1, secret: "two" },
  ]);
  memory.keepTable(CARD, [{ seat: 1, secret: "new" }]);
  expect(memory.keys(CARD.id)).toEqual([
    { seat: 0, secret: "one" },
    { seat: 1, secret: "new" },
  ]);
});

test("a secret from a link is kept before its table is known, and its seat is filled in later", () => {
  memory.keepSecret(CARD.id, "linked");
  memory.keepSecret(CARD.id, "linked");
  expect(memory.keys(CARD.id)).toEqual([{ seat: null, secret: "linked" }]);
  memory.keepTable(CARD, [{ seat: 2, secret: "linked" }]);
  expect(memory.keys(CARD.id)).toEqual([{ seat: 2, secret: "linked" }]);
});

test("what is learnt of an old table does not make it the last seen", () => {
  vi.useFakeTimers({ now: 1000 });
  memory.keepTable(CARD, [{ seat: 0, secret: "one" }]);
  vi.setSystemTime(2000);
  memory.keepTable({ ...CARD, id: "other" });
  vi.useRealTimers();
  memory.dropKey(CARD.id, "one");
  expect(memory.tables().map(({ id }) => id)).toEqual(["other", CARD.id]);
});

test("a dropped key and a forgotten table are gone", () => {
  memory.keepTable(CARD, [{ seat: 0, secret: "one" }]);
  memory.dropKey(CARD.id, "one");
  expect(memory.keys(CARD.id)).toEqual([]);
  memory.forgetTable(CARD.id);
  expect(memory.tables()).toEqual([]);
});

test("the first commitment stays, also when the table is kept again", () => {
  memory.rememberCommitment(CARD.id, "hash");
  memory.rememberCommitment(CARD.id, "forged");
  memory.keepTable(CARD);
  expect(memory.commitmentOf(CARD.id)).toBe("hash");
});

test("broken memory is no memory, and what is whole in it stays", () => {
  texts.set("greatcircle.name", "{");
  texts.set(
    "greatcircle.tables",
    JSON.stringify([3, null, { id: 5 }, { id: "ok", keys: [{ secret: 1 }, 7] }]),
  );
  texts.set("greatcircle.setup.some-game", JSON.stringify({ seats: [{ player: "here" }, 4], options: [] }));
  expect(memory.name).toBe("");
  expect(memory.tables()).toMatchObject([{ id: "ok", keys: [], seen: 0 }]);
  expect(memory.setup("some-game")).toEqual({
    seats: [{ player: "here", name: "" }],
    options: {},
    clock: [],
  });
  texts.set("greatcircle.tables", '"text"');
  expect(memory.tables()).toEqual([]);
});

test("a cupboard that refuses everything stops nothing", () => {
  const refuse = () => {
    throw new Error("private mode");
  };
  const closed = new BrowserMemory({ getItem: refuse, setItem: refuse, removeItem: refuse });
  closed.name = "Anna";
  closed.keepTable(CARD);
  closed.forgetAll();
  expect(closed.name).toBe("");
  expect(closed.tables()).toEqual([]);
});

test("set-ups are kept for each game", () => {
  memory.keepSetup("some-game", {
    seats: [{ player: "greedy", name: "" }],
    options: { caps: 4 },
    clock: [60],
  });
  expect(memory.setup("some-game")).toEqual({
    seats: [{ player: "greedy", name: "" }],
    options: { caps: 4 },
    clock: [60],
  });
  expect(memory.setup("another")).toBeNull();
});

test("notes of a match are kept with its table, and go with it", () => {
  memory.keepTable(CARD);
  memory.keepNotes(CARD.id, { 0: "in Lima?" });
  memory.keepNotes("other", 1);
  expect(new BrowserMemory(cupboard).notes(CARD.id)).toEqual({ 0: "in Lima?" });
  memory.forgetTable(CARD.id);
  expect(memory.notes(CARD.id)).toBeNull();
  expect(memory.notes("other")).toBe(1);
});

test("forgetting everything leaves nothing of a person", () => {
  memory.name = "Anna";
  memory.keepTable(CARD, [{ seat: 0, secret: "one" }]);
  memory.keepNotes(CARD.id, "in Lima?");
  memory.rememberLearner("secret");
  memory.keepSetup("some-game", { seats: [], options: {} });
  memory.forgetAll(["some-game"]);
  expect([...texts.keys()]).toEqual([]);
});

// This file is the tests of loading an old page anew.

import { beforeEach, expect, test, vi } from "vitest";
import { renew } from "./reload";

const reload = vi.fn();
let kept: Map<string, string>;
let time: number;

const renewal = (knock = async (): Promise<unknown> => ({})) => ({
  store: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  },
  knock,
  reload,
  now: () => time,
});

beforeEach(() => {
  reload.mockClear();
  kept = new Map();
  time = 1_000_000;
});

test("a page whose parts are gone is loaded again", async () => {
  await renew(renewal());
  expect(reload).toHaveBeenCalledTimes(1);
});

test("it is not loaded again and again, but may be at the next update", async () => {
  await renew(renewal());
  time += 5_000;
  await renew(renewal());
  expect(reload).toHaveBeenCalledTimes(1);
  time += 60_000;
  await renew(renewal());
  expect(reload).toHaveBeenCalledTimes(2);
});

test("it stays as it is while the server does not answer, and is loaded when it does", async () => {
  await renew(renewal(() => Promise.reject(new Error("silence"))));
  expect(reload).not.toHaveBeenCalled();
  await renew(renewal());
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a browser that remembers nothing does not load it", async () => {
  const forgetful = renewal();
  forgetful.store.setItem = () => {
    throw new Error("no room");
  };
  await renew(forgetful);
  expect(reload).not.toHaveBeenCalled();
});

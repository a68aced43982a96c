// This file is the tests of the settings.

import { beforeEach, expect, test } from "vitest";
import { BrowserMemory } from "./memory";
import { BrowserSetting } from "./setting.svelte";

let texts: Map<string, string>;
let memory: BrowserMemory;

beforeEach(() => {
  texts = new Map();
  memory = new BrowserMemory({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  });
});

test("at first everything is as the system has it, and silent", () => {
  const { theme, sound, still, bigText, speed } = new BrowserSetting(memory);
  expect({ theme, sound, still, bigText, speed }).toEqual({
    theme: "system",
    sound: false,
    still: false,
    bigText: false,
    speed: 1,
  });
});

test("what was chosen is there again next time", () => {
  const setting = new BrowserSetting(memory);
  setting.theme = "dark";
  setting.sound = true;
  setting.stillChosen = true;
  setting.bigText = true;
  setting.speed = 2;
  const again = new BrowserSetting(memory);
  expect([again.theme, again.sound, again.still, again.bigText, again.speed]).toEqual([
    "dark",
    true,
    true,
    true,
    2,
  ]);
});

test("slow, usual or quick is there again next time", () => {
  for (const speed of [0.6, 1, 2] as const) {
    new BrowserSetting(memory).speed = speed;
    expect(new BrowserSetting(memory).speed).toBe(speed);
  }
});

test("values that nobody could have chosen are passed over", () => {
  texts.set(
    "greatcircle.setting",
    '{"theme": "pink", "sound": "yes", "motion": 1, "text": null, "speed": 9}',
  );
  const setting = new BrowserSetting(memory);
  expect([setting.theme, setting.sound, setting.still, setting.bigText, setting.speed]).toEqual([
    "system",
    false,
    false,
    false,
    1,
  ]);
});

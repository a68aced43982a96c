// This file is the tests of the table's clock as a client counts it down.

import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import SeatClock from "../seat/SeatClock.svelte";
import { clockFace, hasteFor, isShort, type RunningClock, secondsLeft } from "./clock";

const CLOCK: RunningClock = {
  seat: 0,
  seconds: 60,
  seconds_left: 30,
  is_running: true,
  can_extend: true,
  told_at: 1000,
};

describe("what others did", () => {
  it("is shown quicker to somebody who has little time and whose time runs", () => {
    expect(hasteFor(CLOCK)).toBeGreaterThan(1);
    expect(hasteFor({ ...CLOCK, seconds: 300 })).toBe(1);
    expect(hasteFor({ ...CLOCK, is_running: false })).toBe(1);
    expect(hasteFor(null)).toBe(1);
  });
});

describe("what is left", () => {
  it("runs down from what the server said, and never below nothing", () => {
    expect(secondsLeft(CLOCK, 1000)).toBe(30);
    expect(secondsLeft(CLOCK, 11_000)).toBe(20);
    expect(secondsLeft(CLOCK, 91_000)).toBe(0);
  });

  it("stands still while the clock does", () => {
    expect(secondsLeft({ ...CLOCK, is_running: false }, 91_000)).toBe(30);
  });

  it("is shown in seconds, from a minute on in minutes too", () => {
    expect([300, 65, 60, 59.2, 9.9, 0].map(clockFace)).toEqual(["5:00", "1:05", "1:00", "1:00", "10", "0"]);
  });

  it("is short from ten seconds on", () => {
    expect([10.1, 10, 0].map(isShort)).toEqual([false, true, true]);
  });
});

describe("the ring beside a seat", () => {
  const html = (changes: Partial<RunningClock>) =>
    render(SeatClock, {
      props: { clock: { ...CLOCK, told_at: performance.now(), ...changes }, name: "Anna" },
    }).body;

  it("says whose time it is, and shows the seconds", () => {
    expect(html({})).toMatch(/role="timer" aria-label="Time left for Anna"/);
    expect(html({})).toMatch(/>30</);
  });

  it("stands out when the time is short", () => {
    expect(html({})).not.toMatch(/class="clock[^"]*short/);
    expect(html({ seconds_left: 8 })).toMatch(/class="clock[^"]*short/);
  });
});

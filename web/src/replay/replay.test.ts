// This file is the tests of the replay: steps, pieces, and how it moves on.

import { describe, expect, it, vi } from "vitest";
import type { GameFace, Sound } from "../games/face";
import type { Catalogue, Replay, ReplayLine, Step, TableCard } from "../wire/message";
import { highlightsOf, indexOf, ReplayShow, type ReplaySource, type ReplayStage } from "./replay.svelte";

const LENGTH = 130;
const GAP = 7;
const NUMBERS = Array.from({ length: LENGTH + 1 }, (_, index) => index + (index > 60 ? GAP : 0) + 3);
const table = { id: "table", game: "sample", seats: [] as TableCard["seats"] } as TableCard;

const SOUNDS: Record<string, Sound> = { took: "capture", won: "win", threw: "dice" };
const face = {
  looks: {},
  sound: ({ event }) => SOUNDS[event] ?? null,
} as Partial<GameFace> as GameFace;

function line(number: number, events: string[] = []): ReplayLine {
  return { number, actor: 0, seat: 0, sentences: ["It moved."], events };
}

function step(number: number): Step {
  return {
    number,
    events: [{ sentence: "", actor: 0, event: { event: "threw" }, kind: "event", reasons: [] }],
    view: number,
  };
}

class Source implements ReplaySource {
  asked: number[] = [];
  fails = false;

  async replay(): Promise<Replay> {
    const ending = { places: [], reason: "", sentence: "", seed: "" };
    return { table, lines: NUMBERS.map((number) => line(number)), tallies: [], seconds: 60, ending };
  }
  async piece(first: number) {
    this.asked.push(first);
    if (this.fails) throw new Error("The server does not answer.");
    return {
      steps: NUMBERS.filter((number) => number >= first)
        .slice(0, 50)
        .map(step),
    };
  }
  board = async () => ({});
  catalogue = async () => ({}) as Catalogue;
  face = async () => face;
}

function stage(change: Partial<ReplayStage> = {}): ReplayStage {
  return { board: () => undefined, isStill: () => true, hear: () => {}, ...change };
}

describe("a replay", () => {
  it("begins at the beginning, or at the step of its link", async () => {
    const show = new ReplayShow(new Source(), stage());
    await show.open(null);
    expect([show.index, show.number, show.view]).toEqual([0, 3, 3]);
    await show.open(90);
    expect([show.index, show.view]).toEqual([90, NUMBERS[90]]);
  });

  it("asks for each piece once, and stays within the match", async () => {
    const source = new Source();
    const show = new ReplayShow(source, stage());
    await show.open(null);
    await show.seek(10);
    await show.seek(60);
    await show.seek(55);
    await show.seek(9999);
    expect(show.index).toBe(LENGTH);
    expect(show.isAtEnd).toBe(true);
    await show.seek(-4);
    expect(show.index).toBe(0);
    expect(source.asked).toEqual([NUMBERS[0], NUMBERS[50], NUMBERS[100]]);
  });

  it("steps on and back, and no farther than there is", async () => {
    const show = new ReplayShow(new Source(), stage());
    await show.open(null);
    await show.step(1);
    await show.step(1);
    expect([show.index, show.view]).toEqual([2, NUMBERS[2]]);
    await show.step(-1);
    await show.step(-1);
    await show.step(-1);
    expect([show.index, show.view]).toEqual([0, NUMBERS[0]]);
  });

  it("plays to the end, showing every event, then begins anew", async () => {
    vi.useFakeTimers();
    const shown: string[] = [];
    const animate = async (event: { event: string }) => void shown.push(event.event);
    const show = new ReplayShow(new Source(), stage({ isStill: () => false, board: () => ({ animate }) }));
    await show.open(LENGTH - 3);
    const played = show.play();
    expect(show.isPlaying).toBe(true);
    await vi.runAllTimersAsync();
    await played;
    expect([show.index, show.isPlaying, shown]).toEqual([LENGTH, false, ["threw", "threw", "threw"]]);
    const again = show.play();
    await vi.advanceTimersByTimeAsync(1);
    expect(show.index).toBe(0);
    show.pause();
    await vi.runAllTimersAsync();
    await again;
    expect(show.isPlaying).toBe(false);
    vi.useRealTimers();
  });

  it("stops what is moving when another step is chosen", async () => {
    const signals: AbortSignal[] = [];
    const animate = (_event: unknown, _milliseconds: number, signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
    };
    const show = new ReplayShow(new Source(), stage({ isStill: () => false, board: () => ({ animate }) }));
    await show.open(null);
    const played = show.play();
    await vi.waitFor(() => expect(signals.length).toBe(1));
    await show.seek(40);
    await played;
    expect([show.index, show.view, show.isPlaying]).toEqual([40, NUMBERS[40], false]);
    expect(signals[0]?.aborted).toBe(true);
  });

  it("says when the server does not answer, and goes on when it does", async () => {
    const source = new Source();
    const show = new ReplayShow(source, stage());
    await show.open(null);
    source.fails = true;
    await show.seek(70);
    expect(String(show.problem)).toContain("does not answer");
    source.fails = false;
    await show.seek(70);
    expect([show.problem, show.view]).toEqual([null, NUMBERS[70]]);
  });
});

it("knows the line of a number that has none of its own", () => {
  const lines = [line(3), line(4), line(9)];
  expect([0, 3, 6, 9, 50].map((number) => indexOf(lines, number))).toEqual([0, 0, 1, 2, 2]);
});

it("marks captures and wins as the game hears them", () => {
  const lines = [line(1), line(2, ["threw", "took"]), line(3, ["threw"]), line(4, ["took", "won"])];
  expect(highlightsOf(lines, face)).toEqual([
    { index: 1, kind: "capture" },
    { index: 3, kind: "win" },
  ]);
});

// This file is the table's clock as this client counts it down: from what the server says is left, by no clock of its own.

import type { ClockCard } from "../wire/message";

/** A seat's time, and when it was told, in milliseconds since the page was opened. */
export interface RunningClock extends ClockCard {
  told_at: number;
}

/** What can be chosen for a move, in seconds. */
export const CLOCK_CHOICES: readonly { value: number; title: string }[] = [
  { value: 0, title: "Off" },
  { value: 15, title: "15 s" },
  { value: 30, title: "30 s" },
  { value: 60, title: "1 min" },
  { value: 120, title: "2 min" },
  { value: 300, title: "5 min" },
];

/** From here on the time is short, and whoever has it is told. */
export const SHORT_SECONDS = 10;
const SECONDS_PER_MINUTE = 60;
/** With at most so much time for a move, none of it is for watching what others did. */
const HASTE_SECONDS = 60;
const HASTE = 4;

/** How many seconds are left; a clock that stands still has what it was told. */
export function secondsLeft(clock: RunningClock, now: number): number {
  const gone = clock.is_running ? (now - clock.told_at) / 1000 : 0;
  return Math.max(0, Math.min(clock.seconds_left, clock.seconds_left - gone));
}

/** How many times as quick as usual the moves of others are shown to somebody whose own time runs meanwhile. */
export function hasteFor(own: RunningClock | null): number {
  return own?.is_running && own.seconds <= HASTE_SECONDS ? HASTE : 1;
}

export function isShort(left: number): boolean {
  return left <= SHORT_SECONDS;
}

/** Some seconds as a clock shows them: "1:05", "9". */
export function clockFace(left: number): string {
  const seconds = Math.ceil(left);
  if (seconds < SECONDS_PER_MINUTE) return String(seconds);
  const rest = String(seconds % SECONDS_PER_MINUTE).padStart(2, "0");
  return `${Math.floor(seconds / SECONDS_PER_MINUTE)}:${rest}`;
}

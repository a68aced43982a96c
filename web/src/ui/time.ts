// This file is how moments are told: "5 minutes ago" rather than a date, as far as that helps.

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

const format = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** A moment in words, from now; both in milliseconds since 1970. */
export function timeAgo(moment: number, now: number = Date.now()): string {
  const seconds = Math.max(0, (now - moment) / 1000);
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  }
  return "just now";
}

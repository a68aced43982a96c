// This file is a chance to win as people read it.

/** A chance in whole per cent; what is not quite sure is never said to be. */
export function percent(chance: number): string {
  const whole = Math.round(chance * 100);
  const honest = chance > 0 && chance < 1 ? Math.min(99, Math.max(1, whole)) : whole;
  return `${honest}\u00a0%`;
}

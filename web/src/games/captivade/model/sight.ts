// This file is where an escapee is seen to be: by its own seat, by everyone who tracked it down, or once all is told.

import type { View } from "../types";

/** Give where an escapee hides now as far as whoever looks may know for certain; null if that is a secret. */
export function sightOf(view: View, seat: number): number | null {
  const secret = view.secrets[seat];
  if (secret) return secret.place;
  if (view.phase === "running") return null;
  // Whoever was tracked down stays where everyone knows it to be until the next trip (CV-80, CV-84).
  const known = view.facts.find(
    (fact) => fact.seat === seat && fact.week === view.week && fact.kind === "at",
  );
  return typeof known?.value === "number" ? known.value : null;
}

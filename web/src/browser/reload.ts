// This file is how a page that is older than its server is loaded anew: once, and only while the server answers.

import { ask } from "../wire/api";

const KEPT = "greatcircle.renewed";
const REST_MILLISECONDS = 60_000;

export interface Renewal {
  /** Where it is kept when the page was last loaded anew. */
  store: Pick<Storage, "getItem" | "setItem">;
  /** Asks the server for something small; fails when it does not answer. */
  knock: () => Promise<unknown>;
  reload: () => void;
  now: () => number;
}

/** Loads the page again, unless the server is silent or the page has just been loaded anew for the same reason. */
export async function renew({ store, knock, reload, now }: Renewal): Promise<void> {
  try {
    await knock();
    if (now() - Number(store.getItem(KEPT) ?? 0) < REST_MILLISECONDS) return;
    store.setItem(KEPT, String(now()));
  } catch {
    // Without the server there is nothing newer to load, and without a memory it might never end.
    return;
  }
  reload();
}

/** Parts that cannot be loaded any more mean that the server has been updated since the page was opened. */
export function watchForRenewal(): void {
  window.addEventListener("vite:preloadError", () => {
    void renew({
      store: sessionStorage,
      knock: () => ask("/api/catalogue"),
      reload: () => location.reload(),
      now: Date.now,
    });
  });
}

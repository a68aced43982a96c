// This file is the way from page to page: which page an address means, and how to go to another.

export type PageName =
  | "home"
  | "new"
  | "table"
  | "join"
  | "tv"
  | "replay"
  | "rules"
  | "cards"
  | "tables"
  | "settings"
  | "lost";

export interface PageAddress {
  page: PageName;
  /** What stands in the address in place of ":name"; pages get them as props. */
  parameters: Record<string, string>;
}

const ADDRESSES: readonly (readonly [pattern: string, page: PageName])[] = [
  ["/", "home"],
  ["/new/:game", "new"],
  ["/t/:id", "table"],
  ["/join", "join"],
  ["/join/:code", "join"],
  ["/tv/:code", "tv"],
  ["/replay/:id", "replay"],
  ["/replay/:id/:number", "replay"],
  ["/rules/:game", "rules"],
  ["/cards", "cards"],
  ["/cards/:game", "cards"],
  ["/tables", "tables"],
  ["/settings", "settings"],
];

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The parameters of a path that has the shape of a pattern, or null. */
function parametersOf(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/").filter(Boolean);
  const given = path.split("/").filter(Boolean);
  if (wanted.length !== given.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const text = given[index] ?? "";
    if (part.startsWith(":")) parameters[part.slice(1)] = decoded(text);
    else if (part !== text) return null;
  }
  return parameters;
}

/** The page that a path means. */
export function parseAddress(path: string): PageAddress {
  for (const [pattern, page] of ADDRESSES) {
    const parameters = parametersOf(pattern, path);
    if (parameters) return { page, parameters };
  }
  return { page: "lost", parameters: {} };
}

/** Whether a click on a link stays within the client. */
export function isInner(link: HTMLAnchorElement, event: MouseEvent, here: Location): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  if ((link.target && link.target !== "_self") || link.hasAttribute("download")) return false;
  if (link.origin !== here.origin || link.pathname.startsWith("/api/")) return false;
  const samePage = link.pathname === here.pathname && link.search === here.search;
  return !(samePage && link.hash);
}

class Router {
  path = $state("/");
  /** What follows "#", without it. */
  hash = $state("");
  /** How many times a page has been gone to; a page is drawn anew for each. */
  visit = $state(0);
  /** Where to scroll when the page is there: 0 for a new one, the old place on the way back. */
  scroll = 0;
  place: PageAddress = $derived(parseAddress(this.path));

  /** Show the page of an address, which becomes a step of the browser's history. */
  go(address: string, how: { replace?: boolean } = {}): void {
    if (how.replace) {
      history.replaceState({}, "", address);
    } else {
      history.replaceState({ scroll: window.scrollY }, "");
      history.pushState({}, "", address);
    }
    this.#arrive(0);
  }

  /** Put another address into the address bar; the page stays. */
  rewrite(address: string): void {
    history.replaceState(history.state, "", address);
    this.hash = location.hash.slice(1);
  }

  /** Follow the address bar, the back button and the links of the page. */
  watch(): void {
    history.scrollRestoration = "manual";
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
    window.addEventListener("popstate", () => {
      if (location.pathname === this.path) {
        this.hash = location.hash.slice(1);
        return;
      }
      const state: unknown = history.state;
      const kept = typeof state === "object" && state !== null && "scroll" in state ? state.scroll : 0;
      this.#arrive(typeof kept === "number" ? kept : 0);
    });
    window.addEventListener("hashchange", () => {
      this.hash = location.hash.slice(1);
    });
    document.addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link?.href || !isInner(link, event, location)) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  #arrive(scroll: number): void {
    this.scroll = scroll;
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
    this.visit += 1;
  }
}

export const router = new Router();

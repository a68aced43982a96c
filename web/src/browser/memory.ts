// This file is what this browser remembers: a name, the tables it sat at, the secrets of its seats, private notes of a
// match, and how games were set up. Everything read is checked, for it may be old, broken, or not there at all.

import type { Opened, SeatForm, SeatSecret, TableCard } from "../wire/message";

const PREFIX = "greatcircle.";
const NAME = "name";
const TABLES = "tables";
const SETUP = "setup.";
const NOTES = "notes.";
const LEARNER = "learner";
const TABLES_MOST = 200;
export const NAME_MOST = 24;

/** A seat's secret; the seat is null when only the link was known, until the server says which it is. */
export interface HeldKey {
  seat: number | null;
  secret: string;
}

/** A table that this browser sat at or watched. */
export interface KeptTable {
  id: string;
  code: string;
  game: string;
  title: string;
  /** When it was last open here, in milliseconds since 1970. */
  seen: number;
  keys: HeldKey[];
  /** The hash of its seed as it was first told here, to check the dice against afterwards. */
  commitment: string | null;
}

/** How a game was last set up. */
export interface KeptSetup {
  seats: SeatForm[];
  options: Record<string, unknown>;
  /** How many seconds each seat has for a move; none without a clock. */
  clock?: number[];
}

/** Where text is kept between visits; the browser's localStorage is one. */
export type Cupboard = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A cupboard that lasts until the page is closed, for browsers that allow nothing else. */
function briefCupboard(): Cupboard {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

function browserCupboard(): Cupboard {
  try {
    const probe = `${PREFIX}probe`;
    localStorage.setItem(probe, "1");
    localStorage.removeItem(probe);
    return localStorage;
  } catch {
    return briefCupboard();
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parseKey(value: unknown): HeldKey | null {
  if (!isRecord(value) || typeof value.secret !== "string" || !value.secret) return null;
  return { seat: typeof value.seat === "number" ? value.seat : null, secret: value.secret };
}

function parseTable(value: unknown): KeptTable | null {
  if (!isRecord(value) || typeof value.id !== "string" || !value.id) return null;
  const text = (name: string) => (typeof value[name] === "string" ? (value[name] as string) : "");
  const keys = Array.isArray(value.keys) ? value.keys.map(parseKey).filter((key) => key !== null) : [];
  const seen = typeof value.seen === "number" ? value.seen : 0;
  const commitment = text("commitment") || null;
  return {
    id: value.id,
    code: text("code"),
    game: text("game"),
    title: text("title"),
    seen,
    keys,
    commitment,
  };
}

function blankTable(id: string): KeptTable {
  return { id, code: "", game: "", title: "", seen: Date.now(), keys: [], commitment: null };
}

function parseSeat(value: unknown): SeatForm | null {
  if (!isRecord(value) || typeof value.player !== "string") return null;
  return { player: value.player, name: typeof value.name === "string" ? value.name : "" };
}

/** Old and new keys together: one for each secret, and the newest for each seat. */
function mergedKeys(old: HeldKey[], fresh: HeldKey[]): HeldKey[] {
  const secrets = new Set(fresh.map((key) => key.secret));
  const seats = new Set(fresh.map((key) => key.seat).filter((seat) => seat !== null));
  const kept = old.filter((key) => !secrets.has(key.secret) && (key.seat === null || !seats.has(key.seat)));
  return [...kept, ...fresh];
}

/** The memory of one browser. */
export class BrowserMemory {
  readonly #cupboard: Cupboard;

  constructor(cupboard: Cupboard = browserCupboard()) {
    this.#cupboard = cupboard;
  }

  /** What was kept under a name, as plain data; null when there is nothing or it is broken. */
  read(name: string): unknown {
    try {
      return JSON.parse(this.#cupboard.getItem(PREFIX + name) ?? "null") as unknown;
    } catch {
      return null;
    }
  }

  /** Keep plain data under a name; a full or forbidden cupboard is no reason to stop. */
  write(name: string, value: unknown): void {
    try {
      this.#cupboard.setItem(PREFIX + name, JSON.stringify(value));
    } catch {
      // The page goes on without; next time it is asked again.
    }
  }

  /** The name of the person at this device; empty if never told. */
  get name(): string {
    const name = this.read(NAME);
    return typeof name === "string" ? name.slice(0, NAME_MOST) : "";
  }

  set name(name: string) {
    this.write(NAME, name.trim().slice(0, NAME_MOST));
  }

  /** The tables, the last seen first. */
  tables(): KeptTable[] {
    const kept = this.read(TABLES);
    const tables = (Array.isArray(kept) ? kept : []).map(parseTable).filter((table) => table !== null);
    return tables.sort((a, b) => b.seen - a.seen);
  }

  table(id: string): KeptTable | null {
    return this.tables().find((table) => table.id === id) ?? null;
  }

  /** Keep a table that was just opened or joined, and the hash of its seed from before the first move. */
  keepOpened(opened: Opened): void {
    this.keepTable(opened.table, opened.keys);
    this.rememberCommitment(opened.table.id, opened.table.commitment);
  }

  /** Keep a table as seen now, with the keys of seats that this browser has got. */
  keepTable(
    card: Pick<TableCard, "id" | "code" | "game" | "title">,
    keys: HeldKey[] | SeatSecret[] = [],
  ): void {
    const known = this.table(card.id);
    const { id, code, game, title } = card;
    this.#keep({
      id,
      code,
      game,
      title,
      seen: Date.now(),
      keys: mergedKeys(known?.keys ?? [], keys),
      commitment: known?.commitment ?? null,
    });
  }

  /** Keep a secret from a seat's link, before anything else about its table is known. */
  keepSecret(id: string, secret: string): void {
    const known = this.table(id) ?? blankTable(id);
    if (known.keys.some((key) => key.secret === secret)) return;
    this.#keep({ ...known, seen: Date.now(), keys: mergedKeys(known.keys, [{ seat: null, secret }]) });
  }

  /** Keep the hash of a table's seed as it was told before the end; the first one stays. */
  rememberCommitment(id: string, commitment: string): void {
    const known = this.table(id) ?? blankTable(id);
    if (known.commitment === null) this.#keep({ ...known, commitment });
  }

  commitmentOf(id: string): string | null {
    return this.table(id)?.commitment ?? null;
  }

  /** The secret of the learner of flash cards; null if there never was one. */
  learner(): string | null {
    const secret = this.read(LEARNER);
    return typeof secret === "string" && secret ? secret : null;
  }

  rememberLearner(secret: string): void {
    this.write(LEARNER, secret);
  }

  /** The keys that this browser holds at a table. */
  keys(id: string): HeldKey[] {
    return this.table(id)?.keys ?? [];
  }

  /** Give up a key, because its person stood up or the server no longer knows it. */
  dropKey(id: string, secret: string): void {
    const known = this.table(id);
    if (known) this.#keep({ ...known, keys: known.keys.filter((key) => key.secret !== secret) });
  }

  forgetTable(id: string): void {
    this.#remove(NOTES + id);
    this.write(
      TABLES,
      this.tables().filter((table) => table.id !== id),
    );
  }

  /** What people at this device noted during a match, as plain data of its game; never sent anywhere. */
  notes(id: string): unknown {
    return this.read(NOTES + id);
  }

  keepNotes(id: string, notes: unknown): void {
    this.write(NOTES + id, notes);
  }

  /** How a game was last set up here. */
  setup(game: string): KeptSetup | null {
    const kept = this.read(SETUP + game);
    if (!isRecord(kept) || !Array.isArray(kept.seats)) return null;
    const seats = kept.seats.map(parseSeat).filter((seat) => seat !== null);
    const clock = Array.isArray(kept.clock) ? kept.clock.filter((each) => typeof each === "number") : [];
    return { seats, options: isRecord(kept.options) ? kept.options : {}, clock };
  }

  keepSetup(game: string, setup: KeptSetup): void {
    this.write(SETUP + game, setup);
  }

  /** Forget the name, every table with its keys and notes, the learner, and the given games' set-ups. */
  forgetAll(games: readonly string[] = []): void {
    const notes = this.tables().map((table) => NOTES + table.id);
    for (const name of [...notes, NAME, TABLES, LEARNER, ...games.map((game) => SETUP + game)])
      this.#remove(name);
  }

  #remove(name: string): void {
    try {
      this.#cupboard.removeItem(PREFIX + name);
    } catch {
      // What cannot be reached cannot be told either.
    }
  }

  #keep(table: KeptTable): void {
    const others = this.tables().filter((other) => other.id !== table.id);
    for (const old of others.slice(TABLES_MOST - 1)) this.#remove(NOTES + old.id);
    this.write(TABLES, [table, ...others].slice(0, TABLES_MOST));
  }
}

export const memory = new BrowserMemory();

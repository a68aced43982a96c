// This file is the notebook of those who sit at this device: whose places are drawn on the map, and their private marks.
// It stays on this device and is never sent; each seat has a page of its own, so that nobody at one screen reads another's.

import { type BrowserMemory, memory as ownMemory } from "../../../browser/memory";
import type { View } from "../types";
import { isOpen, rivalsOf } from "./view";

/** What one thinks of a place: that a rival may hide there, or that it does not. */
export type NoteMark = "maybe" | "not";

/** The page of one seat. */
export interface Page {
  /** Whether the places of a rival are drawn on the map. */
  isOn: boolean;
  rival: number | null;
  /** Marks on places, by rival. */
  marks: Record<number, Record<number, NoteMark>>;
  note: string;
}

/** What is to be drawn on the map. */
export interface Drawn {
  seat: number;
  week: number;
  places: number[];
}

export const NOTE_MOST = 2000;
const BLANK: Page = { isOn: true, rival: null, marks: {}, note: "" };
/** The mark that comes after another when a place is tapped again. */
const NEXT: Record<"none" | NoteMark, NoteMark | null> = { none: "maybe", maybe: "not", not: null };

export class Notebook {
  readonly #memory: Pick<BrowserMemory, "notes" | "keepNotes">;
  #table: string | null = null;
  #pages = $state.raw<Record<number, Page>>({});
  /** The week that is looked back at, and by which seat; others see the newest. */
  #past = $state.raw<{ seat: number; week: number } | null>(null);
  /** The seat whose taps on the map mark places. */
  #marker = $state<number | null>(null);

  constructor(memory: Pick<BrowserMemory, "notes" | "keepNotes"> = ownMemory) {
    this.#memory = memory;
  }

  /** Take up the pages of a table; those of another are put away. Without a table nothing is kept. */
  open(table: string | null): void {
    if (table === this.#table) return;
    this.#table = table;
    this.#pages = table === null ? {} : parsePages(this.#memory.notes(table));
    this.#past = null;
    this.#marker = null;
  }

  /** Give the page of whoever looks. */
  page(view: View): Page {
    return this.#pages[view.seat] ?? BLANK;
  }

  /** Tell whether deduction is played with at this table. */
  isOffered(view: View): boolean {
    return view.notebook !== null;
  }

  /** Tell whether whoever looks wants it drawn; a screen without a player does so only when the match is looked at again. */
  isOn(view: View): boolean {
    return this.page(view).isOn && (view.seat >= 0 || isOpen(view));
  }

  turn(view: View, isOn: boolean): void {
    this.#write(view, { isOn });
  }

  /** Give the rival whose page lies open: the chosen one, or else the first who is free. */
  rival(view: View): number | null {
    const rivals = rivalsOf(view);
    const { rival } = this.page(view);
    if (rival !== null && rivals.includes(rival)) return rival;
    return rivals.find((seat) => view.escapees[seat]?.is_free) ?? rivals[0] ?? null;
  }

  look(view: View, rival: number): void {
    this.#write(view, { rival });
  }

  /** Give the week that is shown: the newest, unless an earlier one is looked back at. */
  week(view: View): number {
    const newest = newestWeek(view);
    return this.#past?.seat === view.seat ? Math.min(this.#past.week, newest) : newest;
  }

  lookBack(view: View, week: number): void {
    this.#past = week >= newestWeek(view) ? null : { seat: view.seat, week: Math.max(0, week) };
  }

  /** Give what is drawn on the map: where the rival can be in the week that is shown; null when nothing is. */
  drawn(view: View): Drawn | null {
    const seat = this.rival(view);
    if (seat === null || !this.isOn(view)) return null;
    const places = beliefOf(view, seat, this.week(view));
    return places === null ? null : { seat, week: this.week(view), places };
  }

  /** Give the own mark on a place about the rival whose page lies open. */
  markOn(view: View, place: number): NoteMark | null {
    const rival = this.rival(view);
    return rival === null ? null : (this.page(view).marks[rival]?.[place] ?? null);
  }

  /** List the own marks about a rival, by place. */
  marksAbout(view: View, rival: number): [place: number, mark: NoteMark][] {
    return Object.entries(this.page(view).marks[rival] ?? {}).map(([place, mark]) => [Number(place), mark]);
  }

  isMarking(view: View): boolean {
    return this.#marker !== null && this.#marker === view.seat;
  }

  /** Let taps on the map mark places, or no longer. */
  startMarking(view: View, isMarking: boolean): void {
    this.#marker = isMarking ? view.seat : null;
  }

  /** Mark a place anew: as possible, as impossible, then not at all. */
  mark(view: View, place: number): void {
    const rival = this.rival(view);
    if (rival === null) return;
    const { [place]: before, ...others } = this.page(view).marks[rival] ?? {};
    const next = NEXT[before ?? "none"];
    this.#write(view, {
      marks: { ...this.page(view).marks, [rival]: next === null ? others : { ...others, [place]: next } },
    });
  }

  /** Take away all marks about the rival whose page lies open. */
  wipe(view: View): void {
    const rival = this.rival(view);
    if (rival !== null) this.#write(view, { marks: { ...this.page(view).marks, [rival]: {} } });
  }

  note(view: View, text: string): void {
    this.#write(view, { note: text.slice(0, NOTE_MOST) });
  }

  #write(view: View, changes: Partial<Page>): void {
    this.#pages = { ...this.#pages, [view.seat]: { ...this.page(view), ...changes } };
    if (this.#table !== null && view.seat >= 0) this.#memory.keepNotes(this.#table, this.#pages);
  }
}

/** Give the newest week of which anything is believed; without deduction it is the week of the calendar. */
export function newestWeek(view: View): number {
  if (view.notebook === null) return view.week;
  return Math.max(0, ...view.notebook.map((belief) => (belief?.weeks.length ?? 0) - 1));
}

/** List where an escapee can have been in a week, as far as public facts tell; null when nothing is told of it. */
export function beliefOf(view: View, seat: number, week: number): number[] | null {
  const belief = view.notebook?.[seat];
  if (!belief) return null;
  return week >= belief.weeks.length - 1 ? belief.now : (belief.weeks[week] ?? null);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Read a record with whole numbers as names, leaving out what is broken. */
function parseNumbered<Value>(
  value: unknown,
  parse: (value: unknown) => Value | null,
): Record<number, Value> {
  const found: Record<number, Value> = {};
  for (const [name, entry] of Object.entries(isRecord(value) ? value : {})) {
    const parsed = parse(entry);
    if (parsed !== null && /^\d+$/.test(name)) found[Number(name)] = parsed;
  }
  return found;
}

function parsePage(value: unknown): Page | null {
  if (!isRecord(value)) return null;
  return {
    isOn: value.isOn !== false,
    rival: typeof value.rival === "number" ? value.rival : null,
    marks: parseNumbered(value.marks, (marks) => parseNumbered(marks, parseMark)),
    note: typeof value.note === "string" ? value.note.slice(0, NOTE_MOST) : "",
  };
}

function parseMark(value: unknown): NoteMark | null {
  return value === "maybe" || value === "not" ? value : null;
}

function parsePages(value: unknown): Record<number, Page> {
  return parseNumbered(value, parsePage);
}

/** The notebook of this device, shared by the board and the tray. */
export const notebook = new Notebook();

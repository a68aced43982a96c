// This file is a table before it is opened: who is to sit where, with which options, and what stands in the way.

import { NAME_MOST } from "../browser/memory";
import { findBot } from "../seat/bot";
import { api, sentenceOf } from "../wire/api";
import type { BotCard, GameCard, Opened, SeatForm, TableForm } from "../wire/message";
import {
  ANY,
  afterChoice,
  afterLot,
  changes,
  chosenNames,
  completed,
  fitted,
  fromSeatValues,
  type OptionField,
  type OptionValue,
  type OptionValues,
  parseOptions,
  SEAT_NAMES,
  seatValues,
} from "./option";

export const HERE = "here";
export const ELSEWHERE = "elsewhere";

export type Company = "bots" | "here" | "friends";

/** A seat as it is planned. The key stays with the player when it changes places. */
export interface PlannedSeat {
  key: number;
  player: string;
  name: string;
  /** How many seconds its player has for a move; 0 for as long as one likes. */
  clock: number;
}

/** The usual table against bots: one person here, and everything else as usual. */
export function quickForm(game: GameCard, name: string): TableForm {
  const others = Array.from({ length: game.usual_seats - 1 }, () => ({ player: game.usual_bot }));
  return { game: game.id, seats: [{ player: HERE, name }, ...others] };
}

/** What a sentence says beside its words for a command line, such as " (first=3)". */
const TYPED = / \([a-z_]+=[^()\s]*\)/g;

/** A sentence of the server without what only a command line needs. */
export function inWords(sentence: string): string {
  return sentence.replace(TYPED, "");
}

/** The planned table. */
export class TableSetup {
  readonly fields: OptionField[];
  /** The option that says how the seats are called; it is chosen at the seats. */
  readonly names: Extract<OptionField, { kind: "each" }> | null;
  seats = $state<PlannedSeat[]>([]);
  values = $state<OptionValues>({});
  /** Why the options do not go together, as the server says. */
  clash = $state<string | null>(null);
  isTrying = $state(false);
  isOpening = $state(false);
  /** Why the table could not be opened. */
  problem = $state<string | null>(null);

  #nextKey = 0;
  /** How the server called the seats with the options that were tried last. */
  #told = $state.raw<string[]>([]);

  constructor(
    readonly game: GameCard,
    /** The bots for research; those that people play against are the game's. */
    readonly research: readonly BotCard[],
    readonly myName: string,
    kept: { seats: SeatForm[]; options: Record<string, unknown>; clock?: number[] } | null = null,
  ) {
    this.fields = parseOptions(game.options);
    this.names =
      this.fields.flatMap((field) => (field.kind === "each" && field.of === SEAT_NAMES ? [field] : []))[0] ??
      null;
    this.values = completed(this.fields, kept?.options ?? {});
    const known = (player: string) =>
      player === HERE || player === ELSEWHERE || findBot(game, research, player) !== null;
    const fits = kept && kept.seats.length >= game.seats_min && kept.seats.length <= game.seats_max;
    if (fits && kept.seats.every((seat) => known(seat.player))) {
      this.seats = kept.seats.map((seat, index) =>
        this.#planned(seat.player, seat.name ?? "", kept.clock?.[index]),
      );
    } else {
      this.seatCompany("bots");
    }
    this.#fitOptions();
  }

  /** What the game calls the seats, for so many of them and as these options say. */
  get colours(): string[] {
    const count = this.seats.length;
    if (this.names) {
      const undrawn = this.isDrawn ? this.#usualColours : [];
      return chosenNames(this.values[this.names.name] ?? ANY, this.palette, count, undrawn);
    }
    return this.#told.length === count ? this.#told : this.#usualColours;
  }

  /** What the game calls so many seats if nothing is chosen. */
  get #usualColours(): string[] {
    return this.game.colours[this.seats.length - this.game.seats_min] ?? [];
  }

  /** Whether lots are drawn for those who choose no name: before that the seats have names that nobody can choose. */
  get isDrawn(): boolean {
    return this.names !== null && this.#usualColours.some((name) => !this.palette.includes(name));
  }

  /** The names among which the seats may choose; none in a game that gives them itself. */
  get palette(): string[] {
    return (this.names?.choices ?? []).map((choice) => choice.value).filter((value) => value !== ANY);
  }

  /** Give a seat a colour, or let it be drawn; who had it takes that of the seat. */
  chooseColour(seat: number, colour: string): void {
    if (!this.names) return;
    const { name } = this.names;
    const before = this.values[name] ?? ANY;
    const count = this.seats.length;
    this.values[name] = this.isDrawn
      ? afterLot(before, count, seat, colour)
      : afterChoice(before, this.palette, count, seat, colour);
  }

  get changed(): OptionValues {
    return changes(this.fields, this.values);
  }

  /** Why the table cannot be opened yet, in words; null when it can. */
  get obstacle(): string | null {
    return this.clash;
  }

  get form(): TableForm {
    const seats = this.seats.map(({ player, name }) => {
      const isPerson = player === HERE || player === ELSEWHERE;
      return isPerson && name.trim() ? { player, name: name.trim().slice(0, NAME_MOST) } : { player };
    });
    const form: TableForm = { game: this.game.id, seats, options: this.changed };
    return this.hasClock ? { ...form, clock: this.seats.map((seat) => seat.clock) } : form;
  }

  /** Whether anybody has limited time for a move. */
  get hasClock(): boolean {
    return this.seats.some((seat) => seat.clock > 0);
  }

  /** The seconds that everyone has for a move; null when not all have the same. */
  get clock(): number | null {
    const [first] = this.seats;
    return first && this.seats.every((seat) => seat.clock === first.clock) ? first.clock : null;
  }

  /** Give everyone the same time for a move. */
  setClock(seconds: number): void {
    for (const seat of this.seats) seat.clock = seconds;
  }

  /** The table in a sentence. */
  get summary(): string {
    const here = this.seats.filter((seat) => seat.player === HERE).length;
    const elsewhere = this.seats.filter((seat) => seat.player === ELSEWHERE).length;
    const bots = this.seats.length - here - elsewhere;
    const options = Object.keys(this.changed).length;
    const parts = [
      here && `${here} here`,
      elsewhere && `${elsewhere} elsewhere`,
      bots && `${bots} ${bots === 1 ? "bot" : "bots"}`,
      this.hasClock && "with a clock",
      options && `${options} ${options === 1 ? "option" : "options"} changed`,
    ];
    return parts.filter(Boolean).join(", ");
  }

  /** Have so many seats: new ones for bots, and the last ones leave. */
  resize(count: number): void {
    const wanted = Math.min(this.game.seats_max, Math.max(this.game.seats_min, count));
    const player = this.seats.at(-1)?.player ?? this.game.usual_bot;
    const clock = this.seats.at(-1)?.clock;
    while (this.seats.length < wanted) this.seats.push(this.#planned(player, "", clock));
    this.seats.length = wanted;
    this.#fitOptions();
  }

  /** Options for each seat have as many values as there are seats. */
  #fitOptions(): void {
    for (const field of this.fields) {
      if (field.kind !== "each") continue;
      this.values[field.name] = fitted(this.values[field.name] ?? field.usual, this.seats.length, field.of);
    }
  }

  /** Exchange a seat's player with that of a neighbour; gives the seat where it sits then. */
  move(seat: number, by: -1 | 1): number {
    const other = seat + by;
    const [mine, theirs] = [this.seats[seat], this.seats[other]];
    if (!mine || !theirs) return seat;
    this.seats[seat] = theirs;
    this.seats[other] = mine;
    for (const field of this.fields) {
      const values = seatValues(this.values[field.name] ?? "");
      const [own, next] = [values[seat], values[other]];
      if (field.kind !== "each" || own === undefined || next === undefined) continue;
      values[seat] = next;
      values[other] = own;
      this.values[field.name] = fromSeatValues(values);
    }
    return other;
  }

  /** Seat me and a usual company. */
  seatCompany(company: Company): void {
    const count = this.seats.length || this.game.usual_seats;
    const clock = this.clock ?? 0;
    const others = { bots: this.game.usual_bot, here: HERE, friends: ELSEWHERE }[company];
    this.seats = Array.from({ length: count }, (_, index) =>
      index === 0 ? this.#planned(HERE, this.myName, clock) : this.#planned(others, "", clock),
    );
  }

  /** The usual company that sits there now; null when it is another. */
  get company(): Company | null {
    const [me, ...others] = this.seats.map((seat) => seat.player);
    if (me !== HERE) return null;
    if (others.every((player) => player === HERE)) return "here";
    if (others.every((player) => player === ELSEWHERE)) return "friends";
    return others.every((player) => player !== HERE && player !== ELSEWHERE) ? "bots" : null;
  }

  choose(name: string, value: OptionValue): void {
    this.values[name] = value;
  }

  /** All options as usual again. */
  reset(): void {
    this.values = completed(this.fields, {});
  }

  /** Ask the server whether the options go together. */
  async tryOptions(signal: AbortSignal): Promise<void> {
    this.isTrying = true;
    try {
      const form = { seats: this.seats.length, options: this.changed };
      const answer = await api.tryOptions(this.game.id, form, signal);
      if (signal.aborted) return;
      this.clash = answer.clash && inWords(answer.clash);
      this.#told = answer.colours;
    } catch {
      // Without an answer nothing is known to clash; opening the table tells the rest.
      if (!signal.aborted) this.clash = null;
    } finally {
      if (!signal.aborted) this.isTrying = false;
    }
  }

  /** Open the table; null when the server refuses, with the problem in words. */
  async open(): Promise<Opened | null> {
    if (this.obstacle || this.isOpening) return null;
    this.isOpening = true;
    this.problem = null;
    try {
      return await api.openTable(this.form);
    } catch (problem) {
      this.problem = inWords(sentenceOf(problem));
      return null;
    } finally {
      this.isOpening = false;
    }
  }

  #planned(player: string, name: string, clock = 0): PlannedSeat {
    this.#nextKey += 1;
    return { key: this.#nextKey, player, name, clock };
  }
}

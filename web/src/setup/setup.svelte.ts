// This file is a table before it is opened: who is to sit where, with which options, and what stands in the way.

import { NAME_MOST } from "../browser/memory";
import { api, sentenceOf } from "../wire/api";
import type { BotCard, GameCard, Opened, SeatForm, TableForm } from "../wire/message";
import {
  changes,
  completed,
  fitted,
  fromSeatValues,
  type OptionField,
  type OptionValue,
  type OptionValues,
  parseOptions,
  seatValues,
} from "./option";

export const HERE = "here";
export const ELSEWHERE = "elsewhere";
const USUAL_BOT = "greedy";

export type Company = "bots" | "here" | "friends";

/** A seat as it is planned. The key stays with the player when it changes places. */
export interface PlannedSeat {
  key: number;
  player: string;
  name: string;
}

/** The bot that plays when nobody chose one. */
export function usualBot(bots: readonly BotCard[]): string {
  return bots.find((bot) => bot.name === USUAL_BOT)?.name ?? bots.at(-1)?.name ?? USUAL_BOT;
}

/** The usual table against bots: one person here, and everything else as usual. */
export function quickForm(game: GameCard, bots: readonly BotCard[], name: string): TableForm {
  const bot = usualBot(bots);
  const others = Array.from({ length: game.usual_seats - 1 }, () => ({ player: bot }));
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
  seats = $state<PlannedSeat[]>([]);
  values = $state<OptionValues>({});
  /** Why the options do not go together, as the server says. */
  clash = $state<string | null>(null);
  isTrying = $state(false);
  isOpening = $state(false);
  /** Why the table could not be opened. */
  problem = $state<string | null>(null);

  #nextKey = 0;

  constructor(
    readonly game: GameCard,
    readonly bots: readonly BotCard[],
    readonly myName: string,
    kept: { seats: SeatForm[]; options: Record<string, unknown> } | null = null,
  ) {
    this.fields = parseOptions(game.options);
    this.values = completed(this.fields, kept?.options ?? {});
    const known = (player: string) =>
      player === HERE || player === ELSEWHERE || bots.some((bot) => bot.name === player);
    const fits = kept && kept.seats.length >= game.seats_min && kept.seats.length <= game.seats_max;
    if (fits && kept.seats.every((seat) => known(seat.player))) {
      this.seats = kept.seats.map((seat) => this.#planned(seat.player, seat.name ?? ""));
    } else {
      this.seatCompany("bots");
    }
    this.#fitOptions();
  }

  /** What the game calls the seats, for so many of them. */
  get colours(): string[] {
    return this.game.colours[this.seats.length - this.game.seats_min] ?? [];
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
    return { game: this.game.id, seats, options: this.changed };
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
      options && `${options} ${options === 1 ? "option" : "options"} changed`,
    ];
    return parts.filter(Boolean).join(", ");
  }

  /** Have so many seats: new ones for bots, and the last ones leave. */
  resize(count: number): void {
    const wanted = Math.min(this.game.seats_max, Math.max(this.game.seats_min, count));
    const player = this.seats.at(-1)?.player ?? usualBot(this.bots);
    while (this.seats.length < wanted) this.seats.push(this.#planned(player, ""));
    this.seats.length = wanted;
    this.#fitOptions();
  }

  /** Options for each seat have as many values as there are seats. */
  #fitOptions(): void {
    for (const field of this.fields) {
      if (field.kind !== "each") continue;
      this.values[field.name] = fitted(this.values[field.name] ?? field.usual, this.seats.length);
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
    const others = { bots: usualBot(this.bots), here: HERE, friends: ELSEWHERE }[company];
    this.seats = Array.from({ length: count }, (_, index) =>
      index === 0 ? this.#planned(HERE, this.myName) : this.#planned(others, ""),
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
      if (!signal.aborted) this.clash = answer.clash && inWords(answer.clash);
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

  #planned(player: string, name: string): PlannedSeat {
    this.#nextKey += 1;
    return { key: this.#nextKey, player, name };
  }
}

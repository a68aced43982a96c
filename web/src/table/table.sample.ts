// This file is a table to test with: messages as a server sends them, and a connection whose other end the test holds.

import type { Ask, Offer, SeatCard, Situation, Step, TableCard, TableEvent, Welcome } from "../wire/message";
import type { Listener, SocketConnection } from "../wire/socket.svelte";

/** A connection whose other end is in the hands of a test. */
export class SampleConnection implements SocketConnection {
  sent: Record<string, unknown>[] = [];
  isClosed = false;
  #listener: Listener | null = null;

  listen(listener: Listener): void {
    this.#listener = listener;
  }

  /** The connection is there. */
  open(): void {
    this.#listener?.opened();
  }

  /** The connection is lost. */
  lose(): void {
    this.#listener?.lost();
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.isClosed = true;
  }

  tell(message: object): void {
    this.#listener?.received(JSON.stringify(message));
  }

  /** The last request of a type. */
  last(type: string): Record<string, unknown> {
    const found = this.sent.findLast((request) => request.type === type);
    if (!found) throw new Error(`nothing of type ${type} was sent`);
    return found;
  }
}

export function seatCard(seat: number, card: Partial<SeatCard> = {}): SeatCard {
  const colour = ["red", "blue", "green", "black"][seat] ?? "white";
  return { seat, colour, name: "", player: "person", is_claimed: true, is_here: true, team: [], ...card };
}

export function tableCard(card: Partial<TableCard> = {}): TableCard {
  return {
    id: "abcdefghijkl",
    code: "BCDF",
    game: "sample",
    title: "Sample",
    options: {},
    seats: [seatCard(0, { name: "Anna" }), seatCard(1, { player: "greedy", is_claimed: false })],
    stage: "playing",
    commitment: "00",
    opened_at: 0,
    next_table: null,
    fork_of: null,
    has_older_rules: false,
    clock: [],
    ...card,
  };
}

export function offer(to: string): Offer {
  return { move: { move: "go", to }, sentence: `Go to ${to}.` };
}

export function ask(asked: number, ask: Partial<Ask> = {}): Ask {
  return { seat: 0, asked, offers: [offer("A1"), offer("A2")], question: null, ...ask };
}

export function situation(number: number, situation: Partial<Situation> = {}): Situation {
  return {
    number,
    looking: 0,
    actors: [0],
    ask: null,
    can_undo: false,
    proposal: null,
    ending: null,
    clocks: [],
    can_speak: false,
    interrupt: null,
    ...situation,
  };
}

export function tableEvent(sentence: string, more: Partial<TableEvent> = {}): TableEvent {
  return { sentence, actor: 0, event: { event: "Moved" }, kind: "event", reasons: [], ...more };
}

export function step(number: number, ...sentences: string[]): Step {
  return { number, events: sentences.map((sentence) => tableEvent(sentence)), view: { seen: number } };
}

export function welcome(ref: number, welcome: Partial<Welcome> = {}): Welcome {
  return {
    type: "welcome",
    ref,
    table: tableCard(),
    yours: [0],
    is_fresh: true,
    history: [{ number: 3, events: [tableEvent("Red begins.")] }],
    steps: [step(3, "Red begins.")],
    situation: situation(3, { ask: ask(3) }),
    team: null,
    ...welcome,
  };
}

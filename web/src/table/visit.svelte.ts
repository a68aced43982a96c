// This file is a visit to a table: all that a page needs to draw it, loaded side by side, and what this browser keeps.

import { type HeldKey, memory } from "../browser/memory";
import { setting } from "../browser/setting.svelte";
import { sound } from "../browser/sound";
import type { BoardHandle, GameFace, SeatLook } from "../games/face";
import { gameModules } from "../games/index";
import { looksOf } from "../games/look";
import { findBot } from "../seat/bot";
import { formatInvitation } from "../seat/team";
import { api, Refusal, sentenceOf } from "../wire/api";
import type { BotCard, Catalogue, GameCard, Offer, TableCard, TableEvent } from "../wire/message";
import { webSocket } from "../wire/socket.svelte";
import { hasteFor } from "./clock";
import { TableState } from "./table.svelte";
import { named, plain, wording } from "./wording";

const SALT_BYTES = 16;
const ARRIVAL_MILLISECONDS = 2500;
/** How many steps long an event is to be seen at least, by what it sounds like. */
const HOLDS = { dice: 1.3, card: 1.3, capture: 1, win: 1, step: 0 };

export class Visit {
  readonly table: TableState;
  catalogue = $state.raw<Catalogue | null>(null);
  face = $state.raw<GameFace | null>(null);
  drawing = $state.raw<unknown>(null);
  /** Why there is nothing to see. */
  problem = $state("");
  isMissing = $state(false);
  /** What the board on the screen can do. */
  board: BoardHandle | undefined;

  #id: string;
  #isGuest: boolean;
  #salt = freshSalt();
  #isClosed = false;
  /** Whether the game has no face of its own, so that its chart is drawn. */
  #wantsCharts: boolean;
  #arrivedBy = Date.now() + ARRIVAL_MILLISECONDS;
  /** The step at which something was first asked of this browser. */
  #firstAsk: number | null = null;

  /** A guest watches what everyone may see, whatever seats this browser holds. */
  constructor(id: string, isGuest = false) {
    this.#id = id;
    this.#isGuest = isGuest;
    const known = memory.table(id)?.game;
    this.#wantsCharts = known !== undefined && !gameModules[known];
    this.table = new TableState({
      connect: () => webSocket(api.socketAddress(id)),
      secrets: () => this.keys(),
      salt: () => this.#salt,
      charts: () => this.#wantsCharts,
      hasSecrets: () => this.game?.has_secrets ?? true,
    });
    this.table.show.performer = {
      animate: async (event, milliseconds, signal) => this.board?.animate?.(event, milliseconds, signal),
      sound: (event) => {
        const name = this.face?.sound(event) ?? null;
        if (name) sound(name);
        return name ? HOLDS[name] : 0;
      },
      isStill: () => setting.still || document.hidden || this.drawing === null || this.#isArriving(),
      speed: () => setting.speed * hasteFor(this.table.ownClock),
    };
  }

  /** Loads everything and connects. */
  async open(): Promise<void> {
    const asked = api.table(this.#id);
    void this.#connect(asked);
    // Which game it is this browser often knows already; then its face need not wait for the answer.
    const guess = gameModules[memory.table(this.#id)?.game ?? ""];
    guess?.face().catch(() => undefined);
    try {
      const [catalogue, card, drawing] = await Promise.all([api.catalogue(), asked, api.board(this.#id)]);
      this.catalogue = catalogue;
      const module = gameModules[card.game];
      if (!module && !this.#wantsCharts) this.#askForCharts();
      this.face = module
        ? (await module.face()).default
        : (await import("../board/plain")).plainFace(card.seats);
      this.drawing = drawing;
    } catch (problem) {
      this.isMissing = problem instanceof Refusal && problem.isNotFound;
      this.problem = sentenceOf(problem);
      if (this.isMissing) this.table.socket.close();
    }
  }

  /** A salt is worth something only if it is sent after the hash of the seed is known, so that is asked for first. */
  async #connect(asked: Promise<TableCard>): Promise<void> {
    if (this.keys().length > 0 && memory.commitmentOf(this.#id) === null) {
      const card = await asked.catch(() => null);
      if (card && card.stage !== "over") memory.rememberCommitment(card.id, card.commitment);
    }
    if (!this.#isClosed) this.table.socket.open();
  }

  /** Only now it is known that the game has no face: hello is said again if it was said already. */
  #askForCharts(): void {
    this.#wantsCharts = true;
    if (this.table.socket.state === "open") void this.table.socket.hello();
  }

  /** What others did while one came to the table is not shown piece by piece: one wants to play. */
  #isArriving(): boolean {
    const { situation, show } = this.table;
    if (situation?.ask) this.#firstAsk ??= situation.number;
    if (this.#firstAsk !== null && show.number >= this.#firstAsk) this.#arrivedBy = 0;
    return Date.now() < this.#arrivedBy;
  }

  close(): void {
    this.#isClosed = true;
    this.table.socket.close();
  }

  get game(): GameCard | null {
    const id = this.table.card?.game;
    return this.catalogue?.games.find((game) => game.id === id) ?? null;
  }

  get looks(): SeatLook[] {
    return this.face
      ? looksOf(
          this.face.looks,
          this.table.seats.map((seat) => seat.colour),
        )
      : [];
  }

  look(seat: number): SeatLook {
    return this.looks[seat] ?? { colour: "var(--ink-soft)", ink: "var(--paper)", sign: String(seat + 1) };
  }

  /** The offers that have no place on the board. */
  get loose(): Offer[] {
    return this.table.offers.filter((offer) => this.face?.isOnBoard?.(offer) === false);
  }

  /** What may be done out of turn and has no place on the board. */
  get looseInterrupts(): Offer[] {
    return this.table.interrupts.filter((offer) => !this.face?.isOnBoard?.(offer));
  }

  /** One line on how a seat stands; empty before the match begins. */
  standing(seat: number): string {
    const { card, curtain, show } = this.table;
    if (curtain || card?.stage === "gathering" || show.view === null || this.drawing === null) return "";
    return this.face?.standing(show.view, seat, this.drawing) ?? "";
  }

  /** What happened, in words. */
  wording(tableEvent: TableEvent): string {
    return wording(tableEvent, this.face, this.table.seats);
  }

  /** What an offer does, in words. */
  offered(offer: Offer): string {
    return this.named(offer.sentence);
  }

  /** A sentence about seats, with the names of those who sit there. */
  named(sentence: string): string {
    return named(plain(sentence, this.face), this.table.seats);
  }

  /** The bot that plays a seat. */
  bot(player: string): BotCard | null {
    return findBot(this.game, this.catalogue?.bots ?? [], player);
  }

  keys(): HeldKey[] {
    return this.#isGuest ? [] : memory.keys(this.#id);
  }

  /** Keeps the table in this browser's memory, with the seats that its keys turned out to hold. */
  keep(card: TableCard, yours: number[]): void {
    if (this.#isGuest) return;
    const keys = memory.keys(card.id);
    const unclear = keys.filter((key) => key.seat === null);
    const unnamed = yours.filter((seat) => !keys.some((key) => key.seat === seat));
    const [key] = unclear;
    const [seat] = unnamed;
    const found = unclear.length === 1 && unnamed.length === 1 && key && seat !== undefined;
    memory.keepTable(card, found ? [{ seat, secret: key.secret }] : []);
    if (card.stage !== "over") memory.rememberCommitment(card.id, card.commitment);
  }

  /** Forgets the key of a seat that was left. */
  dropKey(seat: number): void {
    const key = this.keys().find((held) => held.seat === seat);
    if (key) memory.dropKey(this.#id, key.secret);
  }

  /** Keeps the keys for the rematch too: they open the same seats there. */
  keepRematch(id: string): void {
    const card = this.table.card;
    if (card) memory.keepTable({ ...card, id, code: "" }, this.keys());
  }

  /** The link that moves a seat of this browser to another device. */
  seatLink(seat: number): string | null {
    const key = this.keys().find((held) => held.seat === seat);
    return key ? `${this.address}/t/${this.#id}#seat=${key.secret}` : null;
  }

  /** The link that lets people into the team of a seat of this browser; null when the server does not answer. */
  async teamLink(seat: number): Promise<string | null> {
    const word = await this.table.invite(seat);
    return word ? `${this.address}/t/${this.#id}${formatInvitation({ seat, word })}` : null;
  }

  get joinLink(): string {
    return `${this.address}/join/${this.table.card?.code ?? ""}`;
  }

  get screenLink(): string {
    return `${this.address}/tv/${this.table.card?.code ?? ""}`;
  }

  /** Where other devices find the server: as it says itself, or as this browser found it. */
  get address(): string {
    return this.catalogue?.address ?? location.origin;
  }
}

function freshSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// This file is a table as this client knows it: its card, who sits where, what is seen, what is asked, what was said.
// It has no screen: components draw it and call it.

import type { TapMeaning } from "../games/face";
import { PERSON } from "../seat/seat";
import type {
  Advised,
  AnyServerMessage,
  Ask,
  Hinted,
  MatchEnding,
  Membership,
  Offer,
  Proposal,
  QuestionCard,
  SeatCard,
  Situation,
  Step,
  TableCard,
  Welcome,
} from "../wire/message";
import { type ClientRequest, type Reply, type SocketConnection, TableSocket } from "../wire/socket.svelte";
import type { RunningClock } from "./clock";
import { type LogLine, Show } from "./show.svelte";

/** What was answered to a "why not?", or why a request was refused. */
export interface Explanation {
  isLegal: boolean;
  sentence: string;
  clauses: string[];
}

/** What somebody said a moment ago: a phrase by its id, or a sentence of the game in its own words. */
export interface Utterance {
  key: number;
  seat: number;
  phrase: string;
  words: string;
}

/** What somebody told the team. */
export interface Advice extends Advised {
  key: number;
  /** Whether it was said at this device. */
  isOwn: boolean;
}

/** To whom the device is to be passed; null when any of this device's people may look first. */
export interface Curtain {
  seat: number | null;
}

/** What a table needs from outside. */
export interface TableContext {
  connect: () => SocketConnection;
  /** The secrets of the seats that this client holds. */
  secrets: () => { seat: number | null; secret: string }[];
  salt: () => string;
  /** Whether every step is to come with a chart, for a board that knows nothing of the game. */
  charts: () => boolean;
  /** Whether its game has secrets, so that people at one device see nothing of each other's. */
  hasSecrets: () => boolean;
}

const EVERYONE = -2;
const UTTERANCE_MILLISECONDS = 4000;
/** A sentence with a place in it takes longer to be read and looked for. */
const SAYING_MILLISECONDS = 8000;
const ADVICE_KEPT = 20;

export class TableState {
  readonly show = new Show();
  readonly socket: TableSocket;

  card = $state.raw<TableCard | null>(null);
  /** The seats that this client holds. */
  yours = $state.raw<number[]>([]);
  /** The team that this client is in, beside its captain; who holds a seat is in none. */
  team = $state.raw<Membership | null>(null);
  /** What the team was told, the newest last. */
  advice = $state.raw<Advice[]>([]);
  /** How things stand after the newest step, which may not be shown yet. */
  situation = $state.raw<Situation | null>(null);
  /** The move that was made here and is not acknowledged yet. */
  pending = $state.raw<Offer | null>(null);
  /** Whether an answer or a move is on its way. */
  isWaiting = $state(false);
  /** The offer that a finger, a mouse or the keyboard is on. */
  hovered = $state.raw<Offer | null>(null);
  hint = $state.raw<Hinted | null>(null);
  isThinking = $state(false);
  explanation = $state.raw<Explanation | null>(null);
  /** Something else that was refused, in a sentence. */
  problem = $state("");
  said = $state.raw<Utterance[]>([]);
  /** Seats of this client that are played on another device now. */
  movedAway = $state.raw<number[]>([]);
  /** Whether this client has said that it goes on without them. */
  isWatching = $state(false);
  /** The seat whose person has taken the device, in games with secrets. */
  unveiled = $state<number | null>(null);
  /** When the question that is asked has to be answered, in milliseconds since 1970. */
  deadline = $state<number | null>(null);

  /** The time of those who are asked, where the table has a clock. */
  clocks = $state.raw<RunningClock[]>([]);

  #context: TableContext;
  #asked: number | null = null;
  #key = 0;

  constructor(context: TableContext) {
    this.#context = context;
    this.socket = new TableSocket(
      context.connect,
      () => ({
        secrets: this.#secretsHeld(),
        seen: this.show.newest,
        salt: context.salt(),
        charts: context.charts(),
      }),
      (news) => this.hear(news),
    );
  }

  // What can be read from it.

  get seats(): SeatCard[] {
    return this.card?.seats ?? [];
  }

  /** Whether all that came has been shown, so that what is asked fits what is seen. */
  get isSettled(): boolean {
    return !this.show.isRunning;
  }

  /** What is asked of a seat of this client, once everything before it has been shown. */
  get ask(): Ask | null {
    if (!this.isSettled || this.isWaiting || this.curtain) return null;
    return this.situation?.ask ?? null;
  }

  /** The question that is asked, also while an answer to it is on its way. */
  get question(): QuestionCard | null {
    return this.isSettled && !this.curtain ? (this.situation?.ask?.question ?? null) : null;
  }

  get offers(): Offer[] {
    return this.ask?.offers ?? [];
  }

  /** What the seat looked from may do though it is not its turn, once everything before it has been shown. */
  get interrupt(): Ask | null {
    if (!this.isSettled || this.isWaiting || this.curtain || this.team) return null;
    return this.situation?.interrupt ?? null;
  }

  get interrupts(): Offer[] {
    return this.interrupt?.offers ?? [];
  }

  /** The move to be marked on the board. */
  get pointed(): Offer | null {
    return this.pending ?? this.hovered ?? this.hint?.offer ?? null;
  }

  get proposal(): Proposal | null {
    return this.situation?.proposal ?? null;
  }

  get ending(): MatchEnding | null {
    return this.isSettled ? (this.situation?.ending ?? null) : null;
  }

  /** The seats of this client that persons play. */
  get hands(): number[] {
    return this.yours.filter((seat) => this.seats[seat]?.player === PERSON);
  }

  /** The seat in whose name this client speaks. */
  get voice(): number | null {
    const looking = this.situation?.looking ?? EVERYONE;
    if (this.yours.includes(looking)) return looking;
    return this.yours[0] ?? null;
  }

  /** The time that is left for what is asked of this client; a team looks at that of its seat. */
  get ownClock(): RunningClock | null {
    const seat = this.situation?.ask?.seat;
    return (!this.curtain && this.clocks.find((clock) => clock.seat === seat)) || null;
  }

  /** Whether something can be said to the whole table in a sentence of the game. */
  get canSpeak(): boolean {
    return (this.situation?.can_speak ?? false) && !this.curtain && this.voice === this.situation?.looking;
  }

  /** The seats whose teams this client belongs to, as captain or as mate, if there is a team. */
  get teamSeat(): number | null {
    if (this.team) return this.team.seat;
    const looking = this.situation?.looking ?? EVERYONE;
    const own = this.yours.filter((seat) => (this.seats[seat]?.team.length ?? 0) > 0);
    return own.includes(looking) ? looking : (own[0] ?? null);
  }

  /** The seat of this client that has to say yes or no to what the table is asked. */
  get juror(): number | null {
    return this.proposal?.waits_for.find((seat) => this.yours.includes(seat)) ?? null;
  }

  /** Whether the device has to be passed on before anything may be seen. */
  get curtain(): Curtain | null {
    const hands = this.hands;
    if (!this.#context.hasSecrets() || hands.length < 2 || this.card?.stage !== "playing") return null;
    const next = hands.filter((seat) => this.situation?.actors.includes(seat));
    const holder = this.unveiled;
    if (holder === null || !hands.includes(holder)) return { seat: next[0] ?? null };
    if (this.show.isRunning || next.length === 0 || next.includes(holder)) return null;
    return { seat: next.find((seat) => seat > holder) ?? next[0] ?? null };
  }

  /** What was told to whoever looks; nothing while the device is passed on. */
  get lines(): LogLine[] {
    return this.curtain ? [] : this.show.lines;
  }

  // What comes in.

  hear(news: AnyServerMessage): void {
    switch (news.type) {
      case "welcome":
        this.#welcome(news);
        break;
      case "update":
        this.#stand(news.situation);
        this.#hearSayings(news.steps);
        if (news.history) this.show.begin(news.history, news.steps.at(-1) ?? null);
        else this.show.add(news.steps);
        break;
      case "seated":
        this.card = news.table;
        this.#stand(news.situation);
        break;
      case "your_seats":
        this.yours = news.yours;
        this.team = news.team;
        this.#release();
        break;
      case "advised":
        this.#hearAdvice(news);
        break;
      case "said":
        this.#hearSaid({ seat: news.seat, phrase: news.phrase, words: "" }, UTTERANCE_MILLISECONDS);
        break;
      case "moved_away":
        this.movedAway = [...new Set([...this.movedAway, ...news.seats])];
        this.isWatching = false;
        this.yours = this.yours.filter((seat) => !news.seats.includes(seat));
        break;
      default:
        break;
    }
  }

  #welcome(news: Welcome): void {
    this.card = news.table;
    this.yours = news.yours;
    this.team = news.team;
    this.movedAway = this.movedAway.filter((seat) => !news.yours.includes(seat));
    this.#release();
    this.#stand(news.situation);
    if (news.is_fresh) this.show.begin(news.history, news.steps.at(-1) ?? null);
    else this.show.add(news.steps);
    const holder = this.unveiled;
    if (holder !== null && news.yours.includes(holder) && news.situation.looking !== holder) {
      void this.#say({ type: "look", seat: holder });
    }
  }

  #stand(situation: Situation): void {
    this.situation = situation;
    const told_at = performance.now();
    this.clocks = situation.clocks.map((clock) => ({ ...clock, told_at }));
    const ask = situation.ask;
    const asked = ask?.asked ?? situation.interrupt?.asked ?? null;
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.#release();
    const seconds = ask?.question?.seconds_left ?? null;
    this.deadline = seconds === null ? null : Date.now() + seconds * 1000;
  }

  /** What stood beside the last ask is over. */
  #release(): void {
    this.pending = null;
    this.isWaiting = false;
    this.hovered = null;
    this.hint = null;
    this.explanation = null;
  }

  #hearSaid(said: Omit<Utterance, "key">, milliseconds: number): void {
    this.#key += 1;
    const key = this.#key;
    this.said = [...this.said.filter((other) => other.seat !== said.seat), { ...said, key }];
    setTimeout(() => {
      this.said = this.said.filter((other) => other.key !== key);
    }, milliseconds);
  }

  /** What is said in new steps is seen at its seat at once; in the log it waits for its turn. */
  #hearSayings(steps: Step[]): void {
    for (const step of steps.filter((other) => other.number > this.show.newest)) {
      for (const { kind, actor, event } of step.events) {
        const words = (event as { words?: unknown } | undefined)?.words;
        if (kind === "say" && typeof words === "string")
          this.#hearSaid({ seat: actor, phrase: "", words }, SAYING_MILLISECONDS);
      }
    }
  }

  #hearAdvice(advised: Advised): void {
    this.#key += 1;
    const isOwn = advised.mate === (this.team?.mate ?? null);
    this.advice = [...this.advice, { ...advised, key: this.#key, isOwn }].slice(-ADVICE_KEPT);
  }

  // What goes out.

  /** Makes an offered move; until it is acknowledged nothing else can be chosen. A team mate only suggests it. */
  async play(offer: Offer): Promise<void> {
    if (this.team) {
      await this.advise("", offer);
      return;
    }
    const ask = [this.ask, this.interrupt].find((other) => other?.offers.includes(offer));
    if (!ask || this.socket.state !== "open") return;
    this.#release();
    this.pending = offer;
    this.isWaiting = true;
    await this.#move(ask, { type: "play", seat: ask.seat, asked: ask.asked, move: offer.move });
  }

  /** Answers the question in one's own words. */
  async answer(text: string): Promise<void> {
    const ask = this.ask;
    if (!ask?.question?.is_typed || this.socket.state !== "open") return;
    if (this.team) {
      await this.advise(text);
      return;
    }
    this.explanation = null;
    this.isWaiting = true;
    await this.#move(ask, { type: "answer", seat: ask.seat, asked: ask.asked, text });
  }

  async undo(): Promise<void> {
    if (this.voice === null || !this.situation?.can_undo) return;
    await this.#say({ type: "undo", seat: this.voice, number: this.situation.number });
  }

  async askBack(to: number): Promise<void> {
    if (this.voice !== null) await this.#say({ type: "ask_back", seat: this.voice, to });
  }

  /** Says yes or no to what the table is asked; the one who asked withdraws it. */
  async agree(yes: boolean): Promise<void> {
    const seat = this.juror ?? this.voice;
    if (seat !== null) await this.#say({ type: "agree", seat, yes });
  }

  async askHint(): Promise<void> {
    const ask = this.ask;
    if (!ask || this.isThinking) return;
    this.isThinking = true;
    const reply = await this.#say({ type: "hint", seat: ask.seat });
    this.isThinking = false;
    if (reply?.type !== "hinted" || this.situation?.ask?.asked !== ask.asked) return;
    const offer = ask.offers.find((other) => isSameMove(other, reply.offer)) ?? reply.offer;
    this.explanation = null;
    this.hint = { ...reply, offer };
  }

  async why(tap: TapMeaning): Promise<void> {
    const seat = this.situation?.ask?.seat ?? this.voice;
    // While something is being shown, a tap only means that it be skipped.
    if (seat === null || this.isWaiting || this.show.isRunning) return;
    const reply = await this.socket.request({
      type: "why",
      seat,
      move: tap.move ?? null,
      name: tap.name ?? null,
    });
    this.hint = null;
    if (reply?.type === "explained") {
      this.explanation = { isLegal: reply.is_legal, sentence: reply.sentence, clauses: reply.clauses };
    } else if (reply?.type === "rejected") {
      this.explanation = { isLegal: false, sentence: reply.sentence, clauses: reply.clauses };
    }
  }

  /** Lets the person of a seat take the device. */
  async lift(seat: number): Promise<void> {
    if (this.situation?.looking !== seat) {
      const reply = await this.#say({ type: "look", seat });
      if (reply?.type !== "done") return;
    }
    this.unveiled = seat;
  }

  async handOver(seat: number, player: string): Promise<void> {
    await this.#say({ type: "hand_over", seat, player });
  }

  /** Leaves a seat for good, and tells whether that was done. */
  async standUp(seat: number): Promise<boolean> {
    const reply = await this.#say({ type: "stand_up", seat });
    if (reply?.type !== "done") return false;
    this.yours = this.yours.filter((own) => own !== seat);
    return true;
  }

  /** Tells the team something, or points at a move that could be made; tells whether it was passed on. */
  async advise(text: string, offer: Offer | null = null): Promise<boolean> {
    const seat = this.teamSeat;
    if (seat === null || (!text.trim() && !offer)) return false;
    const reply = await this.#say({ type: "advise", seat, text: text.trim(), move: offer?.move ?? null });
    return reply?.type === "done";
  }

  /** Asks for the word that lets people into the team of a seat. */
  async invite(seat: number): Promise<string | null> {
    const reply = await this.#say({ type: "invite_mate", seat });
    return reply?.type === "invitation" ? reply.secret : null;
  }

  /** Makes a mate the captain of a seat. */
  async lead(seat: number, mate: number): Promise<void> {
    await this.#say({ type: "make_captain", seat, mate });
  }

  /** Lets a mate go: oneself, or somebody whom the captain sends away. */
  async part(seat: number, mate: number): Promise<void> {
    await this.#say({ type: "leave_team", seat, mate });
  }

  async rename(seat: number, name: string): Promise<void> {
    await this.#say({ type: "rename", seat, name });
  }

  async begin(): Promise<void> {
    if (this.voice !== null) await this.#say({ type: "begin", seat: this.voice });
  }

  async say(phrase: string): Promise<void> {
    if (this.voice !== null) await this.#say({ type: "say", seat: this.voice, phrase });
  }

  /** Says a sentence of the game to the whole table; gives why that was refused, or nothing. */
  async speak(saying: string, value: string): Promise<string> {
    if (this.voice === null) return "";
    const reply = await this.socket.request({ type: "speak", seat: this.voice, saying, value });
    if (reply === null) return "The connection is lost; it was not said.";
    return reply.type === "rejected" ? reply.sentence : "";
  }

  /** Takes the whole time again for the move that is asked. */
  async takeMoreTime(): Promise<void> {
    const ask = this.situation?.ask;
    if (ask && !this.team) await this.#say({ type: "more", seat: ask.seat, asked: ask.asked });
  }

  async rematch(): Promise<void> {
    if (this.voice !== null) await this.#say({ type: "rematch", seat: this.voice });
  }

  /** Goes on without the seats that were moved to another device. */
  watchOn(): void {
    this.isWatching = true;
  }

  /** Brings seats back that were moved to another device. */
  async bringBack(): Promise<void> {
    this.movedAway = [];
    this.isWatching = false;
    await this.socket.hello();
  }

  async #move(ask: Ask, request: ClientRequest): Promise<void> {
    const reply = await this.socket.request(request);
    // Without an answer the next welcome tells how things stand; with "done" the news does.
    if (reply?.type !== "rejected" || this.#asked !== ask.asked) return;
    this.pending = null;
    this.isWaiting = false;
    if (!reply.is_stale)
      this.explanation = { isLegal: false, sentence: reply.sentence, clauses: reply.clauses };
  }

  async #say(request: ClientRequest): Promise<Reply | null> {
    this.problem = "";
    const reply = await this.socket.request(request);
    if (reply?.type === "rejected" && !reply.is_stale) this.problem = reply.sentence;
    return reply;
  }

  /** A seat that is played elsewhere is not claimed again by reconnecting. */
  #secretsHeld(): string[] {
    const held = this.#context
      .secrets()
      .filter((key) => key.seat === null || !this.movedAway.includes(key.seat));
    return held.map((key) => key.secret);
  }
}

/** Whether two offers are the same move. */
export function isSameMove(one: Offer, other: Offer): boolean {
  return one.sentence === other.sentence && JSON.stringify(one.move) === JSON.stringify(other.move);
}

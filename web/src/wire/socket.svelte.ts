// This file is a table's socket: requests go out and are answered, news comes in, and a lost connection is made again.
// Nothing is sent twice: whether a request whose answer was lost came true is seen from the state after the next hello.

import type {
  AnyServerMessage,
  AnyTableRequest,
  Done,
  Explained,
  Hello,
  Hinted,
  Invitation,
  Rejected,
  Welcome,
} from "./message";

type WithoutReference<W> = W extends AnyTableRequest ? Omit<W, "ref"> : never;

/** What a client may say once it has said hello. */
export type ClientRequest = WithoutReference<Exclude<AnyTableRequest, Hello>>;
export type Greeting = Omit<Hello, "ref" | "type">;
export type Reply = Done | Rejected | Explained | Hinted | Invitation | Welcome;

/** How the line is: "offline" means that it is tried again, "closed" that it is not. */
export type LineState = "connecting" | "open" | "offline" | "closed";

/** What a connection tells. */
export interface Listener {
  opened(): void;
  received(text: string): void;
  lost(): void;
}

/** A connection to the server. */
export interface Wire {
  listen(listener: Listener): void;
  send(text: string): void;
  close(): void;
}

/** Opens a browser's WebSocket. */
export function webSocket(address: string): Wire {
  const socket = new WebSocket(address);
  return {
    listen(listener) {
      socket.onopen = () => listener.opened();
      socket.onmessage = (message) => listener.received(String(message.data));
      socket.onclose = () => listener.lost();
    },
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
}

const DELAYS = [250, 500, 1000, 1500, 2500, 3500];
const PING_EVERY = 25_000;
const PING_PATIENCE = 8_000;

export class TableSocket {
  state = $state<LineState>("connecting");
  /** Why the line is closed for good. */
  farewell = $state("");

  #connect: () => Wire;
  #greeting: () => Greeting;
  #hear: (news: AnyServerMessage) => void;
  #wire: Wire | null = null;
  #replies = new Map<number, (reply: Reply | null) => void>();
  #reference = 0;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;

  /** `connect` opens a connection, `greeting` gives what hello is to say each time, `hear` receives all news. */
  constructor(connect: () => Wire, greeting: () => Greeting, hear: (news: AnyServerMessage) => void) {
    this.#connect = connect;
    this.#greeting = greeting;
    this.#hear = hear;
  }

  /** Connects, and keeps connected until `close`. */
  open(): void {
    clearTimeout(this.#retry);
    if (this.#wire) return;
    if (this.state === "closed") this.state = "connecting";
    const wire = this.#connect();
    this.#wire = wire;
    wire.listen({
      opened: () => {
        if (this.#wire === wire) void this.hello();
      },
      received: (text) => {
        if (this.#wire === wire) this.#receive(text);
      },
      lost: () => this.#lose(wire),
    });
  }

  /** Ends the connection for good. */
  close(): void {
    this.state = "closed";
    const wire = this.#wire;
    if (wire) {
      this.#lose(wire);
      wire.close();
    }
    clearTimeout(this.#retry);
  }

  /** Says hello, also again on an open line, which brings seats back that were played elsewhere. */
  async hello(): Promise<Reply | null> {
    return this.#send({ type: "hello", ...this.#greeting(), ref: this.#nextReference() });
  }

  /** Says something and waits for the answer; null when the connection was lost before it came. */
  async request(request: ClientRequest): Promise<Reply | null> {
    if (this.state !== "open") return null;
    return this.#send({ ...request, ref: this.#nextReference() } as AnyTableRequest);
  }

  /** Tries at once, as when the device wakes up or finds its network again. */
  hurry(): void {
    if (this.state === "closed") return;
    if (this.#wire === null) this.open();
    else if (this.state === "open") void this.#ping(this.#wire);
  }

  #nextReference(): number {
    this.#reference += 1;
    return this.#reference;
  }

  #send(request: AnyTableRequest): Promise<Reply | null> {
    const wire = this.#wire;
    if (!wire) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.#replies.set(request.ref, resolve);
      wire.send(JSON.stringify(request));
    });
  }

  #receive(text: string): void {
    const news = JSON.parse(text) as AnyServerMessage;
    if (news.type === "welcome") this.#settle();
    if (news.type === "closed" && news.is_final) {
      this.farewell = news.sentence;
      this.close();
    }
    this.#hear(news);
    if ("ref" in news) {
      this.#replies.get(news.ref)?.(news);
      this.#replies.delete(news.ref);
    }
  }

  #settle(): void {
    this.state = "open";
    this.#failures = 0;
    clearInterval(this.#beat);
    const wire = this.#wire;
    this.#beat = setInterval(() => wire && void this.#ping(wire), PING_EVERY);
  }

  /** A line that does not answer in time is as good as lost. */
  async #ping(wire: Wire): Promise<void> {
    const patience = setTimeout(() => {
      wire.close();
      this.#lose(wire);
    }, PING_PATIENCE);
    await this.request({ type: "ping" });
    clearTimeout(patience);
  }

  #lose(wire: Wire): void {
    if (this.#wire !== wire) return;
    this.#wire = null;
    clearInterval(this.#beat);
    const waiting = [...this.#replies.values()];
    this.#replies.clear();
    for (const resolve of waiting) resolve(null);
    if (this.state === "closed") return;
    this.state = "offline";
    const delay = DELAYS[Math.min(this.#failures, DELAYS.length - 1)] ?? 0;
    this.#failures += 1;
    this.#retry = setTimeout(() => this.open(), delay * (0.75 + Math.random() / 2));
  }
}

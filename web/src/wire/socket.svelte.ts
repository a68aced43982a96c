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
export interface SocketConnection {
  listen(listener: Listener): void;
  send(text: string): void;
  close(): void;
}

/** Opens a browser's WebSocket. */
export function webSocket(address: string): SocketConnection {
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

  #connect: () => SocketConnection;
  #greeting: () => Greeting;
  #hear: (news: AnyServerMessage) => void;
  #connection: SocketConnection | null = null;
  #replies = new Map<number, (reply: Reply | null) => void>();
  #reference = 0;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;

  /** `connect` opens a connection, `greeting` gives what hello is to say each time, `hear` receives all news. */
  constructor(
    connect: () => SocketConnection,
    greeting: () => Greeting,
    hear: (news: AnyServerMessage) => void,
  ) {
    this.#connect = connect;
    this.#greeting = greeting;
    this.#hear = hear;
  }

  /** Connects, and keeps connected until `close`. */
  open(): void {
    clearTimeout(this.#retry);
    if (this.#connection) return;
    if (this.state === "closed") this.state = "connecting";
    const connection = this.#connect();
    this.#connection = connection;
    connection.listen({
      opened: () => {
        if (this.#connection === connection) void this.hello();
      },
      received: (text) => {
        if (this.#connection === connection) this.#receive(text);
      },
      lost: () => this.#lose(connection),
    });
  }

  /** Ends the connection for good. */
  close(): void {
    this.state = "closed";
    const connection = this.#connection;
    if (connection) {
      this.#lose(connection);
      connection.close();
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
    if (this.#connection === null) this.open();
    else if (this.state === "open") void this.#ping(this.#connection);
  }

  #nextReference(): number {
    this.#reference += 1;
    return this.#reference;
  }

  #send(request: AnyTableRequest): Promise<Reply | null> {
    const connection = this.#connection;
    if (!connection) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.#replies.set(request.ref, resolve);
      connection.send(JSON.stringify(request));
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
    const connection = this.#connection;
    this.#beat = setInterval(() => connection && void this.#ping(connection), PING_EVERY);
  }

  /** A line that does not answer in time is as good as lost. */
  async #ping(connection: SocketConnection): Promise<void> {
    const patience = setTimeout(() => {
      connection.close();
      this.#lose(connection);
    }, PING_PATIENCE);
    await this.request({ type: "ping" });
    clearTimeout(patience);
  }

  #lose(connection: SocketConnection): void {
    if (this.#connection !== connection) return;
    this.#connection = null;
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

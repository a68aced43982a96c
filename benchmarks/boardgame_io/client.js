// This file is many tables of two clients each, for one server or the other, in one process.
//
// Both servers are spoken to in their own protocols over bare WebSockets, so that clients cost the same. The words come
// as JSON in the first argument. It says "ready", waits for a line, plays, and writes what it measured.

import { performance } from "node:perf_hooks";
import WebSocket from "ws";

const plan = JSON.parse(process.argv[2]);
const latencies = [];
let played = 0;
let moves = 0;
let ended = 0;
let faults = 0;
let isMeasuring = false;
let isOver = false;

class Table {
  constructor() {
    this.clients = [];
    this.sentAt = 0;
    this.waitsFor = 0;
    this.luck = 1;
  }

  draw(list) {
    this.luck = (this.luck * 48271) % 2147483647;
    return list[this.luck % list.length];
  }

  // A client has seen the move that was just made.
  saw() {
    this.waitsFor -= 1;
    if (this.waitsFor > 0) return;
    played += 1;
    if (isMeasuring) {
      moves += 1;
      latencies.push(performance.now() - this.sentAt);
    }
    if (plan.pause > 0) setTimeout(() => this.next(), plan.pause * (0.5 + Math.random()));
    else this.next();
  }

  next() {
    if (isOver) return;
    const mover = this.clients.find((client) => client.isToMove());
    if (mover === undefined) {
      ended += 1;
      return;
    }
    this.waitsFor = this.clients.length;
    this.sentAt = performance.now();
    mover.move();
  }
}

class OurClient {
  constructor(table) {
    this.table = table;
    this.ask = null;
    this.number = -1;
    this.reference = 1;
  }

  isToMove() {
    return this.ask !== null;
  }

  move() {
    const { seat, asked, offers } = this.ask;
    const request = { type: "play", ref: this.reference++, seat, asked, move: this.table.draw(offers).move };
    this.socket.send(JSON.stringify(request));
  }

  connect(id, secret) {
    const socket = new WebSocket(`${plan.url.replace("http", "ws")}/api/tables/${id}/socket`, {
      perMessageDeflate: false,
      origin: plan.url,
    });
    this.socket = socket;
    return new Promise((done, fail) => {
      socket.on("error", fail);
      socket.on("open", () => {
        socket.send(JSON.stringify({ type: "hello", ref: 0, secrets: [secret], seen: -1, salt: "" }));
      });
      socket.on("message", (data) => {
        const message = JSON.parse(data);
        switch (message.type) {
          case "welcome":
            this.look(message.situation);
            done();
            break;
          case "update":
            this.look(message.situation);
            break;
          case "seated":
            this.ask = message.situation.ask;
            break;
          case "refused":
          case "closed":
            faults += 1;
            process.stderr.write(`${message.sentence}\n`);
        }
      });
    });
  }

  look(situation) {
    const isNew = situation.number > this.number;
    this.number = situation.number;
    this.ask = situation.ask;
    if (isNew && this.table.waitsFor > 0) this.table.saw();
  }
}

class PeerClient {
  constructor(table, seat) {
    this.table = table;
    this.seat = String(seat);
    this.state = null;
  }

  isToMove() {
    return this.state.ctx.currentPlayer === this.seat && this.state.ctx.gameover === undefined;
  }

  move() {
    const { G, _stateID } = this.state;
    const payload = { type: G.phase, args: [this.table.draw(G.offers)], playerID: this.seat, credentials: this.secret };
    this.emit("update", { type: "MAKE_MOVE", payload }, _stateID, this.id, this.seat);
  }

  emit(...words) {
    this.socket.send(`42/caps,${JSON.stringify(words)}`);
  }

  connect(id, secret) {
    this.id = id;
    this.secret = secret;
    const socket = new WebSocket(`${plan.url.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`, {
      perMessageDeflate: false,
    });
    this.socket = socket;
    return new Promise((done, fail) => {
      socket.on("error", fail);
      socket.on("message", (data) => {
        const text = data.toString();
        if (text[0] === "0") socket.send("40/caps,");
        else if (text[0] === "2") socket.send("3");
        else if (text.startsWith("40/caps,")) this.emit("sync", id, this.seat, secret, 2);
        else if (text.startsWith("42/caps,")) {
          const [event, , state] = JSON.parse(text.slice(8));
          if (event === "sync") {
            this.state = state.state;
            done();
          } else if (event === "update") {
            const isNew = state._stateID > this.state._stateID;
            this.state = state;
            if (isNew && this.table.waitsFor > 0) this.table.saw();
          } else if (event !== "matchData") faults += 1;
        }
      });
    });
  }
}

async function ask(path, body) {
  const answer = await fetch((plan.lobby ?? plan.url) + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function openOurs() {
  const table = new Table();
  const opened = await ask("/api/tables", {
    game: plan.game,
    seats: [
      { player: "here", name: "Anna" },
      { player: "here", name: "Ben" },
    ],
  });
  for (const key of opened.keys) {
    const client = new OurClient(table);
    table.clients.push(client);
    await client.connect(opened.table.id, key.secret);
  }
  while (!table.clients.some((client) => client.isToMove())) await wait(1);
  return table;
}

async function openPeers() {
  const table = new Table();
  const { matchID } = await ask("/games/caps/create", { numPlayers: 2 });
  for (const seat of [0, 1]) {
    const { playerCredentials } = await ask(`/games/caps/${matchID}/join`, {
      playerID: String(seat),
      playerName: seat ? "Ben" : "Anna",
    });
    const client = new PeerClient(table, seat);
    table.clients.push(client);
    await client.connect(matchID, playerCredentials);
  }
  return table;
}

function wait(milliseconds) {
  return new Promise((done) => setTimeout(done, milliseconds));
}

const tables = [];
for (let number = 0; number < plan.tables; number++) {
  const table = await (plan.kind === "ours" ? openOurs() : openPeers());
  table.luck = number + 1;
  tables.push(table);
}
process.stdout.write("ready\n");
await new Promise((done) => process.stdin.once("data", done));
for (const table of tables) table.next();
await wait(plan.warm * 1000);
const before = process.cpuUsage();
const started = performance.now();
isMeasuring = true;
await wait(plan.seconds * 1000);
isMeasuring = false;
const seconds = (performance.now() - started) / 1000;
const used = process.cpuUsage(before);
isOver = true;
const busy = (used.user + used.system) / 1e6 / seconds;
const figures = { played, moves, seconds, busy, ended, faults, latencies: latencies.map((one) => Math.round(one * 1000) / 1000) };
process.stdout.write(`${JSON.stringify(figures)}\n`, () => process.exit(0));

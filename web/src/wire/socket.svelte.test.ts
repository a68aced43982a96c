// This file is the tests of a table's socket: answers find their requests, and a lost line is made again.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SampleConnection, welcome } from "../table/table.sample";
import type { AnyServerMessage } from "./message";
import { TableSocket } from "./socket.svelte";

let wires: SampleConnection[] = [];
let heard: AnyServerMessage[] = [];

function connection(): SampleConnection {
  const last = wires.at(-1);
  if (!last) throw new Error("nothing was connected");
  return last;
}

function sampleSocket(): TableSocket {
  const connect = () => {
    const made = new SampleConnection();
    wires.push(made);
    return made;
  };
  return new TableSocket(
    connect,
    () => ({ secrets: ["s"], seen: heard.length, salt: "" }),
    (news) => heard.push(news),
  );
}

function openSocket(): TableSocket {
  const socket = sampleSocket();
  socket.open();
  connection().open();
  connection().tell(welcome(1));
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  heard = [];
});
afterEach(() => vi.useRealTimers());

describe("a table's socket", () => {
  it("says hello first and is open once it is welcome", () => {
    const socket = sampleSocket();
    socket.open();
    expect(socket.state).toBe("connecting");
    connection().open();
    expect(connection().sent).toEqual([{ type: "hello", secrets: ["s"], seen: 0, salt: "", ref: 1 }]);
    connection().tell(welcome(1));
    expect(socket.state).toBe("open");
    expect(heard.map((news) => news.type)).toEqual(["welcome"]);
  });

  it("gives each request its own answer, in whatever order they come", async () => {
    const socket = openSocket();
    const hint = socket.request({ type: "hint", seat: 0 });
    const undo = socket.request({ type: "undo", seat: 0, number: 1 });
    connection().tell({
      type: "rejected",
      ref: connection().last("undo").ref,
      sentence: "No.",
      clauses: [],
      is_stale: false,
    });
    connection().tell({ type: "done", ref: connection().last("hint").ref });
    expect(await hint).toMatchObject({ type: "done" });
    expect(await undo).toMatchObject({ type: "rejected", sentence: "No." });
  });

  it("answers null to requests whose answer was lost, connects again, and sends none of them twice", async () => {
    const socket = openSocket();
    const lost = socket.request({ type: "undo", seat: 0, number: 1 });
    connection().lose();
    expect(await lost).toBeNull();
    expect(socket.state).toBe("offline");
    vi.advanceTimersByTime(400);
    expect(wires).toHaveLength(2);
    connection().open();
    expect(connection().sent.map((request) => request.type)).toEqual(["hello"]);
    expect(connection().last("hello").seen).toBe(1);
    connection().tell(welcome(Number(connection().last("hello").ref), { is_fresh: false, steps: [] }));
    expect(socket.state).toBe("open");
  });

  it("refuses requests while it is offline", async () => {
    const socket = openSocket();
    connection().lose();
    expect(await socket.request({ type: "undo", seat: 0, number: 1 })).toBeNull();
  });

  it("lets nothing but hello out before it is welcome", async () => {
    const socket = sampleSocket();
    socket.open();
    connection().open();
    expect(await socket.request({ type: "undo", seat: 0, number: 1 })).toBeNull();
    expect(connection().sent.map((request) => request.type)).toEqual(["hello"]);
  });

  it("waits longer after each failure, and not at all when it is told to hurry", () => {
    const socket = sampleSocket();
    socket.open();
    for (let failure = 0; failure < 6; failure += 1) {
      connection().lose();
      vi.advanceTimersByTime(10_001);
    }
    expect(wires).toHaveLength(7);
    connection().lose();
    vi.advanceTimersByTime(2_600);
    expect(wires).toHaveLength(7);
    socket.hurry();
    expect(wires).toHaveLength(8);
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(8);
  });

  it("takes a line that does not answer a ping for lost", () => {
    const socket = openSocket();
    vi.advanceTimersByTime(25_000);
    expect(connection().last("ping")).toBeTruthy();
    vi.advanceTimersByTime(7_900);
    expect(socket.state).toBe("open");
    vi.advanceTimersByTime(200);
    expect(wires[0]?.isClosed).toBe(true);
    expect(socket.state).toBe("offline");
  });

  it("stays when the ping is answered", async () => {
    const socket = openSocket();
    vi.advanceTimersByTime(25_000);
    connection().tell({ type: "done", ref: connection().last("ping").ref });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(socket.state).toBe("open");
  });

  it("does not come back when the server said that there is no use", () => {
    const socket = openSocket();
    connection().tell({ type: "closed", sentence: "This table is gone.", is_final: true });
    vi.advanceTimersByTime(60_000);
    expect(socket.state).toBe("closed");
    expect(socket.farewell).toBe("This table is gone.");
    expect(wires).toHaveLength(1);
  });

  it("hears nothing from a line that it has given up", () => {
    const socket = openSocket();
    const old = connection();
    old.lose();
    socket.hurry();
    old.tell({ type: "said", seat: 0, phrase: "hello" });
    expect(heard.map((news) => news.type)).toEqual(["welcome"]);
  });
});

// This file is the tests of a table as a client knows it, on messages as a server sends them.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { promptOf } from "./prompt";
import {
  ask,
  offer,
  SampleConnection,
  seatCard,
  situation,
  step,
  tableCard,
  tableEvent,
  welcome,
} from "./table.sample";
import { TableState } from "./table.svelte";

let connection = new SampleConnection();
let wires: SampleConnection[] = [];
let hasSecrets = false;

function sampleTable(secrets: (number | null)[] = [0]): TableState {
  return new TableState({
    connect: () => {
      connection = new SampleConnection();
      wires.push(connection);
      return connection;
    },
    secrets: () => secrets.map((seat) => ({ seat, secret: `secret-${seat}` })),
    salt: () => "salt",
    charts: () => false,
    hasSecrets: () => hasSecrets,
  });
}

function joined(message: Parameters<typeof welcome>[1] = {}, secrets?: (number | null)[]): TableState {
  const table = sampleTable(secrets);
  table.socket.open();
  connection.open();
  connection.tell(welcome(1, message));
  return table;
}

function news(number: number, sentence: string, stand: Parameters<typeof situation>[1] = {}): void {
  connection.tell({ type: "update", steps: [step(number, sentence)], situation: situation(number, stand) });
}

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  hasSecrets = false;
  wires = [];
});
afterEach(() => vi.useRealTimers());

describe("a move", () => {
  it("is sent with the number of its ask, and nothing else can be chosen until it is acknowledged", async () => {
    const table = joined();
    const [first] = table.offers;
    if (!first) throw new Error("nothing is offered");
    void table.play(first);
    expect(connection.last("play")).toMatchObject({ seat: 0, asked: 3, move: { move: "go", to: "A1" } });
    expect(table.pointed).toBe(first);
    expect(table.offers).toEqual([]);
    connection.tell({ type: "done", ref: connection.last("play").ref });
    await settled();
    expect(table.offers).toEqual([]);
    news(4, "Red goes to A1.", { ask: ask(4, { offers: [offer("B1")] }) });
    expect(table.pending).toBeNull();
    expect(table.offers.map((other) => other.sentence)).toEqual(["Go to B1."]);
  });

  it("that is not offered is not sent", () => {
    const table = joined();
    void table.play(offer("Z9"));
    expect(connection.sent.map((request) => request.type)).toEqual(["hello"]);
  });

  it("cannot be made twice", () => {
    const table = joined();
    const [first, second] = table.offers;
    if (!first || !second) throw new Error("nothing is offered");
    void table.play(first);
    void table.play(second);
    expect(connection.sent.filter((request) => request.type === "play")).toHaveLength(1);
  });

  it("that is refused is offered again, with the reason", async () => {
    const table = joined();
    void table.play(table.offers[0] ?? offer(""));
    connection.tell({
      type: "rejected",
      ref: connection.last("play").ref,
      sentence: "It is taken.",
      clauses: ["X-1"],
      is_stale: false,
    });
    await settled();
    expect(table.offers).toHaveLength(2);
    expect(table.explanation).toEqual({ isLegal: false, sentence: "It is taken.", clauses: ["X-1"] });
  });

  it("that came too late is passed over in silence", async () => {
    const table = joined();
    void table.play(table.offers[0] ?? offer(""));
    connection.tell({
      type: "rejected",
      ref: connection.last("play").ref,
      sentence: "Too late.",
      clauses: [],
      is_stale: true,
    });
    await settled();
    expect(table.explanation).toBeNull();
    expect(table.offers).toHaveLength(2);
  });

  it("stays on its way while another seat acts at the same time", () => {
    const table = joined();
    void table.play(table.offers[0] ?? offer(""));
    news(4, "Blue has bid.", { ask: ask(3) });
    expect(table.pending).not.toBeNull();
    expect(table.offers).toEqual([]);
  });

  it("is not made while the connection is lost", async () => {
    const table = joined();
    connection.lose();
    void table.play(table.offers[0] ?? offer(""));
    await settled();
    expect(table.pending).toBeNull();
    expect(table.offers).toHaveLength(2);
  });

  it("whose answer was lost is not sent again: the next welcome tells how things stand", async () => {
    const table = joined();
    void table.play(table.offers[0] ?? offer(""));
    connection.lose();
    await settled();
    expect(table.offers).toEqual([]);
    await vi.advanceTimersByTimeAsync(500);
    connection.open();
    expect(wires).toHaveLength(2);
    expect(connection.last("hello")).toMatchObject({ seen: 3 });
    connection.tell(
      welcome(Number(connection.last("hello").ref), {
        is_fresh: false,
        history: [],
        steps: [],
        situation: situation(3, { ask: ask(3) }),
      }),
    );
    expect(table.offers).toHaveLength(2);
    expect(connection.sent.map((request) => request.type)).toEqual(["hello"]);
  });

  it("is offered only when everything before it has been shown", async () => {
    const table = joined({ situation: situation(3, { actors: [1] }) });
    let end = () => {};
    table.show.performer = {
      animate: () => new Promise((resolve) => (end = resolve)),
      sound: () => 0,
      isStill: () => false,
      speed: () => 1,
    };
    news(4, "Blue goes.", { ask: ask(4) });
    expect(table.offers).toEqual([]);
    end();
    await settled();
    expect(table.offers).toHaveLength(2);
  });
});

describe("a question", () => {
  const question = { sentence: "Which country is it?", seconds_left: 10, is_typed: true };

  it("is answered by typing, before its time is up", () => {
    vi.setSystemTime(1_000_000);
    const table = joined({ situation: situation(3, { ask: ask(3, { offers: [], question }) }) });
    expect(table.deadline).toBe(1_010_000);
    void table.answer("Peru");
    expect(connection.last("answer")).toMatchObject({ seat: 0, asked: 3, text: "Peru" });
  });

  it("that was not understood may be answered again", async () => {
    const table = joined({ situation: situation(3, { ask: ask(3, { offers: [], question }) }) });
    void table.answer("Pru");
    expect(table.ask).toBeNull();
    expect(table.question).toEqual(question);
    connection.tell({
      type: "rejected",
      ref: connection.last("answer").ref,
      sentence: "I know no country like that.",
      clauses: [],
      is_stale: false,
    });
    await settled();
    expect(table.ask?.question).toEqual(question);
    expect(table.explanation?.sentence).toBe("I know no country like that.");
  });
});

describe("a question that is answered by a move", () => {
  const question = { sentence: "Which is it?", seconds_left: 10, is_typed: false };

  it("has a clock and offers, and takes no words", () => {
    vi.setSystemTime(1_000_000);
    const table = joined({ situation: situation(3, { ask: ask(3, { question }) }) });
    expect(table.deadline).toBe(1_010_000);
    expect(table.offers).toHaveLength(2);
    void table.answer("Peru");
    expect(connection.sent.map((request) => request.type)).not.toContain("answer");
    expect(promptOf(table, null, null)).toMatchObject({
      tone: "mine",
      text: "Your turn, Anna: choose a move",
    });
  });
});

describe("an interrupt", () => {
  const interrupted = { actors: [1], ask: null, interrupt: ask(3, { offers: [offer("no")] }) };

  it("can be made though it is not one's turn", async () => {
    const table = joined({ situation: situation(3, interrupted) });
    expect(table.offers).toEqual([]);
    expect(promptOf(table, null, null).tone).toBe("others");
    const [no] = table.interrupts;
    if (!no) throw new Error("nothing is offered");
    void table.play(no);
    expect(connection.last("play")).toMatchObject({ seat: 0, asked: 3, move: no.move });
    expect(table.interrupts).toEqual([]);
    expect(table.pending).toBe(no);
    news(4, "No!", { actors: [1], ask: null, interrupt: null });
    await settled();
    expect(table.pending).toBeNull();
    expect(table.isWaiting).toBe(false);
  });

  it("that was refused may be made again", async () => {
    const table = joined({ situation: situation(3, interrupted) });
    const [no] = table.interrupts;
    if (!no) throw new Error("nothing is offered");
    void table.play(no);
    const refused = {
      type: "rejected",
      ref: connection.last("play").ref,
      sentence: "No.",
      clauses: [],
      is_stale: false,
    };
    connection.tell(refused);
    await settled();
    expect(table.interrupts).toEqual([no]);
  });
});

describe("asking", () => {
  it("for a hint marks the offered move, until something else is asked", async () => {
    const table = joined();
    void table.askHint();
    expect(table.isThinking).toBe(true);
    connection.tell({
      type: "hinted",
      ref: connection.last("hint").ref,
      offer: offer("A2"),
      reasons: ["caps in reach +4"],
      choices: [
        { ...offer("A2"), chance: 0.62 },
        { ...offer("A1"), chance: 0.55 },
      ],
    });
    await settled();
    expect(table.pointed).toBe(table.offers[1]);
    expect(table.hint?.reasons).toEqual(["caps in reach +4"]);
    expect(table.hint?.choices.map((choice) => choice.chance)).toEqual([0.62, 0.55]);
    news(4, "Red goes.", { ask: ask(4) });
    expect(table.hint).toBeNull();
  });

  it("for a hint that comes too late marks nothing", async () => {
    const table = joined();
    void table.askHint();
    news(4, "Red goes.", { ask: ask(4) });
    connection.tell({
      type: "hinted",
      ref: connection.last("hint").ref,
      offer: offer("A2"),
      reasons: [],
      choices: [],
    });
    await settled();
    expect(table.hint).toBeNull();
  });

  it("why not gives the rule", async () => {
    const table = joined();
    void table.why({ name: "A7" });
    expect(connection.last("why")).toMatchObject({ seat: 0, move: null, name: "A7" });
    connection.tell({
      type: "explained",
      ref: connection.last("why").ref,
      is_legal: false,
      sentence: "Too far.",
      clauses: ["X-2"],
    });
    await settled();
    expect(table.explanation).toEqual({ isLegal: false, sentence: "Too far.", clauses: ["X-2"] });
  });

  it("the table to go back waits for everyone, and whoever is asked can agree", () => {
    const table = joined();
    const proposal = { seat: 1, to: 2, agreed: [1], waits_for: [0], requested_by: null, is_mate: false };
    connection.tell({ type: "update", steps: [], situation: situation(3, { ask: ask(3), proposal }) });
    expect(table.juror).toBe(0);
    void table.agree(true);
    expect(connection.last("agree")).toMatchObject({ seat: 0, yes: true });
  });

  it("for something that is refused tells why", async () => {
    const table = joined({ situation: situation(3, { can_undo: true }) });
    void table.undo();
    connection.tell({
      type: "rejected",
      ref: connection.last("undo").ref,
      sentence: "Too late for that.",
      clauses: [],
      is_stale: false,
    });
    await settled();
    expect(table.problem).toBe("Too late for that.");
  });
});

describe("phrases", () => {
  it("are heard for a while, the last one of each seat", () => {
    const table = joined();
    connection.tell({ type: "said", seat: 1, phrase: "hello" });
    connection.tell({ type: "said", seat: 1, phrase: "thanks" });
    expect(table.said.map((other) => other.phrase)).toEqual(["thanks"]);
    vi.advanceTimersByTime(4001);
    expect(table.said).toEqual([]);
  });
});

describe("a seat that is opened on another device", () => {
  it("is not claimed again by reconnecting, but when it is brought back", async () => {
    const table = joined({ yours: [0, 1] }, [0, 1]);
    connection.tell({ type: "moved_away", seats: [0] });
    expect(table.yours).toEqual([1]);
    expect(table.movedAway).toEqual([0]);
    connection.lose();
    await vi.advanceTimersByTimeAsync(500);
    connection.open();
    expect(connection.last("hello").secrets).toEqual(["secret-1"]);
    connection.tell(welcome(Number(connection.last("hello").ref), { yours: [1] }));
    void table.bringBack();
    expect(connection.last("hello").secrets).toEqual(["secret-0", "secret-1"]);
  });
});

describe("the curtain", () => {
  const people = tableCard({ seats: [seatCard(0, { name: "Anna" }), seatCard(1, { name: "Ben" })] });

  it("falls between two people at one device in a game with secrets", async () => {
    hasSecrets = true;
    const table = joined({
      table: people,
      yours: [0, 1],
      situation: situation(3, { actors: [0, 1], ask: ask(3) }),
    });
    expect(table.curtain).toEqual({ seat: 0 });
    expect(table.offers).toEqual([]);
    await table.lift(0);
    expect(table.curtain).toBeNull();
    expect(table.offers).toHaveLength(2);
    news(4, "Red has bid.", { actors: [1] });
    expect(table.curtain).toEqual({ seat: 1 });
    expect(table.lines).toEqual([]);
    void table.lift(1);
    expect(connection.last("look")).toMatchObject({ seat: 1 });
    expect(table.curtain).toEqual({ seat: 1 });
    connection.tell({
      type: "update",
      steps: [step(4)],
      situation: situation(4, { looking: 1, actors: [1], ask: ask(3, { seat: 1 }) }),
      history: [{ number: 3, events: [tableEvent("Your card is a 2.")] }],
    });
    connection.tell({ type: "done", ref: connection.last("look").ref });
    await settled();
    expect(table.curtain).toBeNull();
    expect(table.ask?.seat).toBe(1);
    expect(table.lines.map((line) => line.event.sentence)).toEqual(["Your card is a 2."]);
  });

  it("stays open while the others act, and asks who looks after the page was loaded again", async () => {
    hasSecrets = true;
    const table = joined({ table: people, yours: [0, 1], situation: situation(3, { actors: [] }) });
    expect(table.curtain).toEqual({ seat: null });
    await table.lift(0);
    expect(table.curtain).toBeNull();
  });

  it("is looked through by the same person after a reconnect", async () => {
    hasSecrets = true;
    const table = joined({
      table: people,
      yours: [0, 1],
      situation: situation(3, { looking: 1, actors: [1], ask: ask(3, { seat: 1 }) }),
    });
    await table.lift(1);
    connection.tell(
      welcome(9, { table: people, yours: [0, 1], situation: situation(3, { looking: 0, actors: [1] }) }),
    );
    expect(connection.last("look")).toMatchObject({ seat: 1 });
  });

  it("never falls in an open game, nor for one person", () => {
    expect(
      joined({ table: people, yours: [0, 1], situation: situation(3, { actors: [1] }) }).curtain,
    ).toBeNull();
    hasSecrets = true;
    expect(
      joined({ table: people, yours: [0], situation: situation(3, { actors: [0] }) }).curtain,
    ).toBeNull();
  });
});

describe("the prompt", () => {
  const face = { prompt: () => "pick a cap" };
  const text = (table: TableState) => promptOf(table, face, null).text;

  it("says whose turn it is and what is asked", () => {
    expect(text(joined())).toBe("Your turn, Anna: pick a cap");
    expect(promptOf(joined(), null, null).text).toBe("Your turn, Anna: choose a move");
  });

  it("says that a bot thinks, and for whom the table waits", () => {
    expect(text(joined({ situation: situation(3, { actors: [1] }) }))).toBe("Blue (bot) is thinking…");
    const away = tableCard({
      seats: [seatCard(0, { name: "Anna" }), seatCard(1, { name: "Ben", is_here: false })],
    });
    expect(text(joined({ table: away, situation: situation(3, { actors: [1] }) }))).toBe(
      "Waiting for Ben, who is away.",
    );
    expect(text(joined({ table: away, yours: [], situation: situation(3, { actors: [0, 1] }) }))).toBe(
      "Waiting for Anna and Ben.",
    );
  });

  it("says which seats are open while the table gathers", () => {
    const open = tableCard({
      stage: "gathering",
      seats: [seatCard(0), seatCard(1, { player: "open" }), seatCard(2, { player: "open" })],
    });
    expect(text(joined({ table: open, situation: situation(3) }))).toBe(
      "Waiting for somebody to take Blue and Green.",
    );
  });

  it("tells the outcome when the match is over", () => {
    const ending = { places: [], reason: "all", sentence: "Red wins.", seed: "" };
    expect(text(joined({ situation: situation(3, { actors: [], ending }) }))).toBe("Anna wins.");
  });

  it("tells what happens while it happens", () => {
    const table = joined();
    table.show.performer = {
      animate: () => new Promise(() => {}),
      sound: () => 0,
      isStill: () => false,
      speed: () => 1,
    };
    connection.tell({
      type: "update",
      steps: [{ number: 4, events: [tableEvent("Blue throws a 6.", { actor: 1 })], view: {} }],
      situation: situation(4),
    });
    expect(promptOf(table, face, null)).toEqual({ tone: "shown", seat: 1, text: "Blue throws a 6." });
  });
});

describe("a team", () => {
  const mates = [{ mate: 7, name: "Ben", is_here: true }];
  const card = tableCard({ seats: [seatCard(0, { name: "Anna", team: mates }), seatCard(1)] });
  const advised = { type: "advised", seat: 0, mate: 7, name: "Ben", text: "Go!", offer: null };

  it("has mates who suggest a move instead of making it", () => {
    const table = joined({ table: card, yours: [], team: { seat: 0, mate: 7 } });
    const [first] = table.offers;
    if (!first) throw new Error("nothing is offered");
    expect(promptOf(table, null, null)).toMatchObject({
      tone: "others",
      text: "Anna decides for your team; tap a move to suggest it.",
    });
    void table.play(first);
    expect(connection.last("advise")).toMatchObject({ seat: 0, text: "", move: first.move });
    expect(connection.sent.map((request) => request.type)).not.toContain("play");
    expect([table.voice, table.hands, table.isWaiting]).toEqual([null, [], false]);
  });

  it("has mates whose answer is advice, and who do not interrupt", () => {
    const question = { sentence: "Which?", seconds_left: null, is_typed: true };
    const asked = situation(3, { ask: ask(3, { offers: [], question }), interrupt: ask(3) });
    const table = joined({ table: card, yours: [], team: { seat: 0, mate: 7 }, situation: asked });
    void table.answer("Peru");
    expect(connection.last("advise")).toMatchObject({ seat: 0, text: "Peru", move: null });
    expect(table.interrupts).toEqual([]);
  });

  it("is heard by its captain, who can pass the lead on", async () => {
    const table = joined({ table: card });
    expect(table.teamSeat).toBe(0);
    connection.tell(advised);
    connection.tell({ ...advised, mate: null, name: "Anna", text: "Why?" });
    expect(table.advice.map(({ name, text, isOwn }) => [name, text, isOwn])).toEqual([
      ["Ben", "Go!", false],
      ["Anna", "Why?", true],
    ]);
    void table.lead(0, 7);
    expect(connection.last("make_captain")).toMatchObject({ seat: 0, mate: 7 });
    connection.tell({ type: "your_seats", yours: [], team: { seat: 0, mate: 9 } });
    expect([table.yours, table.team]).toEqual([[], { seat: 0, mate: 9 }]);
  });

  it("is none where a seat is played alone", () => {
    expect(joined().teamSeat).toBeNull();
  });
});

describe("what is said to the whole table", () => {
  const said = { event: "say", seat: 1, words: "Let us search Lapland (40)." };
  const spoken = {
    type: "update",
    steps: [
      {
        number: 4,
        events: [tableEvent("Ben: “Let us search Lapland (40).”", { actor: 1, event: said, kind: "say" })],
        view: { seen: 3 },
      },
    ],
    situation: situation(4, { ask: ask(3), can_speak: true }),
  };

  it("is seen at its seat for a while, and stays in the log", async () => {
    const table = joined();
    connection.tell(spoken);
    await settled();
    expect(table.said.map(({ seat, words }) => [seat, words])).toEqual([[1, "Let us search Lapland (40)."]]);
    expect(table.lines.at(-1)?.event.sentence).toBe("Ben: “Let us search Lapland (40).”");
    expect(table.ask?.asked).toBe(3);
    await vi.advanceTimersByTimeAsync(8000);
    expect(table.said).toEqual([]);
  });

  it("is not taken back when the match goes back", async () => {
    const table = joined();
    connection.tell(spoken);
    news(5, "Red goes.");
    const back = tableEvent("The last move is taken back.", {
      kind: "back",
      event: { event: "back", to: 3 },
    });
    connection.tell({
      type: "update",
      steps: [{ number: 6, events: [back], view: {} }],
      situation: situation(6),
    });
    await settled();
    expect(table.lines.map((line) => line.isTakenBack)).toEqual([false, false, true, false]);
  });

  it("is sent for the seat that is looked from, and a refusal comes back in words", async () => {
    const table = joined({ situation: situation(3, { ask: ask(3), can_speak: true }) });
    expect(table.canSpeak).toBe(true);
    const spoke = table.speak("search", "40");
    const request = connection.last("speak");
    expect(request).toMatchObject({ seat: 0, saying: "search", value: "40" });
    connection.tell({ type: "rejected", ref: request.ref, sentence: "Wait.", clauses: [], is_stale: false });
    expect(await spoke).toBe("Wait.");
  });

  it("cannot be said by who only watches", () => {
    const stand = situation(3, { looking: -2, can_speak: false });
    expect(joined({ yours: [], situation: stand }, []).canSpeak).toBe(false);
  });
});

describe("the clock of the table", () => {
  const clock = { seat: 0, seconds: 60, seconds_left: 42, is_running: true, can_extend: true };

  it("is the own one while something is asked of this client", () => {
    const table = joined({ situation: situation(3, { ask: ask(3), clocks: [clock] }) });
    expect(table.ownClock?.seconds_left).toBe(42);
    news(4, "Red goes.", { actors: [1], clocks: [{ ...clock, seat: 1 }] });
    expect(table.ownClock).toBeNull();
    expect(table.clocks.map((other) => other.seat)).toEqual([1]);
  });

  it("gives more time for the move that is asked", () => {
    const table = joined({ situation: situation(3, { ask: ask(3), clocks: [clock] }) });
    void table.takeMoreTime();
    expect(connection.last("more")).toMatchObject({ seat: 0, asked: 3 });
  });
});

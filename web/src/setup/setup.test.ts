// This file is the tests of a table before it is opened.

import { beforeEach, expect, test, vi } from "vitest";
import type { BotCard, GameCard } from "../wire/message";
import { ELSEWHERE, HERE, inWords, quickForm, TableSetup } from "./setup.svelte";

const RESEARCH: BotCard[] = [
  { name: "greedy", title: "Greedy", sentence: "", strength: "" },
  { name: "random", title: "Random", sentence: "", strength: "" },
];
const GAME: GameCard = {
  id: "some-game",
  title: "Some Game",
  seats_min: 2,
  seats_max: 4,
  fewest_seats: 2,
  usual_seats: 3,
  minutes: 30,
  age: 6,
  year: 1927,
  designer: "",
  publisher: "",
  stage: "beta",
  sentence: "",
  has_secrets: false,
  has_cards: false,
  options: { properties: { fast: { type: "boolean", default: false, description: "" } } },
  colours: [
    ["red", "blue"],
    ["red", "blue", "green"],
    ["red", "blue", "green", "black"],
  ],
  levels: [
    { name: "casual", title: "Casual", sentence: "", strength: "" },
    { name: "skilled", title: "Skilled", sentence: "", strength: "" },
    { name: "master", title: "Master", sentence: "", strength: "" },
  ],
  usual_bot: "skilled",
};
let setup: TableSetup;

beforeEach(() => {
  setup = new TableSetup(GAME, RESEARCH, "Anna");
});

const players = () => setup.seats.map(({ player, name }) => (name ? `${player} ${name}` : player));

test("without a memory it is me against the usual bots", () => {
  expect(players()).toEqual(["here Anna", "skilled", "skilled"]);
  expect(setup.colours).toEqual(["red", "blue", "green"]);
});

test("an earlier set-up comes back, if it still fits", () => {
  const seats = [{ player: "random" }, { player: HERE, name: "Bea" }];
  setup = new TableSetup(GAME, RESEARCH, "Anna", { seats, options: { fast: true, gone: 1 } });
  expect(players()).toEqual(["random", "here Bea"]);
  expect(setup.form.options).toEqual({ fast: true });
  for (const bad of [
    [{ player: HERE }],
    [{ player: "gone" }, { player: HERE }],
    Array(5).fill({ player: HERE }),
  ]) {
    setup = new TableSetup(GAME, RESEARCH, "Anna", { seats: bad, options: {} });
    expect(players()).toEqual(["here Anna", "skilled", "skilled"]);
  }
});

test("more seats take after the last one, fewer drop the last, within the game's range", () => {
  setup.resize(9);
  expect(players()).toEqual(["here Anna", "skilled", "skilled", "skilled"]);
  setup.resize(0);
  expect(players()).toEqual(["here Anna", "skilled"]);
});

test("a seat chooses a name or leaves it to lots, where the game draws them", () => {
  const names = {
    type: "string",
    default: "any",
    "x-each": ["any", "red", "blue", "green"],
    "x-of": "seat-names",
    description: "",
  };
  const drawn = {
    ...GAME,
    options: { properties: { names } },
    colours: [["one", "two"], ["one", "two", "three"], []],
  };
  setup = new TableSetup(drawn, RESEARCH, "Anna");
  expect([setup.isDrawn, setup.colours]).toEqual([true, ["one", "two", "three"]]);
  setup.chooseColour(1, "blue");
  expect([setup.colours, setup.form.options]).toEqual([["one", "blue", "three"], { names: "any,blue,any" }]);
  setup.chooseColour(1, "any");
  expect(setup.form.options).toEqual({});
  setup = new TableSetup({ ...drawn, colours: GAME.colours }, RESEARCH, "Anna");
  expect(setup.isDrawn).toBe(false);
});

test("players change places, colours stay, and the ends do not wrap", () => {
  expect(setup.move(0, 1)).toBe(1);
  expect(players()).toEqual(["skilled", "here Anna", "skilled"]);
  expect(setup.move(0, -1)).toBe(0);
  expect(setup.move(2, 1)).toBe(2);
  expect(players()).toEqual(["skilled", "here Anna", "skilled"]);
});

test("each company fills the other seats", () => {
  setup.seatCompany("friends");
  expect(players()).toEqual(["here Anna", ELSEWHERE, ELSEWHERE]);
  setup.seatCompany("here");
  expect(players()).toEqual(["here Anna", HERE, HERE]);
});

test("the company that sits there is known, unless it is mixed", () => {
  expect(setup.company).toBe("bots");
  setup.seatCompany("friends");
  expect(setup.company).toBe("friends");
  setup.seatCompany("here");
  expect(setup.company).toBe("here");
  const last = setup.seats.at(-1);
  if (last) last.player = "skilled";
  expect(setup.company).toBeNull();
  setup.seatCompany("bots");
  const [me] = setup.seats;
  if (me) me.player = "skilled";
  expect(setup.company).toBeNull();
});

test("the form carries names of people only, trimmed, and changed options only", () => {
  const [me, bot] = setup.seats;
  if (me) me.name = "  Anna ";
  if (bot) bot.name = "left over";
  expect(setup.form).toEqual({
    game: "some-game",
    seats: [{ player: HERE, name: "Anna" }, { player: "skilled" }, { player: "skilled" }],
    options: {},
  });
  setup.choose("fast", true);
  expect(setup.form.options).toEqual({ fast: true });
  expect(setup.summary).toBe("1 here, 2 bots, 1 option changed");
  setup.reset();
  expect(setup.form.options).toEqual({});
});

test("a clash is the obstacle, and no table is asked for while there is one", async () => {
  const reply = vi.fn(async () => Response.json({ clash: "These do not go together.", options: {} }));
  vi.stubGlobal("fetch", reply);
  await setup.tryOptions(new AbortController().signal);
  expect(setup.obstacle).toBe("These do not go together.");
  expect(await setup.open()).toBeNull();
  expect(reply).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

test("a clash is told without what only a command line needs", async () => {
  const typed = "Two equal teams (game=total-team) need 4 or 6 seats here, not 3.";
  vi.stubGlobal("fetch", async () => Response.json({ clash: typed, options: {} }));
  await setup.tryOptions(new AbortController().signal);
  expect(setup.obstacle).toBe("Two equal teams need 4 or 6 seats here, not 3.");
  vi.unstubAllGlobals();
  expect(inWords("Seat 3 cannot begin (first=3) when there are 2 seats (you and a bot).")).toBe(
    "Seat 3 cannot begin when there are 2 seats (you and a bot).",
  );
});

test("an answer that comes too late changes nothing", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ clash: "Old.", options: {} }));
  const late = new AbortController();
  const trying = setup.tryOptions(late.signal);
  late.abort();
  await trying;
  expect(setup.obstacle).toBeNull();
  vi.unstubAllGlobals();
});

test("a refusal is told in the server's words", async () => {
  vi.stubGlobal("fetch", async () =>
    Response.json({ status_code: 429, detail: "Too many tables." }, { status: 429 }),
  );
  expect(await setup.open()).toBeNull();
  expect(setup.problem).toBe("Too many tables.");
  vi.unstubAllGlobals();
});

test("play now is one person here and bots, everything else as usual", () => {
  expect(quickForm(GAME, "Anna")).toEqual({
    game: "some-game",
    seats: [{ player: HERE, name: "Anna" }, { player: "skilled" }, { player: "skilled" }],
  });
});

test("options for each seat keep to the number of seats and go with the players", () => {
  const level = { type: "string", "x-each": ["child", "hard"], default: "child", description: "" };
  const game = { ...GAME, options: { properties: { level } } };
  setup = new TableSetup(game, RESEARCH, "Anna", { seats: [], options: { level: "hard,child" } });
  expect(setup.form.options).toEqual({ level: "hard,child,child" });
  setup.move(0, 1);
  expect(setup.form.options).toEqual({ level: "child,hard,child" });
  setup.resize(2);
  expect(setup.form.options).toEqual({ level: "child,hard" });
  setup.choose("level", "hard");
  setup.move(0, 1);
  expect(setup.form.options).toEqual({ level: "hard" });
});

test("a clock is the same for everyone in one tap, and goes with the player who has another time", () => {
  expect(setup.form.clock).toBeUndefined();
  setup.setClock(60);
  expect([setup.clock, setup.form.clock]).toEqual([60, [60, 60, 60]]);
  const [child] = setup.seats;
  if (child) child.clock = 300;
  expect([setup.clock, setup.hasClock]).toEqual([null, true]);
  setup.move(0, 1);
  expect(setup.form.clock).toEqual([60, 300, 60]);
  setup.resize(4);
  expect(setup.form.clock).toEqual([60, 300, 60, 60]);
  setup.setClock(0);
  expect(setup.form.clock).toBeUndefined();
});

test("an earlier clock comes back", () => {
  const seats = [{ player: HERE }, { player: "random" }];
  setup = new TableSetup(GAME, RESEARCH, "Anna", { seats, options: {}, clock: [30, 0] });
  expect(setup.form.clock).toEqual([30, 0]);
});

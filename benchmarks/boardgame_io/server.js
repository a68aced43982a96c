// This file is the peer in the race: a boardgame.io server with a game as big as ours.
//
// Its state is as large as a view of ours, a turn is a throw and two decisions, and each decision is one of a few.

import { createRequire } from "node:module";

const { Server } = createRequire(import.meta.url)("boardgame.io/server");

const PLACES = 72;
const CAPS = 6;
const OFFERS = 3;

function setup() {
  const caps = {};
  for (const colour of ["red", "blue"]) {
    for (let number = 1; number <= CAPS; number++) caps[`${colour}-${number}`] = { on: `base-${colour}` };
  }
  return {
    options: {
      game: "basic",
      board: "six-spoke",
      caps: CAPS,
      first: 0,
      yellow: "some",
      ending: "most",
      team_aim: "most",
      golden_aim: "owner",
      throw_limit: 2000,
    },
    phase: "pick",
    die: 0,
    points: 0,
    picked: null,
    throws: 0,
    golden_owner: null,
    caps,
    offers: [],
  };
}

function offerCaps(G, player) {
  const colour = player === "0" ? "red" : "blue";
  return Object.keys(G.caps).filter((cap) => cap.startsWith(colour)).slice(0, OFFERS);
}

function offerPlaces(G) {
  return Array.from({ length: OFFERS }, (_, step) => `A${(G.throws + G.die + step) % PLACES}`);
}

const game = {
  name: "caps",
  setup,
  disableUndo: true,
  turn: {
    onBegin: ({ G, ctx, random }) => {
      G.die = random.Die(6);
      G.throws += 1;
      G.phase = "pick";
      G.offers = offerCaps(G, ctx.currentPlayer);
    },
  },
  moves: {
    pick: ({ G }, cap) => {
      if (G.phase !== "pick" || !G.offers.includes(cap)) return "INVALID_MOVE";
      G.picked = cap;
      G.phase = "go";
      G.offers = offerPlaces(G);
    },
    go: ({ G, events }, place) => {
      if (G.phase !== "go" || !G.offers.includes(place)) return "INVALID_MOVE";
      G.caps[G.picked] = { on: place };
      G.picked = null;
      events.endTurn();
    },
  },
};

const [port, lobbyPort] = process.argv.slice(2).map(Number);
const server = Server({ games: [game], origins: ["*"] });
await server.run({ port, lobbyConfig: { apiPort: lobbyPort } });
process.stdout.write("ready\n");

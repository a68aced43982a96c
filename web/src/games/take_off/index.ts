// This file is the face of Take Off!: what it brings to a table in the browser.

import type { GameFace } from "../face";
import Board from "./Board.svelte";
import { soundOf, TALLIES } from "./event";
import { REASONS } from "./model/reason";
import { group, prompt, standing } from "./model/standing";
import { FLEETS } from "./scene/fleet";
import Tray from "./Tray.svelte";
import type { Drawing, GameEvent, Move, View } from "./types";

const face: GameFace<View, Drawing, Move, GameEvent> = {
  looks: FLEETS,
  aspect: ({ map }) => map.width / map.height,
  board: Board,
  tray: Tray,
  standing,
  score: (score) => `${score} ${score === 1 ? "jet" : "jets"} home`,
  prompt,
  isOnBoard: (offer) => offer.move.move === "fly" || offer.move.move === "take-off",
  group,
  reasons: REASONS,
  sound: soundOf,
  tallies: TALLIES,
};

export default face;

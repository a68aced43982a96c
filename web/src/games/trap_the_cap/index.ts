// This file is the face of Trap the Cap: what it brings to a table in the browser.

import type { GameFace } from "../face";
import Board from "./Board.svelte";
import { soundOf, TALLIES } from "./event";
import { LOOKS } from "./look";
import { REASONS } from "./model/reason";
import { prompt, score, standing } from "./model/standing";
import Tray from "./Tray.svelte";
import { isOnBoard } from "./tap";
import type { Drawing, GameEvent, Move, View } from "./types";
import { words } from "./words";

const face: GameFace<View, Drawing, Move, GameEvent> = {
  looks: LOOKS,
  aspect: ({ width, height }) => width / height,
  board: Board,
  tray: Tray,
  standing,
  score,
  prompt: (_, view) => prompt(view),
  isOnBoard,
  words,
  reasons: REASONS,
  sound: soundOf,
  tallies: TALLIES,
};

export default face;

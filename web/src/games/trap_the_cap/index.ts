// This file is the face of Trap the Cap: its board and tray, how its seats look, and what is said of them.

import type { GameFace } from "../face";
import Board from "./Board.svelte";
import { LOOKS } from "./look";
import { prompt, score, standing } from "./model/standing";
import type { CapDrawing, CapView } from "./model/view";
import Tray from "./Tray.svelte";
import { isOnBoard } from "./tap";
import { REASONS, words } from "./words";

const SOUNDS: Record<string, ReturnType<GameFace["sound"]>> = {
  Threw: "dice",
  Moved: "step",
  Trapped: "capture",
  Delivered: "card",
  GoldenCapWon: "win",
  Ended: "win",
};

const face: GameFace = {
  looks: LOOKS,
  aspect: (drawing) => (drawing as CapDrawing).width / (drawing as CapDrawing).height,
  board: Board,
  tray: Tray,
  standing: (view, seat, drawing) => standing(view as CapView, seat, drawing as CapDrawing),
  score,
  prompt: (_, view) => prompt(view as CapView),
  isOnBoard,
  words,
  reasons: REASONS,
  sound: (event) => SOUNDS[event.event] ?? null,
  tallies: {
    Threw: "Throws",
    ThrowLost: "Throws lost",
    Trapped: "Traps made",
    Delivered: "Catches brought home",
    Freed: "Rescues",
  },
};

export default face;

// This file is the face of Take Off!: what it brings to a table in the browser.

import type { GameFace } from "../face";
import Board from "./Board.svelte";
import { soundOf, TALLIES } from "./event";
import { REASONS } from "./model/reason";
import { group, prompt, standing } from "./model/standing";
import { FLEETS } from "./scene/fleet";
import Tray from "./Tray.svelte";
import type { Drawing, View } from "./types";

const face: GameFace = {
  looks: FLEETS,
  aspect: (drawing) => {
    const { width, height } = (drawing as Drawing).map;
    return width / height;
  },
  board: Board,
  tray: Tray,
  standing: (view, seat, drawing) => standing(view as View, seat, drawing as Drawing),
  score: (score) => `${score} ${score === 1 ? "jet" : "jets"} home`,
  prompt: (offers, view, drawing) => prompt(offers, view as View, drawing as Drawing),
  isOnBoard: (offer) => offer.move.move === "fly" || offer.move.move === "take-off",
  group: (offer, view, drawing) => group(offer, view as View, drawing as Drawing),
  reasons: REASONS,
  sound: soundOf,
  tallies: TALLIES,
};

export default face;

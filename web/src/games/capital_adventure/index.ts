// This file is the face of Capital Adventure: what it brings to a table in the browser.

import type { GameFace } from "../face";
import Account from "./Account.svelte";
import Board from "./Board.svelte";
import { soundOf, TALLIES } from "./event";
import { LOOKS } from "./look";
import Overview from "./Overview.svelte";
import type { Drawing, View } from "./print";
import { REASONS } from "./reason";
import { TRAY_ROOM } from "./room";
import { group, prompt, score, standing } from "./standing";
import Tray from "./Tray.svelte";
import { words } from "./words";

const face: GameFace = {
  looks: LOOKS,
  aspect: (drawing) => {
    const { width, height } = (drawing as Drawing).map;
    return width / height;
  },
  board: Board,
  overview: Overview,
  tray: Tray,
  trayRoom: TRAY_ROOM,
  asksQuestions: true,
  follows: true,
  standing: (view, seat, drawing) => standing(view as View, seat, drawing as Drawing),
  score,
  account: Account,
  prompt: (offers, view) => prompt(offers, view as View),
  isOnBoard: () => true,
  group: (offer, _view, drawing) => group(offer, drawing as Drawing),
  words,
  reasons: REASONS,
  sound: soundOf,
  tallies: TALLIES,
};

export default face;

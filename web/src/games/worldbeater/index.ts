// This file is the face of Worldbeater: what it brings to a table in the browser.

import type { GameFace } from "../face";
import Board from "./Board.svelte";
import { soundOf, TALLIES } from "./event";
import Overview from "./layers/Overview.svelte";
import { LOOKS } from "./look";
import { REASONS } from "./model/reason";
import { group, isOnBoard, prompt, score, standing } from "./model/standing";
import Account from "./parts/Account.svelte";
import { sheetOf } from "./scene/layout";
import Tray from "./Tray.svelte";
import { TRAY_ROOM } from "./trayHeight";
import type { Drawing, View } from "./types";
import { words } from "./words";

const face: GameFace = {
  looks: LOOKS,
  aspect: (drawing) => {
    const { width, height } = sheetOf(drawing as Drawing);
    return width / height;
  },
  board: Board,
  overview: Overview,
  tray: Tray,
  trayHeight: TRAY_ROOM,
  standing: (view, seat, drawing) => standing(view as View, seat, drawing as Drawing),
  score,
  account: Account,
  prompt: (offers, view) => prompt(offers, view as View),
  isOnBoard,
  group,
  words,
  reasons: REASONS,
  sound: soundOf,
  tallies: TALLIES,
};

export default face;

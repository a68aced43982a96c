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
import { TRAY_HEIGHT } from "./trayHeight";
import type { Drawing, GameEvent, Move, View } from "./types";
import { words } from "./words";

const face: GameFace<View, Drawing, Move, GameEvent> = {
  looks: LOOKS,
  aspect: (drawing) => {
    const { width, height } = sheetOf(drawing);
    return width / height;
  },
  board: Board,
  overview: Overview,
  tray: Tray,
  trayHeight: TRAY_HEIGHT,
  standing,
  score,
  account: Account,
  prompt,
  isOnBoard,
  group,
  words,
  reasons: REASONS,
  sound: soundOf,
  tallies: TALLIES,
};

export default face;

// This file is the face of Captivade: what it brings to a table in the browser.

import type { GameFace } from "../face";
import Board from "./Board.svelte";
import { soundOf, TALLIES } from "./event";
import Overview from "./layers/Overview.svelte";
import { LOOKS } from "./look";
import { REASONS } from "./model/reason";
import { confirm, group, prompt, score, standing } from "./model/standing";
import Account from "./parts/Account.svelte";
import Tray from "./Tray.svelte";
import { TRAY_HEIGHT } from "./trayHeight";
import type { Drawing, GameEvent, Move, View } from "./types";
import { words } from "./words";

const face: GameFace<View, Drawing, Move, GameEvent> = {
  looks: LOOKS,
  aspect: ({ map }) => map.width / map.height,
  board: Board,
  overview: Overview,
  tray: Tray,
  trayHeight: TRAY_HEIGHT,
  standing,
  score,
  account: Account,
  prompt,
  confirm,
  group: (offer, _view, drawing) => group(offer, drawing),
  words,
  reasons: REASONS,
  sound: soundOf,
  tallies: TALLIES,
};

export default face;

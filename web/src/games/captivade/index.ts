// This file is the face of Captivade: what it brings to a table in the browser.

import type { GameFace } from "../face";
import Board from "./Board.svelte";
import { soundOf, TALLIES } from "./event";
import Overview from "./layers/Overview.svelte";
import { LOOKS } from "./look";
import type { Drawing, View } from "./model/drawing";
import { REASONS } from "./model/reason";
import { confirm, group, prompt, score, standing } from "./model/standing";
import Account from "./parts/Account.svelte";
import Tray from "./Tray.svelte";
import { TRAY_ROOM } from "./trayHeight";
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
  trayHeight: TRAY_ROOM,
  standing: (view, seat, drawing) => standing(view as View, seat, drawing as Drawing),
  score,
  account: Account,
  prompt: (offers, view) => prompt(offers, view as View),
  confirm,
  group: (offer, _view, drawing) => group(offer, drawing as Drawing),
  words,
  reasons: REASONS,
  sound: soundOf,
  tallies: TALLIES,
};

export default face;

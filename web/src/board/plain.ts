// This file is the face of a game that has none of its own: its facts as a list, its moves as buttons.

import type { GameFace, SeatLook } from "../games/face";
import PlainBoard from "./PlainBoard.svelte";
import PlainTray from "./PlainTray.svelte";

/** Colours that are told apart in light and dark, each with a sign. */
const LOOKS: SeatLook[] = [
  { colour: "#b23a2a", ink: "#fff8ec", sign: "●" },
  { colour: "#2b5c9e", ink: "#fff8ec", sign: "▲" },
  { colour: "#2f7a49", ink: "#fff8ec", sign: "■" },
  { colour: "#c98a1b", ink: "#231a05", sign: "◆" },
  { colour: "#7a4694", ink: "#fff8ec", sign: "★" },
  { colour: "#3c3a36", ink: "#fff8ec", sign: "✚" },
  { colour: "#1f8a8c", ink: "#fff8ec", sign: "▼" },
  { colour: "#c06090", ink: "#23080f", sign: "♥" },
  { colour: "#8a6a3a", ink: "#fff8ec", sign: "♣" },
  { colour: "#6b7d1e", ink: "#fff8ec", sign: "♠" },
  { colour: "#d9d2c3", ink: "#2a2118", sign: "○" },
  { colour: "#4d6f8f", ink: "#fff8ec", sign: "△" },
];

export const plainFace: GameFace = {
  looks: LOOKS,
  aspect: () => 0.8,
  board: PlainBoard,
  tray: PlainTray,
  standing: () => "",
  sound: () => "step",
  tallies: {},
};

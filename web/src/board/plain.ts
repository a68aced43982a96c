// This file is the face of a game that has none of its own: its chart, its moves as buttons, and its facts as a list.

import type { GameFace, SeatLook } from "../games/face";
import type { SeatCard } from "../wire/message";
import PlainBoard from "./PlainBoard.svelte";
import PlainTray from "./PlainTray.svelte";

/** Colours that are told apart in light and dark, each with a sign. */
const LOOKS: Record<string, SeatLook> = {
  red: { colour: "#b23a2a", ink: "#fff8ec", sign: "●" },
  blue: { colour: "#2b5c9e", ink: "#fff8ec", sign: "▲" },
  green: { colour: "#2f7a49", ink: "#fff8ec", sign: "■" },
  yellow: { colour: "#c98a1b", ink: "#231a05", sign: "◆" },
  violet: { colour: "#7a4694", ink: "#fff8ec", sign: "★" },
  black: { colour: "#3c3a36", ink: "#fff8ec", sign: "✚" },
  turquoise: { colour: "#1f8a8c", ink: "#fff8ec", sign: "▼" },
  pink: { colour: "#c06090", ink: "#23080f", sign: "♥" },
  brown: { colour: "#8a6a3a", ink: "#fff8ec", sign: "♣" },
  olive: { colour: "#6b7d1e", ink: "#fff8ec", sign: "♠" },
  white: { colour: "#d9d2c3", ink: "#2a2118", sign: "○" },
  grey: { colour: "#4d6f8f", ink: "#fff8ec", sign: "△" },
};

/** The looks of seats: a seat that is called by a colour has it, the others take what is left. */
export function plainLooks(names: readonly string[]): SeatLook[] {
  const left = Object.keys(LOOKS).filter((colour) => !names.includes(colour));
  return names.flatMap((name) => LOOKS[name] ?? LOOKS[left.shift() ?? ""] ?? []);
}

function byName(names: readonly string[]): Record<string, SeatLook> {
  const looks = plainLooks(names);
  return Object.fromEntries(names.flatMap((name, seat) => (looks[seat] ? [[name, looks[seat]]] : [])));
}

export function plainFace(seats: readonly SeatCard[]): GameFace {
  return {
    looks: byName(seats.map((seat) => seat.colour.toLowerCase())),
    aspect: () => null,
    board: PlainBoard,
    tray: PlainTray,
    wantsChart: true,
    standing: () => "",
    sound: () => "step",
    tallies: {},
  };
}

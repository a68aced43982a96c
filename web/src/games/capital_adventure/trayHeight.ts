// This file is how much room the tray takes: under the board of a phone, in a column, and under a replay.

import type { TrayHeight } from "../face";

export const TRAY_HEIGHT: TrayHeight = {
  /* A question needs the room of its four answers; a phone on its side has less to give. */
  narrow: "min(clamp(16rem, 100dvh - 31rem, 20rem), 100dvh - 11rem)",
  wide: "clamp(16.5rem, 50vh - 6.1rem, 26rem)",
  under: "clamp(9.5rem, 32vh - 5.5rem, 17rem)",
};

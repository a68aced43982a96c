// This file is how much room the tray takes: under the board of a phone, in a column, and under a replay.

import type { TrayHeight } from "../face";

export const TRAY_HEIGHT: TrayHeight = {
  /* A phone on its side has less to give. */
  narrow: "min(13.75rem, 100dvh - 14rem)",
  wide: "clamp(15rem, 40vh - 3rem, 22rem)",
  under: "10.5rem",
};

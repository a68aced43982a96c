// This file is how much room the tray takes: under the board of a phone, in a column, and under a replay.

import type { TrayRoom } from "../face";

export const TRAY_ROOM: TrayRoom = {
  narrow: "13.75rem",
  wide: "clamp(15rem, 40vh - 3rem, 22rem)",
  under: "10.5rem",
};

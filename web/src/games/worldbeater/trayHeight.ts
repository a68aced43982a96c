// This file is how much room the tray takes: a strip of cards on a phone, rows of them in a column, figures under a replay.

import type { TrayHeight } from "../face";

export const TRAY_HEIGHT: TrayHeight = {
  narrow: "8.75rem",
  wide: "clamp(14.5rem, 36vh - 3rem, 21rem)",
  under: "8.5rem",
};

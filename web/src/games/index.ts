// This file is the list of the games' faces, one line each. What a home page needs is here; the rest is loaded later.

import type { Component } from "svelte";
import type { GameFace } from "./face";

interface GameModule {
  /** The picture on the box, 4:3. */
  box: () => Promise<{ default: Component }>;
  face: () => Promise<{ default: GameFace }>;
}

export const gameModules: Record<string, GameModule> = {
  "trap-the-cap": {
    box: () => import("./trap_the_cap/Box.svelte"),
    face: () => import("./trap_the_cap/index"),
  },
  "take-off": {
    box: () => import("./take_off/Box.svelte"),
    face: () => import("./take_off/index"),
  },
  worldbeater: {
    box: () => import("./worldbeater/Box.svelte"),
    face: () => import("./worldbeater/index"),
  },
  captivade: {
    box: () => import("./captivade/Box.svelte"),
    face: () => import("./captivade/index"),
  },
  "capital-adventure": {
    box: () => import("./capital_adventure/Box.svelte"),
    face: () => import("./capital_adventure/index"),
  },
};

// This file is how a person likes it: theme, sound, motion and size of text, kept in this browser.

import { type BrowserMemory, memory } from "./memory";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const SPEEDS = [0.6, 1, 2] as const;
/** How many times as quick as usual pieces travel. */
export type Speed = (typeof SPEEDS)[number];
export const SPEED_TITLES: Record<Speed, string> = { 0.6: "Slow", 1: "Usual", 2: "Quick" };

const KEPT = "setting";

/** The settings; each change is kept and shown at once. */
export class BrowserSetting {
  readonly #memory: BrowserMemory;
  #theme = $state<Theme>("system");
  #sound = $state(false);
  #stillChosen = $state(false);
  #bigText = $state(false);
  #speed = $state<Speed>(1);
  #stillBySystem = $state(false);

  constructor(kept: BrowserMemory = memory) {
    this.#memory = kept;
    const value = kept.read(KEPT);
    if (typeof value !== "object" || value === null) return;
    if ("theme" in value) this.#theme = THEMES.find((theme) => theme === value.theme) ?? "system";
    this.#sound = "sound" in value && value.sound === true;
    this.#stillChosen = "motion" in value && value.motion === "off";
    this.#bigText = "text" in value && value.text === "big";
    if ("speed" in value) this.#speed = SPEEDS.find((speed) => speed === value.speed) ?? 1;
  }

  get theme(): Theme {
    return this.#theme;
  }

  set theme(theme: Theme) {
    this.#theme = theme;
    this.#changed();
  }

  /** Whether dice, turns and captures may be heard; off until asked for. */
  get sound(): boolean {
    return this.#sound;
  }

  set sound(on: boolean) {
    this.#sound = on;
    this.#changed();
  }

  /** Whether the person chose here that nothing moves on its own. */
  get stillChosen(): boolean {
    return this.#stillChosen;
  }

  set stillChosen(still: boolean) {
    this.#stillChosen = still;
    this.#changed();
  }

  /** Whether nothing may move on its own: chosen here, or by the system. */
  get still(): boolean {
    return this.#stillChosen || this.#stillBySystem;
  }

  get speed(): Speed {
    return this.#speed;
  }

  set speed(speed: Speed) {
    this.#speed = speed;
    this.#changed();
  }

  get bigText(): boolean {
    return this.#bigText;
  }

  set bigText(big: boolean) {
    this.#bigText = big;
    this.#changed();
  }

  /** Show the settings on the page, and follow the system's setting for less motion. */
  watch(): void {
    const reduced = window.matchMedia("(prefers-reduced-motion: reduce)");
    this.#stillBySystem = reduced.matches;
    reduced.addEventListener("change", () => {
      this.#stillBySystem = reduced.matches;
    });
    this.#show();
  }

  #changed(): void {
    this.#memory.write(KEPT, {
      theme: this.#theme,
      sound: this.#sound,
      motion: this.#stillChosen ? "off" : "system",
      text: this.#bigText ? "big" : "usual",
      speed: this.#speed,
    });
    this.#show();
  }

  #show(): void {
    if (typeof document === "undefined") return;
    const page = document.documentElement.dataset;
    if (this.#theme === "system") delete page.theme;
    else page.theme = this.#theme;
    if (this.#bigText) page.text = "big";
    else delete page.text;
    if (this.#stillChosen) page.motion = "off";
    else delete page.motion;
  }
}

export const setting = new BrowserSetting();

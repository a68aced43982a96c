// This file is every sound of a table, made of tones and noise as it is needed; nothing is loaded.

import type { Sound } from "../games/face";
import { setting } from "./setting.svelte";

/** What can be heard: what events sound like, and that it is one's turn. */
export type TableSound = Sound | "turn";

/** A tone: its pitch in hertz, where it glides to, when it begins and how long it rings, in seconds. */
interface Tone {
  pitch: number;
  glide?: number;
  at: number;
  length: number;
  loudness: number;
  shape?: OscillatorType;
}

/** A burst of noise through a filter, as wood and paper sound. */
interface Burst {
  pitch: number;
  at: number;
  length: number;
  loudness: number;
}

interface SoundRecipe {
  tones: Tone[];
  bursts: Burst[];
}

const RECIPES: Record<TableSound, SoundRecipe> = {
  dice: {
    tones: [],
    bursts: [0, 0.07, 0.12, 0.2, 0.25].map((at, index) => ({
      pitch: 1900 - 170 * index,
      at,
      length: 0.045,
      loudness: 0.5 - 0.07 * index,
    })),
  },
  step: {
    tones: [{ pitch: 320, glide: 210, at: 0, length: 0.07, loudness: 0.18 }],
    bursts: [{ pitch: 900, at: 0, length: 0.03, loudness: 0.25 }],
  },
  capture: {
    tones: [
      { pitch: 420, glide: 120, at: 0, length: 0.22, loudness: 0.3, shape: "triangle" },
      { pitch: 160, glide: 90, at: 0.08, length: 0.2, loudness: 0.3 },
    ],
    bursts: [{ pitch: 600, at: 0.08, length: 0.08, loudness: 0.5 }],
  },
  card: {
    tones: [],
    bursts: [
      { pitch: 3200, at: 0, length: 0.09, loudness: 0.22 },
      { pitch: 1500, at: 0.09, length: 0.03, loudness: 0.35 },
    ],
  },
  win: {
    tones: [523, 659, 784, 1047].map((pitch, index) => ({
      pitch,
      at: 0.13 * index,
      length: index === 3 ? 0.7 : 0.22,
      loudness: 0.2,
      shape: "triangle" as const,
    })),
    bursts: [],
  },
  turn: {
    tones: [
      { pitch: 660, at: 0, length: 0.14, loudness: 0.13, shape: "triangle" },
      { pitch: 880, at: 0.1, length: 0.24, loudness: 0.13, shape: "triangle" },
    ],
    bursts: [],
  },
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Lets something be heard, if sound is switched on. */
export function sound(name: TableSound): void {
  if (!setting.sound || typeof AudioContext === "undefined") return;
  // A browser keeps a page silent until somebody has touched it.
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const start = context.currentTime + 0.01;
  for (const tone of RECIPES[name].tones) ring(context, tone, start + tone.at);
  for (const burst of RECIPES[name].bursts) rattle(context, burst, start + burst.at);
}

/** A loudness that begins at once and fades away. */
function fading(audio: AudioContext, loudness: number, start: number, length: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + 0.005);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(audio.destination);
  return gain;
}

function ring(audio: AudioContext, tone: Tone, start: number): void {
  const oscillator = audio.createOscillator();
  oscillator.type = tone.shape ?? "sine";
  oscillator.frequency.setValueAtTime(tone.pitch, start);
  oscillator.frequency.exponentialRampToValueAtTime(tone.glide ?? tone.pitch, start + tone.length);
  oscillator.connect(fading(audio, tone.loudness, start, tone.length));
  oscillator.start(start);
  oscillator.stop(start + tone.length);
}

function rattle(audio: AudioContext, burst: Burst, start: number): void {
  const source = audio.createBufferSource();
  noise ??= whiteNoise(audio);
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = burst.pitch;
  filter.Q.value = 1.4;
  source.connect(filter);
  filter.connect(fading(audio, burst.loudness, start, burst.length));
  source.start(start, Math.random() * 0.5);
  source.stop(start + burst.length);
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}

// This file is the patterns of lines as strokes, so that no colour stands alone.

/** A stroke of a line: its width in parts of the line's, and its dashes. */
export interface Stroke {
  width: number;
  dashes: number[];
  cap: "butt" | "round";
  /** Whether it is the paper between two lines. */
  isGap: boolean;
}

const PLAIN: Stroke = { width: 1, dashes: [], cap: "butt", isGap: false };

/** How each pattern is drawn, from below. */
const PATTERNS: Record<string, Stroke[]> = {
  solid: [PLAIN],
  "long-dash": [{ ...PLAIN, dashes: [3.7, 1.5] }],
  dotted: [{ ...PLAIN, width: 1.35, dashes: [0.02, 2.05], cap: "round" }],
  "dash-dot": [{ ...PLAIN, dashes: [2.8, 1.75, 0.02, 1.75], cap: "round" }],
  "double-line": [
    { ...PLAIN, width: 1.6 },
    { ...PLAIN, width: 0.65, isGap: true },
  ],
};

/** Give the strokes of a pattern. */
export function strokesOf(pattern: string): Stroke[] {
  return PATTERNS[pattern] ?? [PLAIN];
}

/** Write the dashes of a stroke for a line of some width. */
export function dashes(stroke: Stroke, width: number): string | undefined {
  return stroke.dashes.length > 0
    ? stroke.dashes.map((part) => (part * width).toFixed(1)).join(" ")
    : undefined;
}

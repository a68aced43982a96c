// This file is the tints of the areas, as an old atlas washes them: each is mixed into the colour of the land.

const TINTS = [
  "#c2476a",
  "#8f9a2c",
  "#d18a24",
  "#6f6fc0",
  "#2f9a93",
  "#c4603a",
  "#b8507f",
  "#3f8f7a",
  "#a55cab",
  "#6aa04a",
  "#b89a2e",
];

/** Give the tint of an area by its number. */
export function tintOf(area: number): string {
  return TINTS[area % TINTS.length] ?? "";
}

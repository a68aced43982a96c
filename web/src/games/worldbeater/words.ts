// This file is how the race is spoken of at a table: hexagons without a name have numbers, which nobody says.

const NUMBERED = "[A-Z]{2}\\d{2}";
const DROVE = new RegExp(` drives to ${NUMBERED}\\.$`);

const ARROW = " → ";

/** A sentence of the rules as people say it: "Red drives to EU07." is "Red drives on.", "Play Fog → Red." has an "on". */
export function words(sentence: string): string {
  return sentence.replace(DROVE, " drives on.").replace(ARROW, " on ");
}

// This file is how the journey is spoken of at a table: sides get their players' names, the Red Sea keeps its own.

/** Stands inside a colour that is not a side, where nobody sees it, so that it is not taken for one. */
const JOINER = "\u2060";
const COLOUR = /(?<![\p{L}-])(Red|Blue|Green|Yellow)(?![\p{L}-])/gu;

/** What is read from cards or typed, by the words before it; a Telex ends with what its side gets. */
const QUOTED = [
  /(?<=^\p{L}+ is asked: ).*$/su,
  /(?<=^\p{L}+ knows it: ).*$/su,
  /(?<=^\p{L}+ says ).*$/su,
  /(?<=^\p{L}+ answers “).*(?=”, which counts)/su,
  /(?<=The answer is ).*$/su,
  /(?<=The card says ).*$/su,
  /(?<=^Hazard for \p{L}+: ).*$/su,
  /(?<=^Telex for \p{L}+: ).*?(?=(?: \p{L}+ gets \$\d+\.)?$)/su,
  /(?<=^Answer ).*$/su,
];

/** A sentence of the rules as people say it. */
export function words(sentence: string): string {
  return QUOTED.reduce(
    (said, quoted) => said.replace(quoted, (text) => text.replace(COLOUR, shielded)),
    sentence,
  );
}

function shielded(colour: string): string {
  return colour.charAt(0) + JOINER + colour.slice(1);
}

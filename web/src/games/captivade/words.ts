// This file is how the hunt is spoken of at a table: an escapee is called by its colour, which becomes its player's name.

const COLOURS: Record<string, string> = {
  "Ruby Red": "Red",
  "Gary Green": "Green",
  "Beatrice Bleu": "Blue",
  "Yousef Yellow": "Yellow",
};
const CHARACTER = new RegExp(Object.keys(COLOURS).join("|"), "g");
const BECAME = /^Escapee \d is (\w+) (\w+)(?=, with )/;

/** A sentence of the rules as people say it: "Ruby Red rolls blue." is "Red rolls blue.", and then "Anna rolls blue.".
    Whom somebody plays is told by the first name. */
export function words(sentence: string): string {
  const played = sentence.replace(
    BECAME,
    (_, first, last) => `${COLOURS[`${first} ${last}`]} plays ${first}`,
  );
  return played.replace(CHARACTER, (name) => COLOURS[name] ?? name);
}

// This file is a bot's reasons, read: what speaks for a move, and what against it.

export interface BotReason {
  text: string;
  /** How much it weighs; 0 when the bot did not say. */
  weight: number;
}

export interface Weighed {
  pros: BotReason[];
  cons: BotReason[];
  /** What is said without a weight. */
  remarks: BotReason[];
}

/** Remarks of bots that are the same in every game, as people say them. */
const REMARKS: Record<string, string> = { "nothing much changes": "It makes little difference here." };
/** How a reason begins that is the step which shall follow. */
const NEXT_STEP = "then: ";
const WEIGHT = /^(.*) ([+-]\d+)$/;

/** What a reason means in words, for a move and against it; an empty text is not worth saying. */
export type ReasonWords = Record<string, { pro: string; con: string }>;

/** How a sentence of the rules is said at a table. */
export type Saying = (sentence: string) => string;

/** Sorts reasons such as "caps in reach +4" by what they speak for, and puts them in words. */
export function weighed(
  reasons: string[],
  words: ReasonWords = {},
  say: Saying = (sentence) => sentence,
): Weighed {
  const read = reasons
    .map((sentence) => parseReason(sentence, words, say))
    .filter((reason) => reason.text !== "");
  if (read.length === 0)
    return { pros: [], cons: [], remarks: [{ text: "Nothing speaks against it.", weight: 0 }] };
  return {
    pros: read.filter((reason) => reason.weight > 0),
    cons: read.filter((reason) => reason.weight < 0),
    remarks: read.filter((reason) => reason.weight === 0),
  };
}

function parseReason(sentence: string, words: ReasonWords, say: Saying): BotReason {
  const parts = WEIGHT.exec(sentence);
  const text = parts?.[1] ?? sentence;
  const weight = Number(parts?.[2] ?? 0);
  if (text.startsWith(NEXT_STEP)) return { text: `Then: ${say(text.slice(NEXT_STEP.length))}`, weight: 0 };
  const said = words[text];
  if (!said || weight === 0) return { text: REMARKS[text] ?? text, weight };
  return { text: weight > 0 ? said.pro : said.con, weight };
}

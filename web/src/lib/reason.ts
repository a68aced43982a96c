// This file is a bot's reasons, read: what speaks for a move, and what against it.

export interface Reason {
  text: string;
  /** How much it weighs; 0 when the bot did not say. */
  weight: number;
}

export interface Weighed {
  pros: Reason[];
  cons: Reason[];
  /** What is said without a weight. */
  remarks: Reason[];
}

const WEIGHT = /^(.*) ([+-]\d+)$/;

/** Sorts reasons such as "caps in reach +4" by what they speak for. */
export function weighed(reasons: string[]): Weighed {
  const read = reasons.map(parseReason);
  return {
    pros: read.filter((reason) => reason.weight > 0),
    cons: read.filter((reason) => reason.weight < 0),
    remarks: read.filter((reason) => reason.weight === 0),
  };
}

function parseReason(sentence: string): Reason {
  const parts = WEIGHT.exec(sentence);
  return { text: parts?.[1] ?? sentence, weight: Number(parts?.[2] ?? 0) };
}

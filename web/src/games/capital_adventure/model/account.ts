// This file is what a side has gathered, counted up as it is ranked (CA-03, CA-160).

import type { Drawing, Side } from "../types";

export interface Account {
  isHome: boolean;
  pegs: number;
  sea: number;
  cash: number;
  insurance: number;
  tokens: number;
  /** Cash, unused insurance and Travel Tokens together. */
  worth: number;
}

/** Count up what a side has. */
export function accountOf(side: Side, drawing: Drawing): Account {
  const insurance = drawing.continents
    .filter(({ id }) => side.insurance.includes(id))
    .reduce((sum, continent) => sum + continent.insurance, 0);
  const tokens = side.tokens * drawing.prices.token;
  return {
    isHome: side.city === drawing.start && !side.is_starting,
    pegs: side.pegs.length,
    sea: side.sea,
    cash: side.cash,
    insurance,
    tokens,
    worth: side.cash + insurance + tokens,
  };
}

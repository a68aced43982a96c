// This file is the dice of a turn: what they showed, and which of them are still to be flown.

import type { Facet, View } from "../types";

export interface Die {
  facet: Facet;
  /** Whether it is still to be flown, or its card is. */
  isOpen: boolean;
  /** Whether it was won by naming a country rather than rolled. */
  isWon: boolean;
}

export const TAKE_OFF = "take-off";

/** List the dice of the turn: those that were rolled, then moves that were won. A die that draws a card is used when
    the card is flown. */
export function diceOf(view: View): Die[] {
  const open = [...view.dice];
  let cards = view.hand.length + view.draws;
  const isCardDie = (facet: Facet) => facet === TAKE_OFF || (facet === "jet" && view.options.jets_draw_cards);
  const dice = view.roll.map((facet) => {
    const isOpen = isCardDie(facet) ? cards-- > 0 : take(open, facet);
    return { facet, isOpen, isWon: false };
  });
  return [...dice, ...open.map((facet) => ({ facet, isOpen: true, isWon: true }))];
}

function take(facets: Facet[], facet: Facet): boolean {
  const index = facets.indexOf(facet);
  if (index >= 0) facets.splice(index, 1);
  return index >= 0;
}

/** Tell whether the country of a card may be shown: not before it has been asked for, where countries are named. The
    view may be older than a card that `isBeingDrawn`. */
export function isCountryOpen(card: string, view: View, hasNaming: boolean, isBeingDrawn = false): boolean {
  if (!hasNaming || view.kind === "won") return true;
  if (isBeingDrawn || (view.hand.includes(card) && view.phase === "drawing")) return false;
  return !view.unnamed.includes(card);
}

/** Name a die for those who hear it. */
export function titleOf(die: Die): string {
  const facet =
    die.facet === TAKE_OFF ? "TAKE OFF! card" : die.facet === "jet" ? "jet, a wild move" : die.facet;
  if (die.isWon) return `${facet}, won by naming a country`;
  return die.isOpen ? facet : `${facet}, used`;
}

// This file is a hand of cards: what lies in it, which cards can be played now, and on whom.

import type { Offer } from "../../../wire/message";
import type { Card, Drawing, Move, View } from "../types";

/** Cards of one kind in a hand. */
export interface Held {
  card: Card;
  count: number;
  /** The offers that play it: one for a card that helps, one for each car that a harm may meet. */
  offers: Offer<Move>[];
}

/** Give a kind of card by its id. */
export function cardOf(id: string, drawing: Drawing): Card | undefined {
  return drawing.cards.find((card) => card.id === id);
}

/** The seat whose cards are seen; null for those who only look on. */
export function ownSeat(view: View): number | null {
  return view.hands[view.seat] ? view.seat : null;
}

/** The hand that is seen, kind by kind in the order of the printed cards. */
export function handOf(view: View, drawing: Drawing, offers: Offer<Move>[]): Held[] {
  const seat = ownSeat(view);
  const hand = (seat === null ? null : view.hands[seat]) ?? [];
  return drawing.cards.flatMap((card) => {
    const count = hand.filter((id) => id === card.id).length;
    return count === 0 ? [] : [{ card, count, offers: playsOf(card.id, offers) }];
  });
}

/** The offers that play a kind of card. */
export function playsOf(card: string, offers: Offer<Move>[]): Offer<Move>[] {
  return offers.filter((offer) => offer.move.move === "play" && offer.move.card === card);
}

/** The card that an offer plays, if it plays one. */
export function playedBy(offer: Offer<Move> | null): string | null {
  return offer?.move.move === "play" ? offer.move.card : null;
}

/** The seat that an offer harms, if it harms one. */
export function harmedBy(offer: Offer<Move> | null): number | null {
  return offer?.move.move === "play" ? (offer.move.on ?? null) : null;
}

/** The seats that a harm can be meant for: everyone else who is not home. */
export function rivals(view: View, seat: number): number[] {
  return view.legs.flatMap((leg, other) => (other === seat || leg === "home" ? [] : [other]));
}

/** The move to ask about when a card cannot be played; a harm is asked about with the given or the next car. */
export function wishFor(card: Card, view: View, seat: number, on?: number): Move {
  if (!card.needs_target) return { move: "play", card: card.id };
  const target = on ?? rivals(view, seat)[0] ?? (seat === 0 ? 1 : 0);
  return { move: "play", card: card.id, on: target };
}

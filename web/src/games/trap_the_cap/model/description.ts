// This file is the board of Trap the Cap in words, for those who hear it.

import type { SeatCard } from "../../../wire/message";
import type { Drawing, View } from "../types";
import { baseOf } from "./drawing";
import { caps } from "./standing";
import { capTitle, GOLDEN_NAME, heldIn, playerOf, type Stack, stacks } from "./view";

/** The whole board for somebody who does not see it. */
export function description(view: View, seats: SeatCard[], drawing: Drawing): string {
  const lines = seats.slice(0, view.seats).map((card) => {
    const base = baseOf(drawing, card.seat);
    const mine = stacks(view).filter((stack) => playerOf(view, stack.cap) === card.seat);
    const out = mine.filter((stack) => stack.place !== base?.id).map(whereabouts);
    const waiting = mine.length - out.length;
    const name = card.colour;
    const held = base ? heldIn(view, base.id).length : 0;
    const facts = [`${caps(waiting)} at home`, ...out];
    if (held > 0) facts.push(`${held} brought home`);
    return `${card.name || name} (${name}): ${facts.join(", ")}.`;
  });
  const golden = stacks(view).find((stack) => stack.cap === GOLDEN_NAME);
  if (golden && view.golden_owner === null)
    lines.push(`The Golden Cap stands on ${golden.place} and is nobody's.`);
  return ["Board of Trap the Cap.", ...lines].join(" ");
}

function whereabouts(stack: Stack): string {
  const load = stack.load.length > 0 ? ` carrying ${stack.load.length}` : "";
  return `${capTitle(stack.cap)} on ${stack.place}${load}`;
}

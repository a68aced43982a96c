// This file is the board in words, for those who do not see it.

import type { SeatCard } from "../../../wire/message";
import type { Drawing, View } from "../types";
import { nameOf } from "./drawing";
import { priceText } from "./price";
import { whereabouts } from "./standing";

/** Tell where the sides are, how many cities each has visited, and what is planned. */
export function description(view: View, seats: SeatCard[], drawing: Drawing): string {
  const sides = view.sides.map((side, seat) => {
    const name = seats[seat]?.name ?? drawing.sides[seat] ?? "";
    return `${name} ${whereabouts(side, drawing)} with ${side.pegs.length} of the cities visited`;
  });
  const end = view.plan.path.at(-1);
  const plan =
    end === undefined ? [] : [`a journey to ${nameOf(end, drawing)} is planned for ${priceText(view.plan)}`];
  return `World map of ${drawing.cities.length} cities. ${[...sides, ...plan].join("; ")}.`;
}

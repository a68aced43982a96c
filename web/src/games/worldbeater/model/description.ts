// This file is the board in words, for those who hear it.

import type { SeatCard } from "../../../wire/message";
import type { Drawing, View } from "../types";
import { areaOf, nameOf } from "./drawing";

/** Say where the cars are and how many tokens lie face up. */
export function description(view: View, seats: SeatCard[], drawing: Drawing): string {
  const cars = view.cars.map((hexagon, seat) => {
    const who = seats[seat]?.name || `Seat ${seat + 1}`;
    if (hexagon === null) return `${who} is home`;
    const area = areaOf(hexagon, drawing)?.name;
    return `${who} is at ${nameOf(hexagon, drawing)}${area === undefined ? "" : `, ${area}`}`;
  });
  const left = Object.values(view.tokens).filter((place) => place === "available").length;
  return `Board of hexagons, a map of the world. ${cars.join("; ")}. ${left} ${left === 1 ? "token is" : "tokens are"} still to be claimed.`;
}

// This file is the board in words, for those who do not see it.

import type { SeatCard } from "../../../wire/message";
import { AGENTS, CHARACTERS } from "../look";
import type { Drawing, View } from "../types";
import { nameOf } from "./drawing";
import { isOpen } from "./view";

/** Tell where the agents are, what is blocked, and where those escapees are that may be seen. */
export function description(view: View, seats: SeatCard[], drawing: Drawing): string {
  const place = (number: number) => `${number}, ${nameOf(number, drawing)}`;
  const agents = view.agents.map(({ agent, place: at }) =>
    at === null ? `agent ${AGENTS[agent].title} is out` : `agent ${AGENTS[agent].title} in ${place(at)}`,
  );
  const escapees = view.escapees.flatMap(({ captured, colour }, seat) => {
    const name = colour ? CHARACTERS[colour] : (seats[seat]?.name ?? "");
    if (captured !== null) return [`${name} is in prison`];
    const secret = view.secrets[seat];
    if (!secret) return [];
    return [isOpen(view) ? `${name} in ${place(secret.place)}` : `you hide in ${place(secret.place)}`];
  });
  const blocks = view.blocks.map((block) =>
    "airport" in block
      ? `the airport of ${nameOf(block.airport, drawing)} is blocked`
      : `the line between ${block.connection.map((end) => nameOf(end, drawing)).join(" and ")} is blocked`,
  );
  return `World map of ${drawing.places.length} places. ${[...agents, ...escapees, ...blocks].join("; ")}.`;
}

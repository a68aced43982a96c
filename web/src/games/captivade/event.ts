// This file is what events of the hunt sound like, how long they are read, what the tray shows of them, and what is counted.

import type { Sound } from "../face";
import { AGENTS, CHARACTERS } from "./look";
import type { AgentName, Colour, Face, GameEvent } from "./types";

type Kind = GameEvent["event"];

// What only one seat is told has no sound: those who sit beside it would hear that there was something (CV-88).
const SOUNDS: Partial<Record<Kind, Sound>> = {
  Became: "card",
  Sealed: "step",
  Ordered: "dice",
  Rolled: "dice",
  Spotted: "card",
  Located: "card",
  Drew: "card",
  News: "card",
  Searched: "step",
  Evaded: "dice",
  Captured: "capture",
  LetGo: "step",
  Armed: "capture",
  Attacked: "step",
  Struck: "dice",
  WeekBegan: "card",
  Ended: "win",
};

/** Say what an event sounds like. */
export function soundOf(event: GameEvent): Sound | null {
  return SOUNDS[event.event] ?? null;
}

/** Titles of the counts that are told after a match. */
export const TALLIES: Partial<Record<Kind, string>> = {
  Spotted: "Spotted",
  Located: "Broad locations told",
  Elsewhere: "Colours ruled out",
  Drew: "Event cards drawn",
  Searched: "Searches",
  Evaded: "Arrests evaded",
  Captured: "Recaptures",
  Struck: "Assassin's rolls",
};

/** For how many steps of a piece an event is to be read. */
const HOLDS: Partial<Record<Kind, number>> = {
  Became: 4,
  Ordered: 3,
  Rolled: 2.5,
  Spotted: 4.5,
  Located: 4.5,
  Elsewhere: 2.5,
  Drew: 6,
  ToldZone: 4,
  ToldColour: 4,
  News: 5,
  Evaded: 4,
  Captured: 5,
  LetGo: 4,
  Armed: 4,
  Attacked: 2.5,
  Struck: 4,
  WeekBegan: 2,
};

/** Say for how many steps of a piece an event is to be read. */
export function holdOf(event: GameEvent): number {
  return HOLDS[event.event] ?? 0;
}

/** What everybody looks at just now: whom somebody plays, a die, what was said after it, a card that is read out, a search. */
export interface Shown {
  /** The seat that it is about; null when it is about an agent. */
  seat: number | null;
  agent: AgentName | null;
  /** The escapee whose portrait is shown. */
  portrait: Colour | null;
  face: Face | null;
  card: string | null;
  /** The words under the die, without the name before them; a card has its own. */
  text: string;
}

const NOTHING: Shown = { seat: null, agent: null, portrait: null, face: null, card: null, text: "" };

/** Say what an event lets everybody see; what was seen before stands beside what is said about it. */
export function shownBy(
  event: GameEvent,
  before: Shown | null,
  nameOf: (place: number) => string,
): Shown | null {
  const named = (place: number) => `${place}, ${nameOf(place)}`;
  switch (event.event) {
    case "Became":
      return {
        ...NOTHING,
        seat: event.seat,
        portrait: event.colour,
        text: `plays ${CHARACTERS[event.colour]}.`,
      };
    case "Ordered": {
      const text = event.seat === null ? "Again: nobody has this." : "rolls first, every week.";
      return { ...NOTHING, seat: event.seat, face: event.face, text };
    }
    case "Rolled": {
      const text = `rolls ${event.face === "!" ? "an exclamation mark" : event.face}…`;
      return { ...NOTHING, seat: event.seat, face: event.face, text };
    }
    case "Spotted":
      return said(event.seat, `has been spotted: last week in ${named(event.place)}.`, before);
    case "Located":
      return said(event.seat, `is on a ${event.colour}, and was in Zone ${event.zone} last week.`, before);
    case "Elsewhere":
      return said(event.seat, `is not on a ${event.colour}.`, before);
    case "Drew":
      return { ...NOTHING, seat: event.seat, card: event.card };
    case "ToldZone":
      return said(event.seat, `hides in Zone ${event.zone} now.`, before);
    case "ToldColour":
      return said(event.seat, `hides on a ${event.colour} now.`, before);
    case "Evaded":
      return { ...NOTHING, seat: event.seat, face: event.face, text: "slips away!" };
    case "Captured": {
      const text = `is taken back to prison from ${named(event.place)}.`;
      return { ...NOTHING, seat: event.seat, face: event.face, text };
    }
    case "LetGo": {
      const text = `is seen in ${named(event.place)}, but the agent has its hands full.`;
      return { ...NOTHING, seat: event.seat, text };
    }
    case "Armed":
      return { ...NOTHING, agent: event.agent, text: "becomes an assassin: only one escapee is left free." };
    case "Attacked":
      return { ...NOTHING, agent: event.agent, text: `attacks Agent ${AGENTS[event.target].title}…` };
    case "Struck": {
      const text = `${event.is_hit ? "takes out" : "misses"} Agent ${AGENTS[event.target].title}.`;
      return { ...NOTHING, agent: event.agent, face: event.face, text };
    }
    case "WeekBegan":
      return { ...NOTHING, text: `Week ${event.week} begins: run!` };
    default:
      return null;
  }
}

/** What is said goes with the die that was rolled for it. */
function said(seat: number, text: string, before: Shown | null): Shown {
  const isRolled = before !== null && before.seat === seat && before.card === null;
  return { ...NOTHING, seat, face: isRolled ? before.face : null, text };
}

// This file is what events of the hunt sound like, how long they are read, what the tray shows of them, and what is counted.

import type { AnyEvent, GameFace } from "../face";
import type { AgentName, Face } from "./model/view";

type SoundName = ReturnType<GameFace["sound"]>;

// What only one seat is told has no sound: those who sit beside it would hear that there was something (CV-88).
const SOUNDS: Record<string, SoundName> = {
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
export function soundOf(event: AnyEvent): SoundName {
  return SOUNDS[event.event] ?? null;
}

/** Titles of the counts that are told after a match. */
export const TALLIES: Record<string, string> = {
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
const HOLDS: Record<string, number> = {
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
export function holdOf(event: AnyEvent): number {
  return HOLDS[event.event] ?? 0;
}

/** What everybody looks at just now: a die, what was said after it, a card that is read out, a search. */
export interface Shown {
  /** The seat that it is about; null when it is about an agent. */
  seat: number | null;
  agent: AgentName | null;
  face: Face | null;
  card: string | null;
  /** The words under the die, without the name before them; a card has its own. */
  text: string;
}

const NOTHING: Shown = { seat: null, agent: null, face: null, card: null, text: "" };
const FACES = ["red", "green", "blue", "yellow", "!"];

function faceOf(value: unknown): Face | null {
  return typeof value === "string" && FACES.includes(value) ? (value as Face) : null;
}

/** Say what an event lets everybody see; what was seen before stands beside what is said about it. */
export function shownBy(
  event: AnyEvent,
  before: Shown | null,
  nameOf: (place: number) => string,
): Shown | null {
  const seat = typeof event.seat === "number" ? event.seat : null;
  const agent = typeof event.agent === "string" ? (event.agent as AgentName) : null;
  const face = faceOf(event.face);
  const place = typeof event.place === "number" ? `${event.place}, ${nameOf(event.place)}` : "";
  /** What is said goes with the die that was rolled for it. */
  const said = (text: string): Shown => ({
    ...NOTHING,
    seat,
    face: before !== null && before.seat === seat && before.card === null ? before.face : null,
    text,
  });
  switch (event.event) {
    case "Ordered":
      return {
        ...NOTHING,
        seat,
        face,
        text: seat === null ? "Again: nobody has this." : "rolls first, every week.",
      };
    case "Rolled":
      return { ...NOTHING, seat, face, text: `rolls ${face === "!" ? "an exclamation mark" : face}…` };
    case "Spotted":
      return said(`has been spotted: last week in ${place}.`);
    case "Located":
      return said(`is on a ${event.colour}, and was in Zone ${event.zone} last week.`);
    case "Elsewhere":
      return said(`is not on a ${event.colour}.`);
    case "Drew":
      return { ...NOTHING, seat, card: typeof event.card === "string" ? event.card : null };
    case "ToldZone":
      return said(`hides in Zone ${event.zone} now.`);
    case "ToldColour":
      return said(`hides on a ${event.colour} now.`);
    case "Evaded":
      return { ...NOTHING, seat, face, text: "slips away!" };
    case "Captured":
      return { ...NOTHING, seat, face, text: `is taken back to prison from ${place}.` };
    case "LetGo":
      return { ...NOTHING, seat, text: `is seen in ${place}, but the agent has its hands full.` };
    case "Armed":
      return { ...NOTHING, agent, text: "becomes an assassin: only one escapee is left free." };
    case "Attacked":
      return { ...NOTHING, agent, text: `attacks Agent ${named(event.target)}…` };
    case "Struck":
      return {
        ...NOTHING,
        agent,
        face,
        text: `${event.is_hit ? "takes out" : "misses"} Agent ${named(event.target)}.`,
      };
    case "WeekBegan":
      return { ...NOTHING, text: `Week ${event.week} begins: run!` };
    default:
      return null;
  }
}

function named(agent: unknown): string {
  return typeof agent === "string" ? agent.charAt(0).toUpperCase() + agent.slice(1) : "";
}

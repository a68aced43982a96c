// This file is the events of Captivade as the board shows them: who travels, where something stirs, which zone is named.

import type { AnyEvent } from "../../face";
import { type AgentName, cardOf, type Drawing, type View } from "../model/drawing";

/** What an event shows on the board. */
export interface Motion {
  /** A pawn or an escapee that travels through some places; `by` says how each leg is travelled. */
  trip?: {
    piece: { agent: AgentName } | { seat: number };
    /** The seat of the escapee that an agent takes along. */
    prisoner?: number;
    path: number[];
    by: string;
  };
  /** Places that are searched after that. */
  calls?: number[];
  /** Seats whose escapees are found there. */
  found?: number[];
  /** Places where something happens, and a line between two of them. */
  places?: number[];
  line?: { path: number[]; by: string };
  /** Zones that are named. */
  zones?: string[];
  /** A pawn that leaves the board afterwards. */
  gone?: AgentName;
}

/** How legs are travelled: prisoners are flown back. */
const ALONG = "c";
const BY_AIR = "f";
const BY_SEA = "e";

/** Read what an event shows; null when the board shows nothing of it. */
export function motionOf(event: AnyEvent, view: View, drawing: Drawing): Motion | null {
  const whole = (key: string): number | null =>
    typeof event[key] === "number" ? (event[key] as number) : null;
  const text = (key: string): string => (typeof event[key] === "string" ? (event[key] as string) : "");
  const wholes = (key: string): number[] => (Array.isArray(event[key]) ? (event[key] as number[]) : []);
  const agent = text("agent") as AgentName;
  const seat = whole("seat");
  switch (event.event) {
    case "Ran": {
      const start = seat === null ? undefined : view.secrets[seat]?.place;
      if (seat === null || start === undefined) return null;
      return { trip: { piece: { seat }, path: [start, ...wholes("path")], by: text("by") } };
    }
    case "Searched":
      return {
        trip: { piece: { agent }, path: [whole("start") ?? 0, ...wholes("path")], by: text("by") },
        calls: wholes("calls"),
        found: wholes("found"),
      };
    case "Captured":
      return {
        places: [whole("place") ?? 0],
        trip: {
          piece: { agent },
          path: [whole("place") ?? 0, drawing.start],
          by: BY_AIR,
          ...(seat !== null && { prisoner: seat }),
        },
      };
    case "Spotted":
    case "LetGo":
      return { places: [whole("place") ?? 0] };
    case "Located":
    case "ToldZone":
      return { zones: [text("zone")] };
    case "News":
      return { zones: Array.isArray(event.zones) ? (event.zones as string[]) : [] };
    case "Drew":
      return ofCard(text("card"), drawing);
    case "Lifted": {
      const airport = whole("airport");
      return airport === null ? between(wholes("connection"), ALONG) : { places: [airport] };
    }
    case "Armed":
    case "Attacked":
    case "Spared":
      return { places: [placeOfAgent(agent, view)] };
    case "Struck": {
      const target = text("target") as AgentName;
      const places = [placeOfAgent(target, view)];
      return event.is_hit === true ? { places, gone: target } : { places };
    }
    case "Departed":
      return { places: [placeOfAgent(agent, view)], gone: agent };
    default:
      return null;
  }
}

/** Show what a card is about: a line, an airport, a ferry, a zone. */
function ofCard(id: string, drawing: Drawing): Motion | null {
  const card = cardOf(id, drawing);
  if (card?.zone !== undefined) return { zones: [card.zone] };
  if (card?.place !== undefined) return { places: [card.place] };
  if (card?.a === undefined || card.b === undefined) return null;
  return between([card.a, card.b], card.kind === "ferry" ? BY_SEA : ALONG);
}

function between(path: number[], by: string): Motion {
  return { places: path, line: { path, by } };
}

function placeOfAgent(agent: AgentName, view: View): number {
  return view.agents.find((other) => other.agent === agent)?.place ?? 0;
}

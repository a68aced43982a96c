// This file is the events of Captivade as the board shows them: who travels, where something stirs, which zone is named.

import { cardOf } from "../model/drawing";
import type { AgentName, Drawing, GameEvent, View } from "../types";

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
export function motionOf(event: GameEvent, view: View, drawing: Drawing): Motion | null {
  switch (event.event) {
    case "Ran": {
      const start = view.secrets[event.seat]?.place;
      if (start === undefined) return null;
      return { trip: { piece: { seat: event.seat }, path: [start, ...event.path], by: event.by } };
    }
    case "Searched":
      return {
        trip: { piece: { agent: event.agent }, path: [event.start, ...event.path], by: event.by },
        calls: event.calls,
        found: event.found,
      };
    case "Captured":
      return {
        places: [event.place],
        trip: {
          piece: { agent: event.agent },
          prisoner: event.seat,
          path: [event.place, drawing.start],
          by: BY_AIR,
        },
      };
    case "Spotted":
    case "LetGo":
      return { places: [event.place] };
    case "Located":
    case "ToldZone":
      return { zones: [event.zone] };
    case "News":
      return { zones: event.zones };
    case "Drew":
      return ofCard(event.card, drawing);
    case "Lifted":
      return event.airport === null ? between(event.connection ?? [], ALONG) : { places: [event.airport] };
    case "Armed":
    case "Attacked":
    case "Spared":
      return { places: [placeOfAgent(event.agent, view)] };
    case "Struck": {
      const places = [placeOfAgent(event.target, view)];
      return event.is_hit ? { places, gone: event.target } : { places };
    }
    case "Departed":
      return { places: [placeOfAgent(event.agent, view)], gone: event.agent };
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

// This file is the one sentence that always says whose turn it is and what is asked.

import type { GameFace } from "../games/face";
import { capitalised, isAway, isBot, listed, missing, OPEN, seatName } from "../seat/seat";
import type { SeatCard } from "../wire/message";
import type { TableState } from "./table.svelte";
import { named, plain, wording } from "./wording";

/** Who has to do something: this device's people, others, nobody (something is being shown), or nobody any more. */
export type PromptTone = "mine" | "others" | "shown" | "over";

export interface Prompt {
  tone: PromptTone;
  /** The seat that it is about, for its colour and sign. */
  seat: number | null;
  text: string;
}

type Asker = Pick<GameFace, "prompt" | "words">;

/** What the prompt says now. */
export function promptOf(table: TableState, face: Asker | null, drawing: unknown): Prompt {
  const { card, situation, show } = table;
  if (!card || !situation) return { tone: "shown", seat: null, text: "Coming to the table…" };
  if (show.isRunning) {
    const last = show.lines.at(-1)?.event;
    return {
      tone: "shown",
      seat: last && last.actor >= 0 ? last.actor : null,
      text: last ? wording(last, face, card.seats) : "",
    };
  }
  if (table.ending)
    return { tone: "over", seat: null, text: named(plain(table.ending.sentence, face), card.seats) };
  if (card.stage === "gathering") return { tone: "others", seat: null, text: gathering(card.seats) };
  const waitedFor = situation.ask ?? situation.interrupt;
  if (table.isWaiting && waitedFor) {
    const text = table.pending ? plain(table.pending.sentence, face) : "Your answer is on its way…";
    return { tone: "shown", seat: waitedFor.seat, text };
  }
  const ask = table.ask;
  if (!ask) return waiting(table);
  const seat = card.seats[ask.seat];
  if (table.team && seat) {
    const how = ask.question?.is_typed ? "type your advice" : "tap a move to suggest it";
    return { tone: "others", seat: ask.seat, text: `${seatName(seat)} decides for your team; ${how}.` };
  }
  const whose = seat ? `Your turn, ${seatName(seat)}` : "Your turn";
  const what = ask.question?.is_typed
    ? "answer the question"
    : (face?.prompt?.(ask.offers, show.view, drawing) ?? choice(ask.offers.length));
  return { tone: "mine", seat: ask.seat, text: `${whose}: ${what}` };
}

function choice(offers: number): string {
  return offers === 1 ? "there is one move" : "choose a move";
}

function waiting(table: TableState): Prompt {
  const actors = table.situation?.actors ?? [];
  const seats = actors.map((actor) => table.seats[actor]).filter((seat) => seat !== undefined);
  const first = seats[0];
  if (!first) return { tone: "others", seat: null, text: "One moment…" };
  const tone = "others";
  if (seats.length === 1) return { tone, seat: first.seat, text: waitingForOne(first) };
  return { tone, seat: null, text: `Waiting for ${listed(seats.map(playerName))}.` };
}

/** A seat's name, with a word on who plays it unless that is a person. */
function playerName(seat: SeatCard): string {
  return isBot(seat) ? `${seatName(seat)} (bot)` : seatName(seat);
}

function waitingForOne(seat: SeatCard): string {
  if (isBot(seat)) return `${playerName(seat)} is thinking…`;
  if (isAway(seat)) return `Waiting for ${seatName(seat)}, who is away.`;
  return `Waiting for ${seatName(seat)}.`;
}

function gathering(seats: SeatCard[]): string {
  const open = seats.filter((seat) => seat.player === OPEN);
  if (open.length > 0)
    return `Waiting for somebody to take ${listed(open.map((seat) => capitalised(seat.colour)))}.`;
  const away = missing(seats);
  if (away.length > 0) return `Waiting for ${listed(away.map(seatName))} to come.`;
  return "About to begin…";
}

// This file is the server over HTTP: one function for every address, with the types of what goes in and out.

import type {
  Catalogue,
  DiceProof,
  ForkForm,
  JoinForm,
  MatchReview,
  Opened,
  OptionsAnswer,
  OptionsForm,
  PackAnswer,
  PackForm,
  PackList,
  Replay,
  ReplayPiece,
  Rules,
  SayingList,
  TableCard,
  TableForm,
  TakeForm,
} from "./message";

const SILENCE = "The server does not answer. Is it still running, and is this device on its network?";
const NOT_FOUND = 404;

/** The server said no, or nothing; the message is a sentence for people. */
export class Refusal extends Error {
  override name = "Refusal";

  constructor(
    sentence: string,
    /** The HTTP status; 0 when there was no answer at all. */
    readonly status: number,
  ) {
    super(sentence);
  }

  get isNotFound(): boolean {
    return this.status === NOT_FOUND;
  }
}

/** The sentence for people in whatever was thrown. */
export function sentenceOf(problem: unknown): string {
  return problem instanceof Error && problem.message ? problem.message : "Something went wrong.";
}

async function refusalOf(response: Response): Promise<Refusal> {
  let sentence = `The server could not do that (${response.status}).`;
  try {
    const body: unknown = await response.json();
    if (typeof body === "object" && body !== null && "detail" in body && typeof body.detail === "string") {
      sentence = body.detail;
    }
  } catch {
    // Not JSON: a proxy's own page says nothing to players.
  }
  return new Refusal(sentence, response.status);
}

/** What the server answers; a Refusal with its sentence when it refuses. */
export async function ask<Reply>(
  address: string,
  body?: unknown,
  signal?: AbortSignal,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const request: RequestInit = { headers: { accept: "application/json", ...headers } };
  if (signal) request.signal = signal;
  if (body !== undefined) {
    request.method = "POST";
    request.headers = { ...request.headers, "content-type": "application/json" };
    request.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(address, request);
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Refusal(SILENCE, 0);
  }
  if (!response.ok) throw await refusalOf(response);
  try {
    return (await response.json()) as Reply;
  } catch {
    throw new Refusal(SILENCE, response.status);
  }
}

const part = encodeURIComponent;
const kept = new Map<string, Promise<unknown>>();

/** What does not change while the page is open is asked for once; after a failure, again. */
function once<Reply>(address: string): Promise<Reply> {
  const known = kept.get(address) as Promise<Reply> | undefined;
  if (known) return known;
  const reply = ask<Reply>(address);
  kept.set(address, reply);
  reply.catch(() => kept.delete(address));
  return reply;
}

export const api = {
  /** What this server offers. */
  catalogue: () => once<Catalogue>("/api/catalogue"),
  rules: (game: string) => once<Rules>(`/api/games/${part(game)}/rules`),
  tryOptions: (game: string, form: OptionsForm, signal?: AbortSignal) =>
    ask<OptionsAnswer>(`/api/games/${part(game)}/options`, form, signal),
  packs: () => ask<PackList>("/api/packs"),
  sendPack: (form: PackForm) => ask<PackAnswer>("/api/packs", form),
  openTable: (form: TableForm) => ask<Opened>("/api/tables", form),
  table: (id: string) => ask<TableCard>(`/api/tables/${part(id)}`),
  tableOfCode: (code: string) => ask<TableCard>(`/api/codes/${part(code)}`),
  takeSeat: (id: string, seat: number, form: TakeForm) =>
    ask<Opened>(`/api/tables/${part(id)}/seats/${seat}`, form),
  joinTeam: (id: string, seat: number, form: JoinForm) =>
    ask<Opened>(`/api/tables/${part(id)}/seats/${seat}/team`, form),
  board: (id: string) => ask<unknown>(`/api/tables/${part(id)}/board`),
  sayings: (id: string) => once<SayingList>(`/api/tables/${part(id)}/sayings`),
  replay: (id: string) => ask<Replay>(`/api/tables/${part(id)}/replay`),
  replayPiece: (id: string, first: number, charts: boolean) =>
    ask<ReplayPiece>(`/api/tables/${part(id)}/replay/${first}${charts ? "?charts=true" : ""}`),
  review: (id: string) => ask<MatchReview>(`/api/tables/${part(id)}/review`),
  dice: (id: string) => ask<DiceProof>(`/api/tables/${part(id)}/dice`),
  fork: (id: string, form: ForkForm) => ask<Opened>(`/api/tables/${part(id)}/fork`, form),
  /** Where the logbook can be downloaded. */
  logbookAddress: (id: string) => `/api/tables/${part(id)}/logbook`,
  /** Where the QR code of the join link is. */
  qrAddress: (code: string) => `/api/codes/${part(code)}/qr`,
  socketAddress: (id: string) => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${location.host}/api/tables/${part(id)}/socket`;
  },
};

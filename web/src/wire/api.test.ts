// This file is the tests of the way to the server: what becomes of its answers, and of silence.

import { afterEach, expect, test, vi } from "vitest";
import { api, ask, Refusal, sentenceOf } from "./api";

function answerWith(...answers: (() => Response)[]): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (!answer) throw new TypeError("Failed to fetch");
    return answer();
  });
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

async function refusalOf(asking: Promise<unknown>): Promise<Refusal> {
  const problem: unknown = await asking.catch((error: unknown) => error);
  if (!(problem instanceof Refusal)) throw new Error("There was no refusal.");
  return problem;
}

test("a refusal carries the server's sentence and status", async () => {
  answerWith(() => Response.json({ status_code: 404, detail: "No table has this code." }, { status: 404 }));
  const refusal = await refusalOf(api.tableOfCode("QRST"));
  expect(refusal.message).toBe("No table has this code.");
  expect(refusal.isNotFound).toBe(true);
});

test("a refusal that is not ours gets a sentence of its own", async () => {
  answerWith(() => new Response("<h1>Bad gateway</h1>", { status: 502 }));
  expect((await refusalOf(api.table("x"))).message).toBe("The server could not do that (502).");
});

test("silence, and an answer that is no JSON, say that the server is not there", async () => {
  answerWith();
  const silence = await refusalOf(api.table("x"));
  expect(silence.status).toBe(0);
  answerWith(() => new Response("<!doctype html>"));
  expect((await refusalOf(api.table("x"))).message).toBe(silence.message);
});

test("a request is sent as JSON, parts of addresses are escaped, and headers go along", async () => {
  const fetched = answerWith(() => Response.json({}));
  await api.takeSeat("a/b", 2, { name: "Anna" });
  expect(fetched.mock.calls[0]?.[0]).toBe("/api/tables/a%2Fb/seats/2");
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: "POST", body: '{"name":"Anna"}' });
  await ask("/api/x", undefined, undefined, { "x-learner": "secret" });
  expect(fetched.mock.calls[1]?.[1]).toMatchObject({ headers: { "x-learner": "secret" } });
});

test("what does not change is asked for once, but again after a failure", async () => {
  const fetched = answerWith(
    () => Response.json({ detail: "Not yet." }, { status: 503 }),
    () => Response.json({ version: "1" }),
  );
  expect((await refusalOf(api.catalogue())).message).toBe("Not yet.");
  expect(await api.catalogue()).toEqual({ version: "1" });
  expect(await api.catalogue()).toEqual({ version: "1" });
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("whatever was thrown becomes a sentence", () => {
  expect(sentenceOf(new Error("Too late."))).toBe("Too late.");
  expect(sentenceOf("odd")).toBe("Something went wrong.");
});

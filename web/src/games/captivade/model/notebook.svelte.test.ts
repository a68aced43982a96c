import { beforeEach, describe, expect, it } from "vitest";
import { REPLAYED, RUNNING as VIEW, watched } from "../fixture";
import type { View } from "../types";
import { Notebook } from "./notebook.svelte";

const TABLE = "some-table";
let kept: Map<string, string>;
let notebook: Notebook;

/** A notebook of the same device, opened anew. */
function again(table: string | null = TABLE): Notebook {
  const memory = {
    notes: (id: string): unknown => JSON.parse(kept.get(id) ?? "null"),
    keepNotes: (id: string, notes: unknown) => void kept.set(id, JSON.stringify(notes)),
  };
  const opened = new Notebook(memory);
  opened.open(table);
  return opened;
}

beforeEach(() => {
  kept = new Map();
  notebook = again();
});

describe("what is drawn", () => {
  it("is where the first free rival can be now", () => {
    expect(notebook.drawn(VIEW)).toEqual({
      seat: 2,
      week: 3,
      places: [8, 9, 16, 17, 68, 69, 70, 77, 86, 88],
    });
  });

  it("is of the rival and the week that were chosen", () => {
    notebook.look(VIEW, 3);
    notebook.lookBack(VIEW, 1);
    expect(notebook.drawn(VIEW)).toEqual({ seat: 3, week: 1, places: VIEW.notebook?.[3]?.weeks[1] });
    notebook.lookBack(VIEW, 3);
    expect(notebook.drawn(VIEW)?.places).toEqual(VIEW.notebook?.[3]?.now);
  });

  it("is nothing once it is switched off, and that is remembered", () => {
    notebook.turn(VIEW, false);
    expect(notebook.drawn(VIEW)).toBeNull();
    expect(again().drawn(VIEW)).toBeNull();
  });

  it("is nothing when the match is played without it", () => {
    const pure: View = { ...VIEW, notebook: null };
    expect(notebook.drawn(pure)).toBeNull();
    expect(notebook.isOffered(pure)).toBe(false);
    expect(notebook.week(pure)).toBe(4);
  });

  it("is nothing of those in prison, and never one's own while there are secrets", () => {
    notebook.look(VIEW, 1);
    expect(notebook.drawn(VIEW)).toBeNull();
    notebook.look(VIEW, 0);
    expect(notebook.drawn(VIEW)?.seat).toBe(2);
  });

  it("is nothing on a screen without a player, until the match is looked at again", () => {
    expect(notebook.drawn(watched(VIEW))).toBeNull();
    expect(notebook.drawn(REPLAYED)?.seat).toBe(0);
  });
});

describe("private marks", () => {
  it("go from maybe to not to nothing, for each rival of its own", () => {
    const marks = [1, 2, 3].map(() => {
      notebook.mark(VIEW, 51);
      return notebook.markOn(VIEW, 51);
    });
    expect(marks).toEqual(["maybe", "not", null]);
    notebook.mark(VIEW, 12);
    notebook.look(VIEW, 3);
    expect(notebook.markOn(VIEW, 12)).toBeNull();
    expect(notebook.marksAbout(VIEW, 2)).toEqual([[12, "maybe"]]);
  });

  it("are kept on the device for this match alone", () => {
    notebook.mark(VIEW, 51);
    notebook.note(VIEW, "likes islands");
    expect(again().markOn(VIEW, 51)).toBe("maybe");
    expect(again().page(VIEW).note).toBe("likes islands");
    expect(again("next-table").markOn(VIEW, 51)).toBeNull();
    expect([...kept.keys()]).toEqual([TABLE]);
  });

  it("are not seen by another seat at the same device", () => {
    notebook.look(VIEW, 1);
    notebook.mark(VIEW, 51);
    notebook.note(VIEW, "likes islands");
    notebook.startMarking(VIEW, true);
    const other: View = { ...VIEW, seat: 2 };
    expect(notebook.marksAbout(other, 1)).toEqual([]);
    expect(notebook.page(other).note).toBe("");
    expect(notebook.isMarking(other)).toBe(false);
    notebook.look(other, 1);
    expect(notebook.markOn(other, 51)).toBeNull();
    expect(notebook.markOn(VIEW, 51)).toBe("maybe");
    expect(notebook.isMarking(VIEW)).toBe(true);
  });

  it("can be wiped, those of one rival at a time", () => {
    notebook.mark(VIEW, 51);
    notebook.look(VIEW, 3);
    notebook.mark(VIEW, 2);
    notebook.wipe(VIEW);
    expect(notebook.marksAbout(VIEW, 3)).toEqual([]);
    expect(notebook.marksAbout(VIEW, 2)).toHaveLength(1);
  });

  it("that are broken are left out", () => {
    kept.set(
      TABLE,
      JSON.stringify({ 0: { marks: { 1: { 51: "maybe", 52: 7, x: "not" }, y: 3 }, note: 5 }, 1: null }),
    );
    expect(again().page(VIEW)).toEqual({ isOn: true, rival: null, marks: { 1: { 51: "maybe" } }, note: "" });
  });

  it("of a table without an address are not kept", () => {
    const loose = again(null);
    loose.mark(VIEW, 51);
    expect(loose.markOn(VIEW, 51)).toBe("maybe");
    expect(kept.size).toBe(0);
  });
});

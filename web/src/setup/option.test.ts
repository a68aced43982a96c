// This file is the tests of the options' form.

import { describe, expect, it, test } from "vitest";
import {
  afterChoice,
  afterLot,
  changes,
  chosenNames,
  completed,
  fitted,
  isAllowed,
  layOut,
  namesIn,
  type OptionField,
  parseOptions,
  stepOf,
  titleOf,
  toggled,
  valueTitle,
} from "./option";

const SCHEMA = {
  type: "object",
  properties: {
    board: {
      type: "string",
      enum: ["six-spoke", "four-spoke"],
      default: "six-spoke",
      description: "The board.",
    },
    caps: { type: "integer", enum: [4, 6], default: 6, description: "How many caps." },
    backward: { type: "boolean", default: true, description: "Whether jets fly back." },
    limit: { type: "integer", minimum: 0, maximum: 1_000_000, default: 2000, description: "The end." },
    first: { type: "integer", minimum: 0, maximum: 6, default: 0, description: "Who begins; 0 draws lots." },
    naming: { type: "boolean", default: false, description: "Teaching: naming earns a roll." },
    region: {
      type: "string",
      enum: ["all", "asia"],
      default: "all",
      description: "Teaching: only some cards.",
    },
    fast: { type: "boolean", default: false, description: "Fast start: a card before the first roll." },
    odd: { type: "array", description: "Not for this form." },
    unit: {
      type: "string",
      "x-several": ["all", "asia", "south-asia", "europe"],
      default: "all",
      description: "What is studied.",
    },
    level: { type: "string", "x-each": ["child", "hard"], default: "child", description: "How hard." },
    packs: { type: "string", maxLength: 5, default: "", description: "Own questions.", "x-of": "packs" },
    motto: { type: "string", maxLength: 9, default: "", description: "A motto." },
  },
};
const fields = parseOptions(SCHEMA);
const field = (name: string) => fields.find((one) => one.name === name) as OptionField;

test("each kind of schema becomes its kind of field, in order", () => {
  expect(fields.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    "board choice",
    "caps choice",
    "backward switch",
    "limit number",
    "first number",
    "naming switch",
    "region choice",
    "fast switch",
    "unit several",
    "level each",
    "packs text",
    "motto text",
  ]);
});

test("several choices are put in and taken out, in their order, and the usual one goes alone", () => {
  const unit = field("unit");
  if (unit.kind !== "several") throw new Error("the field takes several choices");
  expect(toggled(unit, "all", "europe")).toBe("europe");
  expect(toggled(unit, "europe", "asia")).toBe("asia,europe");
  expect(toggled(unit, "asia,europe", "europe")).toBe("asia");
  expect(toggled(unit, "asia", "asia")).toBe("all");
  expect(toggled(unit, "asia,europe", "all")).toBe("all");
  expect(toggled(unit, "all", "all")).toBe("all");
  expect(valueTitle(unit, "south-asia,europe")).toBe("South asia, Europe");
});

test("several choices are allowed together, but not the usual one among others", () => {
  const unit = field("unit");
  for (const value of ["all", "asia", "asia,europe"]) expect(isAllowed(unit, value)).toBe(true);
  for (const value of ["", "all,asia", "asia,", "mars", 3]) expect(isAllowed(unit, value)).toBe(false);
});

test("a number knows what 0 does where its sentence says so", () => {
  expect(field("first")).toMatchObject({ zero: "draws lots" });
  expect(field("limit")).toMatchObject({ zero: null });
});

test("a choice among numbers knows it too", () => {
  const seconds = { type: "integer", enum: [0, 15], default: 0, description: "How long; 0 sets no clock." };
  const [clock] = parseOptions({ properties: { seconds } });
  expect(clock && valueTitle(clock, 0)).toBe("0 (sets no clock)");
  expect(clock && valueTitle(clock, 15)).toBe("15");
});

test("what is no schema gives no fields", () => {
  for (const broken of [null, [], "x", { properties: 3 }, {}]) expect(parseOptions(broken)).toEqual([]);
});

test("names become words", () => {
  expect(titleOf("team_aim")).toBe("Team aim");
  expect(titleOf("six-spoke")).toBe("Six spoke");
});

test("sentences with the same beginning make a group, a single one does not", () => {
  expect(field("naming")).toMatchObject({ group: "Teaching", sentence: "Naming earns a roll." });
  expect(field("fast")).toMatchObject({ group: null, sentence: "Fast start: a card before the first roll." });
});

test("a few fields are basic, and the others lie in groups, each field once", () => {
  const { basic, groups } = layOut(fields);
  expect(basic.map(({ name }) => name)).toEqual(["board", "caps", "backward", "limit"]);
  expect(groups.map(({ title }) => title)).toEqual(["Details", "Teaching"]);
  const all = [...basic, ...groups.flatMap((group) => group.fields)].map(({ name }) => name);
  expect(all.toSorted()).toEqual(fields.map(({ name }) => name).toSorted());
});

test("only what a field allows is taken over from an earlier visit", () => {
  const values = completed(fields, {
    board: "round",
    caps: 4,
    backward: "yes",
    limit: -1,
    first: 2.5,
    gone: 1,
  });
  expect(values).toMatchObject({ board: "six-spoke", caps: 4, backward: true, limit: 2000, first: 0 });
  expect(values).not.toHaveProperty("gone");
});

test("numbers keep to their range", () => {
  expect(isAllowed(field("first"), 6)).toBe(true);
  expect(isAllowed(field("first"), 7)).toBe(false);
  expect(isAllowed(field("first"), Number.NaN)).toBe(false);
});

test("only changed options are sent", () => {
  expect(changes(fields, completed(fields, {}))).toEqual({});
  expect(changes(fields, completed(fields, { caps: 4, backward: false }))).toEqual({
    caps: 4,
    backward: false,
  });
});

test("values are told in words", () => {
  expect(valueTitle(field("board"), "four-spoke")).toBe("Four spoke");
  expect(valueTitle(field("backward"), false)).toBe("off");
  expect(valueTitle(field("limit"), 300)).toBe("300");
});

test("wide ranges have wide steps", () => {
  expect(stepOf({ least: 0, most: 6 })).toBe(1);
  expect(stepOf({ least: 0, most: 1_000_000 })).toBe(100);
});

test("an option for each seat is one value for everyone, or as many as there are seats", () => {
  expect(isAllowed(field("level"), "hard")).toBe(true);
  expect(isAllowed(field("level"), "hard,child")).toBe(true);
  for (const wrong of ["", "hard,", "hard,easy", 1, true])
    expect(isAllowed(field("level"), wrong)).toBe(false);
  expect(valueTitle(field("level"), "hard,child")).toBe("Hard, Child");
});

test("values for each seat follow the number of seats", () => {
  expect(fitted("hard", 3)).toBe("hard");
  expect(fitted("hard,child", 3)).toBe("hard,child,child");
  expect(fitted("hard,child,hard", 2)).toBe("hard,child");
});

test("a text says what it names, if it names something", () => {
  expect(field("packs")).toMatchObject({ of: "packs" });
  expect(field("motto")).toMatchObject({ of: null });
  expect(namesIn(" a-1, ,b-2")).toEqual(["a-1", "b-2"]);
  expect(namesIn("")).toEqual([]);
});

test("a text is not too long", () => {
  expect(isAllowed(field("packs"), "birds")).toBe(true);
  expect(isAllowed(field("packs"), "beetle")).toBe(false);
  expect(valueTitle(field("packs"), "")).toBe("none");
});

describe("the names of seats", () => {
  const printed = ["orange", "white", "black"];

  it("are the next free ones, as printed, for those who chose none", () => {
    expect(chosenNames("any", printed, 2)).toEqual(["orange", "white"]);
    expect(chosenNames("black,any,any", printed, 3)).toEqual(["black", "orange", "white"]);
  });

  it("are exchanged with who has them, and as usual again when all are", () => {
    expect(afterChoice("any", printed, 2, 0, "black")).toBe("black,white");
    expect(afterChoice("any", printed, 2, 0, "white")).toBe("white,orange");
    expect(afterChoice("white,orange", printed, 2, 1, "white")).toBe("any");
  });

  it("are not known before lots are drawn, but for what was chosen", () => {
    expect(chosenNames("any", printed, 2, ["jet 1", "jet 2"])).toEqual(["jet 1", "jet 2"]);
    expect(chosenNames("any,black", printed, 2, ["jet 1", "jet 2"])).toEqual(["jet 1", "black"]);
  });

  it("are left to lots by those who choose none, who get no other's", () => {
    expect(afterLot("any", 3, 1, "black")).toBe("any,black,any");
    expect(afterLot("any,black,any", 3, 0, "black")).toBe("black,any,any");
    expect(afterLot("white,black,any", 3, 0, "black")).toBe("black,white,any");
    expect(afterLot("any,black,any", 3, 1, "any")).toBe("any");
  });

  it("are given to new seats by themselves", () => {
    expect(fitted("white,orange", 3, "seat-names")).toBe("white,orange,any");
  });
});

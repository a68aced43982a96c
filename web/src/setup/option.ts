// This file is a game's options as fields of a form, read from their JSON Schema.

export type OptionValue = boolean | number | string;
export type OptionValues = Record<string, OptionValue>;

interface About {
  name: string;
  title: string;
  sentence: string;
  /** The fields that belong together, such as those for teaching; null for no group of its own. */
  group: string | null;
}
export type OptionField = About &
  (
    | { kind: "switch"; usual: boolean }
    | { kind: "choice"; usual: number | string; choices: { value: number | string; title: string }[] }
    /** One choice for everyone, or one for each seat with commas between; `of` says what it names, such as the seats. */
    | { kind: "each"; usual: string; choices: { value: string; title: string }[]; of: string | null }
    /** One or more choices with commas between; the usual one goes alone. */
    | { kind: "several"; usual: string; choices: { value: string; title: string }[] }
    /** A text; `of` says what it names, such as packs. */
    | { kind: "text"; usual: string; most: number; of: string | null }
    | {
        kind: "number";
        usual: number;
        least: number;
        most: number;
        /** What 0 does where it stands for something else than a number, such as "draws lots". */
        zero: string | null;
      }
  );

export interface OptionGroup {
  title: string;
  fields: OptionField[];
}

const BASIC_FIELDS = 4;
const SEATS_APART = ",";
const ZERO = /; 0 (?<zero>[^;.]+)\.$/;
const GROUP = /^(?<group>\p{Lu}[\p{Ll} ]{2,20}): (?<rest>.+)$/su;

/** A name of the schema in words: "team_aim" is "Team aim". */
export function titleOf(name: string): string {
  const words = name.replaceAll(/[_-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parseField(name: string, schema: Record<string, unknown>): OptionField | null {
  const sentence = typeof schema.description === "string" ? schema.description : "";
  const about = { name, title: titleOf(name), sentence, group: null };
  const usual = schema.default;
  const listed = schema["x-each"] ?? schema["x-several"];
  if (Array.isArray(listed)) {
    const values = listed.filter((value) => typeof value === "string");
    const choices = values.map((value) => ({ value, title: titleOf(value) }));
    if (typeof usual !== "string") return null;
    if (!("x-each" in schema)) return { ...about, kind: "several", usual, choices };
    const of = typeof schema["x-of"] === "string" ? schema["x-of"] : null;
    return { ...about, kind: "each", usual, choices, of };
  }
  if (Array.isArray(schema.enum)) {
    const values = schema.enum.filter((value) => typeof value === "string" || typeof value === "number");
    const first = values.find((value) => value === usual) ?? values[0];
    if (first === undefined) return null;
    const zero = ZERO.exec(sentence)?.groups?.zero;
    const title = (value: string | number) => (value === 0 && zero ? `0 (${zero})` : titleOf(String(value)));
    const choices = values.map((value) => ({ value, title: title(value) }));
    return { ...about, kind: "choice", usual: first, choices };
  }
  if (schema.type === "string") {
    const most = typeof schema.maxLength === "number" ? schema.maxLength : 100;
    const of = typeof schema["x-of"] === "string" ? schema["x-of"] : null;
    return { ...about, kind: "text", usual: typeof usual === "string" ? usual : "", most, of };
  }
  if (schema.type === "boolean") return { ...about, kind: "switch", usual: usual === true };
  if (schema.type === "integer" || schema.type === "number") {
    const least = typeof schema.minimum === "number" ? schema.minimum : 0;
    const most = typeof schema.maximum === "number" ? schema.maximum : Number.MAX_SAFE_INTEGER;
    const zero = ZERO.exec(sentence)?.groups?.zero ?? null;
    return { ...about, kind: "number", usual: typeof usual === "number" ? usual : least, least, most, zero };
  }
  return null;
}

/** Sentences such as "Teaching: …" that share their first word make a group, which then is not repeated in each. */
function grouped(fields: OptionField[]): OptionField[] {
  const starts = fields.map((field) => GROUP.exec(field.sentence)?.groups);
  return fields.map((field, index) => {
    const start = starts[index];
    if (!start || starts.filter((other) => other?.group === start.group).length < 2) return field;
    const rest = start.rest ?? "";
    const sentence = rest.charAt(0).toUpperCase() + rest.slice(1);
    return { ...field, group: start.group ?? null, sentence };
  });
}

/** The fields of a game's options; whatever this form cannot show is left to its usual value. */
export function parseOptions(schema: unknown): OptionField[] {
  if (!isRecord(schema) || !isRecord(schema.properties)) return [];
  const fields = Object.entries(schema.properties).map(([name, property]) =>
    isRecord(property) ? parseField(name, property) : null,
  );
  return grouped(fields.filter((field) => field !== null));
}

/** The few fields that are always to be seen, and the others in their groups. */
export function layOut(fields: readonly OptionField[]): { basic: OptionField[]; groups: OptionGroup[] } {
  const plain = fields.filter((field) => field.group === null);
  const basic = plain.slice(0, BASIC_FIELDS);
  const titles = new Set(fields.map((field) => field.group).filter((group) => group !== null));
  const groups = [{ title: "Details", fields: plain.slice(BASIC_FIELDS) }];
  for (const title of titles) groups.push({ title, fields: fields.filter((field) => field.group === title) });
  return { basic, groups: groups.filter((group) => group.fields.length) };
}

/** Whether a value is one that a field allows. */
export function isAllowed(field: OptionField, value: unknown): value is OptionValue {
  switch (field.kind) {
    case "switch":
      return typeof value === "boolean";
    case "choice":
      return field.choices.some((choice) => choice.value === value);
    case "each":
      return typeof value === "string" && seatValues(value).every((each) => isChoice(field, each));
    case "several": {
      const values = typeof value === "string" ? seatValues(value) : [];
      const isMixed = values.length > 1 && values.includes(field.usual);
      return values.length > 0 && !isMixed && values.every((each) => isChoice(field, each));
    }
    case "text":
      return typeof value === "string" && value.length <= field.most;
    case "number":
      return Number.isInteger(value) && Number(value) >= field.least && Number(value) <= field.most;
  }
}

function isChoice(field: { choices: { value: string }[] }, value: string): boolean {
  return field.choices.some((choice) => choice.value === value);
}

/** What each seat has of a value for each seat; one alone is everyone's. */
export function seatValues(value: OptionValue): string[] {
  return String(value).split(SEATS_APART);
}

/** A value for each seat, from what each has. */
export function fromSeatValues(values: readonly string[]): string {
  return values.join(SEATS_APART);
}

/** What the option that says how the seats are called is of. */
export const SEAT_NAMES = "seat-names";
/** Its value with which a seat takes what is free. */
export const ANY = "any";

/** What each of so many seats has chosen. */
function wishes(value: OptionValue, seats: number): string[] {
  const values = seatValues(value);
  return Array.from({ length: seats }, (_, seat) => values[values.length > 1 ? seat : 0] ?? ANY);
}

/** How so many seats are called that have chosen these names; who chose none has the next free one, as printed, or is
    called as before lots are drawn. */
export function chosenNames(
  value: OptionValue,
  printed: readonly string[],
  seats: number,
  undrawn: readonly string[] = [],
): string[] {
  const wanted = wishes(value, seats);
  const free = printed.filter((name) => !wanted.includes(name));
  return wanted.map((name, seat) => (name === ANY ? (undrawn[seat] ?? free.shift() ?? "") : name));
}

/** The value after a seat has chosen a name where the others are drawn by lot; who had it before takes what the seat had. */
export function afterLot(value: OptionValue, seats: number, seat: number, name: string): string {
  const wanted = wishes(value, seats);
  const other = name === ANY ? -1 : wanted.indexOf(name);
  if (other >= 0) wanted[other] = wanted[seat] ?? ANY;
  wanted[seat] = name;
  return wanted.every((one) => one === ANY) ? ANY : fromSeatValues(wanted);
}

/** The value after a seat has chosen a name; who had it before takes that of the seat. */
export function afterChoice(
  value: OptionValue,
  printed: readonly string[],
  seats: number,
  seat: number,
  name: string,
): string {
  const names = chosenNames(value, printed, seats);
  const other = names.indexOf(name);
  if (other >= 0) names[other] = names[seat] ?? ANY;
  names[seat] = name;
  const isUsual = names.every((one, index) => one === printed[index]);
  return isUsual ? ANY : fromSeatValues(names);
}

/** Put one of several choices in or take it out. The usual one stands alone, and when no other is left. */
export function toggled(
  field: { usual: string; choices: readonly { value: string }[] },
  value: OptionValue,
  choice: string,
): string {
  const chosen = new Set(seatValues(value));
  if (choice === field.usual) return field.usual;
  if (!chosen.delete(choice)) chosen.add(choice);
  chosen.delete(field.usual);
  const ordered = field.choices.map((one) => one.value).filter((one) => chosen.has(one));
  return fromSeatValues(ordered) || field.usual;
}

/** The names in a text with commas between. */
export function namesIn(text: OptionValue): string[] {
  return String(text)
    .split(SEATS_APART)
    .map((name) => name.trim())
    .filter(Boolean);
}

/** A value for so many seats: new ones have what the last one has, but no name twice; for everyone it stays as it is. */
export function fitted(value: OptionValue, seats: number, of: string | null = null): string {
  const values = seatValues(value);
  if (values.length === 1) return values.join();
  const last = of === SEAT_NAMES ? ANY : (values.at(-1) ?? "");
  return fromSeatValues(Array.from({ length: seats }, (_, seat) => values[seat] ?? last));
}

/** A value for every field: the given ones where they are allowed, else the usual ones. */
export function completed(fields: readonly OptionField[], given: Record<string, unknown>): OptionValues {
  const values: OptionValues = {};
  for (const field of fields) {
    const value = given[field.name];
    values[field.name] = isAllowed(field, value) ? value : field.usual;
  }
  return values;
}

/** The values that are not the usual ones. */
export function changes(fields: readonly OptionField[], values: OptionValues): OptionValues {
  const changed: OptionValues = {};
  for (const field of fields) {
    const value = values[field.name];
    if (value !== undefined && value !== field.usual) changed[field.name] = value;
  }
  return changed;
}

/** A value in words. */
export function valueTitle(field: OptionField, value: OptionValue): string {
  if (field.kind === "switch") return value ? "on" : "off";
  if (field.kind === "number") return String(value);
  if (field.kind === "text") return value === "" ? "none" : String(value);
  if (field.kind === "each" || field.kind === "several") {
    const titles = seatValues(value).map(
      (each) => field.choices.find((one) => one.value === each)?.title ?? each,
    );
    return titles.join(", ");
  }
  return field.choices.find((choice) => choice.value === value)?.title ?? String(value);
}

/** How much a press of + or − adds: 1, or more where the range is wide. */
export function stepOf(field: { least: number; most: number }): number {
  const range = field.most - field.least;
  return range > 5000 ? 100 : range > 500 ? 10 : 1;
}

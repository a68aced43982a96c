// This file is what everybody has heard of an escapee, week by week: the columns of the notebook, written by themselves.

import { listed } from "../../../seat/seat";
import type { Drawing, Fact, Roll, View } from "../types";
import { nameOf } from "./drawing";

/** An entry of the notebook: what was heard, and whether it says where somebody was or where it was not. */
export interface Entry {
  text: string;
  isSure: boolean;
}

type Kind = Fact["kind"];

function valuesOf(facts: Fact[], kind: Kind): (string | number)[] {
  return [...new Set(facts.filter((fact) => fact.kind === kind).map((fact) => fact.value))];
}

/** List what is known of an escapee in a week: the announcements first, then the searches (CV-111). */
export function heard(view: View, seat: number, week: number, drawing: Drawing): Entry[] {
  const facts = view.facts.filter((fact) => fact.seat === seat && fact.week === week);
  const entries: Entry[] = [];
  const sure = (text: string) => entries.push({ text, isSure: true });
  for (const place of valuesOf(facts, "at")) sure(`${place} ${nameOf(Number(place), drawing)}`);
  for (const zone of valuesOf(facts, "zone")) sure(`Zone ${zone}`);
  for (const colour of valuesOf(facts, "on")) sure(`on ${colour}`);
  for (const fact of facts) if (fact.kind === "paid") sure(money(fact.value));
  const colours = valuesOf(facts, "not-on").map(String);
  if (colours.length > 0) entries.push({ text: `not on ${either(colours)}`, isSure: false });
  const places = valuesOf(facts, "not-at").map(String);
  if (places.length > 0) entries.push({ text: `not in ${either(places)}`, isSure: false });
  return entries;
}

/** Give the week of the rolls that a view tells: while escapees run they are those of the week before. */
export function rollWeek(view: View): number {
  return view.phase === "running" ? view.week - 1 : view.week;
}

/** Say what a roll made its escapee tell: "spotted, last week in 53 Tripoli"; nothing for an exclamation mark (CV-47 to CV-53). */
export function statement(roll: Roll, view: View, drawing: Drawing): string {
  if (roll.face === "!") return "";
  const week = rollWeek(view);
  const about = (at: number, kind: Kind) =>
    view.facts.filter((fact) => fact.seat === roll.seat && fact.week === at && fact.kind === kind);
  if (roll.face === view.escapees[roll.seat]?.colour) {
    const place = week === 1 ? drawing.start : Number(about(week - 1, "at").at(-1)?.value ?? drawing.start);
    return `spotted, last week in ${place} ${nameOf(place, drawing)}`;
  }
  if (about(week, "not-on").some((fact) => fact.value === roll.face)) return `not on a ${roll.face}`;
  const zone = about(week - 1, "zone").at(-1)?.value;
  return `on a ${roll.face}${zone === undefined ? "" : `, last week in Zone ${zone}`}`;
}

function either(names: string[]): string {
  return listed(names).replace(" and ", " or ");
}

/** Say what somebody got or paid: "+£200". */
function money(pounds: number): string {
  return `${pounds < 0 ? "−" : "+"}£${Math.abs(pounds)}`;
}

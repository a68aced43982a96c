// This file is the board of Trap the Cap in words: how a seat stands, what is asked, what an onlooker would be told.

import type { SeatCard } from "../../../wire/message";
import {
  baseOf,
  type CapDrawing,
  type CapView,
  COLOURS,
  capTitle,
  colourOf,
  GOLDEN_NAME,
  heldIn,
  playerOf,
  type Stack,
  stacks,
} from "./view";

/** How a seat stands, such as "4 caps free, 3 brought home". */
export function standing(view: CapView, seat: number, drawing: CapDrawing): string {
  const all = stacks(view);
  const own = all.filter((stack) => colourOf(stack.cap) === seat);
  const carried = all
    .filter((stack) => playerOf(view, stack.cap) === seat)
    .flatMap((stack) => stack.load)
    .filter((cap) => cap !== GOLDEN_NAME && colourOf(cap) !== seat);
  const base = baseOf(drawing, seat);
  const home = base ? heldIn(view, base.id).length : 0;
  const parts = [own.length === 0 ? "no cap free" : `${caps(own.length)} free`];
  if (home > 0) parts.push(`${home} brought home`);
  if (carried.length > 0) parts.push(`${carried.length} carried`);
  if (view.golden_owner === seat) parts.push("owns the Golden Cap");
  return parts.join(", ");
}

/** What a score counts: the caps a side has trapped, or where the fewest lost win, those it has kept. */
export function score(count: number, options: Record<string, unknown>): string {
  const isTeam = options.game === "team" || options.game === "total-team";
  const whose = isTeam ? " by the team" : "";
  return isTeam && options.team_aim === "fewest"
    ? `${caps(count)} kept${whose}`
    : `${caps(count)} trapped${whose}`;
}

/** What is asked of the seat on turn. */
export function prompt(view: CapView): string {
  switch (view.phase) {
    case "picking":
      return `pick a cap for your ${view.die}`;
    case "going":
      return "choose where it goes";
    case "home":
      return `stay at home, or come out with the ${points(view.points)} left`;
    case "stepping":
      return `step with the Golden Cap, ${points(view.points)} left`;
    case "trapping":
      return "choose what the Golden Cap traps here";
    case "throwing-again":
      return "throw again, or end your turn";
    default:
      return "make a move";
  }
}

/** The whole board for somebody who does not see it. */
export function summary(view: CapView, seats: SeatCard[], drawing: CapDrawing): string {
  const lines = seats.slice(0, view.seats).map((card) => {
    const base = baseOf(drawing, card.seat);
    const mine = stacks(view).filter((stack) => playerOf(view, stack.cap) === card.seat);
    const out = mine.filter((stack) => stack.place !== base?.id).map(whereabouts);
    const waiting = mine.length - out.length;
    const name = COLOURS[card.seat] ?? "";
    const held = base ? heldIn(view, base.id).length : 0;
    const facts = [`${caps(waiting)} at home`, ...out];
    if (held > 0) facts.push(`${held} brought home`);
    return `${card.name || name} (${name}): ${facts.join(", ")}.`;
  });
  const golden = stacks(view).find((stack) => stack.cap === GOLDEN_NAME);
  if (golden && view.golden_owner === null)
    lines.push(`The Golden Cap stands on ${golden.place} and is nobody's.`);
  return ["Board of Trap the Cap.", ...lines].join(" ");
}

function whereabouts(stack: Stack): string {
  const load = stack.load.length > 0 ? ` carrying ${stack.load.length}` : "";
  return `${capTitle(stack.cap)} on ${stack.place}${load}`;
}

function caps(count: number): string {
  return count === 1 ? "1 cap" : `${count} caps`;
}

function points(count: number): string {
  return count === 1 ? "1 point" : `${count} points`;
}

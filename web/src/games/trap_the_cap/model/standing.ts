// This file is how a seat stands in Trap the Cap, and what is asked of it, in words.

import type { Drawing, View } from "../types";
import { baseOf, teamTitle } from "./drawing";
import { GOLDEN_NAME, heldIn, playerOf, seatOf, stacks } from "./view";

/** How a seat stands, such as "4 caps free, 3 brought home"; where teams play, its team comes first. */
export function standing(view: View, seat: number, drawing: Drawing): string {
  const all = stacks(view);
  const own = all.filter((stack) => seatOf(view, stack.cap) === seat);
  const carried = all
    .filter((stack) => playerOf(view, stack.cap) === seat)
    .flatMap((stack) => stack.load)
    .filter((cap) => cap !== GOLDEN_NAME && seatOf(view, cap) !== seat);
  const base = baseOf(drawing, seat);
  const home = base ? heldIn(view, base.id).length : 0;
  const parts = [own.length === 0 ? "no cap free" : `${caps(own.length)} free`];
  if (base && base.team !== null) parts.unshift(`team ${teamTitle(base.team)}`);
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
export function prompt(view: View): string {
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

/** A number of caps: "1 cap", "2 caps". */
export function caps(count: number): string {
  return count === 1 ? "1 cap" : `${count} caps`;
}

function points(count: number): string {
  return count === 1 ? "1 point" : `${count} points`;
}

// This file is what the server prints and shows for Worldbeater: the board, the cards and the view, as plain data.

import { once } from "../../../ui/once";

export type Role = "open" | "town" | "frontier" | "seaport" | "airport" | "fort-dunlop" | "new-york";

export interface Area {
  id: string;
  name: string;
  code: string;
}

export interface Hexagon {
  id: string;
  /** The id of its area. */
  area: string;
  /** Its place in slanted columns and rows; rows grow southward. */
  q: number;
  r: number;
  role: Role;
}

export interface Town {
  id: string;
  name: string;
  hexagon: string;
  /** The id of its area. */
  area: string;
  value: number;
  /** Whether its token is laid out with so many seats. */
  is_in_play: boolean;
}

/** Two exits of which each leads to the other. */
export interface Crossing {
  kind: "frontier" | "seaport";
  a: string;
  b: string;
  /** What the exits are called; both sides of a frontier have one name. */
  a_name: string;
  b_name: string;
}

export interface Landmark {
  hexagon: string;
  name: string;
}

export interface Card {
  id: string;
  name: string;
  sentence: string;
  side: "help" | "harm";
  needs_target: boolean;
}

export interface Drawing {
  /** The United Kingdom is the first. */
  areas: Area[];
  hexagons: Hexagon[];
  towns: Town[];
  crossings: Crossing[];
  airports: Landmark[];
  fort_dunlop: Landmark;
  new_york: Landmark;
  cards: Card[];
  /** With more tokens than these nobody may come into the United Kingdom on the way back. */
  most_tokens_home: number;
  /** Points by order of arrival. */
  charts: { new_york: number[]; home: number[] };
}

export type Leg = "out" | "back" | "home";

/** Where a token is: on its town, back on it face down, not laid out, or with a seat. */
export type TokenPlace = "available" | "returned" | "absent" | number;

/** A line of the score sheet. */
export interface SheetLine {
  tokens: number;
  new_york: number;
  home: number;
  empty_areas: number;
  brought_home: number;
  total: number;
  /** How many tokens the seat holds. */
  holds: number;
  /** Whether the tokens have been credited in New York. */
  is_credited: boolean;
}

export interface View {
  /** Whose view it is; below 0 for those who only look on. */
  seat: number;
  options: Record<string, unknown>;
  seats: number;
  phase: "drawing-lots" | "dealing" | "driving" | "flying" | "drawing" | "losing" | "parked" | "over";
  turn: number;
  first: number;
  rounds: number;
  /** Where each car is; null when it is home. */
  cars: (string | null)[];
  legs: Leg[];
  /** By town. */
  tokens: Record<string, TokenPlace>;
  hands: (string[] | null)[];
  hand_counts: number[];
  pack: { fresh: number; played: number };
  waiting: boolean[];
  /** Harm that waits for the next turn of each seat, and that which acts on the car on turn. */
  harms: string[][];
  acting_harms: string[];
  arrivals: { new_york: number[]; home: number[] };
  /** Where the car on turn has been this turn, from where it began. */
  trail: string[];
  moves_made: number;
  moves_left: number;
  tokens_left: number;
  must_move: boolean;
  played: string | null;
  passes: { cars: number; tokens: number };
  may_charter: boolean;
  may_connect: boolean;
  sheet: SheetLine[];
}

interface Register {
  hexagons: Map<string, Hexagon>;
  areas: Map<string, Area>;
  towns: Map<string, Town>;
  /** What a hexagon is called, if it has a name. */
  names: Map<string, string>;
  /** The exit at the other end of each exit. */
  partners: Map<string, string>;
}

const register = once(
  (drawing: Drawing): Register => ({
    hexagons: new Map(drawing.hexagons.map((hexagon) => [hexagon.id, hexagon])),
    areas: new Map(drawing.areas.map((area) => [area.id, area])),
    towns: new Map(drawing.towns.map((town) => [town.hexagon, town])),
    names: new Map([
      ...drawing.towns.map((town): [string, string] => [town.hexagon, town.name]),
      ...drawing.crossings.flatMap(({ a, b, a_name, b_name }): [string, string][] => [
        [a, a_name],
        [b, b_name],
      ]),
      ...[...drawing.airports, drawing.fort_dunlop, drawing.new_york].map((mark): [string, string] => [
        mark.hexagon,
        mark.name,
      ]),
    ]),
    partners: new Map(
      drawing.crossings.flatMap(({ a, b }): [string, string][] => [
        [a, b],
        [b, a],
      ]),
    ),
  }),
);

/** Give a hexagon by its id. */
export function hexagonOf(id: string, drawing: Drawing): Hexagon | undefined {
  return register(drawing).hexagons.get(id);
}

/** Give the area in which a hexagon lies. */
export function areaOf(hexagon: string, drawing: Drawing): Area | undefined {
  const found = register(drawing);
  return found.areas.get(found.hexagons.get(hexagon)?.area ?? "");
}

/** Give the town on a hexagon, if there is one. */
export function townAt(hexagon: string, drawing: Drawing): Town | undefined {
  return register(drawing).towns.get(hexagon);
}

/** Give the exit to which an exit leads. */
export function partnerOf(hexagon: string, drawing: Drawing): string | undefined {
  return register(drawing).partners.get(hexagon);
}

/** Name a hexagon: by what is on it, or by its id. */
export function nameOf(hexagon: string, drawing: Drawing): string {
  return register(drawing).names.get(hexagon) ?? hexagon;
}

// This file is what is read from the printed board of Worldbeater.

import { once } from "../../../ui/once";
import type { Area, Drawing, Hexagon, Town } from "../types";

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

/** Give the exit to which an exit leads. */
export function partnerOf(hexagon: string, drawing: Drawing): string | undefined {
  return register(drawing).partners.get(hexagon);
}

/** Name a hexagon: by what is on it, or by its id. */
export function nameOf(hexagon: string, drawing: Drawing): string {
  return register(drawing).names.get(hexagon) ?? hexagon;
}

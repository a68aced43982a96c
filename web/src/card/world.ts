// This file is windows of the world map: how much of it is shown, so that places can be told apart.

import type { CardMap, CardPlace } from "../wire/message";

/** A part of the map, in its own units. */
export interface MapWindow {
  left: number;
  top: number;
  width: number;
  height: number;
}

const MARGIN = 0.5;
const SHAPE = 1.5;
const NEAREST = 9;

/** The whole map. */
export function wholeWorld(world: CardMap): MapWindow {
  return { left: 0, top: 0, width: world.width, height: world.height };
}

/** A square round a place, so many times nearer than the whole map. */
export function surroundings(world: CardMap, place: CardPlace, nearer: number): MapWindow {
  const side = world.height / nearer;
  const left = place.across * world.width - side / 2;
  return { left, top: place.down * world.height - side / 2, width: side, height: side };
}

/** A window of one shape in which all places lie well inside; it leaves the map only where that is too low. */
export function spanning(world: CardMap, places: readonly CardPlace[]): MapWindow {
  const across = extent(places.map((place) => place.across * world.width));
  const down = extent(places.map((place) => place.down * world.height));
  const wanted = Math.max(across.length, down.length * SHAPE) * (1 + MARGIN);
  const width = Math.min(Math.max(wanted, world.width / NEAREST), world.width);
  const height = width / SHAPE;
  return {
    left: within(across.middle - width / 2, world.width - width),
    top:
      height > world.height
        ? (world.height - height) / 2
        : within(down.middle - height / 2, world.height - height),
    width,
    height,
  };
}

function extent(values: number[]): { middle: number; length: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { middle: (least + most) / 2, length: most - least };
}

function within(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}

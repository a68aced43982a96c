// This file is the coast drawn roughly, for the water lines along it: they are wide, and the fewer points the quicker.

import type { Point } from "./projection";

const NUMBER = /-?\d+/g;

/** Read path data of closed lines in relative steps, as the plate has it. */
export function ringsOf(data: string): Point[][] {
  return data
    .split("M")
    .slice(1)
    .map((part) => {
      const numbers = (part.match(NUMBER) ?? []).map(Number);
      const ring: Point[] = [];
      let [x, y] = [0, 0];
      for (let index = 0; index + 1 < numbers.length; index += 2) {
        x += numbers[index] ?? 0;
        y += numbers[index + 1] ?? 0;
        ring.push({ x, y });
      }
      return ring;
    });
}

/** Give a coast without islets and without points that are nearer than `least` to the one before. */
export function shoreOf(data: string, least: number, islet: number): string {
  return ringsOf(data)
    .filter((ring) => Math.max(reach(ring, "x"), reach(ring, "y")) >= islet)
    .map((ring) => {
      let last: Point | null = null;
      const kept = ring.filter((spot) => {
        if (last !== null && Math.hypot(spot.x - last.x, spot.y - last.y) < least) return false;
        last = spot;
        return true;
      });
      return `M${kept.map(({ x, y }) => `${x} ${y}`).join(" ")}z`;
    })
    .join("");
}

function reach(ring: Point[], axis: "x" | "y"): number {
  const values = ring.map((spot) => spot[axis]);
  return Math.max(...values) - Math.min(...values);
}

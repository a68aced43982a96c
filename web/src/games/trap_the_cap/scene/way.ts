// This file is the ways of caps over the plate: as lines, and as the points that a cap's foot touches.

import type { Point } from "../../../map/projection";
import { baseOf, placesOf, route } from "../model/drawing";
import type { Drawing, Freed, Moved, Place, View } from "../types";
import { FOOT, figures } from "./layout";

/** The way of the picked cap to a place; empty when none is picked. */
export function wayTo(id: string, view: View, drawing: Drawing): string[] {
  const spot = view.picked === null ? undefined : view.caps[view.picked];
  return spot && "on" in spot && placesOf(drawing).has(id) ? route(drawing, spot.on, id) : [];
}

/** A way as the data of a path; a base is left or reached at the end of its jetty. */
export function line(path: string[], drawing: Drawing): string {
  const places = placesOf(drawing);
  const points = path.flatMap((id) => {
    const place = places.get(id);
    if (!place) return [];
    const base = drawing.bases.find((one) => one.id === id);
    const door = base && places.get(base.door);
    if (!base || !door) return [`${place.x} ${place.y}`];
    return [`${door.x} ${place.y + (Math.sign(door.y - place.y) * base.height) / 2}`];
  });
  return points.length > 1 ? `M${points.join("L")}` : "";
}

/** Where a cap's foot is on each place of its way: where it stands, then on each space, then where it will stand, if known. */
export function feet({ cap, path }: Moved, before: View, after: View | null, drawing: Drawing): Point[] {
  const places = placesOf(drawing);
  const first = standOf(cap, before, drawing);
  const last = after && standOf(cap, after, drawing);
  const way = path.slice(1).flatMap((id) => places.get(id) ?? []);
  const stands = way.map((place, index) => (index === way.length - 1 && last ? last : foot(place)));
  return first ? [first, ...stands] : stands;
}

/** The ways of freed caps from the base that they were brought to to where they wait afterwards. */
export function waysOut({ seat, caps }: Freed, after: View, drawing: Drawing): Record<string, Point[]> {
  const from = placesOf(drawing).get(baseOf(drawing, seat)?.id ?? "");
  const goals = figures(after, drawing).filter((figure) => caps.includes(figure.stack.cap));
  return Object.fromEntries(from ? goals.map((goal) => [goal.stack.cap, [foot(from), goal]]) : []);
}

/** Where a cap stands. */
export function standOf(cap: string, view: View, drawing: Drawing): Point | undefined {
  return figures(view, drawing).find((figure) => figure.stack.cap === cap);
}

function foot(place: Place): Point {
  return { x: place.x, y: place.y + FOOT };
}

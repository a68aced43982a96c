// This file is the geometry of the printed plate: the rim as an outline, the roads, the waters between the spokes.

import { placesOf, route } from "../model/drawing";
import type { Drawing, Place } from "../types";

/** The space in front of each base, clockwise. */
function doors(drawing: Drawing): string[] {
  return drawing.bases.map((base) => base.door);
}

/** The spaces of the rim, clockwise from the first base. */
export function rim(drawing: Drawing): Place[] {
  const places = placesOf(drawing);
  const corners = doors(drawing);
  return corners.flatMap((door, index) =>
    route(drawing, door, corners[(index + 1) % corners.length] ?? door)
      .slice(0, -1)
      .flatMap((id) => places.get(id) ?? []),
  );
}

/** The rim as a closed path, scaled about the centre. */
export function rimPath(drawing: Drawing, scale = 1): string {
  const points = rim(drawing).map((place) => `${round(place.x * scale)} ${round(place.y * scale)}`);
  return `M${points.join("L")}Z`;
}

/** The roads: a line for every two neighbouring spaces. */
export function roads(drawing: Drawing): string {
  const places = placesOf(drawing);
  const lines = drawing.places.flatMap((place) =>
    place.kind === "base"
      ? []
      : place.neighbours.flatMap((id) => {
          const other = places.get(id);
          return other && other.kind !== "base" && place.id < id
            ? [`M${place.x} ${place.y}L${other.x} ${other.y}`]
            : [];
        }),
  );
  return lines.join("");
}

/** The middle of the water between each two spokes. */
export function waters(drawing: Drawing): { x: number; y: number }[] {
  const places = placesOf(drawing);
  const corners = doors(drawing).flatMap((door) => places.get(door) ?? []);
  return corners.map((one, index) => {
    const other = corners[(index + 1) % corners.length] ?? one;
    return { x: round((one.x + other.x) * 0.345), y: round((one.y + other.y) * 0.345) };
  });
}

/** The points of a compass rose: a star with so many long points, the first one turned by so many degrees. */
export function rose(points: number, long: number, short: number, turn: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = ((turn + (index * 180) / points) * Math.PI) / 180;
    const reach = index % 2 === 0 ? long : short;
    return `${round(reach * Math.cos(angle))},${round(reach * Math.sin(angle))}`;
  });
  return corners.join(" ");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

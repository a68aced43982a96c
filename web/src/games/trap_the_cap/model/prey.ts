// This file is which caps can be trapped: what the picked cap would meet, and what a cap is about to put itself over.

import type { Drawing, Moved, Place, View } from "../types";
import { placesOf } from "./drawing";
import { GOLDEN_NAME, playerOf, stacks } from "./view";

/** Whether the picked cap would meet caps there that it can put itself over. */
export function hasPrey(place: Place, view: View): boolean {
  if (place.kind === "base" || view.picked === null) return false;
  if (place.kind === "grey" && view.picked !== GOLDEN_NAME) return false;
  const mover = playerOf(view, view.picked);
  return stacks(view).some(
    (stack) => stack.place === place.id && stack.cap !== view.picked && playerOf(view, stack.cap) !== mover,
  );
}

/** Whether a way ends on caps that the one which goes there puts itself over. */
export function willTrap({ cap, path }: Moved, before: View, drawing: Drawing): boolean {
  const end = placesOf(drawing).get(path.at(-1) ?? "");
  return end !== undefined && cap !== GOLDEN_NAME && hasPrey(end, { ...before, picked: cap });
}

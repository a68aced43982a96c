// This file is how what opens beside a point of the board stays within the frame through which the board is seen.

/** How far from the edge of the frame it keeps, in pixels. */
const MARGIN = 6;

interface Stretch {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Say how far something has to be moved to lie within a frame; what is too large begins at its upper left. */
export function shiftInto(box: Stretch, frame: Stretch): { x: number; y: number } {
  const along = (low: number, high: number, least: number, most: number): number =>
    low < least + MARGIN
      ? least + MARGIN - low
      : Math.max(least + MARGIN - low, Math.min(0, most - MARGIN - high));
  return {
    x: along(box.left, box.right, frame.left, frame.right),
    y: along(box.top, box.bottom, frame.top, frame.bottom),
  };
}

/** Moves an element into its frame; a Svelte attachment, to be made anew for what it stands beside. */
export function inside(zoom: number, _beside: string): (element: HTMLElement) => void {
  return (element) => {
    element.style.translate = "";
    const frame = element.parentElement?.closest("section");
    if (!frame) return;
    const { x, y } = shiftInto(element.getBoundingClientRect(), frame.getBoundingClientRect());
    // The board is drawn enlarged, and the way that is told here is enlarged with it.
    element.style.translate = `${x / zoom}px ${y / zoom}px`;
  };
}

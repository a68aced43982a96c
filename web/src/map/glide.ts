// This file is time that passes on a board while something moves there.

/** Let time pass, or none when the signal is aborted; call a painter for every frame with how much of it is over, from 0 to 1. */
export function glide(
  milliseconds: number,
  signal: AbortSignal,
  paint: (share: number) => void = () => undefined,
): Promise<void> {
  return new Promise((resolve) => {
    const began = performance.now();
    const step = () => {
      const share = (performance.now() - began) / milliseconds;
      if (signal.aborted || !(milliseconds > 0 && share < 1)) {
        resolve();
        return;
      }
      paint(share);
      requestAnimationFrame(step);
    };
    step();
  });
}

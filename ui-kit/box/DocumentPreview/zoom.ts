/** Steps of the zoom buttons. 1 is the natural size. */
export const zoomSteps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

/** Returns the next larger step, or the largest. */
export function zoomIn(zoom: number): number {
  return zoomSteps.find((step) => step > zoom + 0.001) ?? zoomSteps[zoomSteps.length - 1] ?? zoom;
}

/** Returns the next smaller step, or the smallest. */
export function zoomOut(zoom: number): number {
  return zoomSteps.findLast((step) => step < zoom - 0.001) ?? zoomSteps[0];
}

/** Returns the zoom that fills the width, at most 2, because a larger picture shows only grain. */
export function fitWidth(available: number, natural: number): number {
  if (available <= 0 || natural <= 0) return 1;
  return Math.min(2, available / natural);
}

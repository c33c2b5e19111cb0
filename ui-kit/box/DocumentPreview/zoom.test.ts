import { describe, expect, it } from 'vitest';
import { fitWidth, zoomIn, zoomOut, zoomSteps } from './zoom.ts';

describe('zoom of the preview', () => {
  it('[R2.20] moves to the next step, also from a fitted width', () => {
    expect(zoomIn(1)).toBe(1.25);
    expect(zoomIn(1.1)).toBe(1.25);
    expect(zoomOut(1)).toBe(0.75);
    expect(zoomOut(1.1)).toBe(1);
  });

  it('[R2.20] stays at its limits', () => {
    expect(zoomIn(Math.max(...zoomSteps))).toBe(Math.max(...zoomSteps));
    expect(zoomOut(Math.min(...zoomSteps))).toBe(Math.min(...zoomSteps));
  });

  it('[R2.20] fits a page to the available width', () => {
    expect(fitWidth(600, 800)).toBe(0.75);
    expect(fitWidth(4000, 800)).toBe(2);
    expect(fitWidth(0, 800)).toBe(1);
  });
});

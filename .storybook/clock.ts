/** The time of every story, unless the toolbar's clock is set later. */
export const storyStart = new Date('2026-03-12T10:30:00Z');

const dayMs = 86_400_000;

/** How much later than {@link storyStart} the toolbar can show a story, in days. */
export const clockSteps = { start: 0, day: 1, week: 7, month: 31, year: 365 } as const;
export type ClockStep = keyof typeof clockSteps;

/** Milliseconds by which the toolbar's clock is ahead of {@link storyStart}. */
export function aheadMs(step: unknown): number {
  const days = Object.entries(clockSteps).find(([name]) => name === step)?.[1] ?? 0;
  return days * dayMs;
}

const RealDate = globalThis.Date;
let offset = 0;

/**
 * Sets the current time of the page. `Date` starts at the story's time and continues from there, so
 * that a picture shows the same day on every day.
 */
export function setPresent(step: unknown): void {
  offset = storyStart.getTime() + aheadMs(step) - RealDate.now();
  globalThis.Date = new Proxy(RealDate, {
    construct: (real, args, target) =>
      Reflect.construct(real, args.length === 0 ? [real.now() + offset] : args, target) as Date,
    get: (real, key) =>
      key === 'now' ? () => real.now() + offset : (Reflect.get(real, key) as unknown),
  });
}

/** Advances the time at once, as if the computer had been asleep. Running timers do not notice. */
export function sleepFor(ms: number): void {
  offset += ms;
  document.dispatchEvent(new Event('visibilitychange'));
}

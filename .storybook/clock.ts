/** The moment every story takes place, unless the toolbar's clock says later. */
export const storyStart = new Date('2026-03-12T10:30:00Z');

const dayMs = 86_400_000;

/** How much later than {@link storyStart} the toolbar can look at a story, in days. */
export const clockSteps = { start: 0, day: 1, week: 7, month: 31, year: 365 } as const;
export type ClockStep = keyof typeof clockSteps;

/** Milliseconds the toolbar's clock is ahead of {@link storyStart}. */
export function aheadMs(step: unknown): number {
  const days = Object.entries(clockSteps).find(([name]) => name === step)?.[1] ?? 0;
  return days * dayMs;
}

const RealDate = globalThis.Date;
let offset = 0;

/**
 * Sets the present of the page: what a screen asks of `Date` begins at the story's moment and runs on
 * from there, so that a picture shows the same day on every day.
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

/** Lets time pass at once, as while a computer sleeps; timers that run know nothing of it. */
export function sleepFor(ms: number): void {
  offset += ms;
  document.dispatchEvent(new Event('visibilitychange'));
}

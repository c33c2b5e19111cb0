import { expect, type Page, type Request } from 'playwright/test';
import { limits } from '@dokubox/spec/limits.ts';

/** Far less than the time limit of a request. */
const step = limits.requestTimeoutMs / 6;

/**
 * Lets a time pass on a page whose clock is installed, each timer in its turn. The time limits of
 * requests run on the same clock, so after each step those under way are waited for: otherwise the
 * minute that starts a reading would also break it off.
 */
export async function letPass(page: Page, ms: number): Promise<void> {
  const underWay = new Set<Request>();
  const begin = (request: Request) => void underWay.add(request);
  const end = (request: Request) => void underWay.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  try {
    for (let left = ms; left > 0; left -= step) {
      await page.clock.runFor(Math.min(left, step));
      await expect.poll(() => underWay.size).toBe(0);
    }
  } finally {
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  }
}

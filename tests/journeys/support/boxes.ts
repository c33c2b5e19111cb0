import type { Page } from 'playwright/test';
import type { AnswerOf } from '@dokubox/spec/operations/table.ts';
import { callAs, type JourneyWorld } from './worlds.ts';

/** A box as the server tells the world's user. */
export function boxOf(
  page: Page,
  world: JourneyWorld,
  id: number,
): Promise<AnswerOf<'loadDokubox'>> {
  return callAs(page.request, world, 'loadDokubox', { id });
}

/** Id of the box in whose screen a page is. */
export function boxIdIn(page: Page): number {
  return Number(/\/(\d+)$/.exec(new URL(page.url()).pathname)?.[1]);
}

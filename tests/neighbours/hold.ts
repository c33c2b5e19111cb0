import { once } from 'node:events';

/** Waits between two steps of a slow caller. */
export async function hold(milliseconds: number): Promise<void> {
  await once(AbortSignal.timeout(milliseconds), 'abort');
}

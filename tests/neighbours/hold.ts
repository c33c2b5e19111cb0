import { once } from 'node:events';

/** Lets time pass between two steps of somebody who is in no hurry. */
export async function hold(milliseconds: number): Promise<void> {
  await once(AbortSignal.timeout(milliseconds), 'abort');
}

import { atOnce, stepByStep } from '../../slices.ts';
import type { BoxState } from '../../state.ts';
import type { World } from '../../world/world.ts';
import { takeExpiries, withEnvelopeExpired } from '../signing/envelope-expiry.ts';
import { takeArchiveAnswers, withArchiveAnswers } from './archive-jobs.ts';

/** The box with everything that happened to it because time passed (`clockRules`). */
export function asOfNow(world: World, box: BoxState): BoxState {
  return withEnvelopeExpired(world, withArchiveAnswers(world, box));
}

function* clockEvents(world: World): Generator<void> {
  yield* takeArchiveAnswers(world);
  yield* takeExpiries(world);
}

/**
 * Lets happen in every box what time brings, in slices; called before lists are read.
 * @returns what to wait for where there is more than one slice of it
 */
export function takeClockEvents(world: World): Promise<void> | undefined {
  return stepByStep(clockEvents(world));
}

/** The same at once, where nobody else waits: in a page of one's own. */
export function takeClockEventsAtOnce(world: World): void {
  atOnce(clockEvents(world));
}

/** An answer that counts on what time has brought to every box: at once where that is little. */
export function afterClockEvents<R>(world: World, answer: () => R): R | Promise<R> {
  const taken = takeClockEvents(world);
  return taken ? taken.then(answer) : answer();
}

import { atOnce, stepByStep } from '../../slices.ts';
import type { BoxState } from '../../state.ts';
import type { World } from '../../world/world.ts';
import { takeExpiries, withEnvelopeExpired } from '../signing/envelope-expiry.ts';
import { takeArchiveAnswers, withArchiveAnswers } from './archive-jobs.ts';

/** The box after all events that time has brought (`clockRules`). */
export function asOfNow(world: World, box: BoxState): BoxState {
  return withEnvelopeExpired(world, withArchiveAnswers(world, box));
}

function* clockEvents(world: World): Generator<void> {
  yield* takeArchiveAnswers(world);
  yield* takeExpiries(world);
}

/**
 * Applies due events to every box, in slices. Called before lists are read.
 * @returns a promise if there is more than one slice
 */
export function takeClockEvents(world: World): Promise<void> | undefined {
  return stepByStep(clockEvents(world));
}

/**
 * Applies due events synchronously, for callers that block no one: a page with its own simulator.
 */
export function takeClockEventsAtOnce(world: World): void {
  atOnce(clockEvents(world));
}

/** An answer that depends on the due events of every box. Synchronous if there are few. */
export function afterClockEvents<R>(world: World, answer: () => R): R | Promise<R> {
  const taken = takeClockEvents(world);
  return taken ? taken.then(answer) : answer();
}

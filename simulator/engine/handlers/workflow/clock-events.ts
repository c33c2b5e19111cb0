import type { BoxState } from '../../state.ts';
import type { World } from '../../world/world.ts';
import { takeExpiries, withEnvelopeExpired } from '../signing/envelope-expiry.ts';
import { takeArchiveAnswers, withArchiveAnswers } from './archive-jobs.ts';

/** The box with everything that happened to it because time passed (`clockRules`). */
export function asOfNow(world: World, box: BoxState): BoxState {
  return withEnvelopeExpired(world, withArchiveAnswers(world, box));
}

/** Lets happen in every box what time brings; called before lists are read. */
export function takeClockEvents(world: World): void {
  takeArchiveAnswers(world);
  takeExpiries(world);
}

import { keepDraft, readDraft, type DraftSlot } from '../../shared/drafts.ts';
import { triggerSortOrder, type OptionTrigger } from '@dokubox/spec/workflow/offers.ts';
import type { Choices } from './choices.ts';

function isOptionTrigger(value: unknown): value is OptionTrigger {
  return typeof value === 'string' && Object.hasOwn(triggerSortOrder, value);
}

/**
 * Returns the choices of these documents that an earlier session of this tab did not send.
 */
export function readChoices(slot: DraftSlot, dokuIds: readonly number[]): Choices {
  return Object.fromEntries(
    dokuIds.flatMap((id) => {
      const trigger = readDraft(slot, id, 'action');
      return isOptionTrigger(trigger) ? [[id, { trigger }]] : [];
    }),
  );
}

/**
 * Keeps the choices of these documents. A signature on paper must be confirmed again, because its
 * scan is a file.
 */
export function keepChoices(slot: DraftSlot, dokuIds: readonly number[], choices: Choices): void {
  for (const id of dokuIds) {
    const choice = choices[id];
    keepDraft(slot, id, 'action', choice && !choice.paper ? choice.trigger : null);
  }
}

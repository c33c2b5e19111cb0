import type { MessageKey } from '@dokubox/spec/errors.ts';
import { asApiError } from '../api/errors.ts';
import { flowId } from '../api/flowId.ts';
import { refusalKey } from './refusalKey.ts';

/** What came of a command: null when it is done, else the message key that says why not. */
export async function outcomeOf(command: Promise<unknown>): Promise<MessageKey | null> {
  try {
    await command;
    return null;
  } catch (cause) {
    return refusalKey(asApiError(cause, flowId));
  }
}

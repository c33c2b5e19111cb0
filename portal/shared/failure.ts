import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText, type Failure } from '@dokubox/ui-kit/locales/messageText.ts';
import { asApiError } from '../api/errors.ts';
import { flowId } from '../api/flowId.ts';

/**
 * A rejection by the portal before it calls the server, for example of a file that is too large.
 */
export class Refused extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.messageKey);
    this.name = 'Refused';
    this.failure = failure;
  }
}

/**
 * Returns the message for anything thrown (R8.1): the message of the first field that the error
 * names, otherwise the general message. A fault in our code becomes the general error.
 */
export function failureOf(cause: unknown): Failure {
  if (cause instanceof Refused) return cause.failure;
  const { fieldErrors, messageKey, messageParams } = asApiError(cause, flowId);
  const [first] = fieldErrors;
  return first ? { ...first, messageParams } : { messageKey, messageParams };
}

/** Returns the outcome of a command: null if it succeeded, otherwise the failure. Never rejects. */
export async function outcomeOf(command: Promise<unknown>): Promise<Failure | null> {
  try {
    await command;
    return null;
  } catch (cause) {
    return failureOf(cause);
  }
}

/**
 * The entry of a request's list that a failure is about. `dokus[2].note` is about the third entry.
 */
export function entryOf<Entry>(
  { field }: Failure,
  listName: string,
  entries: readonly Entry[],
): Entry | undefined {
  const [, name, index] = /^(\w+)\[(\d+)\]/.exec(field ?? '') ?? [];
  return name === listName ? entries[Number(index)] : undefined;
}

/** Returns a function that turns anything thrown into a text. */
export function useFailureText(): (cause: unknown) => string {
  const { t } = useTranslation('contract');
  return useCallback((cause: unknown) => failureText(t, failureOf(cause)), [t]);
}

/**
 * Work a user waits for: whether it runs, and why it failed. The failure is shown next to the
 * control that started it.
 */
export interface Attempt {
  /** Does the work. Resolves with its result, or undefined if it failed. Never rejects. */
  readonly run: <Result>(work: () => Promise<Result>) => Promise<Result | undefined>;
  readonly busy: boolean;
  /** Why the last attempt failed. */
  readonly failure?: Failure;
  /** The failure as a text. */
  readonly error?: string;
}

/** Work whose failure is shown next to its control (R8.5). */
export function useAttempt(): Attempt {
  const { t } = useTranslation('contract');
  const [{ busy, failure }, setState] = useState<Pick<Attempt, 'busy' | 'failure'>>({
    busy: false,
  });
  const run = useCallback(async <Result>(work: () => Promise<Result>) => {
    setState({ busy: true });
    try {
      const result = await work();
      setState({ busy: false });
      return result;
    } catch (cause) {
      setState({ busy: false, failure: failureOf(cause) });
      return undefined;
    }
  }, []);
  return { run, busy, ...(failure ? { failure, error: failureText(t, failure) } : {}) };
}

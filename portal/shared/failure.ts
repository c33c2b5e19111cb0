import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText, type Failure } from '@dokubox/ui-kit/locales/messageText.ts';
import { asApiError } from '../api/errors.ts';
import { flowId } from '../api/flowId.ts';

/** Something the portal refuses by itself, before it asks the server, e.g. a file that is too large. */
export class Refused extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.messageKey);
    this.name = 'Refused';
    this.failure = failure;
  }
}

/**
 * What a person is told about anything thrown (R8.1): the message of the first field a refusal names,
 * else that of the whole; a fault of our own code reads as the general error.
 */
export function failureOf(cause: unknown): Failure {
  if (cause instanceof Refused) return cause.failure;
  const { fieldErrors, messageKey, messageParams } = asApiError(cause, flowId);
  const [first] = fieldErrors;
  return first ? { ...first, messageParams } : { messageKey, messageParams };
}

/** What came of a command: null when it is done, else why not. Never rejects. */
export async function outcomeOf(command: Promise<unknown>): Promise<Failure | null> {
  try {
    await command;
    return null;
  } catch (cause) {
    return failureOf(cause);
  }
}

/** The entry of a list in a request that a failure is about: `dokus[2].note` is about the third one. */
export function entryOf<Entry>(
  { field }: Failure,
  listName: string,
  entries: readonly Entry[],
): Entry | undefined {
  const [, name, index] = /^(\w+)\[(\d+)\]/.exec(field ?? '') ?? [];
  return name === listName ? entries[Number(index)] : undefined;
}

/** Puts anything thrown into words. */
export function useFailureText(): (cause: unknown) => string {
  const { t } = useTranslation('contract');
  return useCallback((cause: unknown) => failureText(t, failureOf(cause)), [t]);
}

/**
 * Work a person waits for: whether it runs, and why it failed, to be shown beside the control that started
 * it.
 */
export interface Attempt {
  /** Does the work; resolves with its result, or undefined when it failed. Never rejects. */
  readonly run: <Result>(work: () => Promise<Result>) => Promise<Result | undefined>;
  readonly busy: boolean;
  /** Why the last try failed. */
  readonly failure?: Failure;
  /** The same in words. */
  readonly error?: string;
}

/** Work whose failure is shown where it was asked for (R8.5). */
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

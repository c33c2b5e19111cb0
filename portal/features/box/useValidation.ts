import { useCallback, useEffect, useState } from 'react';
import type { CallAnswer } from '../../api/client.ts';
import { asApiError, type ApiError } from '../../api/errors.ts';
import { useCommand } from '../../api/hooks.ts';
import { flowId } from '../../api/flowId.ts';

/** The loading state of a document's validation. */
export type ValidationLoading =
  | { readonly state: 'loading' }
  | {
      readonly state: 'ready';
      readonly result: CallAnswer<'validateSignature'>;
      /** Time of the answer. */
      readonly at: Date;
    }
  | { readonly state: 'failed'; readonly error: ApiError };

/**
 * Validates the stored file of a document once, and again on request. The box is read again before
 * the result is shown, because the validation may have made archiving possible.
 */
export function useValidation(dokuId: number): {
  readonly validation: ValidationLoading;
  readonly validate: () => void;
} {
  const ask = useCommand('validateSignature');
  const [validation, setValidation] = useState<ValidationLoading>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    const options = { shownInPlace: true, signal: abort.signal };
    ask({ params: { id: dokuId }, body: {} }, options).then(
      (result) => {
        if (!abort.signal.aborted) setValidation({ state: 'ready', result, at: new Date() });
      },
      (cause: unknown) => {
        const error = asApiError(cause, flowId);
        if (!error.aborted) setValidation({ state: 'failed', error });
      },
    );
    return () => {
      abort.abort();
    };
  }, [ask, dokuId, attempt]);
  const validate = useCallback(() => {
    setValidation({ state: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { validation, validate };
}

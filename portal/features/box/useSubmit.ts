import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '@dokubox/ui-kit/locales/messageText.ts';
import { ApiError } from '../../api/errors.ts';
import { entryOf, failureOf } from '../../shared/failure.ts';
import { boxOfRefusal, useFreshBox } from '../../shared/useFreshBox.ts';
import type { TitleOf } from './useTitleOf.ts';

/** Options that sending and removing share. */
export interface SubmitOptions {
  readonly titleOf: TitleOf;
  /** Reads the box again. */
  readonly onReload: () => void;
}

/**
 * A submit to a box: whether it is in progress, why the last one failed, and how to handle a
 * rejection.
 */
export function useSubmit({ titleOf, onReload }: SubmitOptions) {
  const { t } = useTranslation('contract');
  const showBox = useFreshBox();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  /** Shows the box from a rejection, or reads it again if the rejection only reports a change. */
  const takeRefusal = useCallback(
    (cause: unknown) => {
      const fresh = boxOfRefusal(cause);
      if (fresh) void showBox(fresh);
      else if (cause instanceof ApiError && cause.status === 409) onReload();
    },
    [onReload, showBox],
  );
  /** Shows why a submit of these documents failed, with the document that the failure names. */
  const showFailure = (cause: unknown, dokuIds: readonly number[]) => {
    const failure = failureOf(cause);
    const title = titleOf(entryOf(failure, 'dokus', dokuIds));
    const text = failureText(t, failure);
    setError(title === undefined ? text : `${title}: ${text}`);
    takeRefusal(cause);
  };
  const during = async (work: () => Promise<void>) => {
    setError(undefined);
    setBusy(true);
    try {
      await work();
    } finally {
      setBusy(false);
    }
  };
  const forgetError = useCallback(() => {
    setError(undefined);
  }, []);
  return { busy, error, during, tell: showFailure, takeRefusal, forgetError, showBox };
}

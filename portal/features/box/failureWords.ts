import type { TFunction } from 'i18next';
import { messageText } from '@dokubox/ui-kit/locales/messageText.ts';
import { asApiError } from '../../api/errors.ts';
import { flowId } from '../../api/flowId.ts';
import { dokuOfField, ScanRefused, type SubmitItem } from './submitFlow.ts';

/**
 * Why a submit failed, in words: of the document it is about where the answer names one, else of the
 * whole.
 * @param titleOf title of a document of the box
 */
export function failureWords(
  cause: unknown,
  items: readonly SubmitItem[],
  titleOf: (dokuId: number) => string | undefined,
  t: TFunction<'contract'>,
): string {
  const about = (dokuId: number | undefined, words: string) => {
    const title = dokuId === undefined ? undefined : titleOf(dokuId);
    return title === undefined ? words : `${title}: ${words}`;
  };
  if (cause instanceof ScanRefused) return about(cause.dokuId, messageText(t, cause.messageKey));
  const error = asApiError(cause, flowId);
  const [first] = error.fieldErrors;
  if (!first) return messageText(t, error.messageKey, error.messageParams);
  return about(
    dokuOfField(first.field, items),
    messageText(t, first.messageKey, error.messageParams),
  );
}

import type { TFunction } from 'i18next';
import { GENERAL_ERROR_KEY, type ErrorCode } from '@dokubox/spec/errors.ts';
import type { ErrorPageProps } from '@dokubox/ui-kit/shell/ErrorPage/ErrorPage.tsx';
import { errorCodeText, messageText } from '@dokubox/ui-kit/locales/messageText.ts';
import { isOffline, type ApiError } from '../api/errors.ts';

type PageWords = Pick<ErrorPageProps, 'kind' | 'title' | 'text' | 'code' | 'flowId'>;

/**
 * Returns the words of an error page for a failed call, each fact once (§8, A-518). They say that
 * there is no connection, or what the error code means, or what the message means. A general error
 * keeps the words of the page, which ask the user to report it.
 */
export function pageWords(t: TFunction<'contract'>, error: ApiError): PageWords {
  const { errorCode, flowId, messageKey, messageParams } = error;
  if (isOffline(error)) return { kind: 'offline', flowId };
  const code = errorCode === undefined ? {} : { code: errorCode };
  if (messageKey === GENERAL_ERROR_KEY) return { kind: 'general', flowId, ...code };
  const words =
    errorCode === undefined
      ? { text: messageText(t, messageKey, messageParams) }
      : errorCodeText(t, errorCode, messageKey, messageParams);
  return { kind: 'general', flowId, ...words, ...code };
}

/** Codes of a box that another attempt cannot open. */
const closedForGood: readonly (string | undefined)[] = [
  'DOKUBOX_CANCELLED',
  'DOKUBOX_ACCESS_DENIED',
] satisfies ErrorCode[];

/** Whether another attempt may help the user. */
export function mayTryAgain({ errorCode }: Pick<ApiError, 'errorCode'>): boolean {
  return !closedForGood.includes(errorCode);
}

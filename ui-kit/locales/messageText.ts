import type { TFunction } from 'i18next';
import {
  GENERAL_ERROR_KEY,
  errorCodes,
  isMessageKey,
  type ErrorCode,
  type MessageKey,
} from '@dokubox/spec/errors.ts';

/** Values a message names, as the server sends them in `messageParams`. */
export type MessageParams = Readonly<Record<string, string | number>>;

/**
 * Text of a message key from an answer or a form rule; a key without a text reads as the general
 * error (§8), so that no reader ever sees a bare key.
 */
export function messageText(
  t: TFunction<'contract'>,
  messageKey: string | null | undefined,
  params: MessageParams = {},
): string {
  const key = messageKey && isMessageKey(messageKey) ? messageKey : GENERAL_ERROR_KEY;
  return t(`message.${key}`, { ...params });
}

/** Why something failed, as a person is told: a message and the values it names. */
export interface Failure {
  readonly messageKey: MessageKey;
  readonly messageParams?: MessageParams;
  /** Field of the request it is about, e.g. `dokus[2].note`. */
  readonly field?: string;
}

/** A failure in words. */
export function failureText(
  t: TFunction<'contract'>,
  { messageKey, messageParams }: Failure,
): string {
  return messageText(t, messageKey, messageParams);
}

/**
 * Title and text of an error code (§8). Below its title the message of the code itself says only what to
 * do, so that nothing is said twice.
 * @param messageKey of the answer; that of the code by default
 */
export function errorCodeText(
  t: TFunction<'contract'>,
  code: ErrorCode,
  messageKey: string = errorCodes[code].messageKey,
  params?: MessageParams,
): { readonly title: string; readonly text: string } {
  const text =
    messageKey === errorCodes[code].messageKey
      ? t(`errorHelp.${code}`)
      : messageText(t, messageKey, params);
  return { title: t(`errorTitle.${code}`), text };
}

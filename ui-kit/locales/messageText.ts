import type { TFunction } from 'i18next';
import {
  GENERAL_ERROR_KEY,
  errorCodes,
  isMessageKey,
  type ErrorCode,
  type MessageKey,
} from '@dokubox/spec/errors.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { fieldErrorKey, type FieldName } from './fieldErrors.ts';

/**
 * Messages that say how long to wait: their unit in seconds, and the longest wait, for an answer
 * without a value.
 */
const waits = {
  'dde.error.userLocked': { unit: 60, longest: limits.loginLockMs / 1000 },
  'dde.error.otpResendTooSoon': { unit: 1, longest: limits.otpResendAfterSeconds },
} as const satisfies Partial<Record<MessageKey, { unit: number; longest: number }>>;

/** A message with a text for each plural form. */
export type CountedMessage = keyof typeof waits;

function isCounted(key: MessageKey): key is CountedMessage {
  return Object.hasOwn(waits, key);
}

/** Number of units to wait, rounded up, so that no user tries too early. */
function countOf(key: CountedMessage, { seconds }: MessageParams): number {
  const { unit, longest } = waits[key];
  return Math.ceil(Number(seconds ?? longest) / unit);
}

/** Values a message names, as the server sends them in `messageParams`. */
export type MessageParams = Readonly<Record<string, string | number>>;

/**
 * Text of a message key from an answer or a form rule. A key without a text shows the general error
 * (§8), so that users never see a key.
 */
export function messageText(
  t: TFunction<'contract'>,
  messageKey: string | null | undefined,
  params: MessageParams = {},
): string {
  const key = messageKey && isMessageKey(messageKey) ? messageKey : GENERAL_ERROR_KEY;
  if (isCounted(key)) return t(`message.${key}`, { count: countOf(key, params) });
  return t(`message.${key}`, { ...params });
}

/** A failure for users: a message and its values. */
export interface Failure {
  readonly messageKey: MessageKey;
  readonly messageParams?: MessageParams;
  /** Field of the request that is wrong, such as `dokus[2].note`. */
  readonly field?: string;
}

/** Text of a failure. For a field of a form, it is the sentence that names the field. */
export function failureText(
  t: TFunction<'contract'>,
  { messageKey, messageParams, field }: Failure,
): string {
  const key = field === undefined ? undefined : fieldErrorKey(messageKey, field);
  return key === undefined ? messageText(t, messageKey, messageParams) : t(key);
}

/** Text of a field's error. Undefined without an error. */
export function fieldText(
  t: TFunction<'contract'>,
  field: FieldName,
  messageKey: MessageKey | undefined,
): string | undefined {
  return messageKey && failureText(t, { messageKey, field });
}

/**
 * Title and text of an error code (§8). Below its title the message of the code itself says only
 * what to do, so that nothing is said twice.
 * @param messageKey message key of the answer. The default is the key of the code
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

import type { MessageKey } from '@dokubox/spec/errors.ts';

/**
 * Fields whose errors have their own sentences, by kind of error. Forms use the same names,
 * and every language has a sentence for each field.
 */
const fieldErrors = {
  required: [
    'language',
    'username',
    'password',
    'email',
    'phoneNumber',
    'currentPassword',
    'newPassword',
    'repeatedPassword',
    'otp',
    'clientNumber',
    'company',
    'segment',
    'categoryCode',
    'definitionPid',
    'reason',
    'content',
    'messageVisibility',
    'namirialUserId',
    'namirialDeviceId',
    'customDokuName',
    'clientSelectedSignatureSystem',
    'signedOn',
  ],
  tooLong: [
    'username',
    'namirialUserId',
    'namirialDeviceId',
    'customName',
    'customDokuName',
    'note',
    'content',
  ],
  unusable: [
    'customName',
    'customDokuName',
    'note',
    'content',
    'namirialUserId',
    'namirialDeviceId',
    'place',
  ],
} as const;

type FieldErrors = typeof fieldErrors;
type Kind = keyof FieldErrors;
/** A field of a form whose errors have sentences of their own. */
export type FieldName = FieldErrors[Kind][number];
/** The sentences of a language. */
export type FieldErrorTexts = {
  readonly [K in Kind]: Readonly<Record<FieldErrors[K][number], string>>;
};
/** Key of such a sentence among the texts of the contract. */
export type FieldErrorKey = {
  [K in Kind]: `fieldError.${K}.${FieldErrors[K][number]}`;
}[Kind];

const kinds: Partial<Readonly<Record<MessageKey, Kind>>> = {
  'dde.error.requiredField': 'required',
  'dde.error.maxLength50': 'tooLong',
  'dde.error.maxLength100': 'tooLong',
  'dde.error.maxLength250': 'tooLong',
  'dde.error.maxLength2000': 'tooLong',
  'dde.error.unusableCharacter': 'unusable',
};

/** Names that requests have for fields of the forms. */
const requestNames: Readonly<Record<string, FieldName>> = {
  newCustomName: 'customName',
  reasonOfCancellation: 'reason',
  cancellationNote: 'note',
  segmentType: 'segment',
};

/**
 * Key of the sentence about a wrong field. Undefined if the field has none for this message.
 * @param field name in a form or a request, such as `dokus[2].note`
 */
export function fieldErrorKey(messageKey: MessageKey, field: string): FieldErrorKey | undefined {
  const kind = kinds[messageKey];
  const [last = ''] = field.split('.').slice(-1);
  const name = requestNames[last] ?? last;
  if (kind === undefined || !fieldErrors[kind].some((one) => one === name)) return undefined;
  return `fieldError.${kind}.${name}` as FieldErrorKey;
}

import type { MessageKey } from '@dokubox/spec/errors.ts';
import type { ApiError } from '../api/errors.ts';

/** The most telling key of a refusal: that of the first field it names, else of the whole. */
export function refusalKey({ fieldErrors, messageKey }: ApiError): MessageKey {
  return fieldErrors[0]?.messageKey ?? messageKey;
}

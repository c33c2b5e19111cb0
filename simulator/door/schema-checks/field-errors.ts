import type { ErrorObject } from 'ajv';
import { isMessageKey, type MessageKey } from '@dokubox/spec/errors.ts';
import { patternProblem } from '@dokubox/spec/free-text.ts';
import { limits } from '@dokubox/spec/limits.ts';
import type { ErrorBody } from '@dokubox/spec/schemas/error-body.ts';

/** Part of a request with a schema. */
export type RequestPart = 'headers' | 'params' | 'query' | 'body';

export type FieldError = NonNullable<ErrorBody['fieldErrors']>[number];

/**
 * Limits of a list of errors. More would not help, and a hostile body must not enlarge its answer.
 */
const MAX_FIELD_ERRORS = 50;
const MAX_NAME_LENGTH = 100;
const MAX_LISTED = 30;

/** Headers as usually written: `x-flow-id` → `X-Flow-Id`. */
function headerName(name: string): string {
  return name.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase());
}

/** `/dokus/0/id` → `dokus[0].id`. The names come from the caller, so they are truncated. */
function fieldOf(pointer: string, child: string | undefined, part: RequestPart): string {
  const names = pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (child !== undefined) names.push(child);
  if (part === 'headers') return headerName(names.join('.'));
  return names
    .map((name) => name.slice(0, MAX_NAME_LENGTH))
    .reduce((path, name) => {
      if (/^\d+$/.test(name)) return `${path}[${name}]`;
      return path === '' ? name : `${path}.${name}`;
    }, '');
}

/** The message key for too long a text, if there is a special one. */
function maxLengthKey(limit: number): MessageKey {
  const key = `dde.error.maxLength${limit}`;
  if (isMessageKey(key)) return key;
  if (limit === limits.passwordMax) return 'dde.error.passwordLength';
  if (limit === limits.fileNameMax) return 'dde.error.fileNameTooLong';
  return limit === limits.phoneMax ? 'dde.error.invalidPhoneNumber' : 'dde.error.invalidValue';
}

function messageKeyOf(error: ErrorObject, part: RequestPart): MessageKey {
  if (part === 'headers') {
    return error.keyword === 'required' ? 'dde.error.missingHeader' : 'dde.error.invalidHeader';
  }
  switch (error.keyword) {
    case 'required':
      return 'dde.error.requiredField';
    case 'additionalProperties':
      return 'dde.error.unknownField';
    case 'maxLength':
      return maxLengthKey(error.params['limit']);
    case 'minLength':
      if (error.params['limit'] === limits.passwordMin) return 'dde.error.passwordLength';
      return error.data === '' ? 'dde.error.requiredField' : 'dde.error.invalidValue';
    case 'pattern':
      return patternProblem(error.params['pattern'], error.data) ?? 'dde.error.invalidValue';
    case 'format':
      return error.params['format'] === 'email'
        ? 'dde.error.invalidEmail'
        : 'dde.error.invalidValue';
    default:
      return 'dde.error.invalidValue';
  }
}

function list(values: readonly unknown[]): string {
  const shown = values.slice(0, MAX_LISTED).map(String).join(', ');
  return values.length > MAX_LISTED ? `${shown}, …` : shown;
}

/** The expected form, in English for the caller. It never quotes a value. */
function reasonOf(error: ErrorObject): string {
  switch (error.keyword) {
    case 'required':
      return 'is required';
    case 'additionalProperties': {
      const known = Object.keys(error.parentSchema?.['properties'] ?? {});
      return known.length === 0
        ? 'is not allowed: no field is expected here'
        : `is not allowed; allowed fields: ${list(known)}`;
    }
    case 'enum':
      return `must be one of: ${list(error.params['allowedValues'])}`;
    case 'type':
      return `must be ${list([error.params['type']].flat())}`;
    case 'x-file':
      return 'must be a file';
    default:
      return error.message ?? `breaks the rule ${error.keyword}`;
  }
}

/** Reports every wrong field: its path, the message for people and the reason. */
export function fieldErrorsOf(
  errors: readonly ErrorObject[] | null | undefined,
  part: RequestPart,
): FieldError[] {
  return (errors ?? []).slice(0, MAX_FIELD_ERRORS).map((error) => {
    const child = error.params['missingProperty'] ?? error.params['additionalProperty'];
    const field = fieldOf(error.instancePath, child, part);
    return { field, messageKey: messageKeyOf(error, part), reason: reasonOf(error) };
  });
}

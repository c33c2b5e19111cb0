import type { ValidateFunction } from 'ajv';
import type { BrokenPart } from '@dokubox/spec/control/enums.ts';
import type { MessageKey } from '@dokubox/spec/errors.ts';
import { Refusal } from '../../engine/handler.ts';
import { compileQuick, compileThorough, FILE_KEYWORD } from './ajv.ts';
import { coerce } from '@dokubox/spec/operations/coerce.ts';
import { fieldErrorsOf, type FieldError, type RequestPart } from './field-errors.ts';

/**
 * Size in bytes up to which a body is searched for all its errors. In larger bodies only the first
 * is reported.
 */
const THOROUGH_UP_TO = 64 * 1024;
const REASONS_SHOWN = 3;

/** Multipart file fields are text in the contract and arrive as bytes. */
function withFiles(schema: object): object {
  if (!('properties' in schema)) return schema;
  const properties = Object.entries(schema.properties as Record<string, object>).map(
    ([name, field]) => [name, 'contentMediaType' in field ? { [FILE_KEYWORD]: true } : field],
  );
  return { ...schema, properties: Object.fromEntries(properties) };
}

/** The refusal of a request with wrong fields. */
export function invalidFields(fieldErrors: FieldError[]): Refusal {
  const [first, ...others] = fieldErrors;
  const messageKey: MessageKey =
    first && others.length === 0 ? (first.messageKey as MessageKey) : 'dde.error.validation';
  const reasons = fieldErrors
    .slice(0, REASONS_SHOWN)
    .map(({ field, reason }) => (field === '' ? reason : `${field} ${reason}`));
  if (fieldErrors.length > REASONS_SHOWN) reasons.push('…');
  return new Refusal(400, messageKey, null, { fieldErrors, reason: reasons.join('; ') });
}

const brokenPart = {
  headers: 'HEADERS',
  params: 'PATH',
  query: 'QUERY',
  body: 'BODY',
} as const satisfies Record<RequestPart, BrokenPart>;

/** Checks one part of the requests of one operation. Compiles its schema on the first request. */
export class RequestChecker {
  readonly #schema: object;
  readonly #part: RequestPart;
  #quick: ValidateFunction | undefined;
  #thorough: ValidateFunction | undefined;

  constructor(schema: object, part: RequestPart) {
    this.#schema = part === 'body' ? withFiles(schema) : schema;
    this.#part = part;
  }

  /**
   * @param size bytes of the part as received
   * @returns the value. For path and query, a copy with parsed numbers and booleans
   * @throws Refusal 400 that names every wrong field
   */
  check(value: unknown, size = 0): unknown {
    const read =
      this.#part === 'params' || this.#part === 'query'
        ? coerce(this.#schema, value as Record<string, unknown>)
        : value;
    this.#quick ??= compileQuick(this.#schema);
    if (this.#quick(read)) return read;
    throw invalidFields(this.#explain(read, size)).breaking(brokenPart[this.#part]);
  }

  #explain(value: unknown, size: number): FieldError[] {
    if (value === undefined) {
      return [{ field: '', messageKey: 'dde.error.requiredField', reason: 'a body is required' }];
    }
    if (size > THOROUGH_UP_TO) return fieldErrorsOf(this.#quick?.errors, this.#part);
    this.#thorough ??= compileThorough(this.#schema);
    this.#thorough(value);
    return fieldErrorsOf(this.#thorough.errors, this.#part);
  }
}

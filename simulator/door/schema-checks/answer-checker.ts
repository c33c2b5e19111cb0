import type { ValidateFunction } from 'ajv';
import { isListed } from '@dokubox/spec/operations/refusals.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import { errorBodySchema, type ErrorBody } from '@dokubox/spec/schemas/error-body.ts';
import { compileQuick } from './ajv.ts';
import { LongAnswer } from './long-answer.ts';

let errorBody: ValidateFunction | undefined;

/** Describes where a value breaks its schema, without quoting the value. */
function describe(validate: ValidateFunction, at = ''): string {
  const [error] = validate.errors ?? [];
  if (!error) return 'it does not match its schema';
  const name = error.params['additionalProperty'] ?? error.params['missingProperty'];
  const path = `${at}${error.instancePath}`;
  const place = path === '' ? 'at its root' : `at ${path}`;
  return `${place}: ${error.message ?? error.keyword}${name === undefined ? '' : ` (${name})`}`;
}

/** The place at which an error body breaks the contract, or null. */
export function errorBodyBreach(body: unknown): string | null {
  errorBody ??= compileQuick({ $ref: errorBodySchema.$id });
  return errorBody(body) ? null : describe(errorBody);
}

/** Checks the answers of one operation against the contract. Compiles its schema on first use. */
export class AnswerChecker {
  readonly #operation: OperationDefinition;
  #success: ValidateFunction | undefined;
  #long: LongAnswer | undefined;

  constructor(operation: OperationDefinition) {
    this.#operation = operation;
  }

  /** The place at which a successful answer breaks the contract, or null. */
  successBreach(body: unknown): string | null {
    const { schema } = this.#operation.success;
    if (schema === null) return body === undefined ? null : 'there must not be a body';
    this.#success ??= compileQuick(schema as object);
    return this.#success(body) ? null : describe(this.#success);
  }

  /** Checks a long successful answer in steps. */
  *longBreach(body: unknown): Generator<void, string | null> {
    this.#long ??= new LongAnswer(this.#operation.success.schema as object);
    const breach = yield* this.#long.breach(body);
    return breach && describe(breach.validate, breach.at);
  }

  /**
   * The place at which a refusal breaks the contract, or null. The operation must list the refusal.
   */
  refusalBreach(status: number, body: ErrorBody): string | null {
    const { messageKey, errorCode } = body;
    const refused = { status, messageKey, ...(errorCode === undefined ? {} : { errorCode }) };
    if (!isListed(this.#operation, refused)) {
      return `${status} ${messageKey}${errorCode === undefined ? '' : ` (${errorCode})`} is not listed`;
    }
    return errorBodyBreach(body);
  }
}

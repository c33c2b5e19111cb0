import type { ValidateFunction } from 'ajv';
import { isListed } from '@dokubox/spec/operations/refusals.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import { errorBodySchema, type ErrorBody } from '@dokubox/spec/schemas/error-body.ts';
import { compileQuick } from './ajv.ts';
import { LongAnswer } from './long-answer.ts';

let errorBody: ValidateFunction | undefined;

/** Says where a value breaks its schema, without repeating the value. */
function describe(validate: ValidateFunction, at = ''): string {
  const [error] = validate.errors ?? [];
  if (!error) return 'it does not match its schema';
  const name = error.params['additionalProperty'] ?? error.params['missingProperty'];
  const path = `${at}${error.instancePath}`;
  const where = path === '' ? 'at its root' : `at ${path}`;
  return `${where}: ${error.message ?? error.keyword}${name === undefined ? '' : ` (${name})`}`;
}

/** Where an error body breaks the contract; null when it does not. */
export function errorBodyBreach(body: unknown): string | null {
  errorBody ??= compileQuick({ $ref: errorBodySchema.$id });
  return errorBody(body) ? null : describe(errorBody);
}

/** Holds the answers of one operation against the contract. Compiles its schema when first needed. */
export class AnswerChecker {
  readonly #operation: OperationDefinition;
  #success: ValidateFunction | undefined;
  #long: LongAnswer | undefined;

  constructor(operation: OperationDefinition) {
    this.#operation = operation;
  }

  /** Where a success breaks the contract; null when it does not. */
  successBreach(body: unknown): string | null {
    const { schema } = this.#operation.success;
    if (schema === null) return body === undefined ? null : 'a body where none is expected';
    this.#success ??= compileQuick(schema as object);
    return this.#success(body) ? null : describe(this.#success);
  }

  /** The same of a long success, in steps. */
  *longBreach(body: unknown): Generator<void, string | null> {
    this.#long ??= new LongAnswer(this.#operation.success.schema as object);
    const breach = yield* this.#long.breach(body);
    return breach && describe(breach.validate, breach.at);
  }

  /** Where a refusal breaks the contract: the operation has to list it; null when it does not. */
  refusalBreach(status: number, body: ErrorBody): string | null {
    const { messageKey, errorCode } = body;
    const refused = { status, messageKey, ...(errorCode === undefined ? {} : { errorCode }) };
    if (!isListed(this.#operation, refused)) {
      return `${status} ${messageKey}${errorCode === undefined ? '' : ` (${errorCode})`} is not listed`;
    }
    return errorBodyBreach(body);
  }
}

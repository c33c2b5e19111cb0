import type { MessageKey } from '@dokubox/spec/errors.ts';
import { addressOf, requestBodyOf } from '@dokubox/spec/operations/request.ts';
import {
  operations,
  type AnswerOf,
  type ArgsOf,
  type OperationId,
} from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import type { ErrorBody } from '@dokubox/spec/schemas/error-body.ts';
import type { Fetch } from './door.ts';

/** Error for a call that the simulator rejected. */
export class CallRefused extends Error {
  readonly operationId: OperationId;
  /** HTTP status. */
  readonly status: number;
  /** Null if the response is not an error of the contract. */
  readonly messageKey: MessageKey | null;
  /** Body of the error. Undefined if the response is not an error of the contract. */
  readonly body: ErrorBody | undefined;

  constructor(operationId: OperationId, status: number, text: string) {
    const body = refusalIn(text);
    const fields = (body?.fieldErrors ?? []).map(({ field }) => field).join(', ');
    const reason = body
      ? [body.messageKey, body.reason, fields].filter(Boolean).join('; ')
      : text.slice(0, 300);
    super(`${operationId} was answered with ${status}: ${reason}`);
    this.name = 'CallRefused';
    this.operationId = operationId;
    this.status = status;
    this.messageKey = (body?.messageKey as MessageKey | undefined) ?? null;
    this.body = body;
  }
}

function refusalIn(text: string): ErrorBody | undefined {
  try {
    const body = JSON.parse(text) as Partial<ErrorBody> | null;
    return typeof body?.messageKey === 'string' ? (body as ErrorBody) : undefined;
  } catch {
    return undefined;
  }
}

/** Arguments of a call. None are needed if the operation has no required ones. */
export type Args<Id extends OperationId> =
  Record<never, never> extends ArgsOf<Id> ? [args?: ArgsOf<Id>] : [args: ArgsOf<Id>];

type Part = Readonly<Record<string, unknown>> | undefined;
interface Parts {
  readonly params?: Part;
  readonly query?: Part;
  readonly body?: Part;
}

/** Makes calls of the contract, typed by the operation. */
export interface Caller<Ids extends OperationId = OperationId> {
  /**
   * @returns the answer. Undefined if the operation has no response body.
   * @throws CallRefused
   */
  call<Id extends Ids>(operationId: Id, ...args: Args<Id>): Promise<AnswerOf<Id>>;
  /**
   * Makes a call that must be rejected.
   * @returns the error
   * @throws Error if the call succeeded
   */
  refusal<Id extends Ids>(operationId: Id, ...args: Args<Id>): Promise<CallRefused>;
}

async function send<Id extends OperationId>(
  fetch: Fetch,
  operationId: Id,
  parts: Parts,
  ownHeaders: Readonly<Record<string, string>>,
): Promise<AnswerOf<Id>> {
  const operation: OperationDefinition = operations[operationId];
  const { body, headers } = requestBodyOf(operation, parts.body);
  const answer = await fetch(addressOf(operation, parts.params, parts.query), {
    method: operation.method,
    headers: { accept: 'application/json', ...ownHeaders, ...headers },
    ...(body === undefined ? {} : { body }),
  });
  const text = await answer.text();
  if (answer.status !== operation.success.status) {
    throw new CallRefused(operationId, answer.status, text);
  }
  if (operation.success.schema === null) return undefined as AnswerOf<Id>;
  return (operation.success.mediaType === undefined ? JSON.parse(text) : text) as AnswerOf<Id>;
}

/**
 * @param fetch function that reaches the simulator
 * @param headers headers of every call
 */
export function callerOf<Ids extends OperationId>(
  fetch: Fetch,
  headers: Readonly<Record<string, string>>,
): Caller<Ids> {
  return {
    call: (id, ...[args]) => send(fetch, id, (args ?? {}) as Parts, headers),
    async refusal(id, ...[args]) {
      try {
        await send(fetch, id, (args ?? {}) as Parts, headers);
      } catch (cause) {
        if (cause instanceof CallRefused) return cause;
        throw cause;
      }
      throw new Error(`${id} should have been rejected, but it succeeded.`);
    },
  };
}

import type { MessageKey } from '@dokubox/spec/errors.ts';
import {
  controlOperations as operations,
  type ControlId,
} from '@dokubox/spec/control/operations/table.ts';
import { addressOf, requestBodyOf } from '@dokubox/spec/operations/request.ts';
import type { AnswerOf, ArgsOf } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import type { ErrorBody } from '@dokubox/spec/schemas/error-body.ts';

/** A call that was refused, or not answered. */
export class ControlFailed extends Error {
  /** HTTP status, or 0 without an answer. */
  readonly status: number;
  readonly messageKey: MessageKey | null;
  /** Paths of the fields that are refused. */
  readonly fields: readonly string[];

  constructor(
    status: number,
    messageKey: MessageKey | null,
    why: string,
    fields: readonly string[] = [],
  ) {
    super(why);
    this.fields = fields;
    this.name = 'ControlFailed';
    this.status = status;
    this.messageKey = messageKey;
  }
}

type Part = Readonly<Record<string, unknown>> | undefined;
/** The same whatever the call is. */
interface Parts {
  readonly params?: Part;
  readonly query?: Part;
  readonly body?: Part;
}

/** The control API, typed. */
export interface ControlClient {
  /** @throws ControlFailed */
  call<Id extends ControlId>(id: Id, args: ArgsOf<Id>): Promise<AnswerOf<Id>>;
}

/** Why a call was refused, in the words of the simulator. */
export async function controlFailureOf(response: Response): Promise<ControlFailed> {
  try {
    const body = (await response.json()) as ErrorBody;
    const fields = (body.fieldErrors ?? []).map(({ field }) => field);
    const named = fields.length > 0 ? `${body.messageKey}: ${fields.join(', ')}` : body.messageKey;
    const why = body.reason ?? named;
    return new ControlFailed(response.status, body.messageKey as MessageKey, why, fields);
  } catch {
    return new ControlFailed(response.status, null, `HTTP ${response.status}`);
  }
}

/** @param fetch reaches the simulator */
export function createControlClient(fetch: typeof globalThis.fetch): ControlClient {
  return {
    async call(id, args) {
      const operation: OperationDefinition = operations[id];
      const { params, query, body: given }: Parts = args;
      const { body, headers } = requestBodyOf(operation, given);
      let response: Response;
      try {
        response = await fetch(addressOf(operation, params, query), {
          method: operation.method,
          headers: { accept: 'application/json', ...headers },
          ...(body === undefined ? {} : { body }),
        });
      } catch {
        throw new ControlFailed(0, null, 'The simulator does not answer.');
      }
      if (!response.ok) throw await controlFailureOf(response);
      return (response.status === 204 ? undefined : await response.json()) as never;
    },
  };
}

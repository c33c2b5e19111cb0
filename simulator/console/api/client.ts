import type { MessageKey } from '@dokubox/spec/errors.ts';
import { simulationOperations as operations } from '@dokubox/spec/operations/simulation.ts';
import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import type { ErrorBody } from '@dokubox/spec/schemas/error-body.ts';

/** A call of the control API. */
export type ControlId = keyof typeof operations;

type Field<Name extends string, T> = undefined extends T
  ? { readonly [K in Name]?: T }
  : { readonly [K in Name]: T };

/** What a call takes: exactly the parts its operation has. */
export type ControlArgs<Id extends ControlId> = Field<'params', ParamsOf<Id>> &
  Field<'query', QueryOf<Id>> &
  Field<'body', BodyOf<Id>>;

/** A call that was refused, or not answered. */
export class ControlFailed extends Error {
  /** HTTP status; 0 where there was no answer. */
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

/** The control API, typed. */
export interface ControlClient {
  /** @throws ControlFailed */
  call<Id extends ControlId>(id: Id, args: ControlArgs<Id>): Promise<AnswerOf<Id>>;
}

function addressOf(id: ControlId, args: { params?: unknown; query?: unknown }): string {
  const params = (args.params ?? {}) as Readonly<Record<string, string>>;
  const path = operations[id].url.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const query = new URLSearchParams((args.query ?? {}) as Record<string, string>).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** Why a call was refused, in the words of the simulator. */
export async function failureOf(response: Response): Promise<ControlFailed> {
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
      const { method }: OperationDefinition = operations[id];
      const { body } = args as { body?: unknown };
      let response: Response;
      try {
        response = await fetch(addressOf(id, args), {
          method,
          headers: {
            accept: 'application/json',
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
      } catch {
        throw new ControlFailed(0, null, 'The simulator does not answer.');
      }
      if (!response.ok) throw await failureOf(response);
      return (response.status === 204 ? undefined : await response.json()) as never;
    },
  };
}

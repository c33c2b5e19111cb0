import { STATUS_CODES } from 'node:http';
import { commonConditions } from '@dokubox/spec/operations/common-refusals.ts';
import { refusalsOf, type Refusable } from '@dokubox/spec/operations/refusals.ts';
import type { OperationId } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import { etagged } from '@dokubox/spec/operations/etagged.ts';
import type { Components } from './components.ts';
import type { Examples } from './examples.ts';
import type { JsonObject } from './schema.ts';

const text = { type: 'string' };

/** Headers of answers, described once. */
export const headerComponents: JsonObject = {
  Allow: { description: 'Methods the path supports, separated by commas.', schema: text },
  ETag: {
    description: 'Version of the answer, to send in the next `If-None-Match`.',
    schema: text,
  },
  Location: { description: 'Target of the redirect.', schema: text },
  RetryAfter: {
    description: 'Seconds to wait before the next attempt.',
    schema: { type: 'integer', minimum: 0 },
  },
  SessionCookie: {
    description:
      'The session cookie `dde-session`: HttpOnly, SameSite=Lax, `Secure` over HTTPS (A-273). Set for a new session, and deleted when the session has ended. `dde-signed-in=1` is set and deleted with it, and scripts may read it. Without it, a page does not need to ask who is signed in.',
    schema: text,
  },
};

const header = (name: string) => ({ $ref: `#/components/headers/${name}` });

function successHeaders(id: OperationId, { success, sessionCookie }: OperationDefinition) {
  const headers = {
    ...(success.status === 302 ? { Location: header('Location') } : {}),
    ...(sessionCookie === undefined ? {} : { 'Set-Cookie': header('SessionCookie') }),
    ...(etagged.has(id) ? { ETag: header('ETag') } : {}),
  };
  return Object.keys(headers).length === 0 ? {} : { headers };
}

function successOf(
  id: OperationId,
  operation: OperationDefinition,
  components: Components,
  examples: Examples,
): JsonObject {
  const { status, schema, mediaType = 'application/json' } = operation.success;
  const description = `${STATUS_CODES[status] ?? 'Success'}: ${operation.summary}.`;
  const headers = successHeaders(id, operation);
  if (schema === null) return { description, ...headers };
  return {
    description,
    ...headers,
    content: { [mediaType]: { schema: components.answer(id, operation), ...examples.answers(id) } },
  };
}

const refusalHeaders: Readonly<Record<number, JsonObject>> = {
  405: { Allow: header('Allow') },
  429: { 'Retry-After': header('RetryAfter') },
  503: { 'Retry-After': header('RetryAfter') },
};

/** The errors of one status, as text for readers and one by one for programs. */
function refusalResponse(
  refused: readonly Refusable[],
  components: Components,
  examples: JsonObject,
): JsonObject {
  const [first] = refused;
  const status = first?.status ?? 500;
  const rows = refused.map(({ messageKey, errorCode, when }) => {
    const code = errorCode === undefined ? '' : ` (\`${errorCode}\`)`;
    return `- \`${messageKey}\`${code}: ${when}`;
  });
  const headers = refusalHeaders[status];
  return {
    description: [`${STATUS_CODES[status] ?? 'Refused'}.`, '', ...rows].join('\n'),
    ...(headers ? { headers } : {}),
    content: {
      'application/json': { schema: components.publish({ $ref: 'ErrorBody' }), ...examples },
    },
    'x-refusals': refused.map(({ messageKey, errorCode, when }) => ({
      messageKey,
      ...(errorCode === undefined ? {} : { errorCode }),
      when,
    })),
  };
}

/** Answers that many operations share, by name. */
export class SharedAnswers {
  readonly #answers = new Map<string, JsonObject>();

  /** The answer itself, or a reference if others have the same. */
  share(name: string, answer: JsonObject): JsonObject {
    const known = this.#answers.get(name);
    if (known === undefined) this.#answers.set(name, answer);
    else if (JSON.stringify(known) !== JSON.stringify(answer)) return answer;
    return { $ref: `#/components/responses/${name}` };
  }

  toJson(): JsonObject {
    return Object.fromEntries([...this.#answers].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}

/** Every answer of an operation by its status. */
export function answersOf(
  id: OperationId,
  operation: OperationDefinition,
  components: Components,
  shared: SharedAnswers,
  examples: Examples,
): JsonObject {
  const common = commonConditions(operation);
  const byStatus = new Map<number, Refusable[]>();
  for (const refusal of refusalsOf(operation)) {
    byStatus.set(refusal.status, [...(byStatus.get(refusal.status) ?? []), refusal]);
  }
  const refusals = [...byStatus].map(([status, refused]) => {
    const everywhere = refused.every(({ name, when }) => common[name] === when);
    const shown = examples.refusals(everywhere ? null : id, refused);
    const answer = refusalResponse(refused, components, shown);
    return [status, everywhere ? shared.share(`Refused${status}`, answer) : answer] as const;
  });
  const unchanged = {
    304: {
      description: 'Not Modified: the answer still matches `If-None-Match`.',
      headers: { ETag: header('ETag') },
    },
  };
  return {
    [operation.success.status]: successOf(id, operation, components, examples),
    ...(etagged.has(id) ? unchanged : {}),
    ...Object.fromEntries(refusals),
  };
}

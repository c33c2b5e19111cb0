import { isListed, statusesOf } from '@dokubox/spec/operations/refusals.ts';
import { operations } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import { numberPlaceholders } from '../../simulator/door/number-placeholders.ts';

/** The parts of an answer that are compared with the operation's listed answers. */
export interface Seen {
  readonly status: number;
  /** The body, if it is JSON. */
  readonly json: unknown;
}

const NOT_MODIFIED = 304;
const FIRST_REFUSAL = 400;

const known = Object.entries<OperationDefinition>(operations).map(([id, operation]) => {
  const numbers = numberPlaceholders(operation);
  const pattern = operation.url.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    numbers.has(name) ? '\\d+' : '[^/]+',
  );
  const statuses: ReadonlySet<number> = new Set(statusesOf(operation));
  return { id, operation, statuses, path: new RegExp(`^${pattern}$`) };
});

/**
 * Forms of the simulator's own pages, which share a path with an operation but do not belong to it.
 */
const pageForms: ReadonlySet<string> = new Set([`POST ${operations.openSituation.url}`]);

/**
 * The part of an answer that the operation does not list. Null if everything is listed, or if the
 * address is not part of the contract.
 */
export function unlisted(method: string, address: string, { status, json }: Seen): string | null {
  const [path = ''] = address.split(/[?#]/, 1);
  if (pageForms.has(`${method} ${path}`)) return null;
  const here = known.filter((one) => one.path.test(path));
  // Every operation of a path rejects an unknown method in the same way.
  const called = here.find((one) => one.operation.method === method) ?? here[0];
  if (!called || method === 'OPTIONS' || status === NOT_MODIFIED) return null;
  const { id, operation, statuses } = called;
  const refused = (json ?? {}) as { readonly messageKey?: string; readonly errorCode?: string };
  const { messageKey, errorCode } = refused;
  const isRefusal = messageKey !== undefined && (status >= FIRST_REFUSAL || status === 307);
  const listed = isRefusal
    ? isListed(operation, { status, messageKey, ...(errorCode ? { errorCode } : {}) })
    : statuses.has(status);
  return listed ? null : `${id} answered ${status} ${messageKey ?? ''}, which it does not list`;
}

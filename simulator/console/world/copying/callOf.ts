import { coerce } from '@dokubox/spec/operations/coerce.ts';
import { operations, type OperationId } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import type { JournalEntry } from '@dokubox/spec/control/schemas/journal.ts';

type Values = Readonly<Record<string, unknown>>;

/** A request of a journal as a typed call of its operation. */
export interface TypedCall {
  readonly operationId: OperationId;
  /** The call's input. Unused parts are absent. */
  readonly args: { readonly params?: Values; readonly query?: Values; readonly body?: Values };
  /** True where it came with a form, which a journal does not keep. */
  readonly isForm: boolean;
}

const isOperation = (id: string | undefined): id is OperationId =>
  id !== undefined && Object.hasOwn(operations, id);

/** Decoded texts of an address, or undefined if they cannot be decoded. */
function typed(texts: Iterable<readonly [string, string]>, schema: unknown): Values | undefined {
  const values = Object.fromEntries(texts);
  return Object.keys(values).length === 0 ? undefined : coerce(schema ?? {}, values);
}

/** Values of the placeholders, or undefined if the path does not match the operation. */
function placeholders(url: string, path: string): readonly (readonly [string, string])[] {
  const parts = path.split('/');
  const wanted = url.split('/');
  const named = wanted.map((part) => /^\{(\w+)\}$/.exec(part)?.[1]);
  const same = wanted.every((part, at) => named[at] !== undefined || part === parts[at]);
  if (!same || parts.length !== wanted.length) return [];
  return named.flatMap((name, at) =>
    name === undefined ? [] : [[name, decodeURIComponent(parts[at] ?? '')] as const],
  );
}

/** The call of a request in a journal, or null if the contract has no such operation. */
export function callOf(entry: JournalEntry): TypedCall | null {
  if (!isOperation(entry.operationId)) return null;
  const operation: OperationDefinition = operations[entry.operationId];
  const { pathname, searchParams } = new URL(entry.path, 'http://simulator');
  const params = typed(placeholders(operation.url, pathname), operation.params);
  const query = typed(searchParams, operation.query);
  // The portal sends an empty body where the contract has none (`emptyBodyAllowed`).
  const body = operation.body ? entry.body : undefined;
  return {
    operationId: entry.operationId,
    args: {
      ...(params === undefined ? {} : { params }),
      ...(query === undefined ? {} : { query }),
      ...(body === undefined ? {} : { body }),
    },
    isForm: operation.multipart === true,
  };
}

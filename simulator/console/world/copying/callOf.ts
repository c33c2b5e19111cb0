import { operations, type OperationId } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import type { JournalEntry } from '@dokubox/spec/schemas/journal.ts';

type Values = Readonly<Record<string, unknown>>;

/** A request of a journal as a typed call of its operation. */
export interface Call {
  readonly operationId: OperationId;
  /** What it was called with; parts it had none of are absent. */
  readonly args: { readonly params?: Values; readonly query?: Values; readonly body?: Values };
  /** True where it came with a form, which a journal does not keep. */
  readonly isForm: boolean;
}

const isOperation = (id: string | undefined): id is OperationId =>
  id !== undefined && Object.hasOwn(operations, id);

/** Texts of an address as the schema of their part has them. */
function typed(texts: Iterable<readonly [string, string]>, schema: unknown): Values | undefined {
  const { properties = {} } = (schema ?? {}) as { properties?: Record<string, { type?: unknown }> };
  const values = [...texts].map(([name, text]) => {
    const types = [properties[name]?.type].flat();
    const isNumber = types.includes('integer') || types.includes('number');
    if (isNumber && text !== '' && !Number.isNaN(Number(text)))
      return [name, Number(text)] as const;
    if (types.includes('boolean')) return [name, text === 'true'] as const;
    return [name, text] as const;
  });
  return values.length === 0 ? undefined : Object.fromEntries(values);
}

/** Values of the placeholders; none where the path is not one of the operation. */
function placeholders(url: string, path: string): readonly (readonly [string, string])[] {
  const names = [...url.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const pattern = url
    .split(/\{\w+\}/)
    .map((text) => text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`))
    .join('([^/]*)');
  const values = new RegExp(`^${pattern}$`).exec(path)?.slice(1) ?? [];
  return names.flatMap((name, nth) => {
    const value = values[nth];
    return value === undefined ? [] : [[name, decodeURIComponent(value)] as const];
  });
}

/** The call a request of a journal was; null where the contract has no such operation. */
export function callOf(entry: JournalEntry): Call | null {
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

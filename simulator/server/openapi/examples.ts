import type { OperationId } from '@dokubox/spec/operations/table.ts';
import type { Example, ExampleFile } from '../examples/stored.ts';
import type { Json, JsonObject } from './schema.ts';

const isRefusal = ({ status }: Example) => status >= 400 || status === 307;

/** The message key of a refusal. */
function keyOf({ answer }: Example): string {
  return String((answer as { messageKey?: string } | undefined)?.messageKey);
}

/** `Signed in by hand` → `signedInByHand`: the name of an example. */
function nameOf({ shows }: Example): string {
  const [first = '', ...others] = shows.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return [first, ...others.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('');
}

function nodeOf(examples: readonly Example[], valueOf: (example: Example) => unknown) {
  const nodes = examples.flatMap((example) => {
    const value = valueOf(example);
    if (value === undefined) return [];
    return [[nameOf(example), { summary: example.shows, value: value as Json }] as const];
  });
  return nodes.length === 0 ? {} : { examples: Object.fromEntries(nodes) as JsonObject };
}

/** Recorded calls, as a document shows them. */
export class Examples {
  readonly #file: ExampleFile;

  constructor(file: ExampleFile) {
    this.#file = file;
  }

  /** Bodies of successful calls. */
  bodies(id: OperationId): { readonly examples?: JsonObject } {
    return nodeOf(this.#successes(id), ({ request }) => request.body);
  }

  /** What they answered. */
  answers(id: OperationId): { readonly examples?: JsonObject } {
    return nodeOf(this.#successes(id), ({ answer }) => answer);
  }

  /** Refusals of one status, one for each key; of any operation where none is said. */
  refusals(
    id: OperationId | null,
    status: number,
    keys: readonly string[],
  ): { readonly examples?: JsonObject } {
    const files = id === null ? Object.values(this.#file).flat() : (this.#file[id] ?? []);
    const refused = files.filter((example) => isRefusal(example) && example.status === status);
    const chosen = keys.flatMap((key) => refused.find((example) => keyOf(example) === key) ?? []);
    return nodeOf(chosen, ({ answer }) => answer);
  }

  #successes(id: OperationId): readonly Example[] {
    return (this.#file[id] ?? []).filter((example) => !isRefusal(example));
  }
}

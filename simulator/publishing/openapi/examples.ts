import type { Refusable } from '@dokubox/spec/operations/refusals.ts';
import type { OperationId } from '@dokubox/spec/operations/table.ts';
import type { Example, ExampleFile } from '../examples/stored.ts';
import type { Json, JsonObject } from './schema.ts';

const isRefusal = ({ status }: Example) => status >= 400 || status === 307;

/** `dde.error.maxSize` → `maxSize`. */
const tailOf = (messageKey: string) => messageKey.slice(messageKey.lastIndexOf('.') + 1);

/** The component name of an error, from its status, key and code. */
function nameOfRefusal(refused: Refused | Example): string {
  const { messageKey = '', errorCode } =
    'answer' in refused ? ((refused.answer ?? {}) as Partial<Refused>) : (refused as Refused);
  const code = errorCode === undefined ? '' : `.${errorCode}`;
  return `Refused${refused.status}.${tailOf(messageKey)}${code}`;
}

/** `Signed in by hand` → `signedInByHand`: the name of an example. */
function nameOf({ shows }: Example): string {
  const [first = '', ...others] = shows.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return [first, ...others.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('');
}

const nodeOf = ({ shows, answer }: Example): JsonObject => ({
  summary: shows,
  value: answer as Json,
});

function nodesOf(examples: readonly Example[], valueOf: (example: Example) => unknown) {
  const nodes = examples.flatMap((example) => {
    const value = valueOf(example);
    if (value === undefined) return [];
    return [[nameOf(example), { summary: example.shows, value: value as Json }] as const];
  });
  return nodes.length === 0 ? {} : { examples: Object.fromEntries(nodes) as JsonObject };
}

interface Recorded {
  readonly id: OperationId;
  readonly example: Example;
}

type Refused = Pick<Refusable, 'status' | 'messageKey' | 'errorCode'>;

/** Recorded calls, as a document shows them. */
export class Examples {
  readonly #file: ExampleFile;
  readonly #recorded: readonly Recorded[];
  readonly #shared = new Map<string, JsonObject>();

  constructor(file: ExampleFile) {
    this.#file = file;
    this.#recorded = Object.entries(file).flatMap(([id, examples]) =>
      examples.map((example) => ({ id: id as OperationId, example })),
    );
  }

  /** Bodies of successful calls. */
  bodies(id: OperationId): { readonly examples?: JsonObject } {
    return nodesOf(this.#successes(id), ({ request }) => request.body);
  }

  /** The answers to these bodies. */
  answers(id: OperationId): { readonly examples?: JsonObject } {
    return nodesOf(this.#successes(id), ({ answer }) => answer);
  }

  /**
   * One example for each error of a call. The call's own example is preferred. Otherwise the same
   * error of another call is used, from the components.
   * @param id null for errors that every call shares
   */
  refusals(
    id: OperationId | null,
    refused: readonly Refusable[],
  ): { readonly examples?: JsonObject } {
    const own = id === null ? [] : this.#recorded.filter((one) => one.id === id);
    const nodes = refused.flatMap((refusal): (readonly [string, Json])[] => {
      const shows = (one: Recorded) =>
        isRefusal(one.example) && nameOfRefusal(one.example) === nameOfRefusal(refusal);
      const mine = own.find(shows);
      const found = mine ?? this.#recorded.find(shows);
      if (!found) return [];
      if (mine ?? id === null) return [[nameOf(found.example), nodeOf(found.example)]];
      const name = nameOfRefusal(refusal);
      this.#shared.set(name, {
        ...nodeOf(found.example),
        description: `As \`${found.id}\` was refused.`,
      });
      return [[tailOf(refusal.messageKey), { $ref: `#/components/examples/${name}` }]];
    });
    return nodes.length === 0 ? {} : { examples: Object.fromEntries(nodes) };
  }

  /** The components to which {@link refusals} refers. */
  toJson(): JsonObject {
    return Object.fromEntries([...this.#shared].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  #successes(id: OperationId): readonly Example[] {
    return (this.#file[id] ?? []).filter((example) => !isRefusal(example));
  }
}

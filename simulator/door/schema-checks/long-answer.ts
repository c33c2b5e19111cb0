import type { ValidateFunction } from 'ajv';
import { entriesIn, LEVELS, LONG_FROM } from '../../engine/json-in-steps.ts';
import { compileQuick, namedSchema } from './ajv.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Whether checking and writing an answer may block other calls for too long. */
export const isLong = (body: unknown): boolean => entriesIn(body) >= LONG_FROM;

/** A schema of the contract, reduced to the parts that contain lists. */
interface Schema {
  readonly $ref?: string;
  readonly $id?: string;
  readonly type?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

/** The entries of one list of an answer. */
interface List {
  readonly path: readonly string[];
  readonly entry: ValidateFunction;
}

/** The schema with its lists replaced by lists of anything. Collects the replaced lists. */
function apart(given: Schema, path: readonly string[], lists: List[]): Schema {
  const { $id: _name, ...schema } = given.$ref ? (namedSchema(given.$ref) as Schema) : given;
  if (path.length >= LEVELS) return given;
  if (schema.type === 'array' && schema.items) {
    lists.push({ path, entry: compileQuick(schema.items) });
    return { ...schema, items: {} };
  }
  if (schema.type !== 'object' || !schema.properties) return given;
  const properties = Object.entries(schema.properties).map(
    ([name, field]) => [name, apart(field, [...path, name], lists)] as const,
  );
  return { ...schema, properties: Object.fromEntries(properties) };
}

/** The place at which a value breaks its schema. */
export interface Breach {
  readonly validate: ValidateFunction;
  /** The path of the value in the answer, for example `/boxes/3`. */
  readonly at: string;
}

/** One possible form of an answer: the part around its lists, and the form of their entries. */
class Form {
  readonly #around: ValidateFunction;
  readonly #lists: readonly List[];

  constructor(schema: Schema) {
    const lists: List[] = [];
    this.#around = compileQuick(apart(schema, [], lists));
    this.#lists = lists;
  }

  *breach(body: unknown): Generator<void, Breach | null> {
    if (!this.#around(body)) return { validate: this.#around, at: '' };
    for (const { path, entry } of this.#lists) {
      const list = path.reduce<unknown>((value, name) => (value as Fields | null)?.[name], body);
      if (!Array.isArray(list)) continue;
      for (const [nth, one] of list.entries()) {
        yield;
        if (!entry(one)) return { validate: entry, at: `/${[...path, nth].join('/')}` };
      }
    }
    return null;
  }
}

/** Checks long answers against one schema, yielding after each entry. */
export class LongAnswer {
  readonly #forms: readonly Form[];

  constructor(schema: object) {
    const { anyOf = [schema] } = schema as Schema;
    this.#forms = anyOf.map((one) => new Form(one));
  }

  /** @returns the breach of the schema, or null if there is none */
  *breach(body: unknown): Generator<void, Breach | null> {
    let first: Breach | null = null;
    for (const form of this.#forms) {
      const breach = yield* form.breach(body);
      if (!breach) return null;
      first ??= breach;
    }
    return first;
  }
}

/** The bytes of a text in pieces, yielding after each piece. */
export function* bytesInSteps(pieces: readonly string[]): Generator<void, Uint8Array> {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (const piece of pieces) {
    const part = encoder.encode(piece);
    parts.push(part);
    length += part.length;
    yield;
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

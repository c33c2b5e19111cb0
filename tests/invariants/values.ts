import { controlSchemas } from '@dokubox/spec/control/schemas/registry.ts';
import { productSchemas } from '@dokubox/spec/schemas/product-registry.ts';
import type { Random } from '../../simulator/engine/seed/random.ts';

/**
 * Generates values for a schema of the contract: inside it, at its bounds, and just beyond them.
 */

export type Schema = Readonly<Record<string, unknown>>;
/** Values that exist in a world, by the names of the fields that accept them. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

const schemas: Readonly<Record<string, object>> = { ...productSchemas, ...controlSchemas };

/**
 * Texts of every kind: empty, control characters, both directions, astral, combining, unpaired
 * surrogates.
 */
const texts = [
  '',
  ' ',
  'A plain text',
  'Žluťoučký kůň – Ђорђе – Щастие',
  '\u0000',
  '\u0007bell\u001b[31m',
  'line\nfeed\ttab\r\n',
  '\u202Egpj.exe\u202C',
  '\u2066isolated\u2069\u200B\uFEFF',
  '😀👩‍👩‍👧‍👦🇨🇿',
  '\u{10FFFF}',
  'Z\u0351\u036B\u0343\u036A\u0302'.repeat(6),
  '\uD800',
  'x\uDC00y',
  '__proto__',
  'constructor',
  '"\\</script>{{}}%00',
  '\u0130ﬀßẞ',
] as const;

const moments = [
  '1970-01-01T00:00:00Z',
  '1969-12-31T23:59:59Z',
  '2026-05-04T08:00:00.000Z',
  '2026-05-04T08:00:00+14:00',
  '9998-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59Z',
  '9999-09-30T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '1970-01-01T00:00:00+14:00',
  '9998-12-31T23:59:59-14:00',
  '2026-02-30T00:00:00Z',
  'tomorrow',
];
const days = ['2026-05-04', '1900-01-01', '9999-09-30', '0000-01-01', '2026-02-29', 'today'];
const emails = ['a@b.example', 'ž@b.example', 'a@', ''];

/**
 * Maximum number of characters that texts and lists at their bounds use in one call. Bounds
 * multiply: a list of 10,000 boxes with long lists inside would be larger than the heap, and no
 * call could carry it.
 */
export const roomOfACall = 2_000_000;

/** The share of values at a bound, and the share beyond one. */
const atBound = 0.15;
const beyond = 0.06;

export class Values {
  readonly #random: Random;
  readonly #known: Known;
  #room = roomOfACall;

  constructor(random: Random, known: Known) {
    this.#random = random;
    this.#known = known;
  }

  /** A value that the schema mostly accepts. */
  of(schema: Schema, name = '', depth = 0): unknown {
    const { $ref, anyOf } = schema as { $ref?: string; anyOf?: readonly Schema[] };
    if ($ref !== undefined) return this.of(schemas[$ref] as Schema, name, depth);
    const known = this.#known[name];
    if (known && known.length > 0 && this.#random.next() < 0.9) return this.#random.pick(known);
    if (anyOf) return this.of(this.#random.pick(anyOf), name, depth);
    if ('const' in schema) return schema['const'];
    const values = schema['enum'] as readonly unknown[] | undefined;
    if (values) return this.#random.next() < beyond ? 'NONE_OF_THEM' : this.#random.pick(values);
    const { type = 'object' } = schema as { type?: string | readonly string[] };
    const types = [type].flat();
    return this.#ofType(this.#random.pick(types), schema, name, depth);
  }

  #ofType(type: string, schema: Schema, name: string, depth: number): unknown {
    if (this.#random.next() < beyond / 3) return this.#random.pick([null, [], {}, 0, true, '']);
    switch (type) {
      case 'null':
        return null;
      case 'boolean':
        return this.#random.next() < 0.5;
      case 'integer':
      case 'number':
        return this.#number(schema);
      case 'string':
        return this.#text(schema);
      case 'array':
        return this.#list(schema, name, depth);
      default:
        return this.#fields(schema, depth);
    }
  }

  #number({ minimum = 0, maximum = 1e6 }: Schema & { minimum?: number; maximum?: number }): number {
    const chance = this.#random.next();
    if (chance < beyond) return this.#random.pick([minimum - 1, maximum + 1, 1e308, -1, 0.5]);
    if (chance < beyond + atBound) return this.#random.pick([minimum, maximum]);
    return this.#random.int(minimum, Math.min(maximum, minimum + 1000));
  }

  #text(schema: Schema): string {
    const {
      format,
      pattern,
      minLength = 0,
      maxLength,
    } = schema as {
      format?: string;
      pattern?: string;
      minLength?: number;
      maxLength?: number;
    };
    if (format === 'date-time') return this.#fitting(moments, pattern);
    if (format === 'date') return this.#fitting(days, pattern);
    if (format === 'email') return this.#random.pick(emails);
    const chance = this.#random.next();
    if (maxLength !== undefined && chance < beyond + atBound && this.#takes(maxLength + 1)) {
      return chance < beyond ? 'é'.repeat(maxLength + 1) : '😀'.repeat(maxLength / 2);
    }
    if (pattern !== undefined) return this.#fitting([...texts, 'A1', 'abc-1', '/x', 'AB'], pattern);
    return this.#random.pick(texts).slice(0, maxLength).padEnd(minLength, 'x');
  }

  /** A candidate that mostly matches the pattern. */
  #fitting(candidates: readonly string[], pattern: string | undefined): string {
    if (pattern === undefined || this.#random.next() < beyond) return this.#random.pick(candidates);
    const expression = new RegExp(pattern);
    const fitting = candidates.filter((text) => expression.test(text));
    return this.#random.pick(fitting.length > 0 ? fitting : candidates);
  }

  #list(schema: Schema, name: string, depth: number): unknown[] {
    const {
      items = {},
      minItems = 0,
      maxItems = 3,
    } = schema as {
      items?: Schema;
      minItems?: number;
      maxItems?: number;
    };
    const most = depth > 3 ? minItems : Math.max(minItems, Math.min(maxItems, 3));
    const isTooLong = this.#random.next() < 0.01;
    const length = this.#random.int(minItems, most);
    const list = Array.from({ length }, () => this.of(items, name, depth + 1));
    const [item = null] = list;
    const size = (maxItems + 1) * JSON.stringify(item).length;
    return isTooLong && this.#takes(size) ? Array.from({ length: maxItems + 1 }, () => item) : list;
  }

  /** Whether there is room for so many more characters. If so, they are used up. */
  #takes(characters: number): boolean {
    if (characters > this.#room) return false;
    this.#room -= characters;
    return true;
  }

  #fields(schema: Schema, depth: number): Record<string, unknown> {
    const {
      properties = {},
      required = [],
      additionalProperties,
    } = schema as {
      properties?: Readonly<Record<string, Schema>>;
      required?: readonly string[];
      additionalProperties?: Schema | boolean;
    };
    const values: Record<string, unknown> = {};
    const wanted = depth > 3 ? 0.1 : this.#random.pick([0.1, 0.4, 0.9]);
    for (const [name, inside] of Object.entries(properties)) {
      const isNeeded = required.includes(name) && this.#random.next() > beyond / 3;
      if (isNeeded || this.#random.next() < wanted) values[name] = this.of(inside, name, depth + 1);
    }
    if (typeof additionalProperties === 'object') {
      const names = this.#known['*'] ?? [];
      const name = names.length > 0 ? String(this.#random.pick(names)) : this.#random.pick(texts);
      values[name] = this.of(additionalProperties, name, depth + 1);
    } else if (this.#random.next() < beyond / 3) values[this.#random.pick(texts)] = 1;
    return values;
  }
}

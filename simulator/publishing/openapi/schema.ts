import { controlLists } from '@dokubox/spec/control/lists.ts';
import { lists } from '@dokubox/spec/lists/lists.ts';
import type { DescribedList } from '@dokubox/spec/lists/list.ts';
import { schemaOrigins, schemas, type EntityName } from '@dokubox/spec/schemas/registry.ts';
import {
  isSpecified,
  NAME_KEYWORD,
  ORIGIN_KEYWORD,
  WORDS_KEYWORD,
  type Origin,
} from '@dokubox/spec/origin.ts';

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json | undefined;
}

/** Keywords that only our own types and documents need, not readers of the contract. */
const internalKeywords: ReadonlySet<string> = new Set([
  '$id',
  'x-page-of',
  'x-wraps',
  'x-list',
  NAME_KEYWORD,
  WORDS_KEYWORD,
]);

/**
 * Keywords with values instead of schemas, so that a value named like a keyword stays unchanged.
 */
const valueKeywords: ReadonlySet<string> = new Set([
  'enum',
  'examples',
  'required',
  'default',
  'description',
]);

/** The origin as readers see it: its source, and where to read it. */
export function originNode(origin: Origin): JsonObject {
  return { kind: isSpecified(origin) ? 'specified' : 'assumed', ref: origin };
}

/** The destination of named parts of a published schema. */
export interface Publisher {
  /** Address of a named schema. */
  refTo(name: string): string;
  /**
   * Receives a named schema inside another one. If absent, the schema stays inside.
   * @param make publishes it
   */
  lift?(name: string, make: () => JsonObject): void;
}

interface Named {
  readonly name: string;
  readonly nullable: boolean;
  readonly make: (publisher: Publisher, origin: Origin) => JsonObject;
}

const plainValues = (values: readonly unknown[]) => values.filter((value) => value !== null);

const listsByValues: ReadonlyMap<string, readonly [string, DescribedList]> = new Map(
  Object.entries({ ...lists, ...controlLists }).map(([name, list]) => [
    JSON.stringify(list.values),
    [name, list],
  ]),
);

/** A closed list as a document describes it: as text for readers, value by value for generators. */
function listNode({ about, origin, values, words }: DescribedList): JsonObject {
  const rows = values.map((value, place) => `- \`${value}\`: ${words[place] ?? ''}`);
  return {
    type: typeof values[0] === 'number' ? 'integer' : 'string',
    enum: values,
    description: [about, '', ...rows].join('\n'),
    'x-enum-descriptions': words,
    [ORIGIN_KEYWORD]: originNode(origin),
  };
}

/** The name of a node itself: of a closed list, or of an object that was given one. */
function namedNode(node: Readonly<Record<string, unknown>>): Named | undefined {
  const values = node['enum'];
  if (Array.isArray(values)) {
    const [name, list] = listsByValues.get(JSON.stringify(plainValues(values))) ?? [];
    if (name === undefined || list === undefined) return undefined;
    return { name, nullable: values.includes(null), make: () => listNode(list) };
  }
  const name = node[NAME_KEYWORD];
  if (typeof name !== 'string') return undefined;
  const { [NAME_KEYWORD]: _name, description: _field, type, ...rest } = node;
  const nullable = Array.isArray(type) && type.includes('null');
  const own = { type: nullable ? 'object' : type, description: node[WORDS_KEYWORD], ...rest };
  return {
    name,
    nullable,
    make: (publisher, origin) =>
      publish({ ...own, [ORIGIN_KEYWORD]: origin }, publisher) as JsonObject,
  };
}

/** The keywords that belong to the place of a named schema, not to the schema itself. */
function placeKeywords(node: Readonly<Record<string, unknown>>): JsonObject {
  const origin = node[ORIGIN_KEYWORD] as Origin | undefined;
  const { description, default: fallback } = node as { description?: string; default?: Json };
  return {
    ...(description === undefined ? {} : { description }),
    ...(fallback === undefined ? {} : { default: fallback }),
    ...(origin === undefined ? {} : { [ORIGIN_KEYWORD]: originNode(origin) }),
  };
}

/**
 * Publishes a schema of the contract for a document.
 * @param inherited origin of the schema around it
 */
export function publish(node: unknown, publisher: Publisher, inherited: Origin = 'A-228'): Json {
  if (Array.isArray(node)) return node.map((item) => publish(item, publisher, inherited));
  if (typeof node !== 'object' || node === null) return node as Json;
  const fields = node as Readonly<Record<string, unknown>>;
  const origin = (fields[ORIGIN_KEYWORD] as Origin | undefined) ?? inherited;
  const own = publisher.lift && namedNode(fields);
  if (own && publisher.lift) {
    publisher.lift(own.name, () => own.make(publisher, origin));
    const $ref = publisher.refTo(own.name);
    const place = placeKeywords(fields);
    return own.nullable ? { anyOf: [{ $ref }, { type: 'null' }], ...place } : { $ref, ...place };
  }
  if (publisher.lift && 'contentMediaType' in fields) return fileNode(fields);
  const result: Record<string, Json> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (internalKeywords.has(name) || value === undefined) continue;
    if (name === ORIGIN_KEYWORD) result[name] = originNode(value as Origin);
    else if (name === '$ref') result[name] = publisher.refTo(value as string);
    else if (name === 'properties') result[name] = publishEach(value as object, publisher, origin);
    else if (valueKeywords.has(name)) result[name] = value as Json;
    else result[name] = publish(value, publisher, origin);
  }
  const words = fields[WORDS_KEYWORD];
  if (typeof words === 'string' && !('description' in fields)) result['description'] = words;
  return result;
}

/** A file part of a form, in the form that generators read as bytes. */
function fileNode(node: Readonly<Record<string, unknown>>): JsonObject {
  const bytes = { type: 'string', format: 'binary' };
  const place = placeKeywords(node);
  if (node['x-list'] !== true) return { ...bytes, ...place };
  return { type: 'array', items: bytes, minItems: 1, maxItems: 1, ...place };
}

function publishEach(fields: object, publisher: Publisher, origin: Origin): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, publish(schema, publisher, origin)]),
  );
}

/** An entity of the contract with the origin of the whole. */
export function publishEntity(name: EntityName, publisher: Publisher): JsonObject {
  const published = publish(schemas[name], publisher, schemaOrigins[name]) as JsonObject;
  return { ...published, [ORIGIN_KEYWORD]: originNode(schemaOrigins[name]) };
}

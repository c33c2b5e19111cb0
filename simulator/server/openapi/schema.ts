import { schemaOrigins } from '@dokubox/spec/schemas/origins.ts';
import { schemas, type EntityName } from '@dokubox/spec/schemas/registry.ts';
import { isSpecified, ORIGIN_KEYWORD, type Origin } from '@dokubox/spec/origin.ts';

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json | undefined;
}

/** Keywords that only help our own types; no reader of the contract needs them. */
const internalKeywords: ReadonlySet<string> = new Set(['$id', 'x-page-of', 'x-wraps']);

/** The origin as readers see it: who says so, and where that can be read. */
export function originNode(origin: Origin): JsonObject {
  return { kind: isSpecified(origin) ? 'specified' : 'assumed', ref: origin };
}

/**
 * A schema of the contract in the words of a published document.
 * @param refTo address of a named schema
 */
export function publish(node: unknown, refTo: (name: string) => string): Json {
  if (Array.isArray(node)) return node.map((item) => publish(item, refTo));
  if (typeof node !== 'object' || node === null) return node as Json;
  const result: Record<string, Json> = {};
  for (const [name, value] of Object.entries(node)) {
    if (internalKeywords.has(name) || value === undefined) continue;
    if (name === ORIGIN_KEYWORD) result[name] = originNode(value as Origin);
    else if (name === '$ref') result[name] = refTo(value as string);
    else if (name === 'properties') result[name] = publishEach(value as object, refTo);
    // Values, not schemas: a value named like a keyword stays what it is.
    else if (name === 'enum' || name === 'examples' || name === 'required') {
      result[name] = value as Json;
    } else result[name] = publish(value, refTo);
  }
  return result;
}

function publishEach(schemas: object, refTo: (name: string) => string): JsonObject {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, publish(schema, refTo)]),
  );
}

/** An entity of the contract with the origin of the whole. */
export function publishEntity(name: EntityName, refTo: (name: string) => string): JsonObject {
  const published = publish(schemas[name], refTo) as JsonObject;
  return { ...published, [ORIGIN_KEYWORD]: originNode(schemaOrigins[name]) };
}

import type { Json, JsonObject } from './schema.ts';

/*
 * Converts OpenAPI 3.1 to 3.0.3, for generators that read nothing newer. The content is the same
 * with fewer features: null is a keyword, a reference has no siblings, bytes and base64 are
 * formats.
 */

type Fields = Readonly<Record<string, Json | undefined>>;

function isObject(node: Json | undefined): node is JsonObject {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}

/** The siblings of a reference, which 3.0 would ignore there. */
function besideReference({ $ref, ...place }: Fields): JsonObject {
  return Object.keys(place).length === 0 ? { $ref } : { allOf: [{ $ref }], ...place };
}

/** Types of the named schemas, which `nullable` needs next to it. */
type TypeOf = (ref: Json | undefined) => Json;

/** A choice between a schema and null. */
function nullableChoice({ anyOf, ...place }: Fields, typeOf: TypeOf): JsonObject | null {
  const choices = Array.isArray(anyOf) ? (anyOf as readonly JsonObject[]) : [];
  const [only, ...others] = choices.filter(({ type }) => type !== 'null');
  if (!only || others.length > 0 || choices.length !== 2) return null;
  return { type: typeOf(only['$ref']), nullable: true, allOf: [only], ...place };
}

/**
 * Types of a node: one type, or one and null. Several types are left out, because older generators
 * cannot read them.
 */
function typeFields(type: readonly string[]): JsonObject {
  const types = type.filter((name) => name !== 'null');
  const nullable = types.length < type.length ? { nullable: true } : {};
  const [only, ...others] = types;
  if (others.length === 0) return { type: only, ...nullable };
  return nullable;
}

function convertSchema(node: Fields, typeOf: TypeOf): JsonObject {
  if ('$ref' in node) return besideReference(node);
  const choice = 'anyOf' in node ? nullableChoice(node, typeOf) : null;
  if (choice) return choice;
  const { type, contentEncoding, contentMediaType: _media, ...rest } = node;
  return {
    ...(Array.isArray(type) ? typeFields(type as string[]) : type === undefined ? {} : { type }),
    ...(contentEncoding === 'base64' ? { format: 'byte' } : {}),
    ...rest,
  };
}

/** Keywords whose values are schemas by name, and those whose value is one schema. */
const schemaMaps = new Set(['schemas', 'properties']);
const schemaPlaces = new Set(['schema', 'items', 'additionalProperties']);

function convert(node: Json | undefined, isSchema: boolean, typeOf: TypeOf): Json {
  if (Array.isArray(node)) return node.map((item) => convert(item, isSchema, typeOf));
  if (!isObject(node)) return node ?? null;
  const fields = isSchema ? convertSchema(node, typeOf) : node;
  const entries = Object.entries(fields).map(([name, value]) => {
    if (schemaMaps.has(name) && isObject(value)) {
      const each = Object.entries(value).map(([key, one]) => [key, convert(one, true, typeOf)]);
      return [name, Object.fromEntries(each) as JsonObject];
    }
    if (name === 'example' || name === 'value' || name === 'enum') return [name, value];
    // A choice contains schemas, which are already complete.
    return [name, convert(value, schemaPlaces.has(name), typeOf)];
  });
  return Object.fromEntries(entries) as JsonObject;
}

/** The document in OpenAPI 3.0.3. */
export function asOpenApi30(document: JsonObject): JsonObject {
  const { schemas } = document['components'] as { schemas: Readonly<Record<string, JsonObject>> };
  const typeOf: TypeOf = (ref) =>
    schemas[String(ref).split('/').at(-1) ?? '']?.['type'] ?? 'object';
  const converted = convert(document, false, typeOf) as JsonObject;
  const info = converted['info'] as JsonObject;
  const { identifier: name, ...license } = info['license'] as JsonObject;
  const url = `https://spdx.org/licenses/${String(name)}.html`;
  return { ...converted, openapi: '3.0.3', info: { ...info, license: { ...license, url } } };
}

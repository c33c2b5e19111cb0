import type { JSONSchema } from 'json-schema-to-ts';
import { pageSizes } from '../limits.ts';
import { from, type Origin } from '../origin.ts';
import { count, id } from '../schemas/common.ts';
import type { EntityName } from '../schemas/registry.ts';

/** A body without fields: `{}`. */
export const emptyBody = {
  type: 'object',
  additionalProperties: false,
  properties: {},
} as const satisfies JSONSchema;

/** `{id}` in a path. */
export const idParams = {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: { id: from('A-280', id) },
} as const satisfies JSONSchema;

/** Paging fields of a search body. */
export const paging = {
  page: from('A-073', { type: 'integer', minimum: 0, maximum: 1_000_000 }),
  size: from('A-073', { type: 'integer', enum: pageSizes }),
} as const;

/** A page of entities. The marker keyword lets `Infer` name the row type. */
export function pageOf<const N extends EntityName>(name: N) {
  return {
    type: 'object',
    additionalProperties: false,
    required: ['content', 'page', 'size', 'totalElements'],
    properties: {
      content: from('A-073', { type: 'array', items: { $ref: name } }),
      page: from('A-073', count),
      size: from('A-073', count),
      totalElements: from('A-073', count),
    },
    'x-page-of': name,
  } as const;
}

/** An object around other schemas, all fields required. The marker lets `Infer` look inside. */
export function wrap<const W extends Record<string, JSONSchema>>(origin: Origin, fields: W) {
  return {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(fields),
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, schema]) => [name, from(origin, schema as object)]),
    ),
    'x-wraps': fields,
  } as unknown as JSONSchema & { readonly 'x-wraps': W };
}

/** The file part of a multipart call: raw bytes, not text. */
export const filePart = {
  type: 'string',
  contentMediaType: 'application/octet-stream',
} as const satisfies JSONSchema;

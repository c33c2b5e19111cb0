import type { JSONSchema } from 'json-schema-to-ts';
import { textPatterns } from '../free-text.ts';
import { limits } from '../limits.ts';

/** Building blocks of the entity schemas. Each use adds its own origin with `from`. */

/**
 * A positive integer that JSON and JavaScript keep exactly. It can need more than 32 bits.
 */
export const id = {
  type: 'integer',
  format: 'int64',
  minimum: 1,
  maximum: Number.MAX_SAFE_INTEGER,
} as const satisfies JSONSchema;

export const count = {
  type: 'integer',
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
} as const satisfies JSONSchema;
/** A text in an answer that has no limit of its own. */
export const text = {
  type: 'string',
  maxLength: limits.textMax,
} as const satisfies JSONSchema;
/** A text that may be null or absent. Both mean the same. */
export const optionalText = {
  type: ['string', 'null'],
  maxLength: limits.textMax,
} as const satisfies JSONSchema;
/**
 * A text of one line that one user writes and others read. It is never empty and contains no hidden
 * characters.
 */
export const line = <const M extends number>(maxLength: M) =>
  ({ type: 'string', minLength: 1, maxLength, pattern: textPatterns.line }) as const;
/** A {@link line} that may be null, empty or invisible. All of these mean that there is none. */
export const optionalLine = <const M extends number>(maxLength: M) =>
  ({ type: ['string', 'null'], maxLength, pattern: textPatterns.lineOrNothing }) as const;
/** A text like {@link line}, with several lines. */
export const lines = <const M extends number>(maxLength: M) =>
  ({ type: 'string', minLength: 1, maxLength, pattern: textPatterns.lines }) as const;
/** A text like {@link optionalLine}, with several lines. */
export const optionalLines = <const M extends number>(maxLength: M) =>
  ({ type: ['string', 'null'], maxLength, pattern: textPatterns.linesOrNothing }) as const;
/** A list in an answer. This is its maximum length if the schema does not set another. */
export const listOf = <const S extends object>(items: S, maxItems: number = limits.listMax) =>
  ({ type: 'array', maxItems, items }) as const;
export const flag = { type: 'boolean' } as const satisfies JSONSchema;
/** A flag that may be absent, which means false. The default is a note for people only. */
export const falseIfAbsent = { type: 'boolean', default: false } as { readonly type: 'boolean' };
export const optionalFlag = { type: ['boolean', 'null'] } as const satisfies JSONSchema;

/** A time in UTC, in ISO 8601 with `Z`. */
export const dateTime = {
  type: 'string',
  format: 'date-time',
  maxLength: limits.momentMax,
} as const satisfies JSONSchema;
export const optionalDateTime = {
  type: ['string', 'null'],
  format: 'date-time',
  maxLength: limits.momentMax,
} as const satisfies JSONSchema;
/** A calendar day without a time zone. */
export const optionalDate = {
  type: ['string', 'null'],
  format: 'date',
  maxLength: limits.dayMax,
} as const satisfies JSONSchema;

/** The bytes of a file, as base64 without a data-URL prefix. */
export const base64 = {
  type: 'string',
  contentEncoding: 'base64',
  maxLength: limits.bodyMaxBytes,
  pattern: '^[A-Za-z0-9+/]*={0,2}$',
} as const satisfies JSONSchema;

/** A value of a closed list, or null. */
export function optionalEnum<const V extends readonly string[]>(values: V) {
  return { type: ['string', 'null'], enum: [...values, null] } as {
    readonly type: readonly ['string', 'null'];
    readonly enum: readonly [...V, null];
  };
}

/** A value of a closed list. */
export function oneOf<const V extends readonly string[]>(values: V) {
  return { type: 'string', enum: values } as const;
}

/** A reference to an entity of the registry, by name. */
export function ref<const N extends string>(name: N) {
  return { $ref: name } as const;
}

/** A schema with a type written by hand, because the compiler would take too long to infer it. */
export function typed<T>(schema: object): JSONSchema & { readonly 'x-typed': T } {
  return schema as JSONSchema & { readonly 'x-typed': T };
}

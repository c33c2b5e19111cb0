import type { JSONSchema } from 'json-schema-to-ts';
import { textPatterns } from '../free-text.ts';
import { limits } from '../limits.ts';

/** Building blocks shared by the entity schemas. Each use adds its own origin with `from`. */

/** Positive integer that survives JSON and JavaScript unharmed: more than 32 bits hold. */
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
/** A text of an answer, without a limit of its own. */
export const text = {
  type: 'string',
  maxLength: limits.textMax,
} as const satisfies JSONSchema;
/** Text that may be null or absent, both meaning the same. */
export const optionalText = {
  type: ['string', 'null'],
  maxLength: limits.textMax,
} as const satisfies JSONSchema;
/** A text of one line that somebody writes and others read: never empty, nothing hidden in it. */
export const line = <const M extends number>(maxLength: M) =>
  ({ type: 'string', minLength: 1, maxLength, pattern: textPatterns.line }) as const;
/** As {@link line}; null, empty or without anything to be seen: none. */
export const optionalLine = <const M extends number>(maxLength: M) =>
  ({ type: ['string', 'null'], maxLength, pattern: textPatterns.lineOrNothing }) as const;
/** As {@link line}, of several lines. */
export const lines = <const M extends number>(maxLength: M) =>
  ({ type: 'string', minLength: 1, maxLength, pattern: textPatterns.lines }) as const;
/** As {@link optionalLine}, of several lines. */
export const optionalLines = <const M extends number>(maxLength: M) =>
  ({ type: ['string', 'null'], maxLength, pattern: textPatterns.linesOrNothing }) as const;
/** A list of an answer; how long it is at most where nothing says more. */
export const listOf = <const S extends object>(items: S, maxItems: number = limits.listMax) =>
  ({ type: 'array', maxItems, items }) as const;
export const flag = { type: 'boolean' } as const satisfies JSONSchema;
/** A flag that may be left out and means false then; the default is for readers only. */
export const falseIfAbsent = { type: 'boolean', default: false } as { readonly type: 'boolean' };
export const optionalFlag = { type: ['boolean', 'null'] } as const satisfies JSONSchema;

/** Moment in UTC, ISO 8601 with `Z`. */
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
/** Calendar day without a zone. */
export const optionalDate = {
  type: ['string', 'null'],
  format: 'date',
  maxLength: limits.dayMax,
} as const satisfies JSONSchema;

/** File bytes as base64 without a data-URL prefix. */
export const base64 = {
  type: 'string',
  contentEncoding: 'base64',
  maxLength: limits.bodyMaxBytes,
  pattern: '^[A-Za-z0-9+/]*={0,2}$',
} as const satisfies JSONSchema;

/** A list value or null, for fields that may be empty. */
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

/** Reference to an entity of the registry by its name. */
export function ref<const N extends string>(name: N) {
  return { $ref: name } as const;
}

/** A schema whose type is written by hand, for one the compiler would take too long to read. */
export function typed<T>(schema: object): JSONSchema & { readonly 'x-typed': T } {
  return schema as JSONSchema & { readonly 'x-typed': T };
}
